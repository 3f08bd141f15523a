import Conversation
import Understanding

extension Product<DietDraft> {
  /// The diet app.
  public static let diet = Product(
    .diet, summary: "Calorie cycling: goal, calories and eating window in five short steps",
    profile: { answered in
      let window = answered.draft.eatingWindow
      return [
        "goal": .optional(answered.draft.goal?.rawValue),
        "calorie_target": .optional(answered.draft.calorieTarget?.kcal),
        "eating_window_start": .optional(window?.start.description),
        "eating_window_end": .optional(window?.end.description),
      ]
    },
    tables: { answered in
      let window = answered.draft.eatingWindow
      return [
        TableRows(
          "user_profiles", ownedBy: "id",
          [
            Row(
              id: answered.id,
              [
                "goal": .optional(answered.draft.goal?.rawValue),
                "calorie_target": .optional(answered.draft.calorieTarget?.kcal),
                "eating_window_start": .optional(window?.start.description),
                "eating_window_end": .optional(window?.end.description),
                "onboarding_completed": .bool(answered.state.completedAt != nil),
                "updated_at": .string(answered.at.description),
              ], initially: ["created_at": .string(answered.at.description)])
          ])
      ]
    })
}
