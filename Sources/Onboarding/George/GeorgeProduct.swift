import Conversation
import Understanding

extension Product<GeorgeDraft> {
  /// The running coach.
  public static let george = Product(
    .george, summary: "A running plan: your race, your week and your consent in five short steps",
    profile: { answered in profile(of: answered) },
    tables: { answered in
      var values = profile(of: answered)
      values["updated_at"] = .string(answered.at.description)
      return [
        TableRows(
          "running_profiles", ownedBy: "id",
          [
            Row(
              id: answered.id, values,
              initially: ["created_at": .string(answered.at.description)])
          ])
      ]
    })

  /// The profile, whose keys are the columns of its table too.
  private static func profile(of answered: Answered<GeorgeDraft>) -> [String: JSONValue] {
    let draft = answered.draft
    let consentedAt = draft.consent == true ? answered.state.answers[Path("consent")]?.at : nil
    return [
      "race_name": .optional(draft.raceName),
      "race_distance_m": .optional(draft.raceDistance?.metres),
      "race_date": .optional(draft.raceDate?.description),
      "goal_time_s": .optional(draft.goalTime?.seconds),
      "training_days": draft.trainingDays.map { WeekdaysDimension().json(for: $0) } ?? .null,
      "session_minutes": .optional(draft.sessionMinutes),
      "injuries": .optional(draft.injuries),
      "strava_intent": .optional(draft.stravaIntent),
      "consent": .optional(draft.consent),
      "consented_at": .optional(consentedAt?.description),
      "plan_id": .optional(draft.planID),
    ]
  }
}
