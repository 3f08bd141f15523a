import Conversation
import Understanding

extension Product<GrowthDraft> {
  /// The practice app.
  public static let growth = Product(
    .growth, summary: "Choose your path: a guided routine, or practice at your own pace",
    profile: { profile(of: $0) },
    tables: { answered in
      let now = JSONValue.string(answered.at.description)
      var values = profile(of: answered)
      values["updated_at"] = now
      return [
        TableRows(
          "users", ownedBy: "id", [Row(id: answered.id, values, initially: ["created_at": now])])
      ]
    },
    restore: { tables in
      guard let row = tables.first(where: { $0.table == "users" })?.rows.first else { return [] }
      return restored(from: row.values)
    })

  private static func profile(of answered: Answered<GrowthDraft>) -> [String: JSONValue] {
    let draft = answered.draft
    let chosen = draft.path == nil ? nil : answered.state.answers[Path("path")]?.at
    return [
      "starting_method": .optional(draft.startingMethod),
      "preferred_practice_mode": .optional(draft.path?.mode),
      "practice_preference_set_at": .optional(chosen?.description),
      "routine_id": .optional(draft.routineID),
    ]
  }

  /// The answers of a row that another program of the app wrote.
  private static func restored(from row: [String: JSONValue]) -> [HandedIn] {
    var answers: [HandedIn] = []
    if let method = row["starting_method"], method.string != nil {
      answers.append(HandedIn(field: "starting_method", value: method))
    }
    let chosen = row["practice_preference_set_at"]?.string.flatMap(Timestamp.init)
    switch row["preferred_practice_mode"]?.string {
    case "routine": answers.append(HandedIn(field: "path", value: "guided", at: chosen))
    case "adhoc": answers.append(HandedIn(field: "path", value: "quick", at: chosen))
    default: return answers
    }
    if let routine = row["routine_id"], routine.string != nil {
      answers.append(HandedIn(field: "routine", value: routine))
    }
    return answers
  }
}
