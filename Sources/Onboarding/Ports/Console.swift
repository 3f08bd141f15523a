public import Conversation

/// Where a conversation takes place: a terminal, a pipe, or a script.
public protocol Console: AnyObject {
  /// Shows what Usher says.
  ///
  /// - Throws: ``ConsoleError`` when nobody can be told anything any more.
  func show(_ spoken: [Spoken]) throws(ConsoleError)

  /// Waits for what the person types next.
  ///
  /// - Throws: ``ConsoleError`` when reading failed; the end of input is no error.
  func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput
}

/// What came from a console.
public enum ConsoleInput: Sendable {
  /// A line of text; for a secret, the secret.
  case line(String)
  /// Several lines that were pasted together, none of them empty.
  case pasted([String])
  /// A line that is no text.
  case unreadable(UnreadableLine)
  /// There is no more input.
  case endOfInput
  /// The person interrupted on an empty line.
  case interrupt
  /// The person cleared what was typed; the same prompt is shown again.
  case cleared
  /// The system asks the program to stop.
  case terminate(Termination)
}

/// Why a console cannot be used any more.
public enum ConsoleError: Error, Hashable, Sendable {
  /// Whoever read the conversation has gone.
  case readerLeft
  /// The terminal is gone.
  case hungUp
  /// Reading or writing failed, told in a sentence.
  case failed(String)
}
