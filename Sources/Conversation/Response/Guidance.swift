import Understanding

/// Help: what can be said, the question in other words, and answers to what everybody asks.
struct Guidance {
  let scene: Scene

  /// What can be said here.
  var help: Help {
    let slot = scene.current
    let isSecret = Asking(scene: scene).expectation == .secret
    let commands = Asking(scene: scene).commands.filter { $0 != .changePassword || !isSecret }
    return Help(
      question: slot.map { Asking(scene: scene).question(at: $0) }, examples: examples,
      commands: commands,
      needsSlash: isSecret)
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

  /// What there is to say to a question that everybody asks.
  func everyday(_ question: EverydayQuestion) -> EverydayAnswer {
    let slot = scene.current
    let dimension = slot.flatMap { scene.dimension(of: $0) }
    let open = scene.agenda.slots.filter { $0.isOpen && $0.ask != nil }
    let proposal = slot.flatMap { slot in
      slot.ask?.suggestion?(scene.agenda.draft, slot.index)
    }
    return EverydayAnswer(
      question: question,
      assurance: scene.flow.assurances[question] ?? scene.flow.facts.words(for: question),
      title: scene.flow.title,
      open: open.count, tip: slot?.item.tip, isSkippable: isSkippable,
      hasSuggestion: proposal != nil,
      canGoBack: slot.flatMap { scene.agenda.slot(before: $0) } != nil, examples: examples,
      next: open.first { $0.path != slot?.path }.map { scene.label($0.path) },
      isYesOrNo: dimension?.isYesOrNo ?? false,
      isYesNeeded: dimension?.isYesOrNo == true
        && dimension?.violation(.bool(false), scene.day) != nil,
      withoutYes: withoutYes, today: scene.day.todayInWords, sent: sent)
  }

  /// What becomes of a no to the question at hand, in a sentence of the flow; nil where nothing does.
  private var withoutYes: String? {
    guard let slot = scene.current, let ask = slot.ask else { return nil }
    var draft = scene.agenda.draft
    slot.entry.write?(&draft, slot.index, .bool(false))
    for case .submit(let submit) in scene.flow.items where submit.condition == ask.id {
      return submit.refusal(draft, slot.index)
    }
    return ask.skipMeaning.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The names of the answers that are sent to a service; nil where none are.
  private var sent: [String]? {
    let sends = scene.flow.items.contains { if case .submit = $0 { true } else { false } }
    guard sends else { return nil }
    return scene.agenda.slots.compactMap { slot in
      slot.applies && slot.answer?.value != nil && slot.ask != nil ? scene.label(slot.path) : nil
    }
  }

  /// The question in other words, with more help each time.
  func notUnderstood(_ slot: Slot) -> NotUnderstood {
    var miss = NotUnderstood(
      attempt: scene.state.misses, label: scene.label(slot.path), kind: nil,
      question: Asking(scene: scene).question(at: slot), shorter: "", examples: [])
    switch slot.item {
    case .ask(let ask):
      let draft = scene.agenda.draft
      miss.shorter = ask.words(ask.shorter, draft, slot.index, scene.day)
      miss.kind = ask.kindInWords(draft, slot.index, scene.day)
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

  /// Whether the question at hand can be left open, by a skip or by one of its choices.
  private var isSkippable: Bool {
    guard let slot = scene.current, let ask = slot.ask else { return false }
    return ask.isSkippable
      || ask.choices(scene.agenda.draft, slot.index).contains(where: \.isMinor)
  }
}
