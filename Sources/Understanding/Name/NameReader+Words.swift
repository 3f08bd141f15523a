/// What the words around a possible name make of it.
extension NameReader {
  /// Whether words without an introduction can be a name: "call me whatever", "my name" and "into it"
  /// are none.
  func isNaming(_ name: Range<Int>) -> Bool {
    let first = line.tokens[name.lowerBound]
    let isJoined = name.count > 1 && line.tokens[name.lowerBound + 1].lexeme == .dash
    if isWritten(name), !first.isKin { return true }
    guard line.isNameable(name.lowerBound) || isJoined || first.lexeme == .a,
      !NameWords.function.contains(first.word), !NameWords.labels.contains(first.word), !first.isKin
    else { return false }
    return !name.contains { place in
      guard let found = NameIntroduction.phrases.phrase(in: line.tokens, at: place) else {
        return false
      }
      return found.meaning.strength > .stated && (found.count > 1 || !found.meaning.isOrder)
    }
  }

  /// Whether a word only leads to the name behind it.
  func isBefore(_ index: Int, name: Int) -> Bool {
    let token = line.tokens[index]
    guard !line.isCapitalised(index) || NameWords.circumstances.contains(token.word) else {
      return false
    }
    // "a table", but "a Robert"
    if [.a, .the, .this, .that, .my].contains(token.lexeme), !line.isCapitalised(name) {
      return false
    }
    return line.tokens[name].kind == .word && !line.tokens[name].isKin
      && (NameWords.circumstances.contains(token.word)
        || NameWords.describing.contains(token.word) && line.isNameable(name))
  }

  /// Whether a name is written like one: each word has a capital, and capitals say something.
  func isWritten(_ name: Range<Int>) -> Bool {
    capitalsTell
      && name.allSatisfy { place in
        line.tokens[place].kind != .word || line.isCapitalised(place)
          || place > name.lowerBound && NameCase.particles.contains(line.tokens[place].word)
      } && line.isCapitalised(name.lowerBound)
  }

  /// Whether nothing stands behind a name in its clause but what people write behind names.
  func isAlone(_ name: Range<Int>, in clause: Clause) -> Bool {
    line.tokens[name.upperBound..<clause.tokens.upperBound].allSatisfy { token in
      token.kind == .sign || LexemeSet.behindName.contains(token.lexeme)
        || NameWords.chat.contains(token.word) || NameWords.circumstances.contains(token.word)
    }
  }

  func isCircumstantial(_ clause: Clause, around name: Range<Int>) -> Bool {
    let words =
      line.tokens[clause.tokens.lowerBound..<name.lowerBound]
      + line.tokens[name.upperBound..<clause.tokens.upperBound]
    let next = name.upperBound
    // "Ray at the barracks", "Raymond to mum"
    let isSomewhere =
      next + 1 < clause.tokens.upperBound && [.at, .to].contains(line.tokens[next].lexeme)
    return isSomewhere || words.contains { NameWords.circumstances.contains($0.word) }
  }

  /// Whether words say only whom a name belongs to: "my daughter", "boy", "the kid's name".
  func isAboutKin(_ words: Range<Int>) -> Bool {
    words.contains { line.tokens[$0].isKin }
      && words.allSatisfy { place in
        let token = line.tokens[place]
        return token.kind == .sign || token.isKin || NameWords.labels.contains(token.word)
          || NameWords.describing.contains(token.word) || LexemeSet.aroundKin.contains(token.lexeme)
      }
  }

  /// Whether a colon behind a clause makes a label of it, as "twins:" is.
  func isLabel(_ clause: Clause, at place: Int) -> Bool {
    place + 1 < clauses.count && clauses[place + 1].link == .colon
      && line.tokens[clauses[place + 1].tokens.lowerBound].kind == .word
  }
}
