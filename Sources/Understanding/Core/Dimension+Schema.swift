extension Dimension {
  /// The schema of the ids of the options where there are some, and otherwise that of the forms that values
  /// of the examples have; any value where none of these is understood.
  public func schema(in context: Context) -> JSONValue {
    guard options.isEmpty else { return .enumeration(options.map(\.id)) }
    for text in examples {
      if case .understood(let value, _) = hear(Line(text), in: context) {
        return json(for: value).formSchema
      }
    }
    return [:]
  }
}

extension JSONValue {
  /// The schema of all values of the same form.
  fileprivate var formSchema: JSONValue {
    switch self {
    case .null: [:]
    case .bool: ["type": "boolean"]
    case .int: ["type": "integer"]
    case .double: ["type": "number"]
    case .string(let text):
      if CalendarDate(text) != nil {
        .day
      } else if TimeOfDay(text) != nil {
        .timeOfDay
      } else {
        ["type": "string"]
      }
    case .array(let values):
      ["type": "array", "items": values.first?.formSchema ?? [:]]
    case .object(let fields):
      [
        "type": "object", "properties": .object(fields.mapValues(\.formSchema)),
        "required": .array(fields.keys.sorted().map(JSONValue.string)),
      ]
    }
  }
}
