/// What is wrong with something handed in.
public enum HandedInFault: Hashable, Sendable, Codable {
  /// There is no such field.
  case field
  /// The field cannot take the value.
  case value
}
