/// A number as it stands in a line, in digits or in words.
struct Numeral: Hashable, Sendable {
  /// What kinds of number are read.
  struct Style: OptionSet, Sendable {
    let rawValue: UInt8
    /// "10k", "2M": letters glued to digits, or a k after them, multiply.
    static let letters = Style(rawValue: 1)
    /// "eighteen fifty" is 1850, "one twenty" is 120.
    static let pairs = Style(rawValue: 2)
    /// A minus before the number belongs to it.
    static let signed = Style(rawValue: 4)
    /// "1 800" is 1800.
    static let spaced = Style(rawValue: 8)
    /// "21,1" is 21.1.
    static let commaDecimals = Style(rawValue: 16)

    /// Whatever people write for a number they were asked for.
    static let any: Style = [.letters, .pairs, .signed, .spaced]
  }

  /// The number.
  var value: Double
  /// Whether it has digits.
  var hasDigits = false
  /// Whether it has a fraction, said as one ("1.0" has).
  var hasFraction = false

  /// The number as an integer, if it is one that fits.
  var whole: Int? { Int(exactly: value) }
}

extension Cursor {
  /// Reads a number in digits or words: "1,800", "10 1/2", "two million and five", "half a dozen".
  ///
  /// The cursor stays where it is when there is none.
  mutating func numeral(_ style: Numeral.Style = []) -> Numeral? {
    let start = self
    var isNegative = false
    if style.contains(.signed) { isNegative = takeMinus() }
    guard var numeral = unsignedNumeral(style) else {
      self = start
      return nil
    }
    if isNegative { numeral.value = -numeral.value }
    return numeral
  }

  /// Reads a whole number from a range in digits or in words below one hundred, such as an hour:
  /// "7", "07", "twenty-five"; without multipliers, groups or fractions.
  mutating func count(in range: ClosedRange<Int>) -> Int? {
    let start = self
    if let value = simpleNumber(), range.contains(value) { return value }
    self = start
    return nil
  }

  /// Digits as they stand, or a number word from zero to ninety-nine.
  private mutating func simpleNumber() -> Int? {
    guard let value = number else { return nil }
    switch lexeme {
    case .digits, .zero, .small:
      advance()
      return value
    case .tens:
      advance()
      if let unit = unitAfterTens() { return value + unit }
      return value
    default: return nil
    }
  }

  /// Reads the "six" of "twenty six" and "twenty-six".
  private mutating func unitAfterTens() -> Int? {
    let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
    guard peek(offset) == .small, let unit = tokens[index + offset].number, unit < 10 else {
      return nil
    }
    advance(offset + 1)
    return unit
  }

  /// Reads a minus: the word, or a dash before digits that does not follow a number.
  private mutating func takeMinus() -> Bool {
    if lexeme == .minus {
      advance()
      return true
    }
    guard lexeme == .dash, !isGlued, peek(-1) != .digits || isGlued(1),
      peek(1) == .digits || peek(1) == .period,
      isGlued(1) || index == 0
    else { return false }
    advance()
    return true
  }

  private mutating func unsignedNumeral(_ style: Numeral.Style) -> Numeral? {
    switch lexeme {
    case .digits: digitNumeral(style)
    case .period: leadingPointNumeral(style)
    case .vulgar: vulgarFraction().map { Numeral(value: $0, hasDigits: true, hasFraction: true) }
    case .zero, .small, .tens, .hundred, .scale: thousandfold(wordNumeral(style), style)
    case .a, .half, .quarter, .dozen, .couple, .pair, .point, .single: otherNumeral(style)
    default: nil
    }
  }

  /// A number in words, times a thousand when a k of its own follows: "two point one k".
  private mutating func thousandfold(_ numeral: Numeral?, _ style: Numeral.Style) -> Numeral? {
    guard var numeral, style.contains(.letters), lexeme == .k, !isGlued, !isGlued(1) else {
      return numeral
    }
    advance()
    numeral.value = rounded(numeral.value * 1000)
    return numeral
  }

  /// ".5", whose point begins a word.
  private mutating func leadingPointNumeral(_ style: Numeral.Style) -> Numeral? {
    guard !isGlued || peek(-1) == .dash, peek(1) == .digits, isGlued(1) else { return nil }
    advance()
    let value = decimals()
    return multiplied(Numeral(value: value, hasDigits: true, hasFraction: true), style)
  }

  /// The digits behind a decimal point.
  mutating func decimals() -> Double {
    let value = Double("0." + word) ?? 0
    advance()
    return value
  }

  /// ½ and its like.
  mutating func vulgarFraction() -> Double? {
    guard lexeme == .vulgar, let number else { return nil }
    advance()
    return Double(number / 100) / Double(number % 100)
  }
}
