import Conversation
import Understanding

extension FlowChecker {
  /// Whether any way in leads a value past the rules of its question.
  ///
  /// Nothing that breaks a rule may be kept after any of the ways in, nor have been offered.
  mutating func checkRules() {
    for way in exploration.waysPastRules {
      var state = way.state
      for event in way.events {
        state = flow.turn(after: event, from: state, in: context).state
        let agenda = Agenda(flow, state)
        let kept = agenda.slots.compactMap { slot in slot.answer?.value.map { (slot.path, $0) } }
        for (path, value) in kept + (state.pending?.offered ?? []) {
          guard let slot = agenda.slots.first(where: { $0.path == path }), slot.applies,
            slot.ask?.dimension(agenda.draft, slot.index).violation(value, context.day) != nil
          else { continue }
          find(
            slot, "a value that it refuses is kept or offered", why: "no rule would hold",
            remedy: "this is a fault of Usher: please report it with the flow")
        }
      }
    }
  }
}

extension Pending {
  /// The values that a yes, or a word that picks, would make answers of.
  fileprivate var offered: [(Path, JSONValue)] {
    switch self {
    case .clarification(let path, let values, _): values.map { (path, $0) }
    case .target(let paths, let values, _): Array(zip(paths, values))
    case .suggestion(let path, let value), .mention(let path, let value, _),
      .doubt(let path, let value, _):
      [(path, value)]
    default: []
    }
  }
}
