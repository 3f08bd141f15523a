import Terminal

/// A recorded session at a terminal as a picture (SVG), in the colours of the reader's light or dark
/// page.
///
/// Letters stay letters: the picture can be searched and read aloud, and needs nothing from elsewhere.
public struct SessionPicture {
  private let title: String
  private let screen: ScreenText

  /// A picture of a session.
  ///
  /// - Parameters:
  ///   - title: What the picture shows, in a line.
  ///   - text: All that was written to the terminal and typed at it, with its colours.
  public init(title: String, of text: String) {
    self.title = title
    screen = ScreenText(text)
  }

  // All in pixels; a letter of the fonts that are asked for is 0.6 of their size wide.
  private static let fontSize = 14.0
  private static let columnWidth = 8.4
  private static let lineHeight = 20.0
  private static let margin = 20.0
  private static let barHeight = 34.0

  /// The picture, as the text of an SVG file.
  public var svg: String {
    let columns = screen.lines.map { DisplayWidth.of($0.map(\.text).joined()) }.max() ?? 0
    let width = Self.number(2 * Self.margin + Double(max(columns, 40)) * Self.columnWidth)
    let height = Self.number(
      Self.barHeight + 2 * Self.margin + Double(screen.lines.count) * Self.lineHeight)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title">
      <title id="title">\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      <rect class="page" width="\(width)" height="\(height)" rx="10"/>
      <circle class="dot" cx="22" cy="20" r="5"/><circle class="dot" cx="40" cy="20" r="5"/>\
      <circle class="dot" cx="58" cy="20" r="5"/>
      """
    ]
    for (place, line) in screen.lines.enumerated() where !line.isEmpty {
      parts.append(element(of: line, at: place))
    }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  private func element(of line: [ScreenText.Run], at place: Int) -> String {
    let y = Self.barHeight + Self.margin + Double(place) * Self.lineHeight
    var column = 0
    var spans = ""
    for run in Self.withPrompt(line) {
      // Each part says where it stands, as spaces at its ends are not drawn everywhere.
      let indent = run.text.prefix { $0 == " " }.count
      let words = run.text.dropFirst(indent)
      let end = words.lastIndex { $0 != " " }.map(words.index(after:)) ?? words.startIndex
      let part = ScreenText.Run(text: String(words[..<end]), style: run.style)
      if !part.text.isEmpty { spans += span(part, at: column + indent) }
      column += DisplayWidth.of(run.text)
    }
    return "<text y=\"\(Self.number(y))\">\(spans)</text>"
  }

  private func span(_ run: ScreenText.Run, at column: Int) -> String {
    var classes: [String] = []
    if run.style.isBold { classes.append("bold") }
    if run.style.isDim { classes.append("dim") }
    var fill = ""
    switch run.style.color {
    case .basic(let number): classes.append("c\(number)")
    case .rgb(let red, let green, let blue): fill = " fill=\"rgb(\(red),\(green),\(blue))\""
    case nil: break
    }
    let kind = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let x = Self.number(Self.margin + Double(column) * Self.columnWidth)
    let length = Self.number(Double(DisplayWidth.of(run.text)) * Self.columnWidth)
    let place = "x=\"\(x)\" textLength=\"\(length)\""
    // Several spaces stay several.
    let text = String(run.text.map { $0 == " " ? "\u{A0}" : $0 })
    return "<tspan\(kind)\(fill) \(place)>\(Self.escaped(text))</tspan>"
  }

  /// A line that was typed, in the colour that it has at a terminal.
  private static func withPrompt(_ line: [ScreenText.Run]) -> [ScreenText.Run] {
    guard let first = line.first, first.text.hasPrefix("> "), first.style == ScreenText.Style()
    else { return line }
    var typed = ScreenText.Style()
    typed.color = .basic(6)
    return [ScreenText.Run(text: first.text, style: typed)] + line.dropFirst()
  }

  /// The colours of GitHub's light and dark pages, which hold 4.5 to 1 on their grounds.
  private static let style = """

    text { font: \(number(fontSize))px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
    fill: #1f2328 }
    .page { fill: #f6f8fa } .dot { fill: #d1d9e0 } .bold { font-weight: 600 } .dim { fill: #59636e }
    .c1 { fill: #d1242f } .c2 { fill: #1a7f37 } .c3 { fill: #9a6700 } .c4 { fill: #0969da } \
    .c5 { fill: #8250df } .c6 { fill: #1b7c83 }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .page { fill: #0d1117 } .dot { fill: #3d444d } .dim { fill: #9198a1 }
    .c1 { fill: #ff7b72 } .c2 { fill: #56d364 } .c3 { fill: #e3b341 } .c4 { fill: #79c0ff } \
    .c5 { fill: #d2a8ff } .c6 { fill: #76e3ea }
    }

    """

  /// A number with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
