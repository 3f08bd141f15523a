import Understanding

/// The method that the initial assessment found, as the app hands it in: one of its exact names.
struct StartingMethodDimension: Dimension {
  static let methods = WordClasses.growth.phrases("StartingMethodDimension.methods")

  var name: String { "starting_method" }
  var examples: [String] { Self.methods }

  func matches(in line: Line, context: Context) -> [Match<String>] {
    guard let method = value(from: .string(line.text)) else { return [] }
    return [
      Match(
        values: [method], tokens: 0..<line.tokens.count, rule: "starting_method.name",
        isExplicit: true)
    ]
  }

  func phrase(for value: String, in context: Context) -> String { value }
  func json(for value: String) -> JSONValue { .string(value) }

  func schema(in context: Context) -> JSONValue { .enumeration(Self.methods) }

  func value(from json: JSONValue) -> String? {
    json.string.flatMap { Self.methods.contains($0) ? $0 : nil }
  }
}
