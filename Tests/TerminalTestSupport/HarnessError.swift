/// Why a test could not go on.
public enum HarnessError: Error, Equatable {
  /// No pseudo-terminal or pipe was to be had; the `errno`.
  case cannotOpen(Int32)
  /// The program could not be started; its path and the `errno`.
  case cannotStart(String, Int32)
  /// What was waited for did not come in time; what came instead.
  case notShown(String, instead: String)
  /// The program closed its output before it showed this; what came instead.
  case ended(before: String, instead: String)
}
