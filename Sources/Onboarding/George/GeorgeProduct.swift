import Conversation
import Understanding

extension Product<GeorgeDraft> {
  /// The running coach.
  public static let george = Product(
    .george, summary: "A running plan: your race, your week and your consent in five short steps",
    storage: Storage(migrations: GeorgeMigrations.all) {
      StoredTable("running_profiles") {
        Stored("race_name", \.raceName)
        Stored("race_distance_m", \.raceDistance).answering("race_distance")
        Stored("race_date", \.raceDate)
        Stored("goal_time_s", \.goalTime?.seconds)
        Stored("training_days", \.trainingDays)
        Stored("session_minutes", \.sessionMinutes)
        Stored("injuries", \.injuries)
        Stored("strava_intent", \.stravaIntent)
        Stored("consent", \.consent)
        Stored(
          "consented_at", of: { $0.draft.consent == true ? $0.instant(of: "consent") : nil })
        Stored("plan_id", \.planID)
      }
    })
}
