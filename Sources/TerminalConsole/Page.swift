import Conversation
import SafeText
import Terminal

/// Sets lines and pictures as a screen can show them.
struct Page {
  private let capabilities: TerminalCapabilities
  private let style: Style

  init(_ capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
    style = capabilities.style
  }

  /// A line made safe, wrapped to the width, and tinted where colours may be used.
  func lines(of line: TintedLine) -> [String] {
    let runs = line.runs.map { TintedLine.Run(Sanitizer.line($0.text), $0.tint) }
    let text = runs.map(\.text).joined()
    if DisplayWidth.of(text) <= capabilities.width {
      return [runs.map(tinted).joined()]
    }
    // A wrapped line keeps a tint only when it is all of one; a part of a tint says nothing.
    let tints = Set(runs.map(\.tint))
    let wrapped = TextLayout.wrap(text, width: capabilities.width, indent: hangingIndent(of: text))
    guard tints.count == 1, let tint = runs.first?.tint else { return wrapped }
    return wrapped.map { tinted(.init($0, tint)) }
  }

  /// Draws a picture, moving where the screen can; tells it in words where it would not be seen.
  func draw(_ picture: Picture, on output: any ScreenOutput) throws(TerminalError) {
    guard let still = picture.frames.last else { return }
    let widest = still.map { DisplayWidth.of($0.text) }.max() ?? 0
    if capabilities.isPlain || widest > capabilities.width {
      for text in lines(of: TintedLine(.init(picture.description))) { try output.writeLine(text) }
      return
    }
    let frames = picture.frames.map { frame in
      frame.map { $0.runs.map(tinted).joined().withoutTrailingSpaces }
    }
    try Animation(frames: frames).play(on: output, capabilities: capabilities)
  }

  private func tinted(_ run: TintedLine.Run) -> String {
    switch run.tint {
    case nil: run.text
    case .bold: style.apply(.bold, to: run.text)
    case .dim: style.apply(.dim, to: run.text)
    case .red: style.apply(.color(1), to: run.text)
    case .green: style.apply(.color(2), to: run.text)
    case .yellow: style.apply(.color(3), to: run.text)
    case .blue: style.apply(.color(4), to: run.text)
    case .purple: style.apply(.color(5), to: run.text)
    case .orange:
      style.apply(.rgb(red: 249, green: 115, blue: 22, otherwise: 3), to: run.text)
    }
  }

  /// The spaces under the text of a list item.
  private func hangingIndent(of text: String) -> String {
    let leading = text.prefix { $0 == " " }
    let rest = text.dropFirst(leading.count)
    let marker = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard !leading.isEmpty else { return "" }
    let hasMarker = !marker.isEmpty && rest.dropFirst(marker.count).first == " "
    return String(repeating: " ", count: leading.count + (hasMarker ? marker.count + 1 : 2))
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
