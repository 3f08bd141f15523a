import SafeText

extension LibeditInput {
  func run(_ command: EditorCommand) -> EditorCommand.Outcome {
    let (before, after) = line.text
    switch command {
    case .deletePrevious:
      guard let last = before.last else { return .beep }
      line.deletePrevious(last.unicodeScalars.count)
      return .redraw
    case .deleteNextOrEnd where before.isEmpty && after.isEmpty:
      end(.endOfInput)
      return .endOfInput
    case .deleteNext, .deleteNextOrEnd:
      guard let next = after.first else { return .beep }
      line.moveCursor(by: next.unicodeScalars.count)
      line.deletePrevious(next.unicodeScalars.count)
      return .redraw
    case .moveLeft:
      guard let last = before.last else { return .beep }
      line.moveCursor(by: -last.unicodeScalars.count)
      return .moveCursor
    case .moveRight:
      guard let next = after.first else { return .beep }
      line.moveCursor(by: next.unicodeScalars.count)
      return .moveCursor
    case .complete: return complete(before)
    case .freshScreen:
      show("\u{1B}[H\u{1B}[2J" + above())
      line.redraw()
      return .nothing
    }
  }

  private func complete(_ text: String) -> EditorCommand.Outcome {
    switch Completion.of(text, among: completions) {
    case .none: return .beep
    case .replace(let scalars, let completed):
      line.deletePrevious(scalars)
      line.insert(completed)
      return .redraw
    case .list(let matches):
      let width = TerminalCapabilities.detect().width
      let list = TextLayout.wrap(matches.map(Sanitizer.line).joined(separator: ", "), width: width)
      show("\n" + list.joined(separator: "\n") + "\n")
      line.redraw()
      return .nothing
    }
  }
}
