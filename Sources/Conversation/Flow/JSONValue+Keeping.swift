import Understanding

extension JSONValue {
  /// The schema, without those of its options, or of yes and no, that a rule does not keep.
  func keeping(_ isKept: (JSONValue) -> Bool) -> JSONValue {
    guard case .object(var schema) = self else { return self }
    let isYesOrNo = schema["type"] == .string("boolean")
    let options = schema["enum"]?.array ?? (isYesOrNo ? [true, false] : [])
    let kept = options.filter(isKept)
    if kept.count < options.count { schema["enum"] = .array(kept) }
    return .object(schema)
  }
}
