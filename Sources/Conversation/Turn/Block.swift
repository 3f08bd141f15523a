/// A piece of what a flow has to show: words, a list, a picture.
public enum Block: Hashable, Sendable {
  /// One or two sentences.
  case text(String)
  /// A heading of a few words.
  case heading(String)
  /// Points, a line each.
  case bullets([String])
  /// Names and values, a line each.
  case facts([Fact])
  /// Choices of a question, under their numbers there, a line each.
  case choices([Question.Choice])
  /// A picture drawn in characters.
  case picture(Picture)

  /// A name and its value.
  public struct Fact: Hashable, Sendable {
    /// The name, such as "Goal".
    public var name: String
    /// The value in words.
    public var value: String

    /// A name and its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// A picture drawn in characters, in one frame or, where the screen can, in several.
public struct Picture: Hashable, Sendable {
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

/// A line of characters in which runs may be tinted.
public struct TintedLine: Hashable, Sendable {
  /// The runs, from left to right.
  public var runs: [Run]

  /// Some characters in one tint.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The tint; nil for the screen's own colour.
    public var tint: Tint?

    /// Some characters in a tint.
    public init(_ text: String, _ tint: Tint? = nil) {
      self.text = text
      self.tint = tint
    }
  }

  /// A line of runs.
  public init(_ runs: Run...) {
    self.runs = runs
  }

  /// A line of a list of runs.
  public init(of runs: [Run]) {
    self.runs = runs
  }

  /// The characters without their tints.
  public var text: String { runs.map(\.text).joined() }
}

/// A colour or weight that helps where the screen has it; nothing is said by it alone.
public enum Tint: String, Hashable, Sendable {
  case green, blue, red, orange, yellow, purple, dim, bold
}
