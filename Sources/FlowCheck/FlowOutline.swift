public import Conversation
public import Understanding

/// What conversations of a flow can come to, for measuring what some of them reach.
public struct FlowOutline: Hashable, Sendable {
  /// The items of the flow, those of groups once, in order.
  public var items: [Item]
  /// The words of the glossary.
  public var terms: [String]
  /// What an element is called in each group to which one can be added.
  public var groups: [String]

  /// An item, and what it can come to.
  public struct Item: Hashable, Sendable {
    /// The name of the step.
    public var step: String
    /// The id of the item, which is its own in the flow or in its group.
    public var id: String
    /// The group that it is asked of each element of; nil outside groups.
    public var group: String?
    /// What kind of item it is.
    public var kind: Kind
    /// The values that it lists, or yes and no.
    public var choices: [JSONValue] = []
    /// Whether it applies only after some answers.
    public var isConditional = false
    /// Whether it can be skipped.
    public var isSkippable = false
    /// The values it suggests, in the states that were explored.
    public var suggestions: Set<JSONValue> = []
    /// Why it is asked, for those who want to know.
    public var tip: String?
    /// The rules of it that values can break.
    public var rules: Set<String> = []

    /// The id, behind that of its group: `children.name`.
    public var name: String { group.map { "\($0).\(id)" } ?? id }

    /// Whether a place of a conversation is that of this item.
    public func isAt(_ path: Path) -> Bool { path.item == id && path.element?.group == group }
  }

  /// A kind of item.
  public enum Kind: String, Hashable, Sendable {
    case ask, explain, review, signIn, submit
  }
}

extension Violation {
  /// The name of the rule, without its bound; a rule of the flow is its sentence.
  public var rule: String {
    switch self {
    case .belowMinimum: "belowMinimum"
    case .aboveMaximum: "aboveMaximum"
    case .inTheFuture: "inTheFuture"
    case .inThePast: "inThePast"
    case .tooFew: "tooFew"
    case .tooMany: "tooMany"
    case .emptyRange: "emptyRange"
    case .blank: "blank"
    case .tooLong: "tooLong"
    case .notWhole: "notWhole"
    case .outside: "outside"
    case .custom(let sentence): "\"\(sentence)\""
    }
  }
}
