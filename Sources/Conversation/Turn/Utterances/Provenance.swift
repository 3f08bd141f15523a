/// Where an answer came from.
public struct Provenance: Hashable, Sendable, Codable {
  /// The answer.
  public var heard: Heard
  /// How it came about.
  public var origin: Answer.Origin
  /// The words it was read from.
  public var words: String?
  /// The number of the step at which it is asked.
  public var step: Int?
  /// Whether it was taken, and is not only suggested.
  public var isTaken = true
}
