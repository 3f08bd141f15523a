/// What the words around a time say about it.
struct EatingCue {
  let line: Line
  private let time: Range<Int>
  /// The words that may speak of the time: behind the one before it in the sentence.
  let before: Range<Int>
  /// The words behind it, up to the next time.
  let after: Range<Int>

  /// What is around a time, between the other times of the line.
  init(of time: Range<Int>, in line: Line, context: Context, others: [Range<Int>]) {
    self.line = line
    self.time = time
    let previous = others.last { $0.upperBound <= time.lowerBound }?.upperBound ?? 0
    let stop = line.tokens[previous..<time.lowerBound].lastIndex { $0.isSentenceEnd }
    before = (stop.map { $0 + 1 } ?? previous)..<time.lowerBound
    let next = others.first { $0.lowerBound >= time.upperBound }?.lowerBound ?? line.tokens.count
    let end = line.tokens[time.upperBound..<next].firstIndex { $0.isSentenceEnd } ?? next
    after = time.upperBound..<end
  }

  /// What happens at the time.
  var role: EatingTime.Role {
    if let role = roleBehind ?? nextRole { return role }
    // "From when my shift ends at 3pm"
    if before.contains(where: { line.tokens[$0].lexeme == .from }) { return .start }
    if isFeeding { return .other }
    for place in before.reversed() {
      if let role = role(at: place) { return role }
      guard EatingWords.isMeal(line.tokens[place].word) else { continue }
      // "the last meal at", "after dinner at"; another time's "last" is none of this one's.
      return (place > before.lowerBound ? role(at: place - 1) : nil) ?? .meal
    }
    if isMeal { return .meal }
    return isOther ? .other : .plain
  }

  /// The role that the word next to the time gives it: "until 8", "not before 11".
  private var nextRole: EatingTime.Role? {
    let place = before.last {
      ![.at, .the, .hedge].contains(line.tokens[$0].lexeme)
    }
    guard let place else { return nil }
    switch line.tokens[place].lexeme {
    case .until, .before, .after, .past, .to, .through, .from, .since: return role(at: place)
    // Breakfast by some hour begins the day.
    case .by:
      return before.contains { EatingWords.morning.contains(line.tokens[$0].word) } ? .meal : .end
    default: return nil
    }
  }

  /// What words behind the time say: "is my last meal", "is when I first eat".
  private var roleBehind: EatingTime.Role? {
    let words = line.tokens[after].prefix(9)
    // Another meal is another time's: "lunch at noon, and dinner …", "lunch at noon, the last is dinner at".
    let own = words.enumerated().prefix { place, token in
      token.lexeme != .and
        && !(token.lexeme == .comma && isAnother(behind: time.upperBound + place))
    }.map(\.element)
    // "so I eat from then"
    let isFrom = zip(words, words.dropFirst()).contains { $0.lexeme == .from && $1.word == "then" }
    if isFrom || own.first?.lexeme == .start { return .start }
    if own.first?.lexeme == .finish { return .end }
    let says = own.contains { $0.lexeme == .is || $0.lexeme == .that || $0.lexeme == .when }
    guard says else { return nil }
    if own.contains(where: { $0.lexeme == .ordinal && $0.number == 1 }) { return .start }
    return own.contains { $0.lexeme == .last } ? .end : nil
  }

  /// Whether the words behind a comma are those of the next time.
  private func isAnother(behind comma: Int) -> Bool {
    guard after.upperBound < line.tokens.count, comma + 1 < after.upperBound else { return false }
    return ![.that, .it, .when].contains(line.tokens[comma + 1].lexeme)
  }

  private func role(at place: Int) -> EatingTime.Role? {
    let token = line.tokens[place]
    switch token.lexeme {
    case .until: return isDenied(before: place) ? .start : .end
    case .before: return isDenied(before: place) ? .start : .end
    case .after, .past: return isDenied(before: place) ? .end : .start
    case .to, .through: return place == before.lowerBound || !isFirst ? .end : nil
    case .from, .since, .start: return .start
    case .finish: return .end
    case .ordinal where token.number == 1: return .start
    case .last
    where place + 1 < time.lowerBound
      && ![.night, .week, .year, .monthUnit].contains(line.tokens[place + 1].lexeme):
      return .end
    case .last: return .end
    case .fast where line.tokens[max(0, place - 3)..<place].contains { $0.word.hasPrefix("break") }:
      return .start
    default:
      if EatingWords.starting.contains(token.word) { return .start }
      return EatingWords.ending.contains(token.word) ? .end : nil
    }
  }

