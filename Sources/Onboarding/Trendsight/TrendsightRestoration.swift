import Conversation
import Understanding

/// The answers that rows of the event tracker amount to, where no conversation is stored with them.
///
/// People sign in all the same. An account that is complete is asked nothing else: what its rows leave
/// open is passed over.
struct TrendsightRestoration {
  private let tables: [TableRows]

  init(of tables: [TableRows]) {
    self.tables = tables
  }

  var answers: [HandedIn] {
    let profile = rows("profiles").first
    let isComplete = profile?.values["onboarding_complete"] == .bool(true)
    var answers: [HandedIn] = []
    func add(_ field: String, _ value: JSONValue?) {
      if let value, value != .null {
        answers.append(HandedIn(field: field, value: value))
      } else if isComplete {
        answers.append(HandedIn(field: field, value: .null))
      }
    }
    let types = rows("event_types")
    if let first = types.first {
      answers += Self.answers(toEventType: first.values) ?? []
      add("event_types", .array(types.map(object)))
    } else {
      add("event_type", nil)
    }
    let events = rows("events")
    if !events.isEmpty { add("events", .array(events.map(object))) }
    if isComplete { add("first_event", nil) }
    add("notifications", profile?.values["notifications_enabled"])
    add("location", profile?.values["location_enabled"])
    add("health", profile?.values["healthkit_enabled"])
    if isComplete { add("finish", nil) }
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
    let values = row.values.merging(row.initially) { own, _ in own }
    return (values["created_at"] ?? values["logged_at"])?.string ?? ""
  }

  private func object(_ row: Row) -> JSONValue {
    .object(
      row.values.merging(row.initially) { own, _ in own }.merging(["id": .string(row.id)]) { $1 })
  }

  /// The answers that an event type as an object amounts to, or nil when it is none.
  static func answers(toEventType object: [String: JSONValue]) -> [HandedIn]? {
    let template = object["template_id"]?.string ?? EventTemplate.custom.rawValue
    guard EventTemplate(rawValue: template) != nil else { return nil }
    var answers = [HandedIn(field: "event_type", value: .string(template))]
    guard template == EventTemplate.custom.rawValue else { return answers }
    for (field, key) in [
      ("custom_name", "name"), ("custom_color", "color_hex"), ("custom_icon", "icon_name"),
    ] {
      if let value = object[key], value != .null {
        answers.append(HandedIn(field: field, value: value))
      }
    }
    return answers
  }
}
