/// HTML that is well-formed as far as its literals are: every text that is put in is escaped.
struct HTML: ExpressibleByStringInterpolation, Sendable {
  /// The markup.
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// A drawing (SVG) that a product brings, which is markup already.
  init(drawing text: String) { self.text = text }

  /// What is put into markup.
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// A text, in an element or in a quoted attribute.
    mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

    /// A number.
    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// Markup.
    mutating func appendInterpolation(_ value: HTML) { text += value.text }

    /// Markup, one after the other.
    mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }

    /// Markup, or nothing.
    mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // Characters that HTML does not know.
      case "\0"..<" " where scalar != "\n" && scalar != "\t": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
