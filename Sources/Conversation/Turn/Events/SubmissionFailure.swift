/// Why a submission failed.
public enum SubmissionFailure: Hashable, Sendable, Codable {
  /// There is no way to the service, for a reason told in a sentence.
  case unreachable(String)
  /// No answer came in time.
  case timedOut
  /// The service refuses a field, for a reason told in a sentence.
  case rejected(field: String?, reason: String)
  /// The service has another submission under the same key.
  case conflict
  /// The service is busy; the next try is possible after some seconds.
  case busy(seconds: Int)
  /// The service failed.
  case serverError
  /// The service's answer could not be read.
  case malformed
}
