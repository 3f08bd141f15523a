extension Cursor {
  /// Reads a number that begins with digits: "1,800", "1.8k", "10 1/2", "3 hundred and 21".
  mutating func digitNumeral(_ style: Numeral.Style) -> Numeral? {
    guard lexeme == .digits else { return nil }
    if let fraction = slashFraction() {
      return Numeral(value: fraction, hasDigits: true, hasFraction: true)
    }
    let length = digitCount
    let leadsWithZero = word.utf8.first == UInt8(ascii: "0")
    var value = number.map(Double.init) ?? Double(word) ?? 0
    advance()
    var numeral = Numeral(value: value, hasDigits: true)
    if length <= 3, !leadsWithZero {
      var isGrouped = false
      while let group = thousands(style, isFirst: !isGrouped) {
        value = value * Double(group.factor) + Double(group.value)
        isGrouped = true
      }
      numeral.value = value
    }
    if isDecimalMark(style) {
      advance()
      // Read as one text, so that the value is the nearest there is to what was written.
      numeral.value = Double("\(Int(exactly: value) ?? 0).\(word)") ?? value
      advance()
      numeral.hasFraction = true
    } else if let fraction = mixedFraction() {
      numeral.value += fraction
      numeral.hasFraction = true
      return numeral
    }
    return multiplied(numeral, style)
  }

  /// Reads "1/2", but not the beginning of "1/2/18".
  mutating func slashFraction() -> Double? {
    guard lexeme == .digits, let numerator = number, peek(1) == .slash, isGlued(1),
      peek(2) == .digits, isGlued(2), let denominator = tokens[index + 2].number,
      (2...100).contains(denominator), !(peek(3) == .slash && isGlued(3)),
      !(peek(3) == .period && isGlued(3) && peek(4) == .digits && isGlued(4)),
      !(peek(-1) == .slash && isGlued)
    else { return nil }
    advance(3)
    return Double(numerator) / Double(denominator)
  }

  /// Reads the fraction of "10 1/2" and "10½".
  private mutating func mixedFraction() -> Double? {
    if let fraction = vulgarFraction() { return fraction }
    guard lexeme == .digits, !isGlued, let numerator = number, (1...9).contains(numerator) else {
      return nil
    }
    let start = self
    if let fraction = slashFraction(), fraction < 1 { return fraction }
    self = start
    return nil
  }

  /// Whether a decimal point comes next, and not the point between the parts of a date or version.
  private func isDecimalMark(_ style: Numeral.Style) -> Bool {
    guard isGlued, peek(1) == .digits, isGlued(1) else { return false }
    switch lexeme {
    case .period: return !(peek(2) == .period && isGlued(2) && peek(3) == .digits && isGlued(3))
    case .comma:
      return style.contains(.commaDecimals) && tokens[index + 1].word.utf8.count <= 2
        && !(peek(2) == .comma && isGlued(2))
    default: return false
    }
  }

  /// Reads ",800", and in "12,34,567" the ",34" too; after a space where that is allowed.
  private mutating func thousands(
    _ style: Numeral.Style, isFirst: Bool
  ) -> (value: Int, factor: Int)? {
    if lexeme == .comma || lexeme == .quote, isGlued, peek(1) == .digits, isGlued(1),
      let value = tokens[index + 1].number
    {
      switch tokens[index + 1].word.utf8.count {
      case 3:
        advance(2)
        return (value, 1000)
      case 2 where lexeme == .comma && endsInThousands(from: 2):
        advance(2)
        return (value, 100)
      default: return nil
      }
    }
    // "1 234 567": groups of three digits, none of which stands alone as a number of its own.
    guard style.contains(.spaced), lexeme == .digits, !isGlued, digitCount == 3,
      let value = number, !isFirst || peek(-2) != .digits, peek(1) != .slash, peek(1) != .colon
    else { return nil }
    if isFirst {
      // "1 800" is one number, but "2 300 page books" and "7 450 9" are not.
      guard peek(1) != .other, peek(1) != .digits || tokens[index + 1].word.utf8.count == 3 else {
        return nil
      }
    }
    advance()
    return (value, 1000)
  }

  /// Whether ",567" follows at an offset, perhaps after another group of two.
  private func endsInThousands(from offset: Int) -> Bool {
    guard peek(offset) == .comma, isGlued(offset), peek(offset + 1) == .digits,
      isGlued(offset + 1)
    else { return false }
    switch tokens[index + offset + 1].word.utf8.count {
    case 3: return true
    case 2: return endsInThousands(from: offset + 2)
    default: return false
    }
  }

  /// Applies the multipliers after a number in digits.
  mutating func multiplied(_ numeral: Numeral, _ style: Numeral.Style) -> Numeral {
    var numeral = numeral
    if style.contains(.letters), let factor = letterFactor() {
      numeral.value = rounded(numeral.value * factor)
      return numeral
    }
    return continued(numeral, style)
  }

  /// Reads a k, or an M, B or G that is glued to its number and ends the word.
  private mutating func letterFactor() -> Double? {
    let factor: Double
    switch lexeme {
    case .k: factor = 1000
    case .m where isGlued, .millimetre where isGlued && word == "mm": factor = 1_000_000
    case .b where isGlued, .g where isGlued: factor = 1_000_000_000
    default: return nil
    }
    guard !isGlued(1) || (peek(1) != .digits && peek(1) != .apostrophe) else { return nil }
    advance()
    return factor
  }

  /// A product without the dust of binary fractions: 1.1 × 1000 is 1100.
  func rounded(_ value: Double) -> Double {
    let nearest = value.rounded()
    return abs(value - nearest) < 1e-6 * max(1, abs(nearest) * 1e-6) ? nearest : value
  }
}
