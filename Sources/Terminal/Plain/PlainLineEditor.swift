import SafeText

/// Reads a line and redraws nothing: letters are shown as they are typed, or a mark for each.
///
/// For secrets, and for terminals and screen readers that a moving cursor would confuse.
final class PlainLineEditor {
  private let keyboard: Keyboard
  private let hold: TerminalHold
  private let output: any ScreenOutput

  init(keyboard: Keyboard, hold: TerminalHold, output: any ScreenOutput) {
    self.keyboard = keyboard
    self.hold = hold
    self.output = output
  }

  /// Shows the prompt and reads a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - mask: What is shown in place of each character of a secret; nil for what is none.
  ///   - completions: What Tab may complete to, where what is typed is shown.
  /// - Returns: The line, or what came in place of it.
  /// - Throws: ``TerminalError``.
  func readLine(
    prompt: String, mask: Character?, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    if mask != nil { CrashReport.suppress() }
    hold.take(reading: true)
    defer { hold.take(reading: false) }
    var line = PlainLine(mask: mask)
    try show(prompt)
    while true {
      let key = keyboard.next()
      switch key {
      case .typed("\r"), .typed("\n"):
        try show("\n")
        return line.event
      case .pasted("\n"):
        // Where a secret is pasted, what stands below it is none.
        keyboard.skipPaste()
        try show("\n")
        return line.event
      case .typed("\u{4}") where line.text.isEmpty, .end:
        try show("\n")
        return .endOfInput
      case .typed("\u{1B}"): keyboard.skipSequence()
      case .typed("\t"): try show(complete(&line, prompt: prompt, completions))
      case .typed("\u{7F}"), .typed("\u{8}"): try show(line.deleteLast())
      case .typed("\u{15}"): try show(line.deleteAll())
      case .typed(let scalar), .pasted(let scalar): try show(line.append(scalar))
      case .malformed: try show(line.appendMalformed())
      case .failed(let code): throw .readFailed(code)
      case .signal(.stop), .signal(.resume):
        if key == .signal(.stop) { hold.stop() }
        hold.take(reading: true)
        try show("\r" + prompt + line.shown)
      case .signal(let signal):
        guard let event = signal.event(hadText: !line.text.isEmpty) else { continue }
        try show("\n")
        return event
      }
    }
  }

  private func complete(
    _ line: inout PlainLine, prompt: String, _ candidates: [String]
  ) -> String {
    switch Completion.of(line.text, among: line.mask == nil ? candidates : []) {
    case .none: return ""
    case .replace(let scalars, let completed): return line.replaceLast(scalars, with: completed)
    case .list(let matches):
      return "\n" + matches.map(Sanitizer.line).joined(separator: ", ") + "\n" + prompt + line.shown
    }
  }

  private func show(_ text: String) throws(TerminalError) {
    try output.write(text)
    try output.flush()
  }
}
