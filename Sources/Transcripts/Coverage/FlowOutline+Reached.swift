import Conversation
import FlowCheck
import Understanding

extension FlowOutline {
  /// What a turn reached, by what was said, the state it led to, and how it ended.
  func aims(reachedBy observed: ObservedTurn) -> Set<Aim> {
    let turn = observed.turn
    var reached = Set<Aim>()
    for utterance in turn.utterances { reached.formUnion(aims(reachedBy: utterance)) }
    for case .close(let ending) in turn.effects {
      switch ending {
      case .complete: reached.insert(Aim(.ending, "complete"))
      case .serviceUnreachable: reached.insert(Aim(.ending, "serviceUnreachable"))
      default: break
      }
    }
    for item in items { reached.formUnion(aims(reachedAt: item, by: turn.state)) }
    return reached
  }

  private func aims(reachedAt item: Item, by state: ConversationState) -> Set<Aim> {
    var reached = Set<Aim>()
    for (path, answer) in state.answers where item.isAt(path) {
      switch answer.origin {
      case .suggested: reached.insert(Aim(.suggestion, item.name))
      case .skipped: reached.insert(Aim(.skip, item.name))
      default: break
      }
      for value in answer.value?.array ?? [answer.value].compactMap(\.self) {
        reached.insert(Aim(.choice, "\(item.name) \(value.json)"))
      }
    }
    if item.isConditional, state.completedAt != nil,
      !state.answers.keys.contains(where: item.isAt)
    {
      reached.insert(Aim(.branch, "\(item.name) not asked"))
    }
    return reached
  }

  private func aims(reachedBy utterance: Utterance) -> Set<Aim> {
    var reached = Set<Aim>()
    switch utterance {
    case .question(let question):
      for item in items where item.isAt(question.path) {
        reached.formUnion([Aim(.step, item.step), Aim(.question, item.name)])
        if item.isConditional { reached.insert(Aim(.branch, "\(item.name) asked")) }
      }
    case .tip(let tip), .noSuggestion(let tip?):
      for item in items where item.tip == tip { reached.insert(Aim(.why, item.name)) }
    case .meaning(let term, _): reached.insert(Aim(.word, term))
    case .opened(let noun, _): reached.insert(Aim(.element, noun))
    case .refused(let refusal):
      for item in items where item.isAt(refusal.path) {
        reached.insert(Aim(.refusal, "\(item.name) \(refusal.violation.rule)"))
      }
    default: break
    }
    return reached
  }
}
