/// Words that change a part of what was said: "drop Sunday, add Friday", "an hour later", "another
/// 200".
package enum EditWords {
  /// Whether a line has one of them; whether it changes anything is for the dimension to say.
  package static func areSaid(in line: Line) -> Bool {
    line.tokens.contains { lexemes.contains($0.lexeme) || words.contains($0.word) }
  }

  private static let lexemes: LexemeSet = [
    .also, .plus, .minus, .too, .without, .except, .but, .instead, .rather, .more, .less, .later,
    .another, .up, .not,
  ]
  private static let words: Set<String> = [
    "add", "adding", "plus", "include", "put", "drop", "remove", "lose", "scrap", "delete", "take",
    "leave",
    "swap", "switch", "replace", "exchange", "bump", "push", "move", "raise", "lower", "cut",
    "earlier", "longer", "shorter", "higher", "bigger", "smaller", "fewer", "down", "off", "back",
    "double", "halve", "half", "extra",
  ]
}
