/// Why reading or showing failed.
public enum TerminalError: Error, Sendable, Equatable {
  /// Whoever read what is shown has gone (`usher … | head`): stop, and say nothing.
  case readerLeft
  /// Reading failed with this `errno`.
  case readFailed(Int32)
  /// Writing failed with this `errno`.
  case writeFailed(Int32)
  /// The terminal could not be set up for editing lines.
  case noTerminal
}
