/// How far a conversation is.
public struct StepProgress: Hashable, Sendable, Codable {
  /// The number of the step, from 1.
  public var step: Int
  /// The number of steps.
  public var of: Int
  /// Which element of a group the step is about, such as "Mia" or "child 2".
  public var about: String?
  /// The name shown in place of the number, for a step that is not counted.
  public var title: String?
}
