/// The words that a question expects, so that a slip of the fingers in one of them is forgiven
/// before others are thought of.
///
/// A vocabulary costs nothing until a line has a word that nobody knows.
public struct Vocabulary: Hashable, Sendable {
  private let texts: [ExpectedTexts]
  /// The words of the language that are expected too.
  private let lexemes: LexemeSet
  /// Whether every other word may be a value of its own, as where a name is asked for, so that only
  /// slips in these words are mended.
  public let isExclusive: Bool

  /// No words.
  public static let none = Vocabulary(texts: [], lexemes: [], isExclusive: false)

  /// The words of some texts, with their usual endings.
  ///
  /// - Parameters:
  ///   - texts: Phrases or words, such as the titles of options.
  ///   - isExclusive: Whether every other word may be a value of its own.
  public init(_ texts: some Sequence<String>, isExclusive: Bool = false) {
    let texts = Array(texts)
    self.init(texts: [ExpectedTexts { texts }], lexemes: [], isExclusive: isExclusive)
  }

  /// The words of texts that are made when the first slip asks for them.
  package init(lazily texts: @escaping @Sendable () -> [String]) {
    self.init(texts: [ExpectedTexts(texts)], lexemes: [], isExclusive: false)
  }

  /// Words of the language by what they mean to the rules.
  init(of lexemes: LexemeSet) {
    self.init(texts: [], lexemes: lexemes, isExclusive: false)
  }

  private init(texts: [ExpectedTexts], lexemes: LexemeSet, isExclusive: Bool) {
    self.texts = texts
    self.lexemes = lexemes
    self.isExclusive = isExclusive
  }

  /// The words of both, unless this one is exclusive.
  public func union(_ other: Vocabulary) -> Vocabulary {
    if isExclusive || other.isEmpty { return self }
    return Vocabulary(
      texts: texts + other.texts.filter { !texts.contains($0) },
      lexemes: lexemes.union(other.lexemes), isExclusive: false)
  }

  /// Whether there are no words.
  public var isEmpty: Bool { texts.isEmpty && lexemes == [] }

  /// Whether there are words of its own, besides those of the language.
  var hasOwnWords: Bool { !texts.isEmpty }

  /// Whether words of the language are expected.
  var hasWordsOfLanguage: Bool { lexemes != [] }

  /// Whether a word in small letters is one of them.
  func contains(_ word: WordKey) -> Bool {
    expectsOfLanguage(word) || texts.contains { $0.contains(word) }
  }

  /// Whether a word stands in the texts themselves, and is no other form of one of their words.
  func hasWritten(_ word: WordKey) -> Bool { texts.contains { $0.hasWritten(word) } }

  /// Whether a word is one of those of the language that are expected.
  func expectsOfLanguage(_ word: WordKey) -> Bool {
    hasWordsOfLanguage
      && Lexicon.english.entry(for: word).map { lexemes.contains($0.lexeme) } == true
  }

  /// Calls the body with every word of its own, besides those of the language, that may be meant by
  /// a typed one, and the weight of the slip; only with those that stand in the texts themselves where
  /// it is said so.
  func forEachMeant(
    by typed: WordKey, isWritten: Bool = false, _ body: (WordKey, Int) -> Void
  ) {
    for text in texts {
      for (word, weight) in text.meant(by: typed, isWritten: isWritten) { body(word, weight) }
    }
  }
}
