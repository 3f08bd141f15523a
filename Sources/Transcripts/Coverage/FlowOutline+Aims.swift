import Conversation
import FlowCheck

extension FlowOutline {
  /// All of the flow's own that conversations can come to.
  var aims: [Aim] {
    var aims: [Aim] = []
    for item in items {
      let step = Aim(.step, item.step)
      if !aims.contains(step) { aims.append(step) }
    }
    aims += items.flatMap(\.aims)
    aims += terms.map { Aim(.word, $0) }
    aims += groups.map { Aim(.element, $0) }
    aims.append(Aim(.ending, "complete"))
    if items.contains(where: { $0.kind == .submit }) {
      aims.append(Aim(.ending, "serviceUnreachable"))
    }
    return aims
  }
}

extension FlowOutline.Item {
  /// All there is to reach at an item.
  fileprivate var aims: [Aim] {
    var aims = [Aim(.question, name)]
    aims += choices.map { Aim(.choice, "\(name) \($0.json)") }
    if isConditional { aims += [Aim(.branch, "\(name) asked"), Aim(.branch, "\(name) not asked")] }
    if !suggestions.isEmpty { aims.append(Aim(.suggestion, name)) }
    if isSkippable { aims.append(Aim(.skip, name)) }
    if tip != nil { aims.append(Aim(.why, name)) }
    aims += rules.sorted().map { Aim(.refusal, "\(name) \($0)") }
    return aims
  }
}
