extension NameDimension {
  /// A name's tokens, and the rule that found them.
  struct Found {
    var tokens: Range<Int>
    var rule: String
  }

  /// Phrases before a name, and whether a name must follow.
  ///
  /// What follows "I'm" may be a state ("I'm tired"), what follows "call me"
  /// is a name.
  private static let introductions = PhraseTable<Bool>([
    (
      true,
      """
      call me|calls me|call us|name is|name's|name was|names|name|named|go by|goes by|known as\
      |i'm called|i am called|is called|she's called|he's called|they're called|it's called|call her|call him\
      |call them|call it|calls her|calls him|my daughter|my son|our daughter|our son|my kid|our kid\
      |my child|our child|our youngest|our eldest|our oldest|my youngest|my eldest|my oldest\
      |be called|boy called|girl called|kid called|child called|son called|daughter called|baby called|one called\
      |named him|named her|named it|named them|spelled|spelt|prefer|goes as|name would be|names her|names him|sign me as|just call me|address me as|change it to|change to\
      |change my name to|change her name to|change his name to|change the name to
      """
    ),
    (
      false,
      """
      i'm|i am|im|it's|it is|its|this is|that's|that is|she's|she is|he's|he is|they are|i'm the|is
      """
    ),
  ])

  /// The names behind "I'm", "call me", "her name is" and the like, from left to right.
  func introduced(in line: Line) -> [Found] {
    guard bearer == .person else { return introducedThings(in: line) }
    let tokens = line.tokens
    var found: [Found] = []
    var others: [Found] = []
    var index = 0
    while index < tokens.count {
      guard let (isSure, count) = Self.introductions.phrase(in: tokens, at: index) else {
        index += 1
        continue
      }
      var from = index + count
      while from < tokens.count, tokens[from].isBeforeName { from += 1 }
      var end = nameEnd(in: line, from: from)
      // "My name is No": a capital says that the last word is a name, whatever else it can be.
      if isSure, end == from, from == tokens.count - 1, line.isCapitalised(from) { end = from + 1 }
      // "I'm the boss", but "I'm the famous Sam"
      let isRole = end > from && tokens[from - 1].lexeme == .the && line.isWrittenSmall(from)
      let isName =
        end > from && !line.isPutOff(from..<end)
        && !line.isThing(from..<end)
        && (isSure || !isRole && !line.isState(from..<end) && !line.isOwner(from..<end))
      if isName, !(count == 1 && tokens[index].lexeme == .is && index == 0) {
        let name = Found(tokens: from..<end, rule: "name.introduced")
        // "First name is Sam, last name is Hill": the first is what people are called.
        if line.isFamilyName(before: index) || index > 0 && tokens[index - 1].word == "surname" {
          others.append(name)
        } else {
          found.append(name)
        }
        index = end
      } else {
        index += count
      }
    }
    return found.isEmpty ? others : found
  }

  /// The name of a race or a thing behind "it's", "the" or "I'm running".
  private func introducedThings(in line: Line) -> [Found] {
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

  /// The short form that a line ends a name with: "Elizabeth, Liz for short".
  func shortForm(in line: Line) -> Found? {
    let tokens = line.tokens
    guard bearer == .person,
      let end = tokens.indices.dropLast().last(where: {
        tokens[$0].lexeme == .for && tokens[$0 + 1].word == "short"
      })
    else { return nil }
    var from = end
    while from > 0, tokens[from - 1].kind == .word,
      !LexemeSet.afterName.contains(tokens[from - 1].lexeme), !tokens[from - 1].isBeforeName
    {
      from -= 1
    }
    return from < end ? Found(tokens: from..<end, rule: "name.short-form") : nil
  }

  /// The name that will do instead of the one before it: "samantha, but sam is fine".
  func preferred(in line: Line) -> Found? {
    guard bearer == .person,
      let but = line.tokens.indices.dropFirst().first(where: { line.tokens[$0].lexeme == .but })
    else { return nil }
    let end = nameEnd(in: line, from: but + 1)
    guard end > but + 1, line.isSettled(behind: end) else { return nil }
    return Found(tokens: but + 1..<end, rule: "name.preferred")
  }

  /// Names without any introduction: the beginning of a short line, and what "and" adds to it.
  func bareNames(in line: Line) -> [Range<Int>] {
    let tokens = line.tokens
    var from = 0
    // A correction leaves what comes after it: "Maya, no wait, Mia".
    if let last = tokens.indices.last(where: { line.isCorrection($0..<$0 + 1) }), last > 0 {
      from = last + 1
    }
    while from < tokens.count, line.isBeforeBareName(from) { from += 1 }
    // "not Bob, Rob"
    if from < tokens.count, tokens[from].lexeme == .not,
      let comma = tokens[from...].firstIndex(where: { $0.lexeme == .comma })
    {
      from = comma + 1
    }
    var names: [Range<Int>] = []
    while from < tokens.count {
      let end = nameEnd(in: line, from: from)
      guard end > from else { break }
      if bearer == .person, names.isEmpty, line.isLabel(from..<end) {
        from = end + 1
        continue
      }
      names.append(from..<end)
      guard end < tokens.count, [.and, .ampersand, .or].contains(tokens[end].lexeme),
        bearer == .person, end + 1 < tokens.count
      else { break }
      from = end + 1
      // "Mia and she is 7" goes on with something else.
      if LexemeSet.afterName.contains(tokens[from].lexeme) { break }
    }
    guard let first = names.first, !line.isNoName(first, of: bearer) else { return [] }
    // "call me later" introduces nothing, and is no name itself.
    let isIntroduction = first.contains {
      Self.introductions.phrase(in: tokens, at: $0)?.meaning == true
    }
    if isIntroduction, bearer == .person { return [] }
    // "it's complicated" says how something is.
    let isSaid = tokens[..<first.lowerBound].contains { [.is, .that, .it].contains($0.lexeme) }
    return isSaid && bearer == .person && line.isState(first) ? [] : names
  }
}

extension Line {
  /// Whether a token may stand before a name that nothing introduces: "no, Mia", "well, Mia".
  fileprivate func isBeforeBareName(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.lexeme == .no else {
      return token.isBeforeName || [.yes, .okay, .quote, .oh].contains(token.lexeme)
    }
    // "no name" is none.
    guard index + 1 < tokens.count else { return true }
    let next = words(index + 1..<index + 2)
    return tokens[index + 1].kind == .sign || next != tokens[index + 1].word
  }
}

extension Token {
  /// Whether the word may stand between an introduction and a name.
  fileprivate var isBeforeName: Bool {
    switch lexeme {
    case .just, .filler, .comma, .colon, .only, .hedge, .dash, .is, .ellipsis, .please, .mean, .the,
      .exclamation, .me, .period, .rather, .sorry, .actually, .make, .it, .that:
      true
    default: word == "called" || word == "named"
    }
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
