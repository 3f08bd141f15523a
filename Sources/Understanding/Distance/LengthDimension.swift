/// A length in the unit in which it was said, as the quantities of `usher understand` are.
struct LengthDimension: Dimension {
  var name: String { "quantity" }

  var vocabulary: Vocabulary { Vocabulary(of: .wordsForLengths) }

  func matches(in line: Line, context: Context) -> [Match<Length>] {
    Self.rules.matches(in: line, context: context)
  }

  func phrase(for value: Length, in context: Context) -> String {
    "\(DecimalText.text(of: value.amount)) \(value.unit.rawValue)"
  }

  func json(for value: Length) -> JSONValue { understandJSON(for: value) }

  func value(from json: JSONValue) -> Length? {
    guard let amount = json["value"]?.double,
      let unit = json["unit"]?.string.flatMap(LengthUnit.init(rawValue:))
    else { return nil }
    return Length(amount: amount, unit: unit)
  }

  /// `{"value": 5, "unit": "kilometre", "base": .string("metre"), "si": 5000}`.
  func understandJSON(for value: Length) -> JSONValue {
    .object([
      "value": .double(value.amount), "unit": .string(value.unit.rawValue),
      "base": .string("metre"), "si": .double(value.metres),
    ])
  }

  var examples: [String] { ["5 km", "6 ft 2 in", "a quarter mile"] }

  static let rules = RuleSet<Length>([
    Rule("quantity.length", startingWith: .numeral) { cursor in .init(anyOf: cursor.lengths()) },
    Rule("quantity.one", startingWith: [.a]) { cursor in
      cursor.advance()
      guard let unit = LengthUnit(cursor.lexeme) else { return nil }
      cursor.advance()
      return .init(Length(amount: 1, unit: unit))
    },
  ])
}
