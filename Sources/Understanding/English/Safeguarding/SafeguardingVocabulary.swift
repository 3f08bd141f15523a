/// The words that the safeguarding grammar speaks of, each with a number.
struct SafeguardingVocabulary: Sendable {
  /// The number of every word that the grammar does not speak of, which it writes `#other`.
  static let unknown = 0
  /// The number of a comma, which parts what is said and ends nothing.
  static let comma = 1

  private var words = WordTable(capacity: 8192)

  /// The words that are written otherwise than they are said.
  init() {
    for (word, number) in [("#other", Self.unknown), (",", Self.comma)] {
      if let key = WordKey(word) { _ = words.add(key, number) }
    }
  }

  /// The number of a word, which it is given when it has none.
  mutating func add(_ word: WordKey) -> Int { words.add(word, words.count) }

  /// All words with their numbers.
  var allWords: [(String, Int)] { words.all }

  /// The number of a word of at most sixteen bytes, or nil when the grammar does not speak of it.
  func number(of word: some StringProtocol) -> Int? { WordKey(word).flatMap { words[$0] } }
}

extension SafeguardingVocabulary {
  /// What the grammar writes for a name that is known to be a child's.
  static let childName = "#name"
  /// What it writes for a child that several words name: "my nine year old".
  static let child = "#child"

  /// What the grammar writes for a number: below ten, a child's age, too few calories for a day of
  /// anybody's, or any other.
  static func written(_ number: Int) -> String {
    switch number {
    case ..<10: "#digit"
    case ..<18: "#teen"
    case ...650: "#small"
    default: "#number"
    }
  }
}
