extension Line {
  /// The words for relatives and for what somebody is counted as, as UTF-8 offsets: the "son" of "my other son".
  package func wordsForKin(or noun: String) -> [Range<Int>] {
    tokens.filter { $0.isKin || $0.word == noun || $0.word == noun + "s" }.map(\.span)
  }

  /// Whether each number of the line counts people: "three of them", "2 boys", "I have two at home".
  package func countsPeople(or noun: String) -> Bool {
    tokens.indices.allSatisfy { place in
      guard tokens[place].kind == .digits || tokens[place].number != nil else { return true }
      guard place + 1 < tokens.count else { return tokens[place].lexeme == .small }
      let next = tokens[place + 1]
      return next.lexeme == .of || next.isKin || next.word == noun || next.word == noun + "s"
        || tokens[place].lexeme == .small && next.lexeme != .year
    }
  }

  /// The names of people whom the line introduces, or of whom it tells something, as places of tokens:
  /// the "Nia" of "and Nia, she's 4", "Nia is missing" and "my son Otto", but not that of "as Nia does".
  ///
  /// - Parameter isKnown: Whether a token belongs to the name of somebody who is known.
  /// - Returns: The names from left to right.
  package func peopleTold(besides isKnown: (Int) -> Bool) -> [Range<Int>] {
    let isShouted = !text.contains(where: \.isLowercase)
    var people: [Range<Int>] = []
    var place = 0
    while place < tokens.count {
      var end = place
      while end < tokens.count, !isKnown(end), isNameOfSomebody(end, isShouted, from: place) {
        end += 1
      }
      if end > place, introduces(place) || tellsOf(place..<end) { people.append(place..<end) }
      place = max(place + 1, end)
    }
    return people
  }

  /// Whether a word of the line may take something back: "no", "sorry", "I mean".
  package var mayTakeBack: Bool {
    tokens.contains { Self.takingBack.contains($0.lexeme) }
  }

  /// Whether the first word may take back what was said before.
  package var opensByTakingBack: Bool {
    tokens.first { $0.kind == .word }.map { Self.takingBack.contains($0.lexeme) } ?? false
  }

  private static let takingBack: LexemeSet = [
    .no, .nope, .not, .sorry, .wait, .actually, .scratch, .mean, .rather, .instead,
  ]

  /// Whether a word is a given name, or has a capital and is no word of the language; behind such a
  /// word any other with a capital belongs to the name.
  private func isNameOfSomebody(_ place: Int, _ isShouted: Bool, from start: Int) -> Bool {
    let token = tokens[place]
    guard token.kind == .word, token.lexeme == .other, !token.isKin, !token.isGrownUp else {
      return false
    }
    let word = token.isPossessive ? String(token.word.dropLast(2)) : token.word
    guard word.utf8.count > 1 else { return false }
    let kind = English.kind(of: word)
    let isWord = kind.map { $0 < .proper } ?? false
    let isWritten = !isShouted && isCapitalised(place)
    if English.isGivenName(word) {
      // "Hope" is a name where its capital says so.
      let isFirst = place == 0 || LexemeSet.ending.contains(tokens[place - 1].lexeme)
      return !isWord || isWritten && !isFirst
    }
    return isWritten && (kind == nil || place > start)
  }

  /// Whether the words before a name bring somebody up: "also", "I have", "we forgot", "her brother".
  private func introduces(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    if before.isKin || Self.adding.contains(before.word) { return true }
    if before.isPossessive, isOneMore(place - 1) { return true }
    switch before.lexeme {
    // A name behind a word for somebody says who that is: "the baby, Nia".
    case .comma:
      return place > 1 && (tokens[place - 2].isKin || tokens[place - 2].word == "one")
    case .and, .ampersand, .plus, .also, .have, .another, .there, .now, .next: return true
    // "My second is Noah", "the other one is Noah"
    case .is: return place > 1 && (tokens[place - 2].lexeme == .there || isOneMore(place - 2))
    default: return false
    }
  }

  /// Whether a word stands for one of several beside those who are there: "the other", "my second", "the other one".
  private func isOneMore(_ place: Int) -> Bool {
    let word = tokens[place].word.withoutPossessive
    if word == "one" || word == "child" || word == "kid" {
      return place > 0 && isOneMore(place - 1)
    }
    return word == "other" || [.ordinal, .second, .last, .another].contains(tokens[place].lexeme)
  }

  private static let adding = WordClasses.english.words("People.adding")

  /// Whether what follows a name tells of somebody, such as "is", an age or "too"; the name behind a
  /// "like" or a "for" is not who is told of.
  func tellsOf(_ name: Range<Int>) -> Bool {
    let start = name.lowerBound
    guard start == 0 || !relates(start - 1) else { return false }
    guard name.upperBound < tokens.count else { return false }
    var next = name.upperBound
    if [.comma, .opening, .dash, .colon].contains(tokens[next].lexeme) { next += 1 }
    guard next < tokens.count else { return false }
    // A limit of what is told tells it as well: the "only" of "Nia's only 4".
    while next + 1 < tokens.count, [.only, .just, .hedge].contains(tokens[next].lexeme) {
      next += 1
    }
    // An article may stand before the value.
    let hasArticle = [.a, .the].contains(tokens[next].lexeme) && next + 1 < tokens.count
    let value = hasArticle ? next + 1 : next
    if tokens[value].kind == .digits || tokens[value].number != nil { return true }
    switch tokens[next].lexeme {
    case .is, .age, .turn, .born, .also, .too: return true
    case .as: return next + 1 < tokens.count && tokens[next + 1].word == "well"
    // "Nia, she's 4"
    case .they: return next > name.upperBound
    // A relative clause tells, too.
    default: return Self.behindName.contains(tokens[next].word)
    }
  }

  /// Words behind a name that tell of the person.
  private static let behindName = WordClasses.english.words("People.behindName")
}

extension LexemeSet {
  /// Signs behind which any word has a capital.
  fileprivate static let ending: LexemeSet = [
    .period, .exclamation, .question, .ellipsis, .colon, .quote, .opening,
  ]
}
