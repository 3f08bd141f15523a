/// A unit of weight.
public enum WeightUnit: Hashable, Sendable {
  case kilogram, gram, pound, ounce, stone

  /// The kilograms of one of it; the pound is 0.45359237 kg by the agreement of 1959.
  var kilograms: Double {
    switch self {
    case .kilogram: 1
    case .gram: 0.001
    case .pound: 0.453_592_37
    case .ounce: 0.453_592_37 / 16
    case .stone: 0.453_592_37 * 14
    }
  }

  /// The unit in which what is left of one of it is counted: pounds of a stone.
  var smaller: WeightUnit? {
    switch self {
    case .kilogram: .gram
    case .stone: .pound
    case .pound: .ounce
    case .gram, .ounce: nil
    }
  }

  /// The unit that a lexeme means; "st" is one behind a number.
  init?(_ lexeme: Lexeme, _ word: String) {
    switch lexeme {
    case .kilogram: self = .kilogram
    case .gram, .g: self = .gram
    case .pound: self = .pound
    case .ounce: self = .ounce
    case .stone: self = .stone
    case .ordinalSuffix where word == "st": self = .stone
    default: return nil
    }
  }
}
