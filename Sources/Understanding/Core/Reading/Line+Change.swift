/// By how much and which way a line changes what was said before.
extension Line {
  /// A change by an amount.
  struct Change: Hashable {
    /// What is changed of something that has a begin and an end.
    enum Kind: Hashable { case size, place, speed }

    /// 1 for more and later, -1 for less and earlier; for speed, that of the time it takes.
    var sign: Int
    /// Whether it is larger or smaller, later or earlier, or faster or slower.
    var kind: Kind
    /// The place of the word that says what the amount counts, where that is no part of the amount:
    /// the "guests" of "two more guests".
    var counted: Int?
  }

  /// The change that the words around an amount say: "another 200", "100 less", "an hour later"; nil
  /// where they say none.
  func change(by amount: Range<Int>) -> Change? {
    // "Ten more minutes"
    if tokens[amount].dropFirst().dropLast().contains(where: { $0.lexeme == .more }) {
      return Change(sign: 1, kind: .size)
    }
    var place = amount.upperBound
    // "200 calories more", "15 minutes less"
    while place < tokens.count, place < amount.upperBound + 3 {
      let token = tokens[place]
      if let excess = excess(at: place) { return excess.counting(noun(at: amount.upperBound)) }
      if let change = Self.behind[token.word] {
        // "8 less than 10" compares, and "7 more like 8" and "45 more or less" say about how much.
        let isOther =
          place + 1 < tokens.count && LexemeSet.behindMore.contains(tokens[place + 1].lexeme)
        if isOther, !pointsBack(behind: place + 1) { return nil }
        // "Two guests more", "two more guests"
        return change.counting(
          place > amount.upperBound ? noun(at: amount.upperBound) : noun(at: place + 1))
      }
      guard token.kind == .word, !LexemeSet.filler.contains(token.lexeme),
        !LexemeSet.beforeMore.contains(token.lexeme)
      else { break }
      place += 1
    }
    place = amount.lowerBound
    if let sign = shift(of: amount) { return Change(sign: sign, kind: .place) }
    let counted = noun(at: amount.upperBound)
    if tokens[place].word == "another" { return Change(sign: 1, kind: .size, counted: counted) }
    while place > 0, place > amount.lowerBound - 6 {
      place -= 1
      let token = tokens[place]
      if token.word == "another", place + 1 == amount.lowerBound {
        return Change(sign: 1, kind: .size, counted: counted)
      }
      if let sign = Self.before[token.word] {
        return Change(sign: sign, kind: .size, counted: counted)
      }
      guard Self.aroundChange.contains(token.word) || [.hedge, .it].contains(token.lexeme) else {
        return nil
      }
    }
    return nil
  }

  /// Whether a "than" compares with what was said before: "an hour later than that".
  private func pointsBack(behind place: Int) -> Bool {
    guard tokens[place].lexeme == .than, place + 1 < tokens.count else { return false }
    let next = tokens[place + 1]
    return [.that, .this, .it, .before, .now].contains(next.lexeme)
      || next.lexeme == .i && place + 2 < tokens.count
        && Self.answering.contains(tokens[place + 2].word)
  }

  /// Whether an amount says how many follow: the "two more" of "two more: Tim and Lou".
  func countsWhatFollows(_ amount: Range<Int>) -> Bool {
    let behind = tokens[amount.upperBound...].prefix(3)
    guard let colon = behind.firstIndex(where: { $0.lexeme == .colon }) else { return false }
    return behind[..<colon].contains { Self.comparatives.contains($0.word) }
  }

  /// Whether words right behind an amount say that it is the size of a change: the "100 less" of
  /// "the same but 100 less".
  package func isDifference(_ amount: Range<Int>) -> Bool {
    if tokens[amount].dropFirst().dropLast().contains(where: { $0.lexeme == .more }) { return true }
    // "More muscle, less fat" is about no amounts.
    guard saysAmount(amount) else { return false }
    if isMargin(amount.lowerBound) { return true }
    let behind = tokens[amount.upperBound...].prefix { $0.kind == .word }.prefix(2)
    guard let place = behind.indices.first(where: { Self.comparatives.contains(tokens[$0].word) })
    else { return false }
    let isNoun = place == amount.upperBound || noun(at: amount.upperBound) != nil
    return isNoun && change(by: amount) != nil
  }

  /// Whether the amount at a place says how exact another is: the 100 of "2000, give or take 100".
  private func isMargin(_ place: Int) -> Bool {
    let lead = tokens[max(0, place - 3)..<place].map(\.word)
    return [["give", "or", "take"], ["plus", "or", "minus"], ["+", "/", "-"]].contains(lead)
      || lead.last == "±"
  }

  /// The place of what an amount counts more or less of, given as UTF-8 offsets as the amount is: the
  /// "guests" of "two more guests".
  package func placeCounted(by amount: Range<Int>) -> Range<Int>? {
    let places = tokens.indices.filter { amount.overlaps(tokens[$0].span) }
    guard let first = places.first, let last = places.last else { return nil }
    return change(by: first..<last + 1)?.counted.map { tokens[$0].span }
  }

