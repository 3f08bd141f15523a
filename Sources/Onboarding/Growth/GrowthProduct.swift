import Conversation
import Understanding

extension Product<GrowthDraft> {
  /// The practice app.
  public static let growth = Product(
    .growth, summary: "Choose your path: a guided routine, or practice at your own pace",
    storage: Storage(migrations: GrowthMigrations.all) {
      StoredTable("users") {
        Stored("starting_method", \.startingMethod)
        Stored("preferred_practice_mode", \.path?.mode)
        Stored(
          "practice_preference_set_at", of: { $0.draft.path == nil ? nil : $0.instant(of: "path") })
        Stored("routine_id", \.routineID).answering("routine")
      }
    },
    restore: { tables in
      guard let row = tables.first(where: { $0.table == "users" })?.rows.first else { return [] }
      return restored(from: row.values)
    })

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
