import Conversation
import Understanding

/// What the event tracker stores of the answers: its profile and its rows.
struct TrendsightRecord {
  private let answered: Answered<TrendsightDraft>
  private var draft: TrendsightDraft { answered.draft }

  init(_ answered: Answered<TrendsightDraft>) {
    self.answered = answered
  }

  var profile: [String: JSONValue] {
    [
      "email": answered.value("email") ?? .null,
      "auth_method": answered.value("auth_method") ?? .null,
      "event_type": draft.eventType.map { .object($0.json) } ?? .null,
      "first_event": draft.firstEvent.map { event in
        .object([
          "logged_at": .optional(event.loggedAt?.description), "notes": .optional(event.notes),
        ])
      } ?? .null,
      "notifications_enabled": .optional(draft.notifications),
      "location_enabled": .optional(draft.location),
      "healthkit_enabled": .optional(draft.health),
    ]
  }

  /// What the keys of the profile hold.
  static let held: [String: ProfileValue] = [
    "email": .answer("email"), "auth_method": .answer("auth_method"),
    "event_type": .object([
      "name": .column(.text), "color_hex": .answer("custom_color"),
      "icon_name": .answer("custom_icon"), "template_id": .answer("event_type"),
    ]),
    "first_event": .object(["logged_at": .column(.instant), "notes": .column(.text)]),
    "notifications_enabled": .answer("notifications"), "location_enabled": .answer("location"),
    "healthkit_enabled": .answer("health"),
  ]

  /// The tables; there are no rows before there is an account that they belong to.
  static let tables = [
    StoredTable<TrendsightDraft>(
      TableDeclaration(
        "profiles",
        columns: [
          StoredColumn("onboarding_complete", .truth), StoredColumn("onboarding_step", .text),
          StoredColumn("notifications_enabled", .truth), StoredColumn("location_enabled", .truth),
          StoredColumn("healthkit_enabled", .truth),
          StoredColumn("onboarding_started_at", .instant),
          StoredColumn("onboarding_completed_at", .instant),
        ] + TableDeclaration.stamps)
    ) { rows(of: $0) { [$0.account] } },
    StoredTable<TrendsightDraft>(
      TableDeclaration(
        "event_types", ownedBy: "user_id",
        columns: [
          StoredColumn("name", .text), StoredColumn("color_hex", .text),
          StoredColumn("icon_name", .text),
          StoredColumn("template_id", .text), StoredColumn("created_at", .instant),
        ])
    ) { rows(of: $0, \.eventTypes) },
    StoredTable<TrendsightDraft>(
      TableDeclaration(
        "events", ownedBy: "user_id",
        columns: [
          StoredColumn("event_type_id", .id), StoredColumn("logged_at", .instant),
          StoredColumn("notes", .text),
        ])
    ) { rows(of: $0, \.events) },
  ]

  private static func rows(
    of answered: Answered<TrendsightDraft>, _ rows: (TrendsightRecord) -> [Row]
  ) -> [Row] {
    answered.state.answers[Path("auth")] == nil ? [] : rows(TrendsightRecord(answered))
  }

  private var account: Row {
    Row(
      id: answered.id,
      [
        "onboarding_complete": .bool(answered.state.completedAt != nil),
        "onboarding_step": .string(answered.step),
        "notifications_enabled": .optional(draft.notifications),
        "location_enabled": .optional(draft.location),
        "healthkit_enabled": .optional(draft.health),
        "onboarding_started_at": .optional(answered.state.startedAt?.description),
        "onboarding_completed_at": .optional(answered.state.completedAt?.description),
        "updated_at": .string(answered.at.description),
      ], initially: ["created_at": .string(answered.at.description)])
  }

  private var eventTypes: [Row] {
    guard let type = draft.eventType else { return kept("event_types") }
    let own = Row(
      id: typeID, type.json, initially: ["created_at": .string(answered.at.description)])
    return [own] + kept("event_types").filter { $0.id != typeID }
  }

  private var events: [Row] {
    let id = UUIDv5.row("events.0", of: answered.id)
    guard draft.eventType != nil, let event = draft.firstEvent else { return kept("events") }
    let own = Row(
      id: id,
      [
        "event_type_id": .string(typeID), "notes": .optional(event.notes),
        "logged_at": .string((event.loggedAt ?? answered.at).description),
      ])
    return [own] + kept("events").filter { $0.id != id }
  }

  /// The id of the row of the event type: its own where the account had it before.
  private var typeID: String {
    kept("event_types").first?.id ?? UUIDv5.row("event_types.0", of: answered.id)
  }

  /// The rows of a table that the account had before, which stay.
  private func kept(_ table: String) -> [Row] {
    (answered.value(table)?.array ?? []).compactMap { value in
      guard case .object(var values) = value, let id = values["id"]?.string else { return nil }
      values["id"] = nil
      values["user_id"] = nil
      return Row(id: id, values)
    }
  }
}

extension Answered {
  /// The value of an answer by the name of its field.
  fileprivate func value(_ field: String) -> JSONValue? { state.answers[Path(field)]?.value }
}
