import Understanding

extension Exchange {
  /// Asks what is to be settled next, with the progress where it moved on.
  mutating func ask(isNew: Bool = false) {
    guard let slot = current else {
      finish()
      return
    }
    if isNew || askedBefore != slot.path {
      state.misses = 0
      say(.progress(progress(of: slot)))
      open(slot)
    }
    if case .signIn = slot.item, case .signIn(let phase)? = state.pending,
      phase != .email(.signUp)
    {
      return askSignIn(phase, isAgain: false)
    }
    say(.question(question(at: slot)))
  }

  /// Asks the same question again, in the same turn as an answer to something else.
  mutating func askAgain() {
    if let pending = state.pending, askPending(pending) { return }
    guard let slot = current else {
      say(.offerChanges(examples: flow.changeExamples))
      return
    }
    say(.question(question(at: slot)))
  }

  /// Asks the same question in its shorter words, after choices of it have just been shown.
  mutating func askShortly(_ ask: Ask<D>, at slot: Slot<D>) {
    var question = question(at: slot)
    question.text = ask.shorter
    question.hint = nil
    question.choices = []
    say(.question(question))
  }

  /// Says what belongs to an item before its question.
  mutating func open(_ slot: Slot<D>) {
    let draft = agenda.draft
    switch slot.item {
    case .explain(let explain):
      say(.explanation(explain.blocks(draft, slot.index, reading)))
    case .review(let review):
      say(.explanation(review.blocks(draft, slot.index, reading)))
    case .signIn(let signIn):
      beginSignIn(signIn)
    case .ask, .submit:
      break
    }
  }

  func progress(of slot: Slot<D>) -> StepProgress {
    StepProgress(
      step: flow.number(of: slot.step), of: flow.stepCount, about: elementName(slot.path.element),
      title: slot.step.title)
  }

  /// The name of an element of a group, or what kind of element it is and its number; of several
  /// elements of one name also which of them it is.
  func elementName(_ element: Path.Element?) -> String? {
    guard let element, let group = group(element.group) else { return nil }
    let count = state.elements[element.group] ?? 1
    func name(_ index: Int) -> String? {
      let path = Path(group.nameField, in: .init(group: group.id, index: index))
      return state.answers[path]?.value?.string
    }
    guard let own = name(element.index) else {
      return count > 1 ? "\(group.noun) \(element.index + 1)" : nil
    }
    let namesakes = (0..<count).filter { name($0)?.lowercased() == own.lowercased() }
    guard namesakes.count > 1, let place = namesakes.firstIndex(of: element.index) else {
      return own
    }
    return "\(own) (\(Ordinal.word(for: place)))"
  }

  func group(_ id: String) -> Group<D>? {
    for case .group(let repeated) in flow.parts where repeated.group.id == id {
      return repeated.group
    }
    return nil
  }

  mutating func question(at slot: Slot<D>) -> Question {
    let draft = agenda.draft
    var question = Question(path: slot.path, text: "")
    switch slot.item {
    case .ask(let ask):
      let dimension = ask.dimension(draft, slot.index)
      question.text = ask.prompt(draft, slot.index)
      question.hint = ask.hint
      let suggestion = ask.suggestion?(draft, slot.index)
      if let value = slot.answer?.value {
        question.present = dimension.phrase(value, reading)
      } else if let suggestion {
        question.suggestion = dimension.phrase(suggestion.value, reading)
      }
      question.choices = choices(of: ask, at: slot, suggestion)
    case .explain(let explain):
      question.text = explain.prompt
      question.goesOnWhenEmpty = true
    case .review(let review):
      question.text = review.prompt
    case .signIn(let signIn):
      question.text = signIn.prompt
      if context.signIn == .google { question.hint = signIn.providerHint }
    case .submit(let submit):
      question.text = submit.refusal(draft, slot.index) ?? submit.prompt
    }
    return question
  }

  private func choices(
    of ask: Ask<D>, at slot: Slot<D>, _ suggestion: Suggestion?
  ) -> [Question.Choice] {
    ask.choices(cachedAgenda.draft, slot.index).enumerated().map { index, choice in
      Question.Choice(
        number: index + 1, choice, isSuggested: suggestion?.value == choice.value)
    }
  }

  /// What is to be typed next.
  var expectation: Expectation {
    mutating get {
      switch state.pending {
      case .signIn(.password), .signIn(.repeatPassword): return .secret
      default: break
      }
      let words = Command.allCases.filter { $0 != .signOut || context.signIn != .none }
      var completions = words.map(\.word)
      if let slot = current, let ask = slot.ask {
        completions.insert(
          contentsOf: ask.choices(agenda.draft, slot.index).map(\.title), at: 0)
      }
      return .line(completions: completions)
    }
  }
}
