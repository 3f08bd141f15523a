/// A set of lexemes, as bits, to test a token without a loop.
struct LexemeSet: ExpressibleByArrayLiteral, Sendable, Hashable {
  private var low: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of some lexemes.
  init(arrayLiteral lexemes: Lexeme...) {
    for lexeme in lexemes { insert(lexeme) }
  }

  /// Adds a lexeme.
  mutating func insert(_ lexeme: Lexeme) {
    let bit: UInt64 = 1 << UInt64(lexeme.rawValue & 63)
    switch lexeme.rawValue >> 6 {
    case 0: low |= bit
    case 1: second |= bit
    case 2: third |= bit
    default: high |= bit
    }
  }

  /// Whether a lexeme is in the set.
  func contains(_ lexeme: Lexeme) -> Bool {
    let word =
      switch lexeme.rawValue >> 6 {
      case 0: low
      case 1: second
      case 2: third
      default: high
      }
    return word >> UInt64(lexeme.rawValue & 63) & 1 == 1
  }

  /// The lexemes of either set.
  func union(_ other: LexemeSet) -> LexemeSet {
    var union = self
    union.low |= other.low
    union.second |= other.second
    union.third |= other.third
    union.high |= other.high
    return union
  }
}

extension LexemeSet {
  /// What a number may begin with: digits, a number word, a sign, a fraction.
  static let numeral: LexemeSet = [
    .digits, .vulgar, .zero, .small, .tens, .hundred, .scale, .dozen, .half, .quarter, .minus,
    .dash, .point, .period, .a, .couple, .pair, .single,
  ]
  /// What a number begins with that cannot be anything else.
  static let numberStart: LexemeSet = [.digits, .vulgar, .zero, .small, .tens, .hundred, .ordinal]
  /// Signs and words that only fill a sentence.
  static let filler: LexemeSet = [
    .comma, .period, .exclamation, .ellipsis, .semicolon, .filler, .please, .thanks, .hedge, .just,
    .tilde, .so, .quote,
  ]
  /// What may stand between the ends of a range.
  static let rangeLink: LexemeSet = [.to, .dash, .through, .until, .or, .tilde]
}

extension LexemeSet {
  /// Whatever behind a number says what it counts: a number before it is not a bare one.
  static let unit: LexemeSet = [
    .percent, .degree, .currency, .otherUnit, .kilogram, .gram, .pound, .ounce, .stone, .kilometre,
    .metre, .centimetre, .millimetre, .mile,
    .yard, .foot, .inch, .marathon, .k, .m, .s, .h, .d, .w, .y, .g, .calorie, .kilojoule, .second,
    .secondUnit, .minute, .hour, .day, .week, .fortnight, .monthUnit, .year, .night, .am, .pm,
    .oclock, .month, .may, .weekday, .ordinalSuffix, .pace, .ordinal,
  ]
}
