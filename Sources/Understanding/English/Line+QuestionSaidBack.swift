extension Line {
  /// The part of the line behind the question that it says back, as UTF-8 offsets: the "1800" of "how many
  /// calories per day: 1800"; nil where it opens with anything else.
  package func answer(behind question: String) -> Range<Int>? {
    guard
      let mark = tokens.indices.first(where: { [.colon, .question].contains(tokens[$0].lexeme) }),
      mark + 1 < tokens.count
    else { return nil }
    let asked = Self.stems(of: Line(asWritten: question).tokens[...])
    let said = Self.stems(of: tokens[..<mark])
    // A single word is a label, such as "goal: muscle".
    guard said.count > 1, said[0] == asked.first, said.allSatisfy(asked.contains) else {
      return nil
    }
    return tokens[mark + 1].span.lowerBound..<text.utf8.count
  }

  /// The stems of some words, so that "what is your childs name" is "What's your child's name".
  private static func stems(of tokens: ArraySlice<Token>) -> [String] {
    tokens.filter { $0.kind == .word && ![.filler, .is].contains($0.lexeme) }
      .map { Stem.of($0.word.withoutApostrophes) }
  }
}
