public import Onboarding

/// What `usher-network submit-plan` is asked to do.
public struct PlanJob: Codable, Sendable {
  /// The address of the service.
  public let service: String
  /// The key of the draft.
  public let key: IdempotencyKey
  /// The request.
  public let request: PlanRequest

  /// The submission of a request to a service.
  public init(service: String, key: IdempotencyKey, request: PlanRequest) {
    self.service = service
    self.key = key
    self.request = request
  }
}
