public import Conversation
public import Understanding

/// The answers of the diet onboarding.
public struct DietDraft: Draft {
  /// What the diet is for.
  public var goal: DietGoal?
  /// The energy of a feeding day.
  public var calorieTarget: Energy?
  /// The hours of eating.
  public var eatingWindow: TimeRange?

  /// A draft without any answer.
  public init() {}
}
