/// A typed word, and among which words those are looked for that may be meant by it.
struct SlipQuery: Hashable, Sendable {
  /// Where words are looked for.
  enum Source: Hashable, Sendable {
    /// Among the question's own words and their forms.
    case own
    /// Among those that stand in the question's texts.
    case written
    /// Among the words of the language.
    case language
  }

  /// A word that may be meant, and the weight of the slip.
  struct Word: Sendable {
    var word: WordKey
    var weight: Int
  }

  /// About what a look-up costs, in steps of an ``Effort``.
  static let steps = 200

  var typed: WordKey
  var source: Source
  var vocabulary: Vocabulary

  /// The words that may be meant, looked up.
  var words: [Word] {
    var words: [Word] = []
    let add = { words.append(Word(word: $0, weight: $1)) }
    switch source {
    case .own: vocabulary.forEachMeant(by: typed, add)
    case .written: vocabulary.forEachMeant(by: typed, isWritten: true, add)
    case .language:
      Lexicon.spellingTable.forEachMeant(
        by: typed, isExpected: vocabulary.expectsOfLanguage, add)
    }
    return words
  }
}

extension Spelling {
  /// The words of some source that may be meant by a typed one.
  func words(meantBy typed: WordKey, among source: SlipQuery.Source) -> [SlipQuery.Word] {
    let query = SlipQuery(typed: typed, source: source, vocabulary: vocabulary)
    return effort?.words(for: query) { query.words } ?? query.words
  }
}
