/// Sets text in colour, or leaves it as it is where colour is not wanted.
public struct Style: Sendable, Equatable {
  /// How many colours may be used.
  public let level: ColorLevel

  /// Uses at most these colours.
  public init(level: ColorLevel) {
    self.level = level
  }

  /// The text, styled; unchanged when it is empty or there are no colours.
  ///
  /// - Parameters:
  ///   - styles: What to set it in, all at once.
  ///   - text: One line. Wrap first; make text that is not the program's own safe with
  ///     ``Sanitizer`` first.
  /// - Returns: The text between the sequences that begin and end the style.
  public func apply(_ styles: TextStyle..., to text: String) -> String {
    guard level > .none, !text.isEmpty, !styles.isEmpty else { return text }
    let codes = styles.map(code).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// The sequences that begin and end a style; empty where there are no colours.
  func around(_ style: TextStyle) -> (begin: String, end: String) {
    level > .none ? ("\u{1B}[\(code(style))m", "\u{1B}[0m") : ("", "")
  }

  private func code(_ style: TextStyle) -> String {
    switch style {
    case .bold: return "1"
    case .dim: return "2"
    case .color(let number): return Self.basicCode(number)
    case .rgb(let red, let green, let blue, let otherwise):
      switch level {
      case .full: return "38;2;\(red);\(green);\(blue)"
      case .palette: return "38;5;\(Self.paletteNumber(red, green, blue))"
      case .none, .basic: return Self.basicCode(otherwise)
      }
    }
  }

  private static func basicCode(_ number: UInt8) -> String {
    let number = number & 15
    return "\(number < 8 ? 30 + number : 82 + number)"
  }

  /// The nearest of the palette's 6 × 6 × 6 cube (numbers 16 to 231).
  private static func paletteNumber(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func step(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }
}
