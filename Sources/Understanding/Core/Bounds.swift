/// The least and the most that a question allows, in the words of its dimension.
public struct Bounds: Hashable, Sendable {
  /// The least, such as "1"; nil where nobody could say less.
  public let least: String?
  /// The most, such as "10"; nil where nobody could say more.
  public let most: String?
  /// Both together, such as "from 1 to 10".
  public let range: String

  /// Bounds, one of them at least.
  ///
  /// - Parameters:
  ///   - least: The least in words.
  ///   - most: The most in words.
  ///   - range: Both in a phrase of their own; without it "from … to …", "from … on" or "up to …".
  public init(least: String?, most: String?, range: String? = nil) {
    self.least = least
    self.most = most
    self.range = range ?? Self.words(least, most)
  }

  private static func words(_ least: String?, _ most: String?) -> String {
    switch (least, most) {
    case (let least?, let most?) where least == most: least
    case (let least?, let most?): "from \(least) to \(most)"
    case (let least?, nil): "from \(least) on"
    case (nil, let most?): "up to \(most)"
    case (nil, nil): ""
    }
  }

  /// Whole numbers of a unit; an end that is that of all numbers there are is no bound.
  ///
  /// - Parameters:
  ///   - range: The numbers that the question allows.
  ///   - all: The numbers that any question allows.
  ///   - unit: What is said behind them, with its space.
  init?(_ range: ClosedRange<Int>, within all: ClosedRange<Int>, unit: String = "") {
    let least = range.lowerBound > all.lowerBound ? range.lowerBound : nil
    let most = range.upperBound < all.upperBound ? range.upperBound : nil
    if least == nil, most == nil { return nil }
    let text =
      switch (least, most) {
      case (let least?, let most?): "from \(least) to \(most)\(unit)"
      case (let least?, nil): "from \(least)\(unit) on"
      default: "up to \(range.upperBound)\(unit)"
      }
    self.init(
      least: least.map { "\($0)\(unit)" }, most: most.map { "\($0)\(unit)" },
      range: least == most ? "\(range.lowerBound)\(unit)" : text)
  }

  /// How many there may be, in words as far as twelve: "one to three".
  static func count(_ range: ClosedRange<Int>, of all: Int? = nil) -> Bounds {
    let (least, most) = (word(range.lowerBound), word(range.upperBound))
    if range.upperBound == all {
      return Bounds(least: least, most: most, range: "\(least) or more")
    }
    if range.lowerBound == 0 { return Bounds(least: least, most: most, range: "up to \(most)") }
    if range.count == 1 { return Bounds(least: least, most: most, range: most) }
    return Bounds(least: least, most: most, range: "\(least) to \(most)")
  }

  private static func word(_ number: Int) -> String {
    words.indices.contains(number) ? words[number] : "\(number)"
  }

  private static let words = WordClasses.english.phrases("Bounds.words")
}
