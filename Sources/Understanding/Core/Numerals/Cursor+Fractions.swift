extension Cursor {
  /// Reads "three quarters", "two thirds" and "one half"; the cursor is before the first word.
  mutating func wordFraction() -> Double? {
    guard let numerator = number, (1...9).contains(numerator) else { return nil }
    let offset = peek(1) == .dash ? 2 : 1
    let denominator = peek(offset)
    guard denominator == .quarter || denominator == .half || denominator == .ordinal else {
      return nil
    }
    let token = tokens[index + offset]
    // "one third" and "two thirds" are fractions, "twenty third" and "two third" are not.
    let isPlural = token.word.utf8.last == UInt8(ascii: "s")
    guard isPlural || numerator == 1 || denominator == .quarter && offset == 2 else { return nil }
    guard let parts = parts(of: token), numerator <= parts || parts == 4 else {
      return nil
    }
    advance(offset + 1)
    return Double(numerator) / Double(parts)
  }

  /// Goes past "of", "of a" or "a" between a fraction and its unit.
  mutating func takeOfA() {
    take(.of)
    take([.a, .the])
  }

  /// Reads "and a half", "and three quarters" and "and 1/2" behind a whole number.
  mutating func addedFraction() -> Double? {
    guard lexeme == .and || lexeme == .ampersand else { return nil }
    let start = self
    advance()
    if let fraction = slashFraction() ?? vulgarFraction(), fraction < 1 { return fraction }
    var numerator = 1
    if take(.a) {
    } else if lexeme == .small, let number, number < 10 {
      numerator = number
      advance()
    }
    if lexeme == .dash, isGlued { advance() }
    if lexeme == .half || lexeme == .quarter || lexeme == .ordinal,
      let parts = parts(of: tokens[index]), numerator < parts
    {
      advance()
      return Double(numerator) / Double(parts)
    }
    self = start
    return nil
  }

  /// Reads "point two", "point zero three" and "point seventy-one" behind a whole number.
  mutating func spokenDecimals() -> Double? {
    guard lexeme == .point else { return nil }
    let start = self
    advance()
    var text = ""
    while text.utf8.count < 12 {
      switch lexeme {
      case .digits where text.isEmpty: return decimals()
      case .zero, .oh:
        text += "0"
        advance()
      case .small:
        text += String(number ?? 0)
        advance()
      case .tens where text.isEmpty:
        guard let value = count(in: 20...99) else { return nil }
        return Double(value) / 100
      default:
        guard !text.isEmpty else {
          self = start
          return nil
        }
        return Double("0." + text)
      }
    }
    return Double("0." + text)
  }

  /// How many parts a whole has for a word such as "quarter"; nil for no such word.
  private func parts(of token: Token) -> Int? {
    switch token.lexeme {
    case .half: 2
    case .quarter: 4
    case .ordinal: token.number.flatMap { $0 >= 3 ? $0 : nil }
    default: nil
    }
  }

  /// Reads numbers that begin with other words than numbers: "a hundred", "half a dozen".
  mutating func otherNumeral(_ style: Numeral.Style) -> Numeral? {
    switch lexeme {
    case .half, .quarter: return partOfWhole()
    case .dozen where word.utf8.last != UInt8(ascii: "s"):
      return continued(Numeral(value: 1), style)
    case .point: return spokenDecimals().map { Numeral(value: $0, hasFraction: true) }
    case .single:
      advance()
      return Numeral(value: 1)
    case .couple, .pair:
      return couple(style)
    case .a:
      switch peek(1) {
      case .hundred, .scale, .dozen:
        advance()
        return continued(Numeral(value: 1), style)
      case .half, .quarter:
        advance()
        return partOfWhole()
      case .couple, .pair:
        advance()
        return couple(style)
      case .single:
        advance(2)
        return Numeral(value: 1)
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func couple(_ style: Numeral.Style) -> Numeral {
    advance()
    let couple = continued(Numeral(value: 2), style)
    take(.of)
    return couple
  }

  /// Reads "half a dozen", "quarter million" or just "half".
  private mutating func partOfWhole() -> Numeral {
    let part = lexeme == .half ? 0.5 : 0.25
    advance()
    let offset = lexeme == .a ? 1 : lexeme == .of && peek(1) == .a ? 2 : 0
    switch peek(offset) {
    case .dozen, .hundred, .scale:
      let whole = Double(tokens[index + offset].number ?? 1)
      advance(offset + 1)
      return Numeral(value: part * whole)
    default: return Numeral(value: part, hasFraction: true)
    }
  }
}
