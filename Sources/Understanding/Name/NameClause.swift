extension Line {
  /// The clauses of the line as names are read from them, in the order they stand; none is empty but for those of a
  /// correction.
  var nameClauses: [Clause] {
    var clauses: [Clause] = []
    var from = 0
    var link = Clause.Link.start
    for index in tokens.indices {
      guard let (next, isWord) = nameLink(at: index) else { continue }
      if index > from { clauses.append(Clause(tokens: from..<index, link: link)) }
      // A stop behind "but" or "so" leaves it what it is.
      let isWeaker = !isWord && index == from && [.but, .conclusion, .correction].contains(link)
      if !isWeaker { link = next }
      from = index + 1
    }
    if tokens.count > from { clauses.append(Clause(tokens: from..<tokens.count, link: link)) }
    return clauses
  }

  /// What a token parts, and whether it is a word, or nil for one that belongs to a clause.
  private func nameLink(at index: Int) -> (Clause.Link, isWord: Bool)? {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch token.lexeme {
    case .comma: return (.comma, false)
    case .dash where token.startsWord && next?.startsWord != false: return (.comma, false)
    case .semicolon, .ellipsis, .exclamation, .question: return (.stop, false)
    case .period:
      let isInner = next.map { $0.kind != .sign && !$0.startsWord } ?? false
      return isInner || index > 0 && tokens[index - 1].isShortened ? nil : (.stop, false)
    case .colon: return (.colon, false)
    case .opening, .closing: return (.bracket, false)
    case .and, .ampersand:
      return token.word == "n" && isSpelled(index) ? nil : (.and, true)
    case .or: return (.or, true)
    case .slash: return (.or, false)
    case .but: return (.but, true)
    case .so: return next?.lexeme == .dash && next?.startsWord == false ? nil : (.conclusion, true)
    case .wait, .actually, .scratch, .nope, .mean: return (.correction, true)
    // "Sorry for typos" and "no jokes" correct nothing.
    case .sorry: return isApology(index) ? nil : (.correction, true)
    case .no where next.map({ $0.kind == .sign || isCapitalised(index + 1) }) ?? false:
      return (.correction, true)
    case .no where next.map({ LexemeSet.correcting.contains($0.lexeme) }) ?? false:
      return (.correction, true)
    case .other where Self.partingWords.contains(token.word): return (.but, true)
    default: return nil
    }
  }

  /// Whether a "sorry" at a place is for something: "sorry for the typos", "sorry I'm late".
  private func isApology(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    switch tokens[index + 1].lexeme {
    case .for, .to, .if, .that, .i, .my, .at, .hedge: return true
    default: return false
    }
  }

  /// Whether a single letter stands beside another, as in a word that is spelled: "K A I", "K-A-I".
  func isSpelled(_ index: Int) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      tokens.indices.contains(place) && tokens[place].kind == .word
        && tokens[place].word.count == 1
    }
    return [-1, 1].contains { step in
      let isDashed =
        tokens.indices.contains(index + step) && tokens[index + step].lexeme == .dash
      return isLetter(index + (isDashed ? 2 * step : step))
    }
  }

  private static let partingWords = WordClasses.english.words("NameClause.partingWords")
}

extension LexemeSet {
  /// Words that take back what stands before them.
  fileprivate static let correcting: LexemeSet = [.wait, .sorry, .actually, .scratch, .mean, .no]
}
