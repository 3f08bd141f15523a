import Conversation
import Terminal

/// Breaks tinted lines to the width of a screen.
struct Typesetting {
  let width: Int

  /// A line broken at spaces, each part in the tint it had.
  ///
  /// - Parameters:
  ///   - runs: The line, safe to be shown.
  ///   - indent: What every line after the first of a text begins with; asked only where there is one.
  /// - Returns: The lines, none wider than the screen.
  func lines(of runs: [TintedLine.Run], indent: (String) -> String) -> [TintedLine] {
    let text = runs.map(\.text).joined()
    if DisplayWidth.of(text) <= width { return [TintedLine(of: runs)] }
    let indent = indent(text)
    if !runs.contains(where: { $0.tint != runs[0].tint }) {
      return TextLayout.wrap(text, width: width, indent: indent).map {
        TintedLine(of: [.init($0, runs[0].tint)])
      }
    }
    // Breaking drops and adds nothing but spaces, so that the other characters keep their order.
    var tints = runs.flatMap { run in
      run.text.lazy.filter { $0 != " " }.map { _ in run.tint }
    }[...]
    return TextLayout.wrap(text, width: width, indent: indent).map { line in
      var broken: [TintedLine.Run] = []
      for character in line {
        let isSpace = character == " "
        let tint = isSpace ? (tints.first ?? nil) : (tints.popFirst() ?? nil)
        if let last = broken.last, last.tint == tint || isSpace && last.tint != tint {
          broken[broken.count - 1].text.append(character)
        } else {
          broken.append(.init(String(character), isSpace ? nil : tint))
        }
      }
      return TintedLine(of: broken)
    }
  }
}
