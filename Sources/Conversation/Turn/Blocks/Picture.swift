/// A picture drawn in characters, in one frame or, where the screen can, in several.
public struct Picture: Hashable, Sendable, Codable {
  /// The frames, each a list of lines; the last is the one that stays.
  public var frames: [[TintedLine]]
  /// What the picture shows, in words, for those who do not see it.
  public var description: String
  /// The same drawn in lines and areas (SVG), for screens that can show it; nil where it is not.
  public var svg: String?

  /// The picture with glyphs in place of the characters that say the same.
  public var withIcons: Picture {
    var picture = self
    picture.frames = frames.map { frame in
      frame.map { line in
        TintedLine(of: line.runs.map { TintedLine.Run($0.icon ?? $0.text, $0.tint) })
      }
    }
    return picture
  }

  /// A picture of some frames.
  public init(frames: [[TintedLine]], description: String, svg: String? = nil) {
    self.frames = frames
    self.description = description
    self.svg = svg
  }
}
