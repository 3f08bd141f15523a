extension Cursor {
  /// Reads a number that begins with a number word: "eighteen hundred", "two point two million".
  mutating func wordNumeral(_ style: Numeral.Style) -> Numeral? {
    guard let value = number else { return nil }
    // "Hundreds" and "thousands" are no number; "two hundreds" is one.
    if lexeme == .hundred || lexeme == .scale, word.utf8.last == UInt8(ascii: "s") { return nil }
    // "5 hours would be grand"
    if word == "grand" { return nil }
    if lexeme == .small, let fraction = wordFraction() {
      return Numeral(value: fraction, hasFraction: true)
    }
    // "hundred" and "thousand" may begin a number, as if "a" stood before them.
    var first = 1.0
    if lexeme != .hundred, lexeme != .scale {
      let isTens = lexeme == .tens
      advance()
      first = Double(value)
      if isTens {
        if let unit = unit() { first += Double(unit) }
      }
      if style.contains(.pairs), first > 0, let second = secondOfPair(after: Int(first)) {
        return continued(Numeral(value: first * 100 + Double(second)), style)
      }
    }
    return continued(Numeral(value: first), style)
  }

  /// Reads the "six" of "twenty six", "twenty-six" and "twenty and six".
  private mutating func unit() -> Int? {
    var offset = 0
    if lexeme == .dash, isGlued, isGlued(1) { offset = 1 }
    if lexeme == .and, peek(2) != .hundred, peek(2) != .a { offset = 1 }
    guard peek(offset) == .small, let unit = tokens[index + offset].number, unit < 10 else {
      return nil
    }
    advance(offset + 1)
    return unit
  }

  /// Reads the second half of "eighteen fifty", "one twenty-two" and "nineteen oh five".
  private mutating func secondOfPair(after first: Int) -> Int? {
    let start = self
    if lexeme == .dash, isGlued, isGlued(1) { advance() }
    switch lexeme {
    case .oh where peek(1) == .small:
      advance()
      guard let second = number, second < 10, first >= 10 else { break }
      advance()
      return second
    case .small:
      guard let second = number, second >= 10, first < 20, peek(1) != .hundred else { break }
      advance()
      return second
    case .tens:
      guard var second = number else { break }
      advance()
      if let unit = unit() { second += unit }
      // "thirty forty" and "fifteen twenty" are ranges, not 3040 and 1520.
      let isRange =
        first != second && second % 10 == 0 && (first < 20 || first % 10 == 0)
        && (first >= 20 || first >= second - 10)
      guard !isRange, lexeme != .hundred, lexeme != .scale else { break }
      return second
    default: break
    }
    self = start
    return nil
  }
}
