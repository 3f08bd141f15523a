/// What is done to the program at its prompt.
public enum Action: Hashable, Sendable {
  /// A line is typed.
  case answer(String)
  /// The next secret of the head is typed.
  case secret
  /// A line that is no text is sent.
  case unreadable(Garbage)
  /// The input ends.
  case endOfInput
  /// The terminal goes away.
  case hangUp
  /// Ctrl-C on an empty line.
  case interrupt
  /// The program is killed, and started again.
  case kill
  /// The program has ended, and is started again.
  case start

  /// A kind of line that is no text.
  public enum Garbage: String, Hashable, Sendable, CaseIterable {
    /// Bytes that are not UTF-8.
    case bytes
    /// A NUL character.
    case nul
    /// More characters than a line may have.
    case long
  }

  /// The line of a transcript file that does this.
  public var text: String {
    switch self {
    case .answer(""): ">"
    case .answer(let text): "> \(text)"
    case .secret: "> ••••••"
    case .unreadable(let garbage): "%% unreadable \(garbage.rawValue)"
    case .endOfInput: "%% eof"
    case .hangUp: "%% hangup"
    case .interrupt: "%% interrupt"
    case .kill: "%% kill"
    case .start: "%% start"
    }
  }

  /// Whether the program starts anew with it.
  var startsAnew: Bool { self == .kill || self == .start }
}
