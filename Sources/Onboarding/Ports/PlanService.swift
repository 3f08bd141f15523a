/// The service that makes a training plan of what people told Coach George.
public protocol PlanService: Sendable {
  /// Submits a request and waits, at most about 10 seconds, for the id of its plan.
  ///
  /// Submitting the same request again under the same key gives the same plan, so a failed try can
  /// be repeated without a second one.
  ///
  /// - Parameters:
  ///   - request: What to make a plan of; consent must be given.
  ///   - key: The key of the draft, the same for each try.
  /// - Returns: The id of the plan, which the service has stored.
  /// - Throws: ``PlanServiceError``, whose text says what people can do.
  func submit(
    _ request: PlanRequest, key: IdempotencyKey
  ) async throws(PlanServiceError) -> PlanID

  /// Erases a plan with all that it was made of, and waits for it, at most about 10 seconds.
  ///
  /// - Returns: Whether there was such a plan.
  /// - Throws: ``PlanServiceError``; the plan may still be there then.
  func erase(_ plan: PlanID) async throws(PlanServiceError) -> Bool
}
