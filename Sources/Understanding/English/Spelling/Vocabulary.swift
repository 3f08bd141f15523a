import Synchronization

/// The words that a question expects, so that a slip of the fingers in one of them is forgiven
/// before others are thought of.
///
/// A vocabulary costs nothing until a line has a word that nobody knows.
public struct Vocabulary: Hashable, Sendable {
  private let parts: [Part]
  /// The words of the language that are expected too.
  private let lexemes: LexemeSet
  /// Whether every other word may be a value of its own, as where a name is asked for, so that only
  /// slips in these words are mended.
  public let isExclusive: Bool

  /// No words.
  public static let none = Vocabulary(parts: [], lexemes: [], isExclusive: false)

  /// The words of some texts, with their usual endings.
  ///
  /// - Parameters:
  ///   - texts: Phrases or words, such as the titles of options.
  ///   - isExclusive: Whether every other word may be a value of its own.
  public init(_ texts: some Sequence<String>, isExclusive: Bool = false) {
    let texts = Array(texts)
    self.init(parts: [Part { texts }], lexemes: [], isExclusive: isExclusive)
  }

  /// The words of texts that are made when the first slip asks for them.
  init(lazily texts: @escaping @Sendable () -> [String]) {
    self.init(parts: [Part(texts)], lexemes: [], isExclusive: false)
  }

  /// Words of the language by what they mean to the rules.
  init(of lexemes: LexemeSet) {
    self.init(parts: [], lexemes: lexemes, isExclusive: false)
  }

  private init(parts: [Part], lexemes: LexemeSet, isExclusive: Bool) {
    self.parts = parts
    self.lexemes = lexemes
    self.isExclusive = isExclusive
  }

  /// The words of both, unless this one is exclusive.
  public func union(_ other: Vocabulary) -> Vocabulary {
    if isExclusive || other.isEmpty { return self }
    return Vocabulary(
      parts: parts + other.parts.filter { !parts.contains($0) },
      lexemes: lexemes.union(other.lexemes), isExclusive: false)
  }

  /// Whether there are no words.
  public var isEmpty: Bool { parts.isEmpty && lexemes == [] }

  /// Whether there are words of its own, besides those of the language.
  var hasOwnWords: Bool { !parts.isEmpty }

  /// Whether a word in small letters is one of them.
  func contains(_ word: WordKey) -> Bool {
    expectsOfLanguage(word) || parts.contains { $0.table.contains(word) }
  }

  /// Whether a word stands in the texts themselves, and is no other form of one of their words.
  func hasWritten(_ word: WordKey) -> Bool { parts.contains { $0.written.contains(word) } }

  /// Whether a word is one of those of the language that are expected.
  func expectsOfLanguage(_ word: WordKey) -> Bool {
    lexemes != [] && Lexicon.english.entry(for: word).map { lexemes.contains($0.lexeme) } == true
  }

  /// Calls the body with every word of its own, besides those of the language, that may be meant by
  /// a typed one, and the weight of the slip.
  func forEachMeant(by typed: WordKey, _ body: (WordKey, Int) -> Void) {
    for part in parts { part.table.forEachMeant(by: typed, isExpected: { _ in true }, body) }
  }

  /// Some texts, and the tables of their words once they have been needed.
  private final class Part: Sendable, Hashable {
    private struct Tables {
      var written: Set<WordKey>
      var all: SpellingTable
    }

    private let texts: @Sendable () -> [String]
    private let made = Mutex<Tables?>(nil)

    init(_ texts: @escaping @Sendable () -> [String]) { self.texts = texts }

    static func == (a: Part, b: Part) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The words of the texts that say what they are about.
    var written: Set<WordKey> { tables.written }

    /// The words of the texts, and those of their forms that have the same stem.
    var table: SpellingTable { tables.all }

    private var tables: Tables {
      made.withLock { made in
        if let made { return made }
        let tables = makeTables()
        made = tables
        return tables
      }
    }

    private func makeTables() -> Tables {
      var written: Set<WordKey> = []
      var all: Set<WordKey> = []
      for text in texts() {
        for token in Lexer.tokens(of: text)
        where token.kind == .word && !LexemeSet.wordsForAnything.contains(token.lexeme) {
          guard let key = WordKey(token.word), written.insert(key).inserted else { continue }
          all.insert(key)
          if token.lexeme == .other { all.formUnion(Inflection.forms(of: token.word)) }
        }
      }
      return Tables(written: written, all: SpellingTable(all))
    }
  }
}
