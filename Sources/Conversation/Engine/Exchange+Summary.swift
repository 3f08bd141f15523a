import Understanding

extension Exchange {
  /// All answers so far; of a group with many elements their names, and all about the one at hand.
  var summary: AnswerSummary {
    mutating get {
      var summary = AnswerSummary(lines: [], open: 0)
      let near = current?.path.element
      var told: Set<String> = []
      var last: Path.Element?
      for slot in agenda.slots where slot.applies {
        if slot.isOpen, slot.ask != nil { summary.open += 1 }
        if let element = slot.path.element, element != near, isLarge(element.group) {
          if told.insert(element.group).inserted {
            summary.lines.append(.elements(names(in: element.group)))
          }
          continue
        }
        add(slot, to: &summary, after: &last)
      }
      return summary
    }
  }

  /// The answers about some elements of a group.
  mutating func summary(of elements: [Path.Element]) -> AnswerSummary {
    var summary = AnswerSummary(lines: [], open: 0)
    var last: Path.Element?
    for slot in agenda.slots where slot.applies {
      guard let element = slot.path.element, elements.contains(element) else { continue }
      add(slot, to: &summary, after: &last)
    }
    return summary
  }

  private mutating func add(
    _ slot: Slot<D>, to summary: inout AnswerSummary, after last: inout Path.Element?
  ) {
    if case .signIn(let signIn) = slot.item, slot.answer?.value != nil,
      let email = state.answers[Path(signIn.emailField)]?.value?.string
    {
      summary.lines.append(.answer(label: "Account", phrase: email, wasSuggested: false))
    }
    guard let ask = slot.ask, let answer = slot.answer else { return }
    if let element = slot.path.element, element != last {
      last = element
      summary.lines.append(.element(elementName(element) ?? "\(element.index + 1)"))
    }
    if let value = answer.value {
      summary.lines.append(
        .answer(
          label: ask.label, phrase: phrase(slot.path, value) ?? "",
          wasSuggested: answer.origin == .suggested))
    } else {
      summary.lines.append(.skipped(label: ask.label))
    }
  }

  /// Whether a group has more elements than can be shown in full.
  private func isLarge(_ group: String) -> Bool { (state.elements[group] ?? 1) > 5 }

  private func names(in group: String) -> [String] {
    (0..<(state.elements[group] ?? 1)).compactMap { index in
      elementName(Path.Element(group: group, index: index))
    }
  }
}
