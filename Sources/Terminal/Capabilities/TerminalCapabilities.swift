/// What the place a conversation is shown in can do, and what was asked for.
public struct TerminalCapabilities: Sendable, Equatable {
  /// Whether it is a terminal.
  public var isTerminal: Bool
  /// Columns, at least 1; 80 when it is no terminal or does not say.
  public var width: Int
  /// Rows, at least 1; nil when it is no terminal or does not say.
  public var height: Int?
  /// How many colours may be used.
  public var colorLevel: ColorLevel
  /// Nothing is redrawn, and nothing is said by colour or glyph alone (`--plain`, ACCESSIBLE=1,
  /// TERM=dumb).
  public var isPlain: Bool
  /// Whether glyphs beyond letters (emoji, box drawing) can be relied upon.
  public var showsGlyphs: Bool

  /// Whether pictures may move: on a terminal, not plain, and with colour.
  public var animates: Bool { isTerminal && !isPlain && colorLevel > .none }

  /// Text set as these capabilities allow.
  public var style: Style { Style(level: colorLevel) }

  /// States every capability.
  public init(
    isTerminal: Bool, width: Int, height: Int? = nil, colorLevel: ColorLevel, isPlain: Bool,
    showsGlyphs: Bool
  ) {
    self.height = height
    self.isTerminal = isTerminal
    self.width = width
    self.colorLevel = colorLevel
    self.isPlain = isPlain
    self.showsGlyphs = showsGlyphs
  }

  /// A pipe or a file: 80 columns, no colour, nothing moves.
  ///
  /// Text is UTF-8, glyphs included.
  public static let piped = TerminalCapabilities(
    isTerminal: false, width: 80, colorLevel: .none, isPlain: false, showsGlyphs: true)
}
