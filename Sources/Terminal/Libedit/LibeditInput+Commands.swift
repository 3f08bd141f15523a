import SafeText

extension LibeditInput {
  func run(_ command: EditorCommand) -> EditorCommand.Outcome {
    let (before, after) = line.text
    switch command {
    case .deletePrevious:
      guard let last = before.last else { return .beep }
      return delete(last, of: before + after)
    case .deleteNextOrEnd where before.isEmpty && after.isEmpty:
      end(.endOfInput)
      return .endOfInput
    case .deleteNext, .deleteNextOrEnd:
      guard let next = after.first else { return .beep }
      line.moveCursor(by: next.unicodeScalars.count)
      return delete(next, of: before + after)
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
    case .ignore: return .nothing
    }
  }

  /// Deletes the character before the cursor.
  private func delete(_ character: Character, of text: String) -> EditorCommand.Outcome {
    let erase = eraseLine
    line.deletePrevious(character.unicodeScalars.count)
    // libedit takes a joined emoji for as wide as its parts, would leave some of it standing, and draws
    // it without its joiners: such a line is drawn anew as a whole, by libedit and then as it is.
    guard text.contains(where: \.isJoined) else { return .redraw }
    show(erase)
    line.redraw()
    if eraseLine.hasPrefix("\r\u{1B}[J") { show(eraseLine + shownLine) }
    return .nothing
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

extension Character {
  /// Whether the character takes fewer columns than its code points would one by one.
  fileprivate var isJoined: Bool {
    unicodeScalars.count > 1
      && unicodeScalars.reduce(0) { $0 + DisplayWidth.of($1) } != DisplayWidth.of(self)
  }
}
