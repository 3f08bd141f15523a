import Onboarding

/// A valid request on its way into the store.
struct Submission: Sendable {
  /// What to make a plan of.
  let request: PlanRequest
  /// The key of its draft; nil makes a plan of its own.
  let key: IdempotencyKey?
}