  private var isFirst: Bool { before.lowerBound == 0 }

  /// Whether a word before a place says that nothing is eaten: "nothing before", "don't eat until".
  private func isDenied(before place: Int) -> Bool { denial(before: place) != nil }

  /// The place of the word that says that nothing is eaten before or after the time.
  var denial: Int? {
    before.last { [.until, .before, .after, .past].contains(line.tokens[$0].lexeme) }
      .flatMap(denial(before:))
  }

  /// The place of the word before another that says that nothing is eaten.
  private func denial(before place: Int) -> Int? {
    let from = line.tokens[..<place].lastIndex { $0.isSentenceEnd || $0.lexeme == .comma }
    let words = line.tokens[(from.map { $0 + 1 } ?? 0)..<place].suffix(9)
    // "no food after eight, none before noon", "nothing after 7 or before 9"
    guard let denial = words.lastIndex(where: { LexemeSet.denial.contains($0.lexeme) }) else {
      return nil
    }
    // Nothing is eaten "not until" a time; a "no" before an end takes back the one before it.
    if line.tokens[denial].lexeme == .no, denial + 1 == place,
      line.tokens[place].lexeme == .until
    {
      return nil
    }
    // "I don't have breakfast so I eat after 11" denies another thing, "no start after 9" what was said
    // before, and who doesn't stop until 9 eats till then.
    let others: LexemeSet =
      line.tokens[denial].lexeme == .no ? [.so, .but, .finish, .start] : [.so, .but, .finish]
    return line.tokens[denial..<place].contains { others.contains($0.lexeme) } ? nil : denial
  }

  /// Whether the words before the time are about eating.
  var isAboutEating: Bool {
    if isFeeding { return false }
    let behind = line.tokens[after].prefix(6).prefix {
      ![.comma, .but, .so, .and].contains($0.lexeme)
    }
    let isOfEating = [line.tokens[before], behind].contains { words in
      words.contains { token in
        token.lexeme == .eat || token.lexeme == .fast || EatingWords.isMeal(token.word)
          || LexemeSet.denial.contains(token.lexeme) && token.lexeme != .not
          || token.word == "kitchen"
      }
    }
    return isOfEating && !(isOther && !isMeal)
  }

  /// Whether somebody else is fed: "feed the dog at 7".
  private var isFeeding: Bool {
    before.contains { place in
      line.tokens[place].word.hasPrefix("feed") && place + 1 < time.lowerBound
        && [.the, .my].contains(line.tokens[place + 1].lexeme)
    }
  }

  /// Whether the words before the time are about a fast.
  var isAboutFast: Bool {
    line.tokens[..<time.lowerBound].contains { $0.lexeme == .fast }
      && !line.tokens[before].contains {
        $0.word.hasPrefix("break") || $0.lexeme == .eat || EatingWords.isMeal($0.word)
      }
  }

  private var isMeal: Bool {
    [line.tokens[before].suffix(6), line.tokens[after].prefix(1)].contains { words in
      words.contains { EatingWords.isMeal($0.word) || $0.lexeme == .eat }
    }
  }

  private var isOther: Bool {
    line.tokens[before].contains { token in
      let word = token.word.withoutPossessive
      return EatingWords.others.contains(word) || EatingWords.resting.contains(word)
        || token.word.hasPrefix("feed")
    }
  }
}

extension Token {
  /// Whether a sign ends a sentence; a comma does not.
  fileprivate var isSentenceEnd: Bool {
    switch lexeme {
    case .period, .semicolon, .exclamation, .question, .ellipsis: true
    default: false
    }
  }
}

extension LexemeSet {
  /// Words that say that nothing is eaten.
  fileprivate static let denial: LexemeSet = [.not, .no, .none, .except, .neither, .nor, .without]
}
