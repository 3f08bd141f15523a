public import Conversation
public import Understanding

/// The answers of a user as a product stores them, or those about one element of a repeated group.
public struct Answered<D: Draft>: Sendable {
  /// The id of the account the person signed in to, or else the stable id of the user; of an element,
  /// the id of its row.
  public let id: String
  /// The answers as typed values.
  public let draft: D
  /// The conversation they come from.
  public let state: ConversationState
  /// Where the conversation stands.
  public let position: Position
  /// The day from which ages are counted.
  public let today: CalendarDate
  /// The instant of the turn.
  public let at: Timestamp
  /// The element they are about; nil for the whole.
  var element: Path.Element?

  /// The name of the step the conversation stands at, or that of the end.
  public var step: String { position.step }
  /// The item the conversation stands at, nil at the end.
  public var item: Path? { position.item }
  /// When the onboarding began.
  public var startedAt: Timestamp { state.startedAt ?? at }

  /// When a field got its answer; nil while it has none.
  public func instant(of field: String) -> Timestamp? {
    let path = element.map { Path(field, in: $0) } ?? Path(field)
    guard let answer = state.answers[path], answer.value != nil else { return nil }
    return answer.at
  }

  /// The answers about each element of a repeated group of which something was said.
  func elements<Element: Draft>(
    of group: String, _ list: (D) -> [Element]
  ) -> [Answered<Element>] {
    let known = Set(state.answers.keys.compactMap(\.element))
    return list(draft).enumerated().compactMap { index, draft in
      let element = Path.Element(group: group, index: index)
      guard known.contains(element) else { return nil }
      return Answered<Element>(
        id: UUIDv5.row(state.elementKey(of: element), of: id), draft: draft, state: state,
        position: position, today: today, at: at, element: element)
    }
  }
}
