public import Understanding

extension AnyFlow {
  /// The ids of the repeated groups.
  public var groups: [String] {
    parts.compactMap { if case .group(let repeated) = $0 { repeated.group.id } else { nil } }
  }

  /// What each repeated group is made of.
  public var groupOutlines: [GroupOutline] {
    parts.compactMap { part in
      guard case .group(let repeated) = part else { return nil }
      let group = repeated.group
      return GroupOutline(
        id: group.id, noun: group.noun, nameField: group.nameField, limits: group.limits,
        opening: group.opening, another: group.another)
    }
  }

  /// How a value at a place is told to people: the name of the answer, with the name of its element,
  /// and the canonical words of the value; nil for a value that the question does not take.
  public func words(
    for value: JSONValue?, at path: Path, of state: ConversationState, in context: TurnContext
  ) -> (label: String, phrase: String?) {
    let scene = Scene(
      flow: self, context: context, state: state, agenda: Agenda(self, state), asked: nil)
    return (scene.label(path), value.flatMap { scene.phrase(path, $0) })
  }
}
