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
    let isComplete = flow.position(of: state).isComplete
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
    guard let path = conflict.place.path(in: state), !conflict.place.item.isEmpty else {
      return ConflictWords(
        label: conflict.place.group ?? "", kept: nil,
        lost: conflict.lost.value.flatMap { try? StoredJSON.text($0) } ?? "")
    }
    func phrase(_ answer: Answer?) -> (label: String, phrase: String)? {
      guard let answer else { return nil }
      let words = flow.words(for: answer.value, at: path, of: state, in: context)
      let plain = answer.value.flatMap { try? StoredJSON.text($0) }
      return (words.label, words.phrase ?? plain ?? "skipped")
    }
    let (lost, kept) = (phrase(conflict.lost), phrase(conflict.kept))
    return ConflictWords(
      label: lost?.label ?? conflict.place.item, kept: kept?.phrase, lost: lost?.phrase ?? "")
  }
}
