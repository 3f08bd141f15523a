import Onboarding

/// What became of a submission, once it is safe on disk.
enum Receipt: Hashable, Sendable {
  /// A plan was stored, now or by an earlier try under the same key.
  case stored(PlanID)
  /// The key belongs to a plan of other answers.
  case conflict
}
