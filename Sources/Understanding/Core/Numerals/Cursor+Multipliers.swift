extension Cursor {
  /// Reads what multiplies and extends a number: "hundred", "thousand and five", "and a half".
  mutating func continued(_ numeral: Numeral, _ style: Numeral.Style) -> Numeral {
    var numeral = numeral
    // The thousands and millions that are complete, what is being said of the next, the part of
    // that to which a multiplier would apply, and the bound below which something may be added.
    var total = 0.0
    var group = numeral.value
    var last = numeral.value
    var bound = 0.0
    let start = index
    reading: while true {
      let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
      switch peek(offset) {
      case .hundred where last > 0 && last < 1000:
        advance(offset + 1)
        group += last * 99
        (last, bound) = (0, 100)
      case .dozen where last > 0 && last < 1000:
        advance(offset + 1)
        group += last * 11
        (last, bound) = (0, 0)
      case .scale where group > 0 || total > 0:
        let factor = Double(tokens[index + offset].number ?? 1)
        advance(offset + 1)
        total =
          group == 0
          ? total * factor
          : total < factor ? (total + group) * factor : total + group * factor
        (group, last, bound) = (0, 0, factor)
      default:
        guard bound > 0, let addend = addend(below: bound) else { break reading }
        group += addend
        (last, bound) = (addend, 0)
      }
    }
    // What nothing multiplies is kept as it was written, however small.
    if index > start { numeral.value = rounded(total + group) }
    return withFraction(numeral)
  }

  /// Reads what is added to a number that ends in a multiplier: "and five", "thirty one", "21".
  private mutating func addend(below bound: Double) -> Double? {
    let start = self
    if lexeme == .and || (lexeme == .dash && isGlued && isGlued(1)) { advance() }
    // "one million, two hundred thousand", but not "two thousand, five".
    if lexeme == .comma, bound >= 1000, peek(1) == .small || peek(1) == .tens,
      (2...4).contains(where: { peek($0) == .hundred || peek($0) == .scale })
    {
      advance()
    }
    if lexeme == .a, peek(1) == .hundred, bound > 100 {
      advance()
      return 1
    }
    if let value = count(in: 1...999), value > 0, Double(value) < bound || lexeme == .scale,
      !isGlued || (lexeme != .colon && lexeme != .slash)
    {
      // "two hundred and three hundred" are two numbers.
      switch lexeme {
      case .hundred where bound > 100: return Double(value)
      case .hundred: break
      case .scale where Double(number ?? 0) >= bound && bound > 100: break
      default: return Double(value)
      }
    }
    self = start
    return nil
  }

  /// Reads "point two" and "and a half" behind a number, and a multiplier behind these.
  ///
  /// Behind a multiplier, a fraction is one of it: "one million and a half" is 1,500,000.
  private mutating func withFraction(_ numeral: Numeral) -> Numeral {
    let whole = peek(-1) == .scale ? Double(tokens[index - 1].number ?? 1) : 1
    guard let fraction = spokenDecimals() ?? addedFraction() else { return numeral }
    var numeral = numeral
    numeral.hasFraction = true
    if lexeme == .scale || lexeme == .hundred, let factor = number.map(Double.init) {
      advance()
      // "two and a half thousand", but "one billion and a half million".
      numeral.value =
        whole > 1 ? numeral.value + fraction * factor : (numeral.value + fraction) * factor
    } else {
      numeral.value += fraction * whole
    }
    numeral.value = rounded(numeral.value)
    return numeral
  }
}
