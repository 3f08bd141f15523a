import Conversation
import Understanding

/// What tells states apart that lead on differently: where they stand, what is answered, and the
/// answers that flows branch on.
struct Signature: Hashable {
  private let current: Path?
  private let answers: [Path: JSONValue?]
  private let elements: [String: Int]

  init<D: Draft>(_ state: ConversationState, _ agenda: Agenda<D>) {
    current = agenda.current(state)?.path
    elements = state.elements
    var answers: [Path: JSONValue?] = [:]
    for slot in agenda.slots {
      guard let answer = slot.answer else { continue }
      let isBranching =
        switch slot.ask?.dimension(agenda.draft, slot.index).form {
        case .option, .yesOrNo: true
        case .value, .name, .text, nil: false
        }
      answers[slot.path] = isBranching ? answer.value : .some(nil)
    }
    self.answers = answers
  }
}
