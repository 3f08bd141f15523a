/// Decides what a line says to proposed values, from what its clauses do with them.
struct ReplyReader {
  private let line: Line
  private let context: Context
  private let stances: [Stance]
  private let changes: ReplyChanges

  init(_ line: Line, _ proposed: [ProposedValue], _ context: Context) {
    self.line = line
    self.context = context
    let clauses = ReplyClause.all(of: line)
    let found = ReplyChanges.Found(in: line, proposed, context)
    let stems = proposed.reduce(into: Set<String>()) { $0.formUnion($1.stems) }
    let reader = StanceReader(
      line: line, context: context, known: stems, said: found.restated,
      isValue: Set(found.all.flatMap(\.tokens)))
    let stances = reader.stances(of: clauses)
    self.stances = stances
    // What is asked about says no value: "yes, does it open at 8?"
    let spoken = zip(clauses, stances).filter { $0.1 != .asks }.map(\.0.tokens)
    changes = ReplyChanges(found, in: spoken, of: line)
  }

  /// The reply, or nil when it cannot be told.
  func reply() -> Reply? {
    let asks = stances.contains(.asks)
    if changes.isChanged {
      return Reply(.replace, values: changes.values, candidates: changes.candidates)
    }
    let declines = stances.contains(.declines)
    let retracts = stances.contains(.retracts)
    let agrees = stances.contains { if case .agrees = $0 { true } else { false } }
    if stances.contains(.wishes) { return Reply(.replace) }
    if agrees, stances.contains(.limits) { return Reply(.replace) }
    if agrees, declines || retracts { return torn(asks) }
    if declines { return declined(asks) }
    if agrees, stances.contains(.adds) { return nil }
    if agrees { return Reply(.affirm, asks: asks) }
    if retracts, stances.contains(where: { [.states, .urges].contains($0) }) {
      return Reply(.replace)
    }
    return isRestated ? Reply(.affirm, asks: asks) : nil
  }

  /// A no, with or without words about what is wanted instead.
  private func declined(_ asks: Bool) -> Reply {
    let saysMore = stances.contains { [.states, .urges, .limits].contains($0) }
    return saysMore ? Reply(.replace) : Reply(.decline, asks: asks)
  }

  /// What is said by a line that says yes as well as no: "no, wait, yes".
  private func torn(_ asks: Bool) -> Reply? {
    if stances.contains(where: { [.states, .urges].contains($0) }) {
      return Reply(.replace)
    }
    switch BooleanDimension().read(line, in: context) {
    case .understood(true, _): return Reply(.affirm, asks: asks)
    case .understood(false, _): return Reply(.decline, asks: asks)
    default: return nil
    }
  }

  /// Whether the line does nothing but say the proposed values again, or ask for them to be taken.
  private var isRestated: Bool {
    stances.contains(.urges) && stances.allSatisfy { [.urges, .fills, .asks].contains($0) }
  }
}
