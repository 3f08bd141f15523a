import Understanding

/// A value that was said back before the reply of a case: its name, its kind and the value in the
/// shape of the kind.
struct Proposal: Decodable {
  private let name: String
  private let dimension: String
  private let json: JSONValue

  private enum CodingKeys: String, CodingKey {
    case name, dimension
    case json = "value"
  }

  /// The value as the reading of a reply takes it; of a kind that is not known nothing is found in
  /// a line.
  var value: ProposedValue {
    let words = name.split { $0 == "_" || $0 == " " }.joined(separator: " ")
    let kind = UnderstandableKind.named(dimension)
    return ProposedValue(
      name: name, names: [words], kind: dimension, value: json, phrase: json.words
    ) { line, context in
      kind?.matches(line, context) ?? []
    }
  }
}

extension JSONValue {
  /// All texts of the value, one behind the other.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .object(let object): object.values.map { $0.words }.joined(separator: " ")
    case .array(let values): values.map { $0.words }.joined(separator: " ")
    case .int(let number): String(number)
    case .null, .bool, .double: ""
    }
  }
}
