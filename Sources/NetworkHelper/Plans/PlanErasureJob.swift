public import Onboarding

/// What `usher-network erase-plan` is asked to do.
public struct PlanErasureJob: Codable, Sendable {
  /// The address of the service.
  public let service: String
  /// What the service knows its clients by; nil where it knows nobody.
  public let token: ServiceToken?
  /// The plan.
  public let plan: PlanID

  /// The erasing of a plan at a service.
  public init(service: String, token: ServiceToken?, plan: PlanID) {
    self.service = service
    self.token = token
    self.plan = plan
  }
}
