public import Onboarding

/// What `usher-network submit-plan` reports.
public enum PlanEvent: Hashable, Sendable {
  /// There is no answer yet; told each second.
  case waiting
  /// The service has stored the plan.
  case submitted(PlanID)
  /// The submission failed.
  case failed(PlanServiceError)
}
