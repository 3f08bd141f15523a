/// Schemas of JSON Schema 2020-12 that dimensions are made of.
extension JSONValue {
  /// The schema of whole numbers of a range.
  public static func wholeNumbers(in range: ClosedRange<Int>) -> JSONValue {
    ["type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
  }

  /// The schema of whole numbers from one on.
  public static func wholeNumbers(in range: PartialRangeFrom<Int>) -> JSONValue {
    ["type": "integer", "minimum": .int(range.lowerBound)]
  }

  /// The schema of one of some texts.
  public static func enumeration(_ values: [String]) -> JSONValue {
    ["type": "string", "enum": .array(values.map(JSONValue.string))]
  }

  /// The schema of a text of some length or more.
  public static func text(atLeast length: Int) -> JSONValue {
    length == 0 ? ["type": "string"] : ["type": "string", "minLength": .int(length)]
  }

  /// The schema of a list of so many different items.
  public static func list(of item: JSONValue, count: ClosedRange<Int>) -> JSONValue {
    [
      "type": "array", "items": item, "uniqueItems": true,
      "minItems": .int(count.lowerBound), "maxItems": .int(count.upperBound),
    ]
  }

  /// The schema of a day, `YYYY-MM-DD`.
  public static let day: JSONValue = ["type": "string", "format": "date"]

  /// The schema of a time of day, `HH:mm` or `HH:mm:ss`.
  public static let timeOfDay: JSONValue = [
    "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$",
  ]
}
