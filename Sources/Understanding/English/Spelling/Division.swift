/// Finds the words that were written without the spaces between them: "loseweight", "tuewed".
struct Division {
  private let vocabulary: Vocabulary

  /// A division into words of the language and those that a question expects.
  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The most words that are taken apart.
  private static let mostWords = 3

  /// The likeliest way to divide a word, of two or three parts, or nil.
  ///
  /// One of four letters is taken apart only where it is written together with a number.
  func parts(of word: WordKey, isGlued: Bool) -> Spelling.Meaning? {
    guard word.count > (isGlued ? 3 : 4) else { return nil }
    return divide(word, into: Self.mostWords).flatMap { $0.words.count > 1 ? $0 : nil }
  }

  private func divide(_ word: WordKey, into count: Int) -> Spelling.Meaning? {
    var best = weight(of: word).map {
      Spelling.Meaning(words: [word], weight: $0, expectation: expectation(of: word))
    }
    guard count > 1, word.count > 3 else { return best }
    for place in 2...word.count - 2 {
      let first = word.dropping(last: word.count - place)
      guard let weight = weight(of: first),
        let rest = divide(word.dropping(first: place), into: count - 1)
      else { continue }
      let whole = Spelling.Meaning(
        words: [first] + rest.words, weight: weight + rest.weight + SlipWeight.space,
        expectation: min(rest.expectation, expectation(of: first)))
      if whole.weight < best?.weight ?? .max { best = whole }
    }
    return best
  }

  private func expectation(of part: WordKey) -> Spelling.Expectation {
    if vocabulary.expectsOfLanguage(part) { return .language }
    return vocabulary.contains(part) ? .own : .none
  }

  /// What a part weighs besides the missing space: nothing for a word that the rules know or the
  /// question expects, more for a short one, which chance makes; nil for any other.
  private func weight(of part: WordKey) -> Int? {
    if part.count == 2 { return English.kind(of: part) == .everyday ? 4 : nil }
    let isKnown =
      vocabulary.contains(part)
      || !vocabulary.isExclusive && Lexicon.english.entry(for: part) != nil
    return isKnown ? part.count == 3 ? 3 : 0 : nil
  }

  /// The word behind an "I" that was written together with it: "Ihave", "idont".
  func behindI(_ word: WordKey) -> Spelling.Meaning? {
    guard !vocabulary.isExclusive, word.count > 3, word[0] == UInt8(ascii: "i"),
      let entry = Lexicon.english.entry(for: word.dropping(first: 1)),
      Self.verbs.contains(entry.lexeme)
    else { return nil }
    return Spelling.Meaning(
      words: [word.dropping(last: word.count - 1), word.dropping(first: 1)],
      weight: SlipWeight.space, expectation: .none)
  }

  private static let verbs: LexemeSet = [.have, .want, .need, .not, .will, .would, .can, .like]
}
