import Conversation
import Understanding

extension Product<DietDraft> {
  /// The diet app.
  public static let diet = Product(
    .diet, summary: "Calorie cycling: goal, calories and eating window in five short steps",
    storage: Storage(migrations: DietMigrations.all) {
      StoredTable("user_profiles") {
        Stored("goal", \.goal)
        Stored("calorie_target", \.calorieTarget)
        Stored("eating_window_start", \.eatingWindow?.start)
          .answering("eating_window", part: "start")
        Stored("eating_window_end", \.eatingWindow?.end)
          .answering("eating_window", part: "end")
        Stored.completed("onboarding_completed")
      }
    })
}
