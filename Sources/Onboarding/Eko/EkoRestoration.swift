import Conversation
import Understanding

/// The answers that rows of the parenting app amount to, where no conversation is stored with them.
///
/// An account that is COMPLETE is asked nothing: what its rows leave open is passed over.
struct EkoRestoration {
  private let tables: [TableRows]

  init(of tables: [TableRows]) {
    self.tables = tables
  }

  /// The answers, by their places.
  var answers: [HandedIn] {
    guard let profile = rows("user_profiles").first else { return [] }
    let state = profile.values["onboarding_state"]?.string ?? "NOT_STARTED"
    let isComplete = state == "COMPLETE"
    var answers: [HandedIn] = []
    func add(_ field: String, _ value: JSONValue?) {
      if let value, value != .null {
        answers.append(HandedIn(field: field, value: value))
      } else if isComplete {
        answers.append(HandedIn(field: field, value: .null))
      }
    }
    if state != "NOT_STARTED" { answers.append(HandedIn(field: "sign_in", value: .null)) }
    add("display_name", rows("accounts").first?.values["metadata"]?["full_name"])
    let children = rows("children")
    for index in 0..<max(children.count, isComplete ? 1 : 0) {
      let values = index < children.count ? children[index].values : [:]
      // Rows that another program made keep their ids.
      if index < children.count { add("children.\(index).id", .string(children[index].id)) }
      for (field, column) in Self.columns { add("children.\(index).\(field)", values[column]) }
    }
    if isComplete { add("review", nil) }
    return answers
  }

  /// The rows of a table, oldest first.
  private func rows(_ table: String) -> [Row] {
    let rows = tables.first { $0.table == table }?.rows ?? []
    return rows.enumerated().sorted {
      (created($0.element), $0.offset) < (created($1.element), $1.offset)
    }.map(\.element)
  }

  private func created(_ row: Row) -> String {
    (row.values["created_at"] ?? row.initially["created_at"])?.string ?? ""
  }

  /// The questions about a child, and the columns of their answers.
  private static let columns = [
    ("name", "name"), ("birthday", "birthday"), ("goals", "goals"), ("topics", "topics"),
    ("talkative", "temperament_talkative"), ("sensitive", "temperament_sensitivity"),
    ("accountable", "temperament_accountability"),
  ]
}
