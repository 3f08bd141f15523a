import Understanding

/// The JSON Schema of the values of a question, in the form in which they are stored.
struct ValueSchema {
  private let dimension: AnyDimension
  private let choices: [AskChoice]
  private let context: Context

  init(_ dimension: AnyDimension, choices: [AskChoice], _ context: Context) {
    self.dimension = dimension
    self.choices = choices
    self.context = context
  }

  /// The schema: the choices where there are some, and otherwise the form that the dimension's own
  /// examples have.
  var json: JSONValue {
    let options = JSONValue.object(["enum": .array(choices.map(\.value))])
    guard let example else {
      return choices.isEmpty ? .object([:]) : options
    }
    if case .array = example {
      let items = choices.isEmpty ? schema(of: example.array?.first ?? .null) : options
      return .object(["type": "array", "items": items, "uniqueItems": .bool(true)])
    }
    return choices.isEmpty ? schema(of: example) : options
  }

  /// A value that one of the examples means, as it is stored.
  private var example: JSONValue? {
    for text in dimension.examples {
      if let value = dimension.read(Line(text), context).value { return value }
    }
    return nil
  }

  private func schema(of value: JSONValue) -> JSONValue {
    switch value {
    case .null: .object([:])
    case .bool: .object(["type": "boolean"])
    case .int: .object(["type": "integer"])
    case .double: .object(["type": "number"])
    case .string(let text): .object(["type": "string"].merging(format(of: text)) { $1 })
    case .array(let values):
      .object(["type": "array", "items": schema(of: values.first ?? .null)])
    case .object(let fields):
      .object([
        "type": "object", "properties": .object(fields.mapValues(schema)),
        "required": .array(fields.keys.sorted().map(JSONValue.string)),
      ])
    }
  }

  /// The format of a text: that of a date, a time of day or an email address where it is one.
  private func format(of text: String) -> [String: JSONValue] {
    if dimension.name == EmailDimension().name { return ["format": "email"] }
    if CalendarDate(text) != nil { return ["format": "date"] }
    if TimeOfDay(text) != nil { return ["pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"] }
    return [:]
  }
}
