/// The words that the safeguarding grammar speaks of, each with a number.
struct SafeguardingVocabulary: Sendable {
  /// The number of every word that the grammar does not speak of, which it writes `#other`.
  static let unknown = 0
  /// The number of a comma, which parts what is said and ends nothing.
  static let comma = 1

  private var numbers: [WordKey: Int] = [:]

  /// The words that are written otherwise than they are said.
  init() {
    numbers.reserveCapacity(4096)
    if let other = WordKey("#other") { numbers[other] = Self.unknown }
    if let comma = WordKey(",") { numbers[comma] = Self.comma }
  }

  /// The number of a word, which it is given when it has none.
  mutating func add(_ word: WordKey) -> Int {
    if let number = numbers[word] { return number }
    let number = numbers.count
    numbers[word] = number
    return number
  }

  /// The number of a word of at most sixteen bytes, or nil when the grammar does not speak of it.
  func number(of word: some StringProtocol) -> Int? {
    WordKey(word).flatMap { numbers[$0] }
  }
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
