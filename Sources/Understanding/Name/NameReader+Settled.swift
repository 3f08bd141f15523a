extension NameReader {
  /// The name that a clause says will do: "Sam is fine", "for this app Raj is enough", "Liz for
  /// short".
  func settled(in clause: Clause) -> Candidate? {
    let tokens = line.tokens
    for index in clause.tokens.dropFirst() {
      let isShort =
        tokens[index].lexeme == .for && index + 1 < clause.tokens.upperBound
        && tokens[index + 1].word == "short"
      guard isShort || isSettling(index, in: clause) else { continue }
      // "Rob's fine" is short for "is".
      var from = index
      while from > clause.tokens.lowerBound, isPart(from - 1, of: from..<index) { from -= 1 }
      while from + 1 < index, NameWords.describing.contains(tokens[from].word),
        line.isWrittenSmall(from)
      {
        from += 1
      }
      guard from < index, !line.namesNobody(from..<index), !line.isState(from..<index),
        !isDenied(clause.tokens.lowerBound..<from)
      else { return nil }
      return Candidate(
        tokens: from..<index, strength: .wanted, owner: .open,
        rule: isShort ? "name.short-form" : "name.preferred", link: clause.link)
    }
    return nil
  }

  /// Whether "is" or "will" at a place, and what follows, says that a name will do.
  private func isSettling(_ index: Int, in clause: Clause) -> Bool {
    let tokens = line.tokens
    guard tokens[index].lexeme == .is || tokens[index].lexeme == .will else { return false }
    let rest = tokens[(index + 1)..<clause.tokens.upperBound].first {
      ![.quite, .very, .hedge, .just, .filler, .bit].contains($0.lexeme)
    }
    guard let rest else { return false }
    if rest.lexeme == .do { return tokens[index].lexeme == .will }
    if rest.lexeme == .what { return true }
    return NameWords.sufficient.contains(rest.word)
  }

  /// Whether a word belongs to the name that ends with some others.
  private func isPart(_ place: Int, of others: Range<Int>) -> Bool {
    let token = line.tokens[place]
    if token.lexeme == .dash { return !others.isEmpty && !token.startsWord }
    guard token.kind == .word, line.isNameable(place), !token.isKin,
      !NameWords.labels.contains(token.word),
      !NameWords.function.contains(token.word)
    else { return false }
    return !capitalsTell || line.isCapitalised(place)
  }

  /// What others say: "my friends say Seun", where nothing tells which name is wanted.
  func usual(in clause: Clause) -> Candidate? {
    let tokens = line.tokens
    guard
      let says = clause.tokens.dropFirst().first(where: {
        tokens[$0].word == "says" || tokens[$0].word == "say"
      }),
      tokens[says - 1].lexeme == .other && !tokens[says - 1].word.hasSuffix("ly")
        || tokens[says - 1].isKin,
      says + 1 < clause.tokens.upperBound, line.isNameable(says + 1)
    else { return nil }
    let name =
      says
      + 1..<min(
        dimension.nameEnd(in: line, from: says + 1), clause.tokens.upperBound)
    guard !name.isEmpty, isAlone(name, in: clause), isWritten(name) || !capitalsTell,
      !line.namesNobody(name), !line.isState(name)
    else { return nil }
    return Candidate(
      tokens: name, strength: .bare, owner: .open, rule: "name.usual", link: clause.link,
      isCircumstantial: true)
  }

  /// The name behind whom it belongs to: "my lad Connor", "our son leo".
  func ofKin(in clause: Clause) -> Candidate? {
    let tokens = line.tokens
    var from = contentStart(of: clause)
    var (isMine, isKin) = (false, false)
    let start = from
    while from < clause.tokens.upperBound, line.isWrittenSmall(from) || from == start {
      let token = tokens[from]
      isMine = isMine || token.lexeme == .my || token.lexeme == .they
      // "My dughter Penelope"
      let isUnknown =
        isMine && token.lexeme == .other && line.isWrittenSmall(from)
        && capitalsTell && from - start < 4
      guard token.kind == .word,
        token.isKin || NameWords.describing.contains(token.word) || isUnknown
          || NameWords.labels.contains(token.word)
          || token.lexeme == .my || token.lexeme == .they
      else { break }
      isKin = isKin || token.isKin || isUnknown || NameWords.labels.contains(token.word)
      from += 1
    }
    guard isKin, from < clause.tokens.upperBound, line.isNameable(from) else { return nil }
    let name = from..<min(dimension.nameEnd(in: line, from: from), clause.tokens.upperBound)
    guard !name.isEmpty, isAlone(name, in: clause), isWritten(name) || !capitalsTell,
      !line.namesNobody(name), !line.isState(name), !line.isNoName(name, of: .person)
    else { return nil }
    return Candidate(
      tokens: name, strength: .stated, owner: tokens[from - 1].isGrownUp ? .grownUp : .another,
      rule: "name.of-kin", link: clause.link)
  }

  /// The name that a line ends in: "so Percival", "so memo please".
  func concluded(in clause: Clause) -> Candidate? {
    guard clause.link == .conclusion || isConcluding(clause) else { return nil }
    let from = contentStart(of: clause)
    guard from < clause.tokens.upperBound, line.isNameable(from) else { return nil }
    let name = from..<min(dimension.nameEnd(in: line, from: from), clause.tokens.upperBound)
    guard !name.isEmpty, isAlone(name, in: clause), !line.namesNobody(name) else { return nil }
    // "So cute" is no name, "so memo please" is one.
    let isAsked = line.tokens[name.upperBound..<clause.tokens.upperBound].contains {
      $0.lexeme == .please
    }
    guard isWritten(name) || !capitalsTell && isAsked else { return nil }
    return Candidate(
      tokens: name, strength: .wanted, owner: .open, rule: "name.concluded", link: clause.link)
  }

  /// Whether a colon or the like stands between a "so" and a clause.
  private func isConcluding(_ clause: Clause) -> Bool {
    let before = line.tokens[..<clause.tokens.lowerBound].last { $0.kind == .word }
    return clause.link == .colon && before?.lexeme == .so
  }

  /// The name that a clause spells: "spelled K A I".
  func spelling(in clause: Clause) -> Candidate? {
    var from = clause.tokens.upperBound
    var letters = ""
    while from > clause.tokens.lowerBound {
      let token = line.tokens[from - 1]
      if token.kind == .word, token.word.count == 1 {
        letters = token.word + letters
      } else if token.lexeme != .dash {
        break
      }
      from -= 1
    }
    guard letters.count > 2, letters.count * 2 - 1 >= clause.tokens.upperBound - from else {
      return nil
    }
    let before = line.tokens[clause.tokens.lowerBound..<from]
    // "Denise d e n i s e" is named before it is spelled.
    if let last = before.last, letters == last.word { return nil }
    guard
      before.allSatisfy({
        LexemeSet.nameOpening.contains($0.lexeme) || NameWords.spelling.contains($0.word)
      })
    else { return nil }
    return Candidate(
      tokens: from..<clause.tokens.upperBound, strength: .named, owner: .open,
      rule: "name.spelled", link: clause.link, spelled: NameCase.capitalised(letters))
  }
}
