import NetworkHelper
public import Onboarding
import PlanClient

/// The plan service that answers are submitted to.
public struct WebPlans: Sendable {
  let client: any PlanService

  /// The service at an address; nil where answers may not be sent to it.
  public init?(_ address: String, token: ServiceToken? = nil) {
    guard let client = try? PlanClient(service: address, token: token) else { return nil }
    self.client = client
  }

  /// A service of a test.
  public init(_ client: any PlanService) {
    self.client = client
  }
}
