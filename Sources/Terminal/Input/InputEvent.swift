/// What can come in place of an answer, and the answer itself.
public enum InputEvent: Sendable, Equatable {
  /// A line without its end; empty when only Enter was pressed.
  case line(String)
  /// Nothing more will come: Ctrl-D on an empty line, or the end of a file or pipe.
  case endOfInput
  /// Ctrl-C, or SIGINT. When there was text it has been cleared, and the same prompt can be shown
  /// again without a word.
  case interrupted(hadText: Bool)
  /// The terminal went away (SIGHUP).
  case hangUp
  /// The process was asked to end (SIGTERM).
  case terminate
  /// A line that cannot be an answer; nothing of it is passed on.
  case rejected(LineRejection)
}
