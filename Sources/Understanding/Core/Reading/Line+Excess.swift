/// What is too much or too early, and how a line goes on from what was said before.
extension Line {
  /// Whether the line changes something by one more step, and takes none back: "another 100 lower".
  package var goesFurther: Bool {
    tokens.contains { ["another", "further", "again", "extra"].contains($0.word) }
  }

  /// What would mend that something is too much, too early and the like, where a token says so.
  func excess(at place: Int) -> Change? {
    guard tokens[place].lexeme == .too, place + 1 < tokens.count else { return nil }
    return Self.excesses[tokens[place + 1].word]
  }

  private static let excesses: [String: Change] = {
    var table: [String: Change] = [:]
    for word in ["much", "many", "high", "long", "big", "far"] {
      table[word] = Change(sign: -1, kind: .size)
    }
    for word in ["little", "few", "low", "short", "small"] {
      table[word] = Change(sign: 1, kind: .size)
    }
    table["late"] = Change(sign: -1, kind: .place)
    for word in ["early", "soon"] { table[word] = Change(sign: 1, kind: .place) }
    table["slow"] = Change(sign: -1, kind: .speed)
    table["fast"] = Change(sign: 1, kind: .speed)
    return table
  }()
}
