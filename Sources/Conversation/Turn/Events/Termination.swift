/// How the system asked the program to stop.
public enum Termination: String, Hashable, Sendable, Codable {
  /// SIGTERM.
  case terminated
  /// SIGHUP: the terminal is gone.
  case hungUp
}
