/// Who is named in a list, and what is only said of them.
extension RosterReader {
  mutating func takeName() -> Bool {
    let isSpeaker = line.saysWhoIAm(before: index)
    guard isOpen || isPaired(index) || isSpeaker, isName(index) else { return false }
    var end = index + 1
    while end < tokens.count {
      if tokens[end].lexeme == .dash, !tokens[end].startsWord, end + 1 < tokens.count,
        tokens[end + 1].kind == .word, !tokens[end + 1].startsWord
      {
        end += 2
      } else if hasCapitals, isName(end) {
        end += 1
      } else {
        break
      }
    }
    // Who tells of others may say who they are themselves.
    if isSpeaker {
      index = end
      isOpen = false
      return true
    }
    var written = line.words(index..<end)
    // "Emma's 4" is short for "Emma is 4".
    if tokens[end - 1].isPossessive { written.removeLast(2) }
    if !hasCapitals {
      written = NameCase.capitalised(written)
      hasNameThatMeansMore = hasNameThatMeansMore || tokens[index].isNameToo
    }
    // Who is named again is spoken of, and not somebody else of that name.
    if let known = found.firstIndex(where: { $0.name == written }) {
      current = known
    } else {
      found.append(Newcomer(name: written, age: ageBeforeName))
      current = found.count - 1
      ageBeforeName = nil
    }
    index = end
    isOpen = false
    isOfAll = false
    isInRemark = false
    return true
  }

  /// Whether a word between two ages is a name by its place: the second of "emma 5 noah 3".
  private func isPaired(_ place: Int) -> Bool {
    guard current != nil, ages.contains(where: { $0.tokens.upperBound == place }) else {
      return false
    }
    let next =
      place + 1 < tokens.count && tokens[place + 1].lexeme == .comma ? place + 2 : place + 1
    return ages.contains { $0.tokens.lowerBound == next }
  }

  /// Passes over a word behind a name that says something else of whoever is named, beside names with capitals: no
  /// name, and nothing that takes somebody out or is about somebody grown up.
  mutating func takeRemark() -> Bool {
    let token = tokens[index]
    // What a remark is about may have a capital: a school, a town.
    let isMonth = isInRemark && [.month, .may].contains(token.lexeme)
    let isName =
      line.isCapitalised(index) && !isMonth
      && (isOpen || !isInRemark || English.isGivenName(token.word))
    guard hasCapitals, current != nil, token.kind == .word || isAhead(index), !isName,
      !isAround(token),
      !token.isGrownUp, token.word != "middle", !line.endsInQuestion,
      ![.not, .no, .none, .except, .without].contains(token.lexeme)
    else { return false }
    isInRemark = true
    // A relative clause is said of whoever is named before it, and of nobody else.
    hasRemarks = hasRemarks || !isInRelativeClause(index)
    isOpen = false
    index += 1
    return true
  }

  /// Whether a "who" opens the words between the last sign or name and a place.
  private func isInRelativeClause(_ place: Int) -> Bool {
    tokens[..<place].reversed().prefix { $0.kind != .sign }.contains { $0.lexeme == .who }
  }

  func isName(_ place: Int) -> Bool {
    let token = tokens[place]
    if !hasCapitals || line.isCapitalised(place), token.isNameToo { return true }
    guard token.kind == .word, Self.isNameable(token, nouns),
      token.word.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return false }
    return hasCapitals
      ? line.isCapitalised(place) || line.isUncased(place) : token.lexeme == .other
  }

  /// Whether a "my" at a place describes with other words than those for people, as in "my pride and
  /// joy".
  func isDescribing(_ place: Int) -> Bool {
    guard tokens[place].lexeme == .my, place + 1 < tokens.count else { return false }
    let next = tokens[place + 1]
    return next.kind == .word && Self.isNameable(next, nouns) && !line.isCapitalised(place + 1)
  }

  static func isNameable(_ token: Token, _ nouns: Set<String>) -> Bool {
    let word = token.isPossessive ? String(token.word.dropLast(2)) : token.word
    guard !nouns.contains(word), !around.contains(word), !token.isKin, !token.isContraction
    else { return false }
    switch token.lexeme {
    case .other, .month, .may, .good: return true
    default: return false
    }
  }
}

extension Token {
  /// Whether a word that means something is a name as well, as that of a most is: Max, Eve, Will, Till.
  var isNameToo: Bool {
    [.maximum, .eve, .will].contains(lexeme) && word.count < 5 || lexeme == .until && word == "till"
  }
}

extension Line {
  /// Whether a word has a capital, at its begin as in "Emma" or further on as in "deShawn".
  package func isCapitalised(_ place: Int) -> Bool {
    words(place..<place + 1).contains(where: \.isUppercase)
  }

  /// Whether a word is written in letters that have no capitals, such as 李明.
  func isUncased(_ place: Int) -> Bool {
    !words(place..<place + 1).contains { $0.isUppercase || $0.isLowercase }
  }
}
