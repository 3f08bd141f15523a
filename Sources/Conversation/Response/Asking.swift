import Understanding

/// What is asked: the next question, what is pending, and what is to be typed.
struct Asking {
  let scene: Scene

  /// What is asked after what became of a turn was said.
  func conclusion(_ sequel: Sequel, since before: ConversationState) -> [Utterance] {
    switch sequel {
    case .wait: return []
    case .askAgain: return askAgain
    case .ask: return ask(since: before)
    case .begin: return ask(since: nil)
    case .finish: return finish
    case .finishAndAsk: return finish + ask(since: nil)
    case .goOn:
      guard scene.agenda.isComplete, scene.state.focus == nil else { return ask(since: before) }
      if before.completedAt == nil { return finish }
      // What is shown of the answers is shown anew when one of them has changed.
      return scene.state.answers == before.answers ? [offer] : afterwards + finish
    }
  }

  /// What is to be settled next, with the progress where a step begins; nil asks as if all were new.
  private func ask(since before: ConversationState?) -> [Utterance] {
    guard let slot = scene.current else { return finish }
    var said: [Utterance] = []
    if before == nil || beginsStep(slot) { said.append(.progress(progress(of: slot))) }
    if before == nil || scene.asked != slot.path || isOutdated(slot, since: before) {
      said += introduction(to: slot)
    }
    if case .signIn = slot.item, case .signIn(let phase)? = scene.state.pending,
      phase != .email(.signUp)
    {
      return said + asking(phase, isAgain: false)
    }
    return said + [.question(question(at: slot))]
  }

  /// Whether a last look shows answers that have changed.
  private func isOutdated(_ slot: Slot, since before: ConversationState?) -> Bool {
    guard case .review = slot.item else { return false }
    return before?.answers != scene.state.answers
  }

  /// The same question, in the same turn as an answer to something else.
  private var askAgain: [Utterance] {
    if let pending = scene.state.pending, let said = asking(pending) { return again(said) }
    guard let slot = scene.current else { return [offer] }
    return [.question(question(at: slot))]
  }

  /// What is pending in other words, where it has been asked already and was not answered.
  private func again(_ said: [Utterance]) -> [Utterance] {
    guard scene.state.misses > 0, said.count == 1, said[0].isConfirmation else { return said }
    return [.askedAgain(said[0], attempt: scene.state.misses)]
  }

  /// The same question in its shorter words, after choices of it have just been shown.
  var shortQuestion: Utterance? {
    guard let slot = scene.current, let ask = slot.ask else { return nil }
    var question = question(at: slot)
    question.text = ask.words(ask.shorter, scene.agenda.draft, slot.index, scene.day)
    question.hint = nil
    question.pointed = question.pointed.map { Question.Pointed(text: $0.again, hint: "") }
    question.choices = []
    return .question(question)
  }

  /// What is shown once all is complete.
  private var finish: [Utterance] {
    let completed = scene.state.completedAt ?? scene.context.now
    return [
      .complete(scene.flow.dashboard(scene.agenda.draft, scene.context, completed)), offer,
    ]
  }

  var offer: Utterance { .offerChanges(examples: scene.flow.changeExamples) }

  /// What becomes of a submission that was made when an answer changes after it.
  private var afterwards: [Utterance] {
    for item in scene.flow.items {
      if case .submit(let submit) = item, let words = submit.afterwards,
        scene.state.answers[Path(submit.id)]?.value != nil
      {
        return [.explanation([.text(words)])]
      }
    }
    return []
  }

  /// What belongs to an item before its question.
  private func introduction(to slot: Slot) -> [Utterance] {
    let draft = scene.agenda.draft
    return switch slot.item {
    case .explain(let explain): [.explanation(explain.blocks(draft, slot.index, scene.day))]
    case .review(let review): [.explanation(review.blocks(draft, slot.index, scene.day))]
    case .ask, .signIn, .submit: []
    }
  }

  /// Whether a question is of another step than the one that was asked before, as it is shown.
  func beginsStep(_ slot: Slot) -> Bool {
    let asked = scene.asked.flatMap { scene.agenda.slot($0) }
    return asked.map { progress(of: $0) != progress(of: slot) } ?? true
  }

  func progress(of slot: Slot) -> StepProgress {
    StepProgress(
      step: scene.flow.number(of: slot.step), of: scene.flow.stepCount,
      about: scene.elementName(slot.path.element), title: slot.step.title)
  }

  func question(at slot: Slot) -> Question {
    let draft = scene.agenda.draft
    var question = Question(path: slot.path, text: "")
    switch slot.item {
    case .ask(let ask):
      question.text = ask.prompt(draft, slot.index)
      question.hint = ask.hint.map { ask.words($0, draft, slot.index, scene.day) }
      question.pointed = ask.pointedHint.map { hint in
        Question.Pointed(
          hint: ask.words(hint, draft, slot.index, scene.day),
          again: ask.pointedShorter.map { ask.words($0, draft, slot.index, scene.day) })
      }
      let suggestion = ask.suggestion?(draft, slot.index)
      if let value = slot.answer?.value {
        question.present = scene.phrase(slot.path, value)
      } else if let suggestion {
        question.suggestion = scene.phrase(slot.path, suggestion.value)
      }
      question.takesLines = ask.dimension(draft, slot.index).takesLines ? true : nil
      question.choices = ask.choices(draft, slot.index).enumerated().map { index, choice in
        Question.Choice(
          number: index + 1, choice, isSuggested: suggestion?.value == choice.value)
      }
    case .explain(let explain):
      question.text = explain.prompt
      question.goesOnWhenEmpty = true
      question.pointed = Question.Pointed(text: "")
    case .review(let review):
      question.text = review.prompt
      question.pointed = review.pointed.map { Question.Pointed(text: $0) }
    case .signIn(let signIn):
      question.text = signIn.prompt
      question.pointed = Question.Pointed(text: signIn.pointed, hint: "")
      if scene.context.signIn == .google { question.hint = signIn.providerHint }
    case .submit(let submit):
      let retry = scene.state.pending == .submission(.failed) ? submit.retry : nil
      question.text = submit.refusal(draft, slot.index) ?? retry ?? submit.prompt
    }
    return question
  }

  /// The commands that do something here.
  var commands: [Command] {
    let slot = scene.current
    return Command.allCases.filter { command in
      switch command {
      case .back: slot.map { scene.agenda.slot(before: $0) != nil } ?? false
      case .undo: !scene.state.undo.isEmpty
      case .skip: slot?.ask?.isSkippable == true
      case .why: slot?.item.tip != nil
      case .startOver: !scene.state.answers.isEmpty
      case .signOut: scene.context.signIn != .none
      case .changePassword: scene.hasPassword
      case .help, .progress, .review, .repeat, .quit: true
      }
    }
  }

  /// What is to be typed next.
  var expectation: Expectation {
    switch scene.state.pending {
    case .signIn(.password), .signIn(.repeatPassword), .passwordChange: return .secret
    default: break
    }
    var completions = commands.map(\.word)
    if let slot = scene.current, let ask = slot.ask {
      completions.insert(
        contentsOf: ask.choices(scene.agenda.draft, slot.index).map(\.title), at: 0)
    }
    return .line(completions: completions)
  }
}
