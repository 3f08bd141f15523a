public import Conversation
import Understanding

extension AnyFlow {
  /// What conversations of the flow can come to, found by walking through all of it.
  ///
  /// - Parameter context: What surrounds the conversations.
  /// - Returns: The items that are asked, and what each can come to.
  public func outline(in context: TurnContext) -> FlowOutline {
    let reached = Exploration(self, context).reached
    var items: [FlowOutline.Item] = []
    for step in steps {
      for item in step.items {
        let here = reached.filter { $0.slot.path.item == item.id && $0.slot.step.id == step.id }
        if !here.isEmpty { items.append(outline(of: item, in: step, here, context)) }
      }
    }
    let growing = steps.flatMap(\.items).compactMap { item -> String? in
      if case .review(let review) = item { review.addsTo } else { nil }
    }
    return FlowOutline(
      items: items, terms: glossary.entries.map(\.term),
      groups: parts.compactMap { part in
        guard case .group(let repeated) = part, growing.contains(repeated.group.id) else {
          return nil
        }
        return repeated.group.noun
      })
  }

  private func outline(
    of item: Item<AnyDraft>, in step: Step<AnyDraft>, _ reached: [Exploration.Reached],
    _ context: TurnContext
  ) -> FlowOutline.Item {
    var outline = FlowOutline.Item(step: step.id, id: item.id, kind: .ask)
    outline.group = reached.first?.slot.path.element?.group
    outline.tip = item.tip
    switch item {
    case .explain: outline.kind = .explain
    case .review: outline.kind = .review
    case .signIn: outline.kind = .signIn
    case .submit: outline.kind = .submit
    case .ask(let ask):
      outline.isConditional =
        ask.counted == nil && (ask.condition != nil || step.condition != nil)
      outline.isSkippable = ask.isSkippable
      outline.rules = Set(ask.requirements.map { Violation.custom($0.sentence).rule })
      for here in reached { outline.add(ask, here, context) }
    }
    return outline
  }
}

extension FlowOutline.Item {
  fileprivate mutating func add(
    _ ask: Ask<AnyDraft>, _ here: Exploration.Reached, _ context: TurnContext
  ) {
    let (draft, index) = (here.draft, here.slot.index)
    let dimension = ask.dimension(draft, index)
    var values = ask.choices(draft, index).map(\.value)
    if dimension.isYesOrNo { values = [true, false] }
    for value in values where !choices.contains(value) {
      // What a rule forbids in every state cannot be chosen in any conversation.
      if dimension.violation(value, context.day) == nil { choices.append(value) }
    }
    if let suggestion = ask.suggestion?(draft, index) { suggestions.insert(suggestion.value) }
    // What the flow recommends is proposed to those who do not know.
    for choice in ask.choices(draft, index) where choice.isRecommended {
      suggestions.insert(choice.value)
    }
    let titles = ask.choices(draft, index).map(\.title).joined(separator: ", ")
    for line in FlowOutline.probes + [titles] {
      switch dimension.read(Line(line), context.day) {
      case .understood(let value, _):
        if let violation = dimension.violation(value, context.day) {
          rules.insert(violation.rule)
        }
      case .unclear(.refused(_, let violation, _)): rules.insert(violation.rule)
      case .ambiguous, .unclear: break
      }
    }
  }
}

extension FlowOutline {
  /// Lines that break rules, by any dimension.
  static let probes = [
    "0", "1", "11", "999999", "0 km", "999 km", "1 minute", "100 hours", "9am to 9am",
    "1am to 2am", "9pm to 11pm",
    "1 January 1800", "1 January 2400", "tomorrow", "yesterday", "\"\"",
  ]
}
