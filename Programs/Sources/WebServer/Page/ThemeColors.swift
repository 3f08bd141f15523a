import Foundation

/// The colours of a theme, light and dark, as people can read them.
struct ThemeColors {
  private let light: Shade
  private let dark: Shade

  /// An accent; in the dark one of its own, or the same made lighter until it can be read.
  init(_ accent: String, dark other: String?) throws(WebThemeError) {
    light = try Shade(hex: accent)
    let ratio = light.contrast(to: Self.paper)
    guard ratio >= Self.least else { throw .contrast(accent, isDark: false, ratio) }
    guard let other else {
      var shade = light
      while shade.contrast(to: Self.night) < Self.least { shade = shade.lighter }
      dark = shade
      return
    }
    dark = try Shade(hex: other)
    let darkRatio = dark.contrast(to: Self.night)
    guard darkRatio >= Self.least else { throw .contrast(other, isDark: true, darkRatio) }
  }

  /// What it changes in the style sheet.
  var css: String {
    """

    :root{--accent:light-dark(\(light.hex),\(dark.hex));\
    --on-accent:light-dark(\(light.ink),\(dark.ink))}
    """
  }

  /// The least contrast of text (WCAG 2.2, 1.4.3).
  private static let least = 4.5
  /// The grounds of the style sheet on which the accent stands, the darkest light and the lightest dark one.
  private static let paper = Shade(0xF3, 0xF3, 0xFB)
  private static let night = Shade(0x23, 0x27, 0x39)

  /// A colour.
  struct Shade {
    private let parts: [Double]

    init(_ red: Int, _ green: Int, _ blue: Int) {
      parts = [red, green, blue].map { Double($0) / 255 }
    }

    init(hex: String) throws(WebThemeError) {
      guard hex.count == 7, hex.first == "#", let value = Int(hex.dropFirst(), radix: 16),
        value >= 0
      else { throw .color(hex) }
      self.init(value >> 16, value >> 8 & 255, value & 255)
    }

    private init(_ parts: [Double]) { self.parts = parts }

    var hex: String {
      "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }

    /// What can be read on it.
    var ink: String { contrast(to: Shade(255, 255, 255)) >= ThemeColors.least ? "#fff" : "#0d0f14" }

    var lighter: Shade { Shade(parts.map { min(1, $0 + (1 - $0) * 0.1 + 0.01) }) }

    /// The contrast to another, from 1 to 21 (WCAG 2.2).
    func contrast(to other: Shade) -> Double {
      let (one, two) = (luminance + 0.05, other.luminance + 0.05)
      return max(one, two) / min(one, two)
    }

    private var luminance: Double {
      let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
  }
}
