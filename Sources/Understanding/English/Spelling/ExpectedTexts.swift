import Synchronization

/// The words of some texts, and their forms ("lose", "losing"), so that slips of the fingers in them
/// are found.
///
/// The words are taken out of the texts when the first word that nobody knows is looked for; what may
/// be a form of one is made when the first typed word comes near to its stem, and looked up in the
/// language only where it is near itself.
final class ExpectedTexts: Sendable, Hashable {
  private struct Word: Sendable {
    let written: ExpectedWord
    /// What all forms of the word have in common but for the last letter, which a "y" loses; nil where
    /// it has no forms.
    let stem: WordKey?
    private var candidates: [ExpectedWord]?

    init(_ written: ExpectedWord, isInflected: Bool) {
      self.written = written
      stem = isInflected ? WordKey(Stem.of(written.key.string)) : nil
    }

    /// The words that are forms of this one and as wanted.
    mutating func forms(_ isWanted: (ExpectedWord) -> Bool) -> [ExpectedWord] {
      let all =
        candidates ?? Inflection.candidates(for: written.key).compactMap(ExpectedWord.init)
      candidates = all
      return all.filter { isWanted($0) && Inflection.isForm($0.key, of: written.key) }
    }

    /// Whether a typed word may be a slip of one of the forms, as it lacks no more than two letters
    /// of their stem, and has no more than two that neither the stem nor an ending has.
    func mayBeForm(_ typed: TypedWord) -> Bool {
      guard let stem, typed.key.count + 2 >= stem.count else { return false }
      return (stem.dropping(last: 1).letters & ~typed.letters).nonzeroBitCount <= 2
        && (typed.letters & ~(stem.letters | Inflection.lettersOfEndings)).nonzeroBitCount <= 2
    }
  }

  private let texts: @Sendable () -> [String]
  private let made = Mutex<[Word]?>(nil)

  init(_ texts: @escaping @Sendable () -> [String]) { self.texts = texts }

  static func == (a: ExpectedTexts, b: ExpectedTexts) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether a word stands in the texts themselves, and is no other form of one of their words.
  func hasWritten(_ word: WordKey) -> Bool {
    withWords { words in words.contains { $0.written.key == word } }
  }

  /// Whether a word stands in the texts, or is a form of one of their words.
  func contains(_ word: WordKey) -> Bool {
    withWords { words in
      if words.contains(where: { $0.written.key == word }) { return true }
      let stem = WordKey(Stem.of(word.string))
      return words.indices.contains { place in
        words[place].stem == stem && !words[place].forms { $0.key == word }.isEmpty
      }
    }
  }

  /// Every word of the texts, and every form of one unless only what is written there counts, that may
  /// be meant by a typed word, with the weight of the slip.
  func meant(by typed: WordKey, isWritten: Bool) -> [(word: WordKey, weight: Int)] {
    let typed = TypedWord(typed)
    return withWords { words in
      var meant: [(word: WordKey, weight: Int)] = []
      for place in words.indices {
        var near = [words[place].written]
        if !isWritten, words[place].mayBeForm(typed) {
          near += words[place].forms { $0.weight(ofSlip: typed) != nil }
        }
        for word in near {
          if let weight = word.weight(ofSlip: typed) { meant.append((word.key, weight)) }
        }
      }
      return meant
    }
  }

  private func withWords<Result: Sendable>(_ body: (inout [Word]) -> Result) -> Result {
    made.withLock { made in
      var words = made ?? words()
      // The lock's own array is let go of, so that forms are noted without copying it.
      made = nil
      defer { made = words }
      return body(&words)
    }
  }

  /// The words of the texts, each once.
  private func words() -> [Word] {
    var words: [Word] = []
    var keys: Set<WordKey> = []
    for text in texts() {
      for token in Lexer.tokens(of: text)
      where token.kind == .word && !LexemeSet.wordsForAnything.contains(token.lexeme) {
        guard let written = WordKey(token.word).flatMap(ExpectedWord.init),
          keys.insert(written.key).inserted
        else { continue }
        words.append(Word(written, isInflected: token.lexeme == .other))
      }
    }
    return words
  }
}
