import Understanding

/// All that was said so far, in the order of the flow.
struct Recapitulation {
  let scene: Scene

  /// All answers so far; of a group with many elements their names, and all about the one at hand.
  var summary: AnswerSummary {
    var summary = AnswerSummary(lines: [], open: 0)
    let near = scene.current?.path.element
    var told: Set<String> = []
    var last: Path.Element?
    for slot in scene.agenda.slots where slot.applies {
      if slot.isOpen, slot.ask != nil { summary.open += 1 }
      if let element = slot.path.element, element != near, scene.count(of: element.group) > 5 {
        if told.insert(element.group).inserted {
          summary.lines.append(.elements(names(in: element.group)))
        }
        continue
      }
      add(slot, to: &summary, after: &last)
    }
    return summary
  }

  /// The answers about some elements of a group.
  func summary(of elements: [Path.Element]) -> AnswerSummary {
    var summary = AnswerSummary(lines: [], open: 0)
    var last: Path.Element?
    for slot in scene.agenda.slots where slot.applies {
      guard let element = slot.path.element, elements.contains(element) else { continue }
      add(slot, to: &summary, after: &last)
    }
    return summary
  }

  /// What was answered, each under its full name; nothing of what was skipped.
  var told: [AnswerSummary.Entry] {
    scene.agenda.slots.compactMap { slot in
      guard slot.applies, slot.ask != nil, let answer = slot.answer, let value = answer.value,
        let phrase = scene.phrase(slot.path, value)
      else { return nil }
      return .answer(
        label: scene.label(slot.path), phrase: phrase, wasSuggested: answer.origin == .suggested)
    }
  }

  private func add(
    _ slot: Slot, to summary: inout AnswerSummary, after last: inout Path.Element?
  ) {
    if case .signIn(let signIn) = slot.item, slot.answer?.value != nil,
      let email = scene.state.answers[Path(signIn.emailField)]?.value?.string
    {
      summary.lines.append(.account(email: email))
    }
    guard let ask = slot.ask, let answer = slot.answer else { return }
    if let element = slot.path.element, element != last {
      last = element
      summary.lines.append(.element(scene.elementName(element) ?? "\(element.index + 1)"))
    }
    if let value = answer.value {
      summary.lines.append(
        .answer(
          label: ask.label, phrase: scene.phrase(slot.path, value) ?? "",
          wasSuggested: answer.origin == .suggested))
    } else {
      summary.lines.append(.skipped(label: ask.label))
    }
  }

  private func names(in group: String) -> [String] {
    (0..<scene.count(of: group)).compactMap { index in
      scene.elementName(Path.Element(group: group, index: index))
    }
  }
}
