extension Line {
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
    tokens.contains {
      [.no, .nope, .not, .sorry, .wait, .actually, .scratch, .mean, .rather, .instead].contains(
        $0.lexeme)
    }
  }

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
      return !isWord || isWritten && place > 0 && tokens[place - 1].kind != .sign
    }
    return isWritten && (kind == nil || place > start)
  }

  /// Whether the words before a name bring somebody up: "also", "I have", "we forgot", "her brother".
  private func introduces(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    if before.isKin || Self.adding.contains(before.word) { return true }
    switch before.lexeme {
    case .and, .ampersand, .plus, .also, .have, .another, .there: return true
    case .is: return place > 1 && tokens[place - 2].lexeme == .there
    default: return false
    }
  }

  private static let adding: Set<String> = ["add", "forgot", "forgotten", "there's", "missed"]

  /// Whether what follows a name tells of somebody, such as "is", an age or "too"; the name behind a
  /// "like" or a "for" is not who is told of.
  private func tellsOf(_ name: Range<Int>) -> Bool {
    let start = name.lowerBound
    guard start == 0 || !LexemeSet.relating.contains(tokens[start - 1].lexeme) else { return false }
    guard name.upperBound < tokens.count else { return false }
    var next = name.upperBound
    if [.comma, .opening, .dash, .colon].contains(tokens[next].lexeme) { next += 1 }
    guard next < tokens.count else { return false }
    if tokens[next].kind == .digits || tokens[next].number != nil { return true }
    switch tokens[next].lexeme {
    case .is, .age, .turn, .born, .also, .too: return true
    // "Nia, she's 4"
    case .they: return next > name.upperBound
    default: return ["was", "has"].contains(tokens[next].word)
    }
  }
}

extension LexemeSet {
  /// Words behind which a name only says what something else is to somebody.
  fileprivate static let relating: LexemeSet = [
    .like, .as, .to, .for, .with, .of, .by, .from, .than, .me, .at, .on, .in, .thanks,
  ]
}
