/// A field of a ``PlanRequest``, by its key in JSON.
public enum PlanField: String, Hashable, Sendable, Codable, CaseIterable, CodingKey {
  case raceName = "race_name"
  case raceDistance = "race_distance_m"
  case raceDate = "race_date"
  case goalTime = "goal_time_s"
  case trainingDays = "training_days"
  case sessionMinutes = "session_minutes"
  case injuries
  case stravaIntent = "strava_intent"
  case consent
  case consentedAt = "consented_at"
}
