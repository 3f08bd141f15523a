import Conversation
import Understanding

/// The answers of the parenting app as they are stored and shown.
struct EkoRecord {
  private let answered: Answered<EkoDraft>

  init(_ answered: Answered<EkoDraft>) {
    self.answered = answered
  }

  /// The profile that `usher show` prints.
  var profile: [String: JSONValue] {
    let children = stored.filter { $0.child.name != nil }
    return [
      "display_name": .optional(answered.draft.displayName),
      "current_child_id": .optional(currentChildID),
      "children": children.isEmpty
        ? .null : .array(children.map { .object(columns(of: $0.child)) }),
    ]
  }

  /// What the keys of the profile hold.
  static let held: [String: ProfileValue] = [
    "display_name": .answer("display_name"), "current_child_id": .column(.id),
    "children": .elements(
      of: "children",
      [
        "name": .answer("name"), "birthday": .answer("birthday"), "age": .column(.integer),
        "goals": .answer("goals"), "topics": .answer("topics"), "temperament": .column(.text),
        "temperament_talkative": .answer("talkative"),
        "temperament_sensitivity": .answer("sensitive"),
        "temperament_accountability": .answer("accountable"),
      ]),
  ]

  /// The tables of the children, of the parent's profile, and of the account's metadata, in which the
  /// name of the parent is `full_name`.
  static let tables = [
    StoredTable<EkoDraft>(
      TableDeclaration(
        "children", ownedBy: "user_id",
        columns: [
          StoredColumn("name", .text), StoredColumn("birthday", .date),
          StoredColumn("age", .integer),
          StoredColumn("goals", .list), StoredColumn("topics", .list),
          StoredColumn("temperament", .text),
          StoredColumn("temperament_talkative", .integer),
          StoredColumn("temperament_sensitivity", .integer),
          StoredColumn("temperament_accountability", .integer),
        ] + TableDeclaration.stamps)
    ) { EkoRecord($0).children },
    StoredTable<EkoDraft>(
      TableDeclaration(
        "user_profiles",
        columns: [StoredColumn("onboarding_state", .text), StoredColumn("current_child_id", .id)]
          + TableDeclaration.stamps)
    ) { [EkoRecord($0).parent] },
    StoredTable<EkoDraft>(
      TableDeclaration(
        "accounts", columns: [StoredColumn("metadata", .object)], place: .accountMetadata)
    ) { answered in
      let metadata = ["full_name": JSONValue.optional(answered.draft.displayName)]
      return [Row(id: answered.id, ["metadata": .object(metadata)])]
    },
  ]

  private var now: JSONValue { .string(answered.at.description) }

  private var parent: Row {
    Row(
      id: answered.id,
      [
        "onboarding_state": .string(answered.step),
        "current_child_id": .optional(currentChildID), "updated_at": now,
      ], initially: ["created_at": now])
  }

  private var children: [Row] {
    stored.map { entry in
      var values = columns(of: entry.child)
      values["updated_at"] = now
      return Row(id: entry.id, values, initially: ["created_at": now])
    }
  }

  // MARK: - Children

  private struct Entry {
    let id: String
    let child: Child
  }

  /// The children that have a row: those with a name, and the one that is asked about.
  private var stored: [Entry] {
    answered.draft.children.enumerated().compactMap { index, child in
      guard child.name != nil || index == currentChild else { return nil }
      return Entry(id: id(of: index), child: child)
    }
  }

  private func id(of index: Int) -> String {
    let child = Path.Element(group: "children", index: index)
    return answered.state.answers[Path("id", in: child)]?.value?.string
      ?? UUIDv5.row(answered.state.elementKey(of: child), of: answered.id)
  }

  /// The child that is asked about; at the review the last one, and none at the beginning and end.
  private var currentChild: Int? {
    if let element = answered.item?.element { return element.index }
    return answered.step == "REVIEW" ? answered.draft.children.indices.last : nil
  }

  private var currentChildID: String? { currentChild.map(id(of:)) }

  private func columns(of child: Child) -> [String: JSONValue] {
    [
      "name": .optional(child.name),
      "birthday": .optional(child.birthday?.description),
      "age": .optional(child.birthday?.age(on: answered.today)),
      "goals": list(child.goals),
      "topics": list(child.topics),
      "temperament": "easygoing",
      "temperament_talkative": .optional(child.talkative),
      "temperament_sensitivity": .optional(child.sensitive),
      "temperament_accountability": .optional(child.accountable),
    ]
  }

  private func list(_ choices: Choices?) -> JSONValue {
    choices.map { .array(($0.ids + $0.own).map(JSONValue.string)) } ?? .null
  }
}
