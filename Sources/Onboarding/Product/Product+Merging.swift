public import Conversation
import Understanding

extension Product {
  /// What a state that no turn led to, such as a merged one, is saved as.
  ///
  /// Where it stands, and when it was completed, follow from its answers.
  public func save(
    of state: ConversationState, user: User, basedOn version: Int, in context: TurnContext
  ) -> OnboardingSave {
    var state = state
    let isComplete = flow.erased.position(of: state).isComplete
    state.completedAt = isComplete ? state.completedAt ?? context.now : nil
    let answered = answered(state, id: user.id, in: context)
    return OnboardingSave(
      user: user.name, id: answered.id, basedOn: version, state: state,
      standing: Standing(answered.position, of: state), tables: storage.rows(answered), events: [],
      at: context.now)
  }

  /// A conflict in words.
  public func words(
    for conflict: AnswerConflict, of state: ConversationState, in context: TurnContext
  ) -> ConflictWords {
    if let group = flow.groupOutlines.first(where: { $0.id == conflict.place.group }),
      conflict.place.item.isEmpty
    {
      return ConflictWords(
        label: group.noun, kept: nil, lost: words(for: conflict.lost, of: group, state, context))
    }
    guard let path = conflict.place.path(in: state) else {
      return ConflictWords(
        label: conflict.place.group ?? "", kept: nil,
        lost: conflict.lost.value.flatMap { try? StoredJSON.text($0) } ?? "")
    }
    func phrase(_ answer: Answer?) -> (label: String, phrase: String)? {
      guard let answer else { return nil }
      let words = flow.erased.words(for: answer.value, at: path, of: state, in: context)
      let plain = answer.value.flatMap { try? StoredJSON.text($0) }
      return (words.label, words.phrase ?? plain ?? "skipped")
    }
    let (lost, kept) = (phrase(conflict.lost), phrase(conflict.kept))
    return ConflictWords(
      label: lost?.label ?? conflict.place.item, kept: kept?.phrase, lost: lost?.phrase ?? "")
  }

  /// An element that was left out: its name, and what else was said of it.
  private func words(
    for lost: Answer, of group: GroupOutline, _ state: ConversationState, _ context: TurnContext
  ) -> String {
    guard case .object(let fields)? = lost.value else { return "" }
    let names = fields.keys.sorted { one, other in
      one == group.nameField || (other != group.nameField && one < other)
    }
    return names.compactMap { name in
      let path = Path(name, in: .init(group: group.id, index: 0))
      return flow.erased.words(for: fields[name], at: path, of: state, in: context).phrase
    }.joined(separator: ", ")
  }
}
