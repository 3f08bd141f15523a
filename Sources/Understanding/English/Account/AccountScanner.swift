/// Finds in a clause what tells something of an account.
struct AccountScanner {
  let line: Line
  let clause: Range<Int>

  /// A scanner of a clause of a line.
  init(_ line: Line, _ clause: Range<Int>) {
    self.line = line
    self.clause = clause
  }

  /// What is found, from left to right.
  mutating func signals() -> [AccountSignal] {
    var signals: [AccountSignal] = []
    var index = clause.lowerBound
    while index < clause.upperBound {
      if let (meaning, end) = found(at: index) {
        if let signal = signal(meaning, index..<end) { signals.append(signal) }
        index = end
      } else {
        index += 1
      }
    }
    if isElsewhere {
      signals.removeAll { $0.meaning == .has || $0.meaning == .opens }
      signals.insert(
        AccountSignal(meaning: .elsewhere, tokens: clause.lowerBound..<clause.lowerBound), at: 0)
    }
    return signals.isEmpty ? [history].compactMap { $0 } : signals
  }

  private func found(at index: Int) -> (AccountSignal.Meaning, Int)? {
    // In one expression the nine take the type checker over a second.
    if let found = doorway(at: index) ?? registration(at: index) ?? possession(at: index) {
      return found
    }
    if let found = treatment(at: index) ?? object(at: index) ?? person(at: index) { return found }
    return novelty(at: index) ?? beginning(at: index) ?? doubt(at: index)
  }

  func word(_ index: Int) -> String {
    clause.contains(index) ? line.tokens[index].word : ""
  }

  // MARK: - Negation

  /// What a place tells, or what it leaves where it is negated.
  private func signal(_ meaning: AccountSignal.Meaning, _ tokens: Range<Int>) -> AccountSignal? {
    guard let negation = negation(before: tokens) else {
      return AccountSignal(meaning: meaning, tokens: tokens)
    }
    let whole = negation..<tokens.upperBound
    switch meaning {
    case .has: return AccountSignal(meaning: .hasNone, tokens: whole)
    case .hasNone: return AccountSignal(meaning: .has, tokens: whole)
    case .doubts, .elsewhere: return AccountSignal(meaning: meaning, tokens: whole)
    case .begins: return nil
    case .opens, .makes:
      let words = line.tokens[whole].map(\.word)
      // "I can't log in" is a wish all the same.
      if AccountWords.unable.contains(words[0]) {
        return AccountSignal(meaning: meaning, tokens: tokens)
      }
      // "Don't sign me up again": there is an account.
      let goesOn = tokens.upperBound..<clause.upperBound
      if meaning != .opens, line.tokens[goesOn].contains(where: { $0.word == "again" }) {
        return AccountSignal(meaning: .has, tokens: whole)
      }
      // "Not a new one" leaves the other of two; "I don't want to sign up" leaves nothing.
      guard words[0] == "not", whole.lowerBound + 3 >= tokens.lowerBound else { return nil }
      return AccountSignal(meaning: meaning == .opens ? .hasNone : .has, tokens: whole)
    }
  }

  /// The token that negates what follows in the clause.
  private func negation(before tokens: Range<Int>) -> Int? {
    let from = max(clause.lowerBound, tokens.lowerBound - 6)
    return (from..<tokens.upperBound).first { place in
      switch line.tokens[place].lexeme {
      case .not:
        let next = word(place + 1)
        return word(place - 1) != "why" && !Self.behindIdleNot.contains(next)
      case .without, .nor: return true
      // "No, I have one" negates nothing.
      case .no:
        return AccountWords.accounts.contains(word(place + 1))
          || Self.behindNo.contains(word(place + 1))
      default: return false
      }
    }
  }

  // MARK: - Something else's, and places

  /// Whether the clause speaks of another app or service.
  private var isElsewhere: Bool {
    clause.contains { place in
      let next = word(place + 1)
      return word(place) == "elsewhere"
        || AccountWords.others.contains(word(place)) && AccountWords.services.contains(next)
    }
  }

  /// The place that the clause names of a new account and one that is there.
  var place: AccountSignal? {
    let span = line.span(clause)
    guard !clause.isEmpty, clause.count < 8 else { return nil }
    let part = Line(Line.slice(of: line.text, at: span), within: line.effort)
    var place = part.optionPlace(among: 2, in: 0..<part.tokens.count)?.place
    if place == nil {
      let words = Set(part.tokens.map(\.word))
      let isShort = part.tokens.allSatisfy { token in
        token.lexeme != .other || AccountWords.ends.keys.contains(token.word)
          || AccountWords.aroundPlaces.contains(token.word)
      }
      place = isShort ? AccountWords.ends.first { words.contains($0.key) }?.value : nil
    }
    guard let place else { return nil }
    return AccountSignal(meaning: place == 0 ? .makes(isNew: true) : .opens, tokens: clause)
  }

  /// Words behind a not with which it negates nothing.
  private static let behindIdleNot = WordClasses.english.words("AccountScanner.behindIdleNot")
  /// Words behind a no with which it negates an account.
  private static let behindNo = WordClasses.english.words("AccountScanner.behindNo")
}
