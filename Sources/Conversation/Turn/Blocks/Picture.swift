/// A picture drawn in characters, in one frame or, where the screen can, in several.
public struct Picture: Hashable, Sendable, Codable {
  /// The frames, each a list of lines; the last is the one that stays.
  public var frames: [[TintedLine]]
  /// What the picture shows, in words, for those who do not see it.
  public var description: String

  /// A picture of some frames.
  public init(frames: [[TintedLine]], description: String) {
    self.frames = frames
    self.description = description
  }
}
