/// How sentences begin and go on that give no name: "Book a table for two", "Sounds great".
extension Line {
  /// Whether words that could be a person's name begin a sentence about something else.
  func beginsSentence(_ name: Range<Int>) -> Bool {
    let first = tokens[name.lowerBound]
    if Line.openers.contains(first.word) { return true }
    switch first.lexeme {
    // "An" and "A. J." are names, "a table" is none.
    case .a: return name.count > 1 && tokens[name.lowerBound + 1].kind == .word
    case .good: return name.count == 1
    case .small, .tens, .half, .quarter, .next, .another, .morning, .afternoon, .evening, .night,
      .tonight, .lunchtime:
      return true
    default: break
    }
    let next = name.upperBound
    // "Typing with one hand", "waiting for the bus", but "Irving at the moment"
    if name.count == 1, first.word.utf8.count > 5, first.word.hasSuffix("ing"),
      next < tokens.count, LexemeSet.particle.contains(tokens[next].lexeme),
      !English.isGivenName(first.word)
    {
      return true
    }
    // "Hairdresser at half past 1" is something to do.
    return next + 1 < tokens.count && [.at, .for].contains(tokens[next].lexeme)
      && LexemeSet.clockStart.contains(tokens[next + 1].lexeme)
  }

  /// Whether words behind an introduction are a thing: "I'd prefer a flight".
  func isThing(_ words: Range<Int>) -> Bool {
    guard let first = tokens[words].first else { return false }
    return first.lexeme == .a && words.count > 1 && isWrittenSmall(words.lowerBound)
      && tokens[words.lowerBound + 1].kind == .word
  }

  /// Words that begin an order, a remark or a wish, and no name.
  private static let openers: Set<String> = Set(
    words: """
      make buy get find search show look check try set book reserve schedule change add put play \
      purchase proceed continue hold let tell help give need use enter pull create label return pick \
      leave arrive go come start stop keep send open close see read write type listen turn switch \
      sounds sound seems seem looks works work'll that'll it'd it'll you've we'd are gonna wanna \
      gotta ideally likely finally sometime something better yikes wow whew woah whoa damn ugh \
      exactly incorrect confirmed whether leaving returning picking staying looking trying thinking \
      going doing getting having being headed because since although however anyway besides also maybe
      """)
}

extension LexemeSet {
  /// What a time on the clock begins with.
  fileprivate static let clockStart: LexemeSet = [
    .digits, .small, .tens, .half, .quarter, .noon, .midnight,
  ]
}
