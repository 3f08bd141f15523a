import Conversation
import Understanding

extension Exploration {
  /// Wherever a conversation can stand, what each question refuses is said alone, by name, as a change,
  /// as a step from the answer that there is, beside an answer, as one of two and handed in.
  var waysPastRules: [WayPastRules] {
    var places = reached.uniqued { $0.slot.path.item }.map { ($0.state, $0.slot.ask) }
    if let end { places.append((end, nil)) }
    return places.flatMap { state, asked in
      let agenda = Agenda(flow, state)
      return agenda.slots.filter(\.applies).flatMap { slot -> [WayPastRules] in
        guard let ask = slot.ask else { return [] }
        return Self.refused(by: ask.dimension(agenda.draft, slot.index), context.day).flatMap {
          events(of: $0, to: slot, ask, at: asked).map { WayPastRules(state: state, event: $0) }
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

  private func events(
    of refused: Refused, to slot: Slot, _ ask: Ask<AnyDraft>, at asked: Ask<AnyDraft>?
  ) -> [Event] {
    let name = ask.aliases.first ?? ask.label.lowercased()
    var lines = [
      refused.text, "\(name) \(refused.text)", "change the \(name) to \(refused.text)",
      "no, \(refused.text)", "\(name) 999999 higher", "make the \(name) a hundred years later",
    ]
    if let answer = asked?.examples?.first {
      lines.append("\(answer), and \(name) \(refused.text)")
    }
    if let own = ask.examples?.first { lines.append("\(name) \(own) or \(refused.text)") }
    let field = slot.path.description
    return lines.map { .line($0) }
      + [.string(refused.text), refused.value].map {
        .handIn([HandedIn(field: field, value: $0)])
      }
  }
}
