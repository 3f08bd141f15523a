import Understanding

/// What people want of their diet.
public enum DietGoal: String, Sendable, CaseIterable {
  case loseWeight = "lose_weight"
  case maintainWeight = "maintain_weight"
  case gainMuscle = "gain_muscle"

  /// The name as it is shown.
  public var title: String {
    switch self {
    case .loseWeight: "Lose Weight"
    case .maintainWeight: "Maintain Weight"
    case .gainMuscle: "Gain Muscle"
    }
  }
}
