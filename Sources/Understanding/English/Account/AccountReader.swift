/// Reads what a line wants of an account, clause by clause: what it wishes, what it tells of an
/// account that is or is not there, and what of both is negated, taken back, past, only possible or
/// somebody else's.
///
/// A wish counts for more than what there is: whoever has an account and wants a new one signs up.
struct AccountReader {
  let line: Line
  private let isOffered: Bool

  /// A reader of a line, where a new account and one that is there may be offered by their places.
  init(_ line: Line, isOffered: Bool) {
    self.line = line
    self.isOffered = isOffered
  }

  /// What the line wants, or nil when it does not speak of an account.
  var wish: AccountWish? {
    if saysProvider { return .provider }
    let all = line.clauses().flatMap(signals).filter { !isAsked($0) }
    let said = withoutCorrected(all)
    let sure = said.filter { !$0.isPossible && !$0.isConditional }
    if let wish = wish(of: sure) { return wish }
    // "Can't remember if I signed up": it is about an account, and nothing is told.
    let isInDoubt = said.contains {
      $0.isPossible || $0.isConditional && said.contains(where: doubt)
    }
    return isInDoubt ? .unsure : sure.contains { $0.meaning == .begins } ? .begin : nil
  }

  private func doubt(_ signal: AccountSignal) -> Bool { signal.meaning == .doubts }

  /// What signals that are sure want together.
  private func wish(of signals: [AccountSignal]) -> AccountWish? {
    let states = Set(signals.map(\.meaning).filter { $0 == .has || $0 == .hasNone })
    let wishes = signals.filter(\.isWish)
    guard let last = wishes.last else {
      if states.count > 1 { return .unsure }
      return states.first.map { $0 == .has ? .signIn : .signUp }
    }
    let makes = wishes.compactMap { signal -> Bool? in
      if case .makes(let isNew) = signal.meaning { isNew } else { nil }
    }
    if makes.count < wishes.count, !makes.isEmpty, isChoice(between: wishes) { return .unsure }
    switch last.meaning {
    case .opens: return states.contains(.hasNone) ? .unsure : .signIn
    default: return states.contains(.has) && !makes.contains(true) ? .unsure : .signUp
    }
  }

  /// Whether an "or" stands between two wishes: "sign up or log in".
  private func isChoice(between wishes: [AccountSignal]) -> Bool {
    zip(wishes, wishes.dropFirst()).contains { first, second in
      let gap = first.tokens.upperBound..<max(first.tokens.upperBound, second.tokens.lowerBound)
      return line.tokens[gap].contains { $0.lexeme == .or }
    }
  }

  /// The signals without what was taken back, and without what is said to be of something else.
  private func withoutCorrected(_ signals: [AccountSignal]) -> [AccountSignal] {
    var kept: [AccountSignal] = []
    for signal in signals {
      if let last = kept.last?.tokens.upperBound, last < signal.tokens.lowerBound,
        line.isCorrection(last..<signal.tokens.lowerBound)
      {
        kept.removeAll()
      }
      if signal.meaning == .elsewhere {
        kept.removeAll { $0.meaning == .has || $0.meaning == .opens }
      } else {
        kept.append(signal)
      }
    }
    return kept
  }

  /// Whether a question that is no wish asks what a signal tells: "do I have an account?".
  private func isAsked(_ signal: AccountSignal) -> Bool {
    guard line.isOwnQuestion || line.asksWhatMay,
      let first = line.tokens.first(where: { !LexemeSet.filler.contains($0.lexeme) })
    else { return false }
    let wishes: LexemeSet = [.how, .whereabouts, .can, .would, .will]
    return !(signal.isWish && wishes.contains(first.lexeme))
  }

  private var saysProvider: Bool {
    line.tokens.indices.contains {
      line.tokens[$0].word == "google" && !line.isNegated($0)
    }
  }

  /// What one clause tells, from left to right.
  private func signals(of clause: Clause) -> [AccountSignal] {
    var scanner = AccountScanner(line, clause.tokens)
    var signals = scanner.signals()
    if signals.isEmpty, isOffered, let place = scanner.place {
      signals = [place]
    }
    let hedge = clause.tokens.contains { AccountWords.possible.contains(line.tokens[$0].word) }
    // "My wife has an account" is hers.
    let own = Line(Line.slice(of: line.text, at: line.span(clause.tokens)), within: line.effort)
    if OtherPerson.isSubject(of: own, around: 0..<1) { return [] }
    return signals.map { signal in
      var signal = signal
      signal.isPossible = hedge && signal.meaning != .begins
      signal.isConditional = clause.link == .condition
      return signal
    }
  }
}
