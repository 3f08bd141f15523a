public import Conversation

/// The place of an answer, the same on all machines: a field, or a field of an element of a repeated
/// group by the element's name.
public struct AnswerPlace: Hashable, Sendable, Codable {
  /// The id of the repeated group; nil outside of groups.
  public var group: String?
  /// The name of the element; see `ConversationState.elementKey(of:)`.
  public var element: String?
  /// The id of the field; empty for an element as a whole.
  public var item: String

  /// A field outside of groups.
  public init(_ item: String) {
    self.item = item
  }

  /// A field of an element of a repeated group.
  public init(_ item: String, of element: String, in group: String) {
    self.item = item
    self.element = element
    self.group = group
  }

  /// The place of an answer of a conversation.
  public init(_ path: Path, in state: ConversationState) {
    self.init(path.item)
    guard let element = path.element else { return }
    group = element.group
    self.element = state.elementKey(of: element)
  }

  /// Where it is in a conversation; nil when the conversation has no such element.
  public func path(in state: ConversationState) -> Path? {
    guard let group, let element else { return Path(item) }
    for index in 0..<state.elementCount(of: group) {
      let place = Path.Element(group: group, index: index)
      if state.elementKey(of: place) == element { return Path(item, in: place) }
    }
    return nil
  }
}

extension AnswerPlace: CustomStringConvertible {
  /// The place as a text; never an answer.
  public var description: String {
    [group, element, item].compactMap(\.self).joined(separator: "/")
  }
}
