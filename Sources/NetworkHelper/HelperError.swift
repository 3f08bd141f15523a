/// Why the network program gave no answer.
public enum HelperError: Error, Hashable, Sendable {
  /// It is not there or may not be run.
  case cannotStart
  /// It wrote what is no event, or the request cannot be written.
  case malformed
  /// It ended with another exit status than 0.
  case failed(status: Int32)
  /// A signal ended it; one of Usher's own when the task was cancelled.
  case killed(signal: Int32)
}
