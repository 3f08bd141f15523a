/// What can come in place of an answer, and the answer itself.
public enum InputEvent: Sendable, Equatable {
  /// A line without its end; empty when only Enter was pressed.
  case line(String)
  /// Several lines that were pasted together, with what was typed before and behind them; none is empty.
  case pasted([String])
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

extension InputEvent {
  /// The lines of a text that a mark parts; only one where there is but one with text.
  static func pasted(in text: String, partedBy mark: Unicode.Scalar) -> InputEvent {
    let lines = text.unicodeScalars.split(separator: mark).map(String.init)
      .filter { $0.contains { $0 != " " } }
    return lines.count > 1 ? .pasted(lines) : .line(lines.first ?? "")
  }
}
