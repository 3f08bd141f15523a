extension ChoicesDimension {
  /// The texts of people's own in a list, where a line takes one of them out, changes its words or adds
  /// one; nil where it does none of that by words that leave no doubt of which.
  func ownTexts(of old: Choices, editedBy line: Line) -> [String]? {
    guard allowsOwn else { return nil }
    let texts = TextDimension(nouns: Line.lists)
    guard let more = texts.addition(by: line) ?? addition(by: line, texts),
      !old.own.contains(more), isNoOption(more)
    else { return nil }
    return old.own + [more]
  }

  /// What a clause of the line that speaks of the list adds to it, whatever the others say.
  private func addition(by line: Line, _ texts: TextDimension) -> String? {
    line.labelledClauses.firstNonNil { clause in
      let part = line.keeping(line.span(clause.tokens))
      return part.tokens.contains { Line.lists.contains($0.word) } ? texts.addition(by: part) : nil
    }
  }

  /// The clause of a line that speaks of the list, where others say something else; all of it where none does.
  func clauseOfList(in line: Line) -> Range<Int> {
    line.labelledClauses.first { clause in
      line.tokens[clause.tokens].contains { Line.lists.contains($0.word) }
    }?.tokens ?? 0..<line.tokens.count
  }

  private func isNoOption(_ text: String) -> Bool {
    matcher.hits(in: Line(text)).allSatisfy { $0.values.first?.strength != .phrase }
  }
}

extension Line {
  /// Where the words of a text stand one after the other, as tokens; a sign for "and" is one.
  package func places(ofWords text: String) -> [Range<Int>] {
    func words(_ line: Line) -> [String] { line.tokens.map { $0.word == "&" ? "and" : $0.word } }
    let (all, own) = (words(self), words(Line(text)))
    return all.indices.compactMap { start in
      !own.isEmpty && all[start...].starts(with: own) ? start..<start + own.count : nil
    }
  }

  /// Whether the words around some tokens, in their clause, take out what they say.
  func takesOut(_ words: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { $0.tokens.overlaps(words) })?.tokens else {
      return false
    }
    let before = keeping(span(clause.lowerBound..<max(clause.lowerBound, words.lowerBound)))
    let behind = tokens[words.upperBound..<max(words.upperBound, clause.upperBound)]
    let isOut = behind.contains { RemovalWords.particles.contains($0.word) }
    if before.saysRemoval || before.opensByHalf && isOut { return true }
    // What is denied to be of the list goes as well.
    let isVerb = behind.first { $0.kind != .sign }.map(Self.isCopula) ?? false
    let isDenied = behind.contains {
      [.not, .no].contains($0.lexeme) || $0.word.hasSuffix("n't")
    }
    return isVerb && isDenied && behind.contains { Self.lists.contains($0.word) }
  }

  private static func isCopula(_ token: Token) -> Bool {
    token.lexeme == .is || token.word.hasSuffix("n't")
  }

  /// Whether the line has a verb that takes out only with a word behind what it takes: "take".
  private var opensByHalf: Bool { tokens.contains { RemovalWords.halves.contains($0.word) } }
}
