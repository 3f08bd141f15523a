/// The words that the safeguarding grammar speaks of, each with a number.
struct SafeguardingVocabulary: Sendable {
  /// The number of every word that the grammar does not speak of.
  static let unknown = 0
  /// The number of a comma, which parts what is said and ends nothing.
  static let comma = 1
  /// Written for a number of up to 650, which as calories of a day is too little for anybody.
  static let smallNumber = "#small"
  /// Written for any other number.
  static let number = "#number"

  /// Written for a word that the grammar does not speak of.
  static let otherWord = "#other"
  /// Written for a name that is known to be a child's.
  static let childName = "#name"

  private var numbers = [otherWord: unknown, ",": comma]

  /// The number of a word, which it is given when it has none.
  mutating func add(_ word: String) -> Int {
    if let number = numbers[word] { return number }
    let number = numbers.count
    numbers[word] = number
    return number
  }

  /// The number of a word, or nil for a word that the grammar does not speak of.
  func number(of word: String) -> Int? { numbers[word] }
}
