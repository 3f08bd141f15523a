/// A rule that a field of a ``PlanRequest`` breaks.
public struct PlanFinding: Error, Hashable, Sendable, Codable {
  /// The field.
  public let field: PlanField
  /// The rule, to read after the field's name, such as "must be from 15 to 300 minutes"; it never
  /// repeats the value.
  public let reason: String

  /// A rule that a field breaks.
  public init(_ field: PlanField, _ reason: String) {
    self.field = field
    self.reason = reason
  }
}
