import Understanding

extension Response {
  /// What can be said here.
  var help: Help {
    let slot = scene.current
    let commands = Command.allCases.filter { command in
      switch command {
      case .signOut: scene.context.signIn != .none
      case .skip: slot?.ask?.isSkippable == true
      default: true
      }
    }
    return Help(
      question: slot.map { question(at: $0) }, examples: examples, commands: commands,
      needsSlash: expectation == .secret)
  }

  private var examples: [String] {
    guard let slot = scene.current else { return scene.flow.changeExamples }
    switch slot.item {
    case .ask(let ask): return ask.examples ?? scene.dimension(of: slot)?.examples ?? []
    case .explain(let explain): return explain.examples
    case .review(let review):
      return Array(review.agreement.prefix(1) + scene.flow.changeExamples.prefix(2))
    case .signIn:
      switch scene.state.pending {
      case .signIn(.password), .signIn(.repeatPassword): return ["/cancel"]
      default: return [SignIn.exampleEmail, "sign in"]
      }
    case .submit(let submit): return Array(submit.agreement.prefix(1)) + ["yes"]
    }
  }

  /// The question in other words, with more help each time.
  func notUnderstood(_ slot: Slot<D>) -> NotUnderstood {
    var miss = NotUnderstood(
      attempt: scene.state.misses, label: scene.label(slot.path), kind: nil,
      question: question(at: slot), shorter: "", examples: [])
    switch slot.item {
    case .ask(let ask):
      miss.shorter = ask.shorter
      miss.kind = ask.kind
      miss.examples = ask.examples ?? scene.dimension(of: slot)?.examples ?? []
    case .explain(let explain):
      miss.shorter = explain.prompt
      miss.examples = explain.examples
    case .review(let review):
      miss.shorter = review.prompt
      miss.examples = ["yes"] + scene.flow.changeExamples.prefix(1)
    case .signIn(let signIn):
      miss.shorter = signIn.prompt
      miss.kind = SignIn.kind
      miss.examples = [SignIn.exampleEmail]
    case .submit(let submit):
      miss.shorter = submit.prompt
      miss.examples = ["yes"]
    }
    return miss
  }

  // MARK: - What was said so far

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

  private func add(
    _ slot: Slot<D>, to summary: inout AnswerSummary, after last: inout Path.Element?
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
