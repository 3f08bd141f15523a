public import Onboarding

/// What `usher-network submit-plan` is asked to do.
public struct PlanJob: Codable, Sendable {
  /// The address of the service.
  public let service: String
  /// What the service knows its clients by; nil where it knows nobody.
  public let token: ServiceToken?
  /// The key of the draft.
  public let key: IdempotencyKey
  /// The request.
  public let request: PlanRequest

  /// The submission of a request to a service.
  public init(
    service: String, token: ServiceToken? = nil, key: IdempotencyKey, request: PlanRequest
  ) {
    self.service = service
    self.token = token
    self.key = key
    self.request = request
  }
}
