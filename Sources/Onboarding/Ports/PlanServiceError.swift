/// Why a request could not be submitted, and what people can do about it.
public enum PlanServiceError: Error, Hashable, Sendable {
  /// There is no network.
  case offline
  /// Nothing listens at the service's address.
  case refused
  /// The name of the service's host has no address.
  case unknownHost
  /// A secure connection could not be made, such as when the certificate is not valid.
  case insecure
  /// No answer came in time.
  case timedOut
  /// The connection ended before the answer was there; the plan may have been made or not.
  case connectionCut
  /// The service does not take the request (4xx); the field it names, if any, and its reason.
  case rejected(field: PlanField?, reason: String)
  /// The key was used before, with other answers (409).
  case conflict
  /// The service has too much to do (429, 503); after how many seconds it wants to be asked again.
  case busy(retryAfter: Int?)
  /// The service failed (another 5xx); the status.
  case serverFailed(status: Int)
  /// The answer is not one of a plan service.
  case malformedAnswer
  /// The address is no `https` one and goes to another computer, or is none at all.
  case invalidAddress
  /// The service does not know its clients by the token that was sent, or by none (401, 403).
  case unauthorized
  /// What Usher sends requests with is not there or does not work.
  case helperFailed
}

extension PlanServiceError {
  /// Whether the same request may be sent again as it is and could then succeed.
  ///
  /// Where it may not, something has to change first: an answer, the key or the address.
  public var canBeRetried: Bool {
    switch self {
    case .rejected, .conflict, .invalidAddress, .unauthorized: false
    case .offline, .refused, .unknownHost, .insecure, .timedOut, .connectionCut, .busy,
      .serverFailed, .malformedAnswer, .helperFailed:
      true
    }
  }

  /// Whether the client tries again by itself, within its 10 seconds, because it often passes
  /// within a second.
  public var isTransient: Bool {
    switch self {
    case .refused, .connectionCut, .busy, .serverFailed: true
    case .offline, .unknownHost, .insecure, .timedOut, .rejected, .conflict, .malformedAnswer,
      .invalidAddress, .unauthorized, .helperFailed:
      false
    }
  }
}
