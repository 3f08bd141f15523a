public import Conversation
import FlowCheck
public import Onboarding
public import Understanding

/// Saves of the diet flow, as the contract's checks make them.
public enum Example {
  /// The instant at which the checks begin.
  public static let now = CheckInstant.ofTests.now

  /// The instant some seconds after ``now``.
  public static func instant(_ seconds: Int) -> Timestamp {
    Timestamp(secondsSince1970: now.secondsSince1970 + seconds)
  }

  /// What surrounds a merge some seconds after ``now``.
  public static func context(at seconds: Int = 0) -> TurnContext {
    guard let today = now.date else { preconditionFailure("an instant of this year") }
    let instant = instant(seconds)
    return TurnContext(now: instant, day: Context(today: today, now: instant.time))
  }

  /// The tables of a flow that Usher ships; none for another.
  public static func schema(of flow: String) -> StoredSchema {
    Products.all.product(flow)?.schema ?? StoredSchema(flow: flow, tables: [], migrations: [])
  }

  /// The statements for PostgreSQL of a step to a flow's tables, the first being 1; none for another.
  public static func migration(_ number: Int, of flow: String) -> String {
    let migrations = schema(of: flow).migrations
    return migrations.indices.contains(number - 1) ? migrations[number - 1].postgres ?? "" : ""
  }

  /// The stable id of a user.
  public static func id(of user: String) -> String { User(named: user)?.id ?? user }

  /// A save of one turn.
  public static func save(
    _ user: String, basedOn version: Int = 0, calories: JSONValue = .int(1800),
    words: String = "about 1800", completed: Bool = false, events: [AnalyticsEvent] = [],
    at seconds: Int = 0
  ) -> OnboardingSave {
    var state = ConversationState(flow: "diet", flowVersion: 1)
    state.startedAt = now
    state.answers[Path("calorie_target")] = Answer(
      value: calories, origin: .said,
      evidence: Evidence(words: words, span: 0..<words.utf8.count, rule: "example"),
      at: instant(seconds))
    if completed { state.completedAt = instant(seconds) }
    return OnboardingSave(
      user: user, id: id(of: user), basedOn: version, state: state,
      standing: Standing(
        step: completed ? "complete" : "window", number: completed ? 5 : 3, of: 5,
        completedAt: state.completedAt),
      tables: [profile(of: user, calories, completed, at: instant(seconds))], events: events,
      at: instant(seconds))
  }

  private static func profile(
    of user: String, _ calories: JSONValue, _ completed: Bool, at: Timestamp
  ) -> TableRows {
    TableRows(
      "user_profiles", ownedBy: "id",
      [
        Row(
          id: id(of: user),
          [
            "goal": "lose_weight".json, "calorie_target": calories,
            "eating_window_start": .null, "eating_window_end": .null,
            "onboarding_completed": .bool(completed), "updated_at": at.description.json,
          ], initially: ["created_at": at.description.json])
      ])
  }

  /// A save of the parenting flow: a parent with children, each of whom has answers.
  public static func family(
    _ user: String, children names: [String], current: Int? = nil, basedOn version: Int = 0,
    at seconds: Int = 0
  ) -> OnboardingSave {
    var save = save(user, basedOn: version, at: seconds)
    save.state = ConversationState(flow: "eko", flowVersion: 1)
    save.state.startedAt = now
    save.state.elements = ["children": names.count]
    let ids = names.indices.map { UUIDv5.row("children.\($0)", of: save.id) }
    for (index, name) in names.enumerated() {
      save.state.answers[Path("name", in: .init(group: "children", index: index))] = Answer(
        value: .string(name), origin: .said, at: instant(seconds))
    }
    let stamps = ["created_at": instant(seconds).description.json]
    let changed = instant(seconds).description.json
    save.tables = [
      TableRows(
        "children", ownedBy: "user_id",
        zip(ids, names).map { id, name in
          Row(
            id: id,
            [
              "user_id": save.id.json, "name": name.json, "age": .int(7),
              "birthday": "2018-03-04".json,
              "goals": .array(["Teaching them \"life skills\" or values".json]),
              "topics": .array(["friends".json, "school".json, "family".json]),
              "temperament": "easygoing".json, "temperament_talkative": .int(7),
              "temperament_sensitivity": .int(5), "temperament_accountability": .null,
              "updated_at": changed,
            ], initially: stamps)
        }),
      TableRows(
        "user_profiles", ownedBy: "id",
        [
          Row(
            id: save.id,
            [
              "onboarding_state": "REVIEW".json,
              "current_child_id": current.map { ids[$0].json } ?? .null, "updated_at": changed,
            ], initially: stamps)
        ]),
      TableRows(
        "accounts", ownedBy: "id",
        [Row(id: save.id, ["metadata": .object(["full_name": "Sam".json])])]),
    ]
    return save
  }
}

extension String {
  fileprivate var json: JSONValue { .string(self) }
}