  /// The place, if a word there can be what an amount counts.
  private func noun(at place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .word else { return nil }
    return LexemeSet.nouns.contains(tokens[place].lexeme) ? place : nil
  }

  /// Words that compare amounts.
  package static let comparatives = WordClasses.english.words("Change.comparatives")

  /// Whether words around two values change the first into the second: "change my booking from 6
  /// guests to just 4", "swapping 7 for 9".
  func isChange(from old: Range<Int>, to new: Range<Int>) -> Bool {
    guard old.upperBound < new.lowerBound else { return false }
    let gap = tokens[old.upperBound..<new.lowerBound]
    guard gap.count < 5, gap.contains(where: { $0.lexeme == .to || $0.lexeme == .for }) else {
      return false
    }
    let lead = tokens[max(0, old.lowerBound - 8)..<old.lowerBound]
    guard let verb = lead.lastIndex(where: { Self.changing.contains($0.word) }) else {
      return false
    }
    // "Change it from the 6th to the 9th" may well be about a stay of three nights.
    if tokens[old].contains(where: { [.month, .may, .ordinal, .weekday].contains($0.lexeme) }) {
      return false
    }
    let words = tokens[verb + 1..<old.lowerBound]
    let isSwap = Self.swapping.contains(tokens[verb].word)
    return words.allSatisfy { $0.kind == .word }
      && gap.contains { $0.lexeme == (isSwap ? .for : .to) }
      && (isSwap || words.contains { $0.lexeme == .from } || words.count + gap.count < 3)
  }

  private static let swapping = WordClasses.english.words("Change.swapping")
  private static let changing: Set<String> = swapping.union(
    WordClasses.english.words("Change.changing"))
  static let behind: [String: Change] = {
    var table: [String: Change] = [:]
    for word in increasing {
      table[word] = Change(sign: 1, kind: .size)
    }
    for word in decreasing {
      table[word] = Change(sign: -1, kind: .size)
    }
    table["slower"] = Change(sign: 1, kind: .speed)
    for word in ["faster", "quicker"] { table[word] = Change(sign: -1, kind: .speed) }
    table["later"] = Change(sign: 1, kind: .place)
    for word in ["earlier", "sooner"] { table[word] = Change(sign: -1, kind: .place) }
    return table
  }()
  private static let before: [String: Int] = [
    "add": 1, "plus": 1, "increase": 1, "raise": 1, "bump": 1, "extend": 1, "lengthen": 1, "up": 1,
    "extra": 1, "minus": -1, "subtract": -1, "reduce": -1, "lower": -1, "cut": -1, "drop": -1,
    "shorten": -1, "knock": -1, "deduct": -1, "down": -1, "decrease": -1, "less": -1,
  ]
  private static let aroundChange = WordClasses.english.words("Change.aroundChange")
  /// Verbs of having answered.
  private static let answering = WordClasses.english.words("Change.answering")
  /// Words beside an amount by which something gets larger.
  private static let increasing = WordClasses.english.phrases("Change.increasing")
  /// Words beside an amount by which something gets smaller.
  private static let decreasing = WordClasses.english.phrases("Change.decreasing")
}

extension Line {
  /// The same line without the names of what an amount counts more or less of: the "guests" of "two
  /// more guests".
  package func blankingCounted(_ names: [Substring]) -> Line {
    let places = tokens.indices.dropFirst().filter { place in
      let before = tokens[place - 1]
      return names.contains { tokens[place].word == $0 || tokens[place].word == $0 + "s" }
        && (Self.comparatives.contains(before.word)
          || LexemeSet.numberStart.contains(before.lexeme))
    }
    return blanking(places.map { tokens[$0].span })
  }
}

extension Line.Change {
  fileprivate func counting(_ place: Int?) -> Line.Change {
    var change = self
    change.counted = place
    return change
  }
}

extension Token {
  /// Whether a word counts steps of whatever there are steps of: "2 points less", "one more notch".
  var isStep: Bool {
    Self.steps.contains(word)
  }

  /// Nouns for the steps of whatever there are steps of.
  private static let steps = WordClasses.english.words("Change.steps")
}

extension LexemeSet {
  /// What an amount may count: things that nobody knows, and units.
  fileprivate static let nouns: LexemeSet = LexemeSet.unit.union([
    .other, .eat, .morning, .afternoon, .evening, .weekend, .holiday, .birthday,
  ])
  /// Behind these, "more" and the like compare nothing with what was said: "8 or more", "6 but less".
  fileprivate static let beforeMore: LexemeSet = [.or, .and, .but, .no, .not, .is, .if, .when]
  /// Before these, "more" and "less" are no change by an amount.
  fileprivate static let behindMore: LexemeSet = [.than, .or, .like]
}
