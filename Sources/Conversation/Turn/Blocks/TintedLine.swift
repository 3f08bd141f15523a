/// A line of characters in which runs may be tinted.
public struct TintedLine: Hashable, Sendable, Codable {
  /// The runs, from left to right.
  public var runs: [Run]

  /// Some characters in one tint.
  public struct Run: Hashable, Sendable, Codable {
    /// The characters.
    public var text: String
    /// The tint; nil for the screen's own colour.
    public var tint: Tint?
    /// A glyph that says the same, for screens that can show it.
    public var icon: String?

    /// Some characters in a tint.
    public init(_ text: String, _ tint: Tint? = nil, icon: String? = nil) {
      self.icon = icon
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
