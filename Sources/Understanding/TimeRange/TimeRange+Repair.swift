extension TimeRangeDimension {
  /// A range of which one end is said anew behind words that take it back: "11am to 6pm, oh no,
  /// 7:15", "10 to 5, hmm, make it 6".
  func repaired(in line: Line, _ context: Context) -> Reading<TimeRange>? {
    guard let cue = line.repair else { return nil }
    let head = line.keeping(0..<line.tokens[cue].span.lowerBound)
    // The "no" of "no, till 8" takes back, and makes no "not until" of what follows.
    let start = line.tokens[cue].lexeme == .no ? cue + 1 : cue
    let behind = line.keeping(from: line.tokens[start].span.lowerBound)
    guard case .understood(let old, let evidence) = read(head, in: context),
      let tail = behind.partWithTime(context)
    else { return nil }
    // Another range in its place is read as any other.
    if case .understood = read(tail, in: context) { return nil }
    switch revise(old, by: tail, in: context) {
    case .understood(let new, let behind):
      let tokens = line.tokens.indices.filter {
        line.tokens[$0].span.lowerBound >= evidence.span.lowerBound
          && line.tokens[$0].span.upperBound <= behind.span.upperBound
      }
      guard let first = tokens.first, let last = tokens.last, new != old else { return nil }
      return .understood(new, line.evidence(first..<last + 1, rule: "time-range.repaired"))
    case .ambiguous(let ranges, let behind): return Reading(anyOf: ranges, behind)
    case .unclear: return nil
    }
  }
}

extension Line {
  /// The line, or else its last clause that says a time: that of "no, I lie, it's nearer 6".
  fileprivate func partWithTime(_ context: Context) -> Line? {
    let parts = [self] + clauses().reversed().map { keeping(span($0.tokens)) }
    return parts.first { !TimeDimension().matches(in: $0, context: context).isEmpty }
  }

  /// Whether nothing but a time stands behind a place, perhaps as an end: the "ten" of "noon to eight no ten",
  /// the "till ten" of "noon till eight, no till ten".
  private func saysOnlyTime(behind place: Int) -> Bool {
    let ends: LexemeSet = [.until, .to, .from, .at]
    let said = tokens[(place + 1)...]
    guard let first = said.first(where: { !ends.contains($0.lexeme) }),
      LexemeSet.numberStart.union([.noon, .midnight]).contains(first.lexeme)
    else { return false }
    return said.allSatisfy {
      LexemeSet.numberStart.union(LexemeSet.filler).union(ends).union([
        .noon, .midnight, .colon, .am, .pm, .oclock, .past, .half, .quarter, .please, .period,
      ]).contains($0.lexeme)
    }
  }

  /// The place of the last words that take something back, if something stands before them.
  fileprivate var repair: Int? {
    tokens.indices.dropFirst().dropLast().last { place in
      let next = tokens[place + 1]
      switch tokens[place].lexeme {
      case .wait, .sorry, .actually, .scratch, .nope: return true
      case .make: return [.it, .that].contains(next.lexeme)
      // "No snacks after 8" takes nothing back.
      case .no:
        return next.kind == .sign || [.wait, .sorry, .i, .make].contains(next.lexeme)
          || saysOnlyTime(behind: place)
      default: return false
      }
    }
  }
}
