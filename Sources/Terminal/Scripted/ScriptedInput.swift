/// Plays a script in place of a person, for tests and transcripts.
public final class ScriptedInput: LineInput {
  /// What was asked of the input, in order.
  public private(set) var requests: [Request] = []

  private var events: ArraySlice<InputEvent>
  private let output: (any ScreenOutput)?

  /// What a caller of ``LineInput/readLine(prompt:secret:completions:)`` asked for.
  public struct Request: Sendable, Equatable {
    /// The prompt shown.
    public let prompt: String
    /// Whether the answer was a secret.
    public let secret: Bool
    /// What Tab would have completed to.
    public let completions: [String]
  }

  /// Answers with these events in turn, and with the end of input after the last.
  ///
  /// - Parameters:
  ///   - events: The answers, and whatever else is to happen.
  ///   - output: Where prompts and answers are shown as ``PipedInput`` shows them; nowhere when
  ///     nil.
  public init(_ events: [InputEvent], output: (any ScreenOutput)? = nil) {
    self.events = events[...]
    self.output = output
  }

  /// Shows the prompt and waits for the next answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - secret: The answer is shown as ``SecretMask/text``.
  ///   - completions: Without meaning here, but kept in ``requests``.
  /// - Returns: The answer, or what came in place of it.
  /// - Throws: ``TerminalError``.
  public func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    requests.append(Request(prompt: prompt, secret: secret, completions: completions))
    let event = events.popFirst() ?? .endOfInput
    try output?.writeLine(prompt + AnswerEcho.text(for: event, secret: secret))
    try output?.flush()
    return event
  }
}
