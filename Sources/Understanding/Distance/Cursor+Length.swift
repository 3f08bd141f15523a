extension Cursor {
  /// How amounts of length are written; a k is a unit here.
  private static var style: Numeral.Style { [.signed, .spaced, .commaDecimals] }

  /// Reads a length: "5 km", "26.2 miles", "6 ft 2", "2 kilometres and 300 metres"; all readings,
  /// for an "m" is a metre or a mile.
  mutating func lengths() -> [Length] {
    guard !isInsideWord, let number = numeral(Cursor.style) else { return [] }
    // half a mile, a quarter of a mile
    if number.hasFraction, number.value < 1 { takeOfA() }
    let units = lengthUnits(after: nil)
    guard !units.isEmpty, !isGlued || lexeme != .digits else { return [] }
    guard !isSpeedOrArea else { return [] }
    var lengths = units.map { Length(amount: number.value, unit: $0) }
    // Only metres are hundreds, and how tall or wide something is.
    if lengths.count > 1,
      number.value >= 400 || Self.extents.contains(word)
    {
      lengths.removeLast()
    }
    if lengths.count == 1 { lengths[0].amount += takeHalfOfLength() }
    guard let part = smallerPart(of: lengths) else { return lengths }
    var length = part
    while let next = smallerPart(of: [length]) { length = next }
    return [length]
  }

  /// Reads the "and a half" of "a mile and a half" where it ends what is said, and not that of "5 km and a half
  /// marathon"; 0 where there is none.
  mutating func takeHalfOfLength() -> Double {
    var next = self
    guard let fraction = next.halfOfUnit(),
      next.isAtEnd || next.isSign && next.lexeme != .dash || LexemeSet.filler.contains(next.lexeme)
    else { return 0 }
    self = next
    return fraction
  }

  /// Whether the quote that comes next closes a number in quotes.
  private var isQuoted: Bool { peek(-2) == .quote && tokens[index - 2].word == word }

  /// Whether "per hour", "/h" or "²" follows a unit.
  private var isSpeedOrArea: Bool {
    switch lexeme {
    case .per: true
    case .slash: peek(1) == .h || peek(1) == .hour || peek(1) == .s || peek(1) == .secondUnit
    case .a: peek(1) == .hour || peek(1) == .minute || peek(1) == .second
    case .sign: isGlued
    default: false
    }
  }

  /// Reads the "2" and "inches" of "6 feet and 2 inches", and gives the whole.
  ///
  /// After a unit that may be two, the smaller unit tells which it is: centimetres follow metres.
  private mutating func smallerPart(of readings: [Length]) -> Length? {
    let start = self
    take([.comma, .and, .ampersand])
    if let number = numeral([]) {
      // "5 foot 11" counts inches.
      if readings.first?.unit == .foot, let inches = number.whole, (1...11).contains(inches),
        isAtEnd || LexemeSet.filler.contains(lexeme), let whole = readings.first
      {
        return Length(amount: rounded(whole.amount * 12) + number.value, unit: .inch)
      }
      for whole in readings {
        guard let unit = lengthUnits(after: whole.unit).first else { continue }
        // Kilometres and miles are near each other in size, so people add them.
        if whole.unit == .kilometre, unit == .mile {
          let kilometres = number.value * LengthUnit.mile.metres / LengthUnit.kilometre.metres
          return Length(amount: whole.amount + kilometres, unit: .kilometre)
        }
        guard unit.metres < whole.unit.metres,
          readings.count == 1 || unit.isMetric == whole.unit.isMetric
        else {
          advance(-1)
          continue
        }
        let factor = whole.unit.metres / unit.metres
        return Length(amount: rounded(whole.amount * factor) + number.value, unit: unit)
      }
    }
    self = start
    return nil
  }

  /// Reads a unit of length, also after a hyphen or in brackets: the units it may be.
  mutating func lengthUnits(after larger: LengthUnit?) -> [LengthUnit] {
    let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
    if let unit = LengthUnit(peek(offset)) {
      advance(offset + 1)
      return [unit]
    }
    switch lexeme {
    case .m where larger == nil:
      advance()
      return [.metre, .mile]
    case .m where larger == .kilometre:
      advance()
      return [.metre]
    case .k where larger == nil && !(peek(1) == .period && isGlued(2)):
      advance()
      return [.kilometre]
    case .in where larger == .foot:
      advance()
      return [.inch]
    case .quote where isGlued && peek(-1) == .digits && !isQuoted:
      let isInch = word == "\""
      advance()
      return [isInch ? .inch : .foot]
    default: return []
    }
  }

  /// Adjectives for how far something extends.
  private static let extents = WordClasses.english.words("Cursor.extents")
}
