extension Line {
  /// Whether the line asks something, so that it gives no name.
  var asksForName: Bool {
    if isOwnQuestion { return true }
    guard let first = tokens.first(where: { !LexemeSet.filler.contains($0.lexeme) }) else {
      return true
    }
    switch first.lexeme {
    case .question: return true
    case .what, .why, .how, .who, .which, .when, .whereabouts: return tokens.count > 1
    case .can, .do: return tokens.last?.lexeme == .question
    default: return false
    }
  }

  /// Whether words behind "I'm" or "it's" are a state and no name: small letters, and a word that
  /// people say of themselves.
  func isState(_ words: Range<Int>) -> Bool {
    guard let first = tokens[words].first else { return true }
    let written = self.words(words.lowerBound..<words.lowerBound + 1)
    guard written == first.word else { return false }
    if first.lexeme != .other, first.lexeme != .month, first.lexeme != .may { return true }
    return Line.states.contains(first.word)
      || first.word.utf8.count > 5 && first.word.hasSuffix("ing")
  }

  /// Words for how people are, not for what they are called.
  private static let states: Set<String> = [
    "tired", "ready", "happy", "here", "back", "done", "bored", "hungry", "confused", "new",
    "busy", "lost", "mum", "mom", "dad", "mother", "father", "parent", "single", "afraid", "glad",
    "stuck", "unsure", "curious", "interested", "worried", "sad", "angry", "annoyed", "excited",
    "pregnant", "married", "fed", "over", "under", "about", "free", "complicated", "private",
    "secret", "personal", "true", "called", "named", "he", "she", "raining", "hard", "easy",
  ]

  /// Whether the beginning of a line is no name: a yes or no, a greeting, a date, a sentence.
  func isNoName(_ name: Range<Int>, of bearer: NameDimension.Bearer) -> Bool {
    let words = tokens[name]
    guard let first = words.first else { return true }
    if words.allSatisfy({ $0.kind == .sign }) { return true }
    if bearer == .thing { return isRefusal(first, alone: words.count == tokens.count) }
    let rest = tokens[name.upperBound...]
    switch first.lexeme {
    case .month, .may, .weekday:
      // "March 4th" is a date, "April" may be a name.
      if rest.first?.kind == .digits || rest.first?.lexeme == .the { return true }
    case .other, .good, .bit, .single, .mile: break
    default: if isRefusal(first, alone: true) { return true }
    }
    // Nobody has a name of more than six words, and a verb in the line makes it a sentence.
    let count = words.filter { $0.kind == .word }.count
    let isWritten = self.words(name.lowerBound..<name.lowerBound + 1) != first.word
    let isSentence = !isWritten && rest.first.map { Line.verbs.contains($0.word) } ?? false
    return count > 6 || isSentence || Line.curses.contains(first.word)
      || words.contains { Line.namesNobody.contains($0.word) }
      || isRefusal(first, alone: words.count == 1)
  }

  /// Whether a word refuses, greets or agrees, and names nobody.
  private func isRefusal(_ first: Token, alone: Bool) -> Bool {
    switch first.lexeme {
    case .yes, .nope, .no, .okay, .not, .none, .thanks, .please, .know, .what, .why, .how, .who,
      .digits, .wait, .sorry, .question, .any, .either, .neither:
      return alone || first.lexeme == .not || first.lexeme == .digits
    default: return ["idk", "dunno", "whatever", "nobody", "secret"].contains(first.word)
    }
  }

  /// Words of a sentence that nobody is called by.
  private static let namesNobody: Set<String> = [
    "yesterday", "today", "tomorrow", "soon", "later", "never", "always", "sometimes", "maybe",
    "perhaps", "then", "all", "both", "everyone", "everybody", "someone", "somebody", "anyone",
    "anybody", "nothing", "something", "anything", "everything", "of", "as", "than", "because",
    "while", "until", "since", "although", "very", "really", "quite", "still", "already", "again",
    "he'll", "she'll", "they'll", "we'll", "i'll", "you'll", "it'll", "he's", "she's", "they're",
    "we're", "he'd", "she'd", "they'd", "we'd", "i've", "we've", "they've", "isn't", "aren't",
    "won't", "can't", "don't", "doesn't", "didn't", "wasn't", "haven't", "hasn't", "couldn't",
    "wouldn't", "shouldn't", "another", "stuff", "things", "depends", "guess",
  ]

  /// Verbs that make a few words a sentence, not a name.
  static let verbs: Set<String> = [
    "know", "don't", "tell", "think", "want", "care", "is", "was", "are", "have", "has", "does",
    "say", "asked", "ask", "said", "sucks", "hate", "forget", "turned", "need", "were", "goes",
    "works", "likes", "wants", "loves", "lives", "turns", "will",
  ]
}
