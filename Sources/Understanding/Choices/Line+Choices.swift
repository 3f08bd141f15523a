extension Line {
  /// Whether the line says "all", where what is left out begins, and whether anything is.
  var allExcept: (rest: Int, isExcept: Bool)? {
    guard
      let all = tokens.firstIndex(where: {
        $0.lexeme == .all || $0.lexeme == .any && $0.word == "anything"
      }),
      tokens[..<all].allSatisfy({
        LexemeSet.filler.contains($0.lexeme) || $0.lexeme == .i || $0.lexeme == .yes
      })
        || tokens[..<all].allSatisfy({
          $0.lexeme != .not && $0.lexeme != .none && $0.lexeme != .other
        })
    else { return nil }
    let except = tokens[all...].firstIndex {
      [.but, .except, .without, .minus, .not, .less].contains($0.lexeme)
    }
    let rest = tokens[(all + 1)..<(except ?? tokens.count)]
    // "all about school" is not all.
    guard rest.allSatisfy({ $0.lexeme != .other || Line.listed.contains($0.word) }) else {
      return nil
    }
    return (except ?? tokens.count, except != nil)
  }

  /// What the options of a question are called.
  private static let listed: Set<String> = [
    "topics", "goals", "options", "things", "choices", "areas", "subjects", "above", "list",
  ]

  /// Whether the line says that none is meant.
  var saysNone: Bool {
    tokens.first { !LexemeSet.filler.contains($0.lexeme) }
      .map { [.none, .neither, .nope, .no].contains($0.lexeme) } ?? false
  }
}
