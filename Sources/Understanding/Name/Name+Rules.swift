/// The names of things: of races, of what people keep track of.
extension NameDimension {
  /// A name's tokens, and the rule that found them.
  struct Found {
    var tokens: Range<Int>
    var rule: RuleName
  }

  /// The name of a race or a thing behind "it's", "the" or "I'm running".
  func introducedThings(in line: Line) -> [Found] {
    let tokens = line.tokens
    var from = 0
    // A capital inside of the line begins the name: "it's called Race for Life".
    while from < tokens.count, from < 8, tokens[from].isBeforeThing(at: from),
      from == 0 || tokens[from].lexeme == .i || line.words(from..<from + 1) == tokens[from].word
    {
      from += 1
    }
    guard from > 0 else { return [] }
    let end = nameEnd(in: line, from: from)
    return end > from ? [Found(tokens: from..<end, rule: "name.thing")] : []
  }
}

extension Token {
  /// Whether the word may stand before the name of a thing.
  fileprivate func isBeforeThing(at index: Int) -> Bool {
    switch lexeme {
    case .i, .it, .is, .the, .my, .we, .this, .that, .just, .filler, .for, .up, .will, .would,
      .comma, .colon, .hedge, .like, .to, .do, .want, .have, .a, .actually, .me:
      true
    default:
      // "I'm running the …", but "Run in the Park".
      index > 0 && Token.thingVerbs.contains(word)
    }
  }

  /// What people do with a thing whose name follows.
  private static let thingVerbs = WordClasses.english.words("NameRules.thingVerbs")
}
