/// An answer as it is after a change was taken back.
public struct Undone: Hashable, Sendable, Codable {
  /// The name of the answer.
  public var label: String
  /// The value it has again, or nil when it is open again.
  public var phrase: String?
}
