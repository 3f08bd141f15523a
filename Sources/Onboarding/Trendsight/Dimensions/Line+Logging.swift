import Understanding

extension Line {
  /// Words before "log it" that say nothing of their own, and agreement that logs by itself.
  static let agreements = WordClasses.trendsight.words("Logging.agreements").union([",", "-", ":"])

  /// Words that begin the telling of what was done.
  static let deeds = WordClasses.trendsight.words("Logging.deeds")

  /// Words before them: "today I felt tired", "just had one".
  static let beforeDeeds = WordClasses.trendsight.words("Logging.beforeDeeds")

  /// Whether the line says no somewhere at its begin.
  var denies: Bool {
    tokens.prefix(3).contains { Self.refusals.contains($0.word) }
  }

  /// The opening "log it" at a token: the token behind it and behind its sign, and whether it is
  /// plain enough to be heard without having been asked for.
  func logOpening(at index: Int, noun: String?) -> (end: Int, isPlain: Bool)? {
    guard index == 0 || !Self.negations.contains(tokens[index - 1].word) else {
      return nil
    }
    guard let opening = Self.openings.first(where: { isPhrase($0, at: index) }) else { return nil }
    var end = index + opening.count
    var isPlain = opening.count > 1
    // "log my first coffee" says what, not a note.
    let objects = Set((noun ?? "").lowercased().split(separator: " ").map(String.init))
      .union(Self.plainObjects)
    while end < tokens.count, objects.contains(tokens[end].word) {
      end += 1
      isPlain = true
    }
    // "Log one more" is about something new, and no note.
    if end < tokens.count, ["more", "another"].contains(tokens[end].word) { return nil }
    // "Log it, but not now" logs nothing yet.
    if let but = tokens[end...].first(where: { $0.kind == .word }), but.word == "but",
      tokens[end...].prefix(4).contains(where: {
        ["not", "later", "don't"].contains($0.word)
      })
    {
      return nil
    }
    while end < tokens.count,
      Self.links.contains(tokens[end].word) || tokens[end].word == "please"
        || Self.beforeNoun.contains(where: { isPhrase([$0, "note"], at: end) })
        || tokens[end].word == "that" && TextDimension().nouns.contains(tokens[end - 1].word)
    {
      end += 1
    }
    return (end, isPlain)
  }

  /// The opening of a note where an event is asked for: "note", "put down", "save it".
  func noteOpening(at index: Int) -> (end: Int, isPlain: Bool)? {
    guard let opening = Self.noteOpenings.first(where: { isPhrase($0, at: index) }) else {
      return nil
    }
    var end = index + opening.count
    while end < tokens.count, Self.links.contains(tokens[end].word) || tokens[end].word == "that" {
      end += 1
    }
    return (end, false)
  }

  private static let noteOpenings: [[String]] = WordClasses.trendsight.sequences(
    "Logging.noteOpenings")

  /// Whether the line says that there is to be no note, and nothing besides but that the rest stays: "remove
  /// what I wrote in the note, but keep the entry".
  var takesNoteAway: Bool {
    let clauses = clauses()
    let staying = clauses.firstIndex { clause in
      clause.tokens.contains { ["keep", "leave"].contains(tokens[$0].word) }
    }
    let end = staying.flatMap { $0 > 0 ? clauses[$0 - 1].tokens.upperBound : nil } ?? tokens.count
    let words = tokens[..<end].filter { $0.kind != .sign }.map(\.word)
    return words.contains { Self.nothings.contains($0) }
      && words.allSatisfy { Self.nothings.contains($0) || Self.aroundNothing.contains($0) }
      && words != ["no"]
  }

  /// Whether the line says yes or "log it", and nothing besides.
  func onlyAgrees(noun: String?, _ context: Context) -> Bool {
    var rest = Set(tokens.indices)
    if case .understood(true, let evidence) = BooleanDimension().read(self, in: context) {
      rest = rest.filter { !evidence.span.contains(tokens[$0].span.lowerBound) }
    }
    for start in tokens.indices {
      guard let opening = logOpening(at: start, noun: noun) else { continue }
      rest.subtract(start..<opening.end)
    }
    return rest.allSatisfy { place in
      let token = tokens[place]
      return token.kind == .sign || Self.agreements.contains(token.word)
        || Self.courtesies.contains(token.word)
    }
  }

  /// The note that begins at a token, without politeness behind it and without its quotes.
  func note(from index: Int) -> String? {
    var range = index..<max(index, tokens.count)
    if range.count > 2, tokens[range.lowerBound].word == "\"",
      tokens[range.upperBound - 1].word == "\""
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    } else {
      let isWord = { (token: Token) in
        (token.kind != .sign || !token.word.allSatisfy(\.isASCII))
          && !Self.courtesies.contains(token.word)
      }
      guard tokens[range].contains(where: isWord) else { return nil }
      // A courtesy behind it is no part of a note.
      while let last = range.last, ["please", ","].contains(tokens[last].word) {
        range = range.dropLast()
      }
    }
    return range.isEmpty ? nil : words(range)
  }

  private func isPhrase(_ words: [String], at index: Int) -> Bool {
    index + words.count <= tokens.count
      && words.indices.allSatisfy { tokens[index + $0].word == words[$0] }
  }

  private static let nothings = WordClasses.trendsight.words("Logging.nothings")
  private static let aroundNothing = WordClasses.trendsight.words("Logging.aroundNothing")
  private static let courtesies = WordClasses.trendsight.words("Logging.courtesies")

  /// Ways to ask for logging, the longest first.
  private static let openings =
    [["first", "event", "logged", "!"]] + WordClasses.trendsight.sequences("Logging.openings")
  private static let links = WordClasses.trendsight.words("Logging.links").union([
    ":", "-", ",", "!", ".",
  ])
  /// Words by which a line says no.
  private static let refusals = WordClasses.trendsight.words("Logging.refusals")
  /// Words that negate the verb behind them.
  private static let negations = WordClasses.trendsight.words("Logging.negations")
  /// Words for what is logged that say nothing of it.
  private static let plainObjects = WordClasses.trendsight.words("Logging.plainObjects")
  /// Words before the noun for a note.
  private static let beforeNoun = WordClasses.trendsight.words("Logging.beforeNoun")
}
