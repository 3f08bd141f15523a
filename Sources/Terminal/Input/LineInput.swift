/// Where a conversation's answers come from: a person at a terminal, a pipe, or a script.
///
/// There is one reader of standard input in a process; make one and keep it.
public protocol LineInput: AnyObject {
  /// Shows the prompt and waits for the next answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer, `> ` in a conversation. One line, shown as it is.
  ///   - secret: The answer is not shown but for a mark a character at a terminal, not remembered and
  ///     not completed.
  ///   - completions: What Tab may complete to, for this answer only.
  /// - Returns: The answer, or what came in place of it.
  /// - Throws: ``TerminalError`` when reading or showing the prompt failed. End of input and
  ///   signals are events.
  func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent

  /// Hands over what stands above the prompt, for inputs that can draw a screen anew.
  ///
  /// - Parameter lines: Gives whole lines as they are shown now; called when they are needed.
  func drawsAbove(_ lines: @escaping () -> String)
}

extension LineInput {
  /// Draws nothing anew.
  public func drawsAbove(_ lines: @escaping () -> String) {}

  /// Shows the prompt and waits for the next answer, which is no secret and not completed.
  public func readLine(prompt: String) throws(TerminalError) -> InputEvent {
    try readLine(prompt: prompt, secret: false, completions: [])
  }
}
