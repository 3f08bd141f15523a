import Conversation
import Understanding

extension FlowChecker {
  /// Whether any way in leads a value past the rules of its question.
  ///
  /// Wherever a conversation can stand, what each question refuses is said alone and by name, as a change,
  /// beside an answer and handed in, then agreed to and taken back. Nothing that breaks a rule may be
  /// kept by then, nor have been offered.
  mutating func checkRules() {
    var places = exploration.reached.uniqued { $0.slot.path.item }.map { ($0.state, $0.slot.ask) }
    if let end = exploration.end { places.append((end, nil)) }
    for (state, asked) in places {
      let agenda = Agenda(flow, state)
      for slot in agenda.slots where slot.applies {
        guard let ask = slot.ask else { continue }
        for refused in Self.refused(by: ask.dimension(agenda.draft, slot.index), context.day) {
          for event in ways(of: refused, to: slot, ask, at: asked) {
            checkRules(after: event, from: state)
          }
        }
      }
    }
  }

  /// A text that says a value which a question refuses.
  private typealias Refused = (text: String, value: JSONValue)

  /// One text for each rule of a dimension that some text breaks.
  private static func refused(by dimension: AnyDimension, _ day: Context) -> [Refused] {
    FlowOutline.probes.compactMap { text -> (Refused, String)? in
      guard case .unclear(.refused(let value, let violation, _)) = dimension.read(Line(text), day)
      else { return nil }
      return ((text, value), violation.rule)
    }.uniqued(on: \.1).map(\.0)
  }

  private func ways(
    of refused: Refused, to slot: Slot, _ ask: Ask<AnyDraft>, at asked: Ask<AnyDraft>?
  ) -> [Event] {
    let name = ask.aliases.first ?? ask.label.lowercased()
    var lines = [
      refused.text, "\(name) \(refused.text)", "change the \(name) to \(refused.text)",
      "no, \(refused.text)",
    ]
    if let answer = asked?.examples?.first {
      lines.append("\(answer), and \(name) \(refused.text)")
    }
    let field = slot.path.description
    return lines.map { .line($0) }
      + [.string(refused.text), refused.value].map {
        .handIn([HandedIn(field: field, value: $0)])
      }
  }

  private mutating func checkRules(after event: Event, from state: ConversationState) {
    var state = state
    for next in [event, .line("yes"), .line("undo")] {
      let turn = flow.turn(after: next, from: state, in: context)
      if turn.state == state { return }
      state = turn.state
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
