import Conversation
import Understanding

/// What tells states apart that lead on differently: where they stand, what is answered, the answers
/// that flows branch on, and what else is asked after a number, a date or a name.
struct Signature: Hashable {
  private let current: Path?
  private let answers: [Path: JSONValue?]
  private let elements: [String: Int]
  /// The places that apply, those of later steps with them.
  private let applying: [Path]

  init(_ state: ConversationState, _ agenda: Agenda) {
    current = agenda.current(state)?.path
    elements = state.elements
    applying = agenda.slots.filter(\.applies).map(\.path)
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
