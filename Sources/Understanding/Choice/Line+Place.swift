extension Line {
  /// The place of an option that a clause names: "2", "number two", "the last one", "b)", "middle".
  ///
  /// Nothing of substance may stand besides, so that "5" of "lose 5 kilos" is no place.
  func optionPlace(
    among count: Int, in clause: Range<Int>
  ) -> (place: Int, tokens: Range<Int>, rule: RuleName)? {
    var found: (place: Int, tokens: Range<Int>, rule: RuleName)?
    var index = clause.lowerBound
    while index < clause.upperBound {
      let token = tokens[index]
      if let (place, end, rule) = place(at: index, among: count) {
        guard found == nil || found?.place == place, (0..<count).contains(place),
          !isNegated(index)
        else { return nil }
        found = (place, index..<end, rule)
        index = end
        continue
      }
      guard token.isAroundPlace || LexemeSet.opening.contains(token.lexeme) else {
        return isRemark(from: index, to: clause.upperBound, behind: found?.tokens, among: count)
          ? found : nil
      }
      index += 1
    }
    return found
  }

  /// Whether a word at a place stands for something that is told behind it, and counts nothing: the "one" of
  /// "the one about school".
  func standsForTold(_ place: Int) -> Bool {
    guard tokens[place].word == "one", place > 0, place + 1 < tokens.count,
      [.the, .that, .this].contains(tokens[place - 1].lexeme)
    else { return false }
    return [.with, .for, .that, .on].contains(tokens[place + 1].lexeme)
      || Self.beforeDescription.contains(tokens[place + 1].word)
  }

  /// Whether somebody goes on about themselves behind the number of an option that is called one: "number 4
  /// I'm an addict".
  private func isRemark(
    from start: Int, to end: Int, behind place: Range<Int>?, among count: Int
  ) -> Bool {
    guard let place, place.lowerBound > 0, place.upperBound < tokens.count,
      ["number", "option"].contains(tokens[place.lowerBound - 1].word),
      LexemeSet.subject.contains(tokens[place.upperBound].lexeme)
    else { return false }
    return !(start..<end).contains { self.place(at: $0, among: count) != nil }
  }

  /// The words that point at what else there is of two things, as places of tokens: "the other", "the
  /// other way"; nil where they speak of somebody.
  var theOther: Range<Int>? {
    tokens.indices.dropFirst().first { place in
      guard tokens[place].word == "other", [.the, .my].contains(tokens[place - 1].lexeme) else {
        return false
      }
      let rest = tokens[(place + 1)...].prefix { $0.kind == .word }
      return rest.allSatisfy {
        $0.isAroundPlace || ["way", "kind", "type"].contains($0.word)
      }
    }.map { $0 - 1..<$0 + 1 }
  }

  /// The place in a list that the line names by nothing but an ordinal: "the second", "the last one",
  /// but not "2".
  package func ordinal(among count: Int) -> (place: Int, Evidence)? {
    guard let (place, tokens, rule) = optionPlace(among: count, in: 0..<self.tokens.count),
      rule == .optionOrdinal
    else { return nil }
    return (place, evidence(tokens, rule: rule))
  }

  /// The place that a token and the next name, from 0.
  private func place(at index: Int, among count: Int) -> (place: Int, end: Int, rule: RuleName)? {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1].lexeme : .end
    switch token.lexeme {
    case .digits where next == .ordinalSuffix:
      return token.number.map { ($0 - 1, index + 2, RuleName.optionOrdinal) }
    case .digits, .small:
      // The "one" of "the first one" is no number.
      guard token.lexeme == .digits || token.number != 1 || !isAfterDeterminer(index),
        index == 0 || placeInWords(tokens[index - 1].word, among: count) == nil
      else {
        return nil
      }
      return token.number.map { ($0 - 1, index + 1, RuleName.optionNumber) }
    // "second to last", "second last"
    case .second where next == .last: return (count - 2, index + 2, RuleName.optionOrdinal)
    case .second where next == .to && index + 2 < tokens.count && tokens[index + 2].lexeme == .last:
      return (count - 2, index + 3, RuleName.optionOrdinal)
    case .second where isMoment(index): return nil
    case .ordinal, .second:
      return token.number.map { ($0 - 1, index + 1, RuleName.optionOrdinal) }
    case .last where next == .but: return (count - 2, index + 3, RuleName.optionOrdinal)
    case .last: return (count - 1, index + 1, RuleName.optionOrdinal)
    default:
      if let place = placeInWords(token.word, among: count) {
        return (place, index + 1, RuleName.optionOrdinal)
      }
      guard let letter = token.word.utf8.only,
        (0x61...0x7A).contains(letter), isAlone(index)
      else { return nil }
      return (Int(letter) - 0x61, index + 1, RuleName.optionLetter)
    }
  }

  /// Whether a "second" is a moment: that of "wait a second".
  func isMoment(_ index: Int) -> Bool {
    guard index > 0, tokens[index].lexeme == .second else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let isLast = next.map { $0.kind == .sign || LexemeSet.closing.contains($0.lexeme) } ?? true
    return tokens[index - 1].lexeme == .a && isLast
  }

  /// The place of a word such as "top", or nil.
  private func placeInWords(_ word: String, among count: Int) -> Int? {
    switch word {
    case "top", "former": 0
    case "bottom", "latter": count - 1
    case "penultimate": count - 2
    case "middle", "central": count % 2 == 1 ? count / 2 : nil
    default: nil
    }
  }

  /// Whether a letter is the whole answer, but for a bracket and the word "option" around it.
  private func isAlone(_ index: Int) -> Bool {
    guard tokens.count <= 6 else { return false }
    let others = tokens.indices.filter { $0 != index }
    return others.allSatisfy { place in
      let token = tokens[place]
      return token.kind == .sign || token.word == "option" || token.word == "letter"
        || token.lexeme == .please || token.lexeme == .filler
    }
  }

  private func isAfterDeterminer(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].lexeme {
    case .ordinal, .second, .last, .the, .this, .that, .ordinalSuffix: return true
    default: return false
    }
  }

  /// Whether the line asks to be told about something ("tell me about 2") and chooses nothing.
  var asksAbout: Bool {
    guard let first = tokens.first(where: { !LexemeSet.filler.contains($0.lexeme) }) else {
      return false
    }
    return Self.explaining.contains(first.word)
  }

  /// Words with which a description of what is pointed at begins.
  private static let beforeDescription = WordClasses.english.words("Place.beforeDescription")
  /// Verbs of those who ask to be told something.
  private static let explaining = WordClasses.english.words("Place.explaining")
}

extension Token {
  private static let wordsAroundPlaces = WordClasses.english.words("Place.wordsAroundPlaces")

  /// Whether the word may stand beside the number of an option.
  fileprivate var isAroundPlace: Bool {
    switch lexeme {
    case .the, .a, .i, .we, .me, .it, .is, .that, .this, .will, .would, .can, .want, .like, .for,
      .with, .of, .to, .yes, .okay, .good, .hash, .closing, .opening, .question, .small, .do, .make,
      .colon, .dash, .my, .have, .on, .rather, .just, .maybe, .need:
      true
    default:
      LexemeSet.filler.contains(lexeme)
        || Self.wordsAroundPlaces.contains(word)
    }
  }
}

extension LexemeSet {
  /// What may stand before several places of which one is open: "either 2 or 3", "both 1 and 3".
  fileprivate static let opening: LexemeSet = [.either, .both, .between]
  /// What may stand behind the words that end a clause.
  fileprivate static let closing: LexemeSet = [.please, .thanks, .filler]
}
