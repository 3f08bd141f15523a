/// The names of things: of races, of what people keep track of.
extension NameDimension {
  /// A name's tokens, and the rule that found them.
  struct Found {
    var tokens: Range<Int>
    var rule: String
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

  /// The name of a thing without any introduction: the beginning of the line, or what comes behind a
  /// correction.
  func bareThing(in line: Line) -> Range<Int>? {
    let tokens = line.tokens
    var from = 0
    // A correction leaves what comes after it: "Water, no wait, Tea".
    if let last = tokens.indices.last(where: { line.isCorrection($0..<$0 + 1) }), last > 0 {
      from = last + 1
    }
    while from < tokens.count, tokens[from].isBeforeBareThing { from += 1 }
    // "not Tea, Water"
    if from < tokens.count, tokens[from].lexeme == .not,
      let comma = tokens[from...].firstIndex(where: { $0.lexeme == .comma })
    {
      from = comma + 1
    }
    guard from < tokens.count else { return nil }
    let name = from..<nameEnd(in: line, from: from)
    return name.isEmpty || line.isNoName(name, of: bearer) ? nil : name
  }
}

extension Token {
  /// Whether the word may stand before the name of a thing that nothing introduces.
  fileprivate var isBeforeBareThing: Bool {
    LexemeSet.beforeThing.contains(lexeme) || word == "called" || word == "named"
  }

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
  private static let thingVerbs: Set<String> = [
    "am", "running", "run", "doing", "race", "signed", "training", "called", "named", "entered",
    "track", "tracking", "add", "create", "name", "log", "call",
  ]
}

extension LexemeSet {
  /// What may stand before the name of a thing.
  fileprivate static let beforeThing: LexemeSet = [
    .just, .filler, .comma, .colon, .only, .hedge, .dash, .is, .ellipsis, .please, .mean, .the,
    .exclamation, .me, .period, .rather, .sorry, .actually, .make, .it, .that, .yes, .okay, .quote,
    .oh,
  ]
}
