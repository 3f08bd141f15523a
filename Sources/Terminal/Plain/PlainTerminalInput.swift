/// Answers typed at a terminal where nothing may be redrawn: `--plain`, ACCESSIBLE=1, TERM=dumb.
///
/// Backspace, Ctrl-U, Tab, pastes and signals work as with ``LibeditInput``; there is no cursor to
/// move and no history.
public final class PlainTerminalInput: LineInput {
  private let editor: PlainLineEditor

  /// Takes the terminal over, until the process ends.
  ///
  /// - Parameter output: What the conversation, and what is typed, is shown on.
  /// - Throws: ``TerminalError/noTerminal`` when standard input is no terminal.
  public init(output: any ScreenOutput) throws(TerminalError) {
    let hold = try TerminalHold(descriptor: StandardStream.input, marksPastesOn: nil)
    let keyboard = Keyboard(
      descriptor: StandardStream.input, hold: hold,
      signals: try SignalQueue(catching: Signal.allCases))
    editor = PlainLineEditor(keyboard: keyboard, hold: hold, output: output)
    hold.take(reading: false)
  }

  /// Shows the prompt and waits for the next answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - secret: Of the answer a star is shown for each character.
  ///   - completions: What Tab may complete to, unless the answer is a secret.
  /// - Returns: The answer, or what came in place of it.
  /// - Throws: ``TerminalError``.
  public func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    try editor.readLine(prompt: prompt, mask: secret ? "*" : nil, completions: completions)
  }
}
