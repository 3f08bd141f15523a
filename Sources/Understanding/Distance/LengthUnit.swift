/// A unit of length.
enum LengthUnit: String, Hashable, Sendable {
  case millimetre, centimetre, metre, kilometre, inch, foot, yard, mile

  /// The metres of one of it; the yard is 0.9144 m by the agreement of 1959.
  var metres: Double {
    switch self {
    case .millimetre: 0.001
    case .centimetre: 0.01
    case .metre: 1
    case .kilometre: 1000
    case .inch: 0.0254
    case .foot: 0.3048
    case .yard: 0.9144
    case .mile: 1609.344
    }
  }

  /// Whether it is a unit of the metric system.
  var isMetric: Bool {
    switch self {
    case .millimetre, .centimetre, .metre, .kilometre: true
    case .inch, .foot, .yard, .mile: false
    }
  }

  /// The unit that a lexeme always means.
  init?(_ lexeme: Lexeme) {
    switch lexeme {
    case .millimetre: self = .millimetre
    case .centimetre: self = .centimetre
    case .metre: self = .metre
    case .kilometre: self = .kilometre
    case .inch: self = .inch
    case .foot: self = .foot
    case .yard: self = .yard
    case .mile: self = .mile
    default: return nil
    }
  }
}

/// An amount of a unit of length, as it was said.
struct Length: Hashable, Sendable {
  /// How many of the unit.
  var amount: Double
  /// The unit.
  var unit: LengthUnit

  /// The length in metres.
  var metres: Double { amount * unit.metres }

  /// The length in whole metres, or nil when it is too large to count.
  var distance: Distance? {
    guard abs(metres) < 1e12 else { return nil }
    return Int(exactly: metres.rounded()).map(Distance.init(metres:))
  }
}
