public import Onboarding

/// What `usher-network submit-plan` and `usher-network erase-plan` report.
public enum PlanEvent: Hashable, Sendable {
  /// There is no answer yet; told each second.
  case waiting
  /// The service has stored the plan.
  case submitted(PlanID)
  /// The service has erased the plan; whether there was one.
  case erased(wasThere: Bool)
  /// The service could not be asked, or refused.
  case failed(PlanServiceError)
}
