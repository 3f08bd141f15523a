import Conversation
import Onboarding
import SafeText
import Terminal

/// Sets what is said as a screen can show it: safe, wrapped to its width, and tinted where colours may
/// be used.
///
/// Marks, alignment and colours are for terminals; a pipe gets the words alone.
struct Page {
  private let capabilities: TerminalCapabilities
  private let typesetting: Typesetting
  private let palette: Palette

  init(_ capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
    typesetting = Typesetting(width: capabilities.width)
    palette = Palette(style: capabilities.style)
  }

  /// The lines of a line of words.
  func lines(of line: TintedLine, as role: Spoken.Role) -> [String] {
    set(marked(line, role).runs)
  }

  /// The lines of a list in columns.
  func lines(of grid: ChoiceGrid) -> [String] {
    grid.lines(width: capabilities.width, showsSwatches: capabilities.colorLevel > .none)
      .flatMap { set($0.runs) }
  }

  /// The lines of names and values that stand below each other, the values in a column of their own
  /// where the screen has room for it.
  func lines(of facts: [FactTable.Fact]) -> [String] {
    FactTable(facts, width: capabilities.width).rows.map { row in
      palette.tinted(.init(Sanitizer.line(row.label), .dim)) + row.value
    }
  }

  /// Whether names and values are shown as a table.
  var alignsFacts: Bool { capabilities.isTerminal && !capabilities.isPlain }

  /// Draws a picture, moving where the screen can; tells it in words where it would not be seen.
  func draw(_ picture: Picture, on output: any ScreenOutput) throws(TerminalError) {
    guard let still = picture.frames.last else { return }
    let widest = still.map { DisplayWidth.of($0.text) }.max() ?? 0
    if capabilities.isPlain || widest > capabilities.width {
      for text in lines(of: TintedLine(.init(picture.description)), as: .words) {
        try output.writeLine(text)
      }
      return
    }
    let frames = picture.frames.map { frame in
      frame.map { $0.runs.map(palette.tinted).joined().withoutTrailingSpaces }
    }
    try Animation(frames: frames).play(on: output, capabilities: capabilities)
  }

  private func set(_ runs: [TintedLine.Run]) -> [String] {
    let safe = runs.map { TintedLine.Run(Sanitizer.line($0.text), $0.tint) }
    return typesetting.lines(of: safe, indent: hangingIndent)
      .map { $0.runs.map(palette.tinted).joined() }
  }

  /// What was understood, with a mark before it: a sign, or a word where signs are not to be relied
  /// upon.
  private func marked(_ line: TintedLine, _ role: Spoken.Role) -> TintedLine {
    guard capabilities.isTerminal else { return line }
    switch role {
    case .understood, .changed: break
    case .words, .progress, .question, .heading, .fact: return line
    }
    guard capabilities.showsGlyphs else { return TintedLine(of: [.init("Noted: ")] + line.runs) }
    let mark = TintedLine.Run("\(Self.mark) ", .green)
    if case .changed(let label, let old, let new, let remark) = role {
      return TintedLine(
        mark, .init("\(label): "), .init(old, .dim), .init(" → "), .init(new, .bold), .init(remark))
    }
    var runs = line.runs
    if let last = runs.indices.last, runs[last].text.hasSuffix("."),
      !line.text.dropLast().contains(". ")
    {
      runs[last].text.removeLast()
    }
    return TintedLine(of: [mark] + runs)
  }

  private static let mark: Character = "✓"

  /// The spaces under the text of a list item, or of what stands behind a mark.
  private func hangingIndent(of text: String) -> String {
    guard let first = text.first, first == " " || first == Self.mark else { return "" }
    if first == Self.mark { return text.dropFirst().first == " " ? "  " : "" }
    let leading = text.prefix { $0 == " " }
    let rest = text.dropFirst(leading.count)
    let marker = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
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
