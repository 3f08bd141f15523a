/// The words of the language that may be meant by a slip of the fingers.
///
/// Nearly all words are passed over by a comparison of the letters that they have; how rare a word is
/// is looked up of the few that are left.
struct SpellingTable: Sendable {
  private var words: [ExpectedWord] = []

  /// A table of some words in small letters; those of fewer than three letters are passed over.
  init(_ words: some Sequence<WordKey>) {
    for word in words { if let word = ExpectedWord(word) { self.words.append(word) } }
  }

  /// Calls the body with every word that may be meant by a typed one, and the weight of the slip,
  /// to which is added how rare the word is.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - isExpected: Whether the question expects a word, so that a little more is forgiven.
  ///   - body: Called with each word and the weight of the slip.
  func forEachMeant(
    by typed: WordKey, isExpected: (WordKey) -> Bool, _ body: (WordKey, Int) -> Void
  ) {
    let typed = TypedWord(typed)
    for word in words {
      if let weight = word.weight(ofSlip: typed, isExpected: isExpected) {
        body(word.key, weight + Self.rarity(of: word.key))
      }
    }
  }

  /// What is added to the weight of a slip, as rare words are meant more rarely; nothing for days
  /// and months, which are proper names to the list.
  private static func rarity(of word: WordKey) -> Int {
    switch English.kind(of: word) {
    case .everyday, .proper: 0
    case .usual: 1
    case .rare, nil: 3
    }
  }
}
