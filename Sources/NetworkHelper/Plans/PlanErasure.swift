public import Onboarding

/// The erasing of plans at their service.
public struct PlanErasure: Sendable {
  private let service: any PlanService

  /// The erasing at a service.
  public init(_ service: any PlanService) {
    self.service = service
  }

  /// Erases a plan with all that people told for it, and waits for it, at most about 10 seconds.
  ///
  /// It holds its thread, as ``PlanSubmission`` does.
  ///
  /// - Returns: Whether there was such a plan.
  /// - Throws: ``PlanServiceError``; the plan may still be there then.
  public func erase(_ plan: PlanID) throws(PlanServiceError) -> Bool {
    let service = service
    return try PlanWork.wait { () async throws(PlanServiceError) -> Bool in
      try await service.erase(plan)
    }
  }
}
