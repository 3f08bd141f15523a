/// One thing a keyboard can say.
enum Key: Equatable {
  /// A character, or a control character such as Enter (`\r`).
  case typed(Unicode.Scalar)
  /// A character out of a paste that the terminal marked as one, or `\n` between two lines of it. A
  /// paste runs no command, and does not end the line.
  case pasted(Unicode.Scalar)
  /// A byte that belongs to no character.
  case malformed
  /// A signal came.
  case signal(Signal)
  /// The terminal will say nothing more.
  case end
  /// Reading failed with this `errno`.
  case failed(Int32)
}
