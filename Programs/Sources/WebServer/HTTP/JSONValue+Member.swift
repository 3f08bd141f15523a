import Understanding

extension JSONValue {
  /// A member of an object; nil where there is none.
  subscript(member: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[member]
  }
}
