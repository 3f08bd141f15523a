package import Understanding

extension Ask {
  /// The JSON Schema of the stored values of a dimension of the question, with what the question says of
  /// itself.
  package func schema(_ dimension: AnyDimension, _ context: Context) -> JSONValue {
    guard case .object(var schema) = dimension.schema(context) else { return [:] }
    schema["title"] = .string(traits.label)
    schema["description"] = .string(traits.shorter.words(dimension.bounds(context)))
    return .object(schema)
  }

  /// Whether earlier answers decide what reads the answer.
  package var isReadDependently: Bool {
    if case .dependent = reader { true } else { false }
  }

  /// What reads the answer, without the rules of the flow.
  package func unruledDimension(_ draft: D, _ index: Int) -> AnyDimension {
    switch reader {
    case .same(let dimension): dimension
    case .dependent(let dimension): dimension(draft, index)
    }
  }
}
