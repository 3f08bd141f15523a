public import Understanding

extension Asking {
  /// What helps to answer where the conversation stands.
  func options(at slot: Slot?, for kind: Asked.Kind) -> AnswerOptions {
    var options = AnswerOptions()
    options.replies = replies(at: slot, for: kind)
    options.commands = commands
    guard kind == .value, let slot, let ask = slot.ask else { return options }
    let draft = scene.agenda.draft
    let dimension = ask.dimension(draft, slot.index)
    options.isSkippable = ask.isSkippable
    options.examples = ask.examples ?? dimension.examples
    options.values = ask.choices(draft, slot.index).map(\.value)
    options.present = slot.answer?.value
    options.suggestion =
      slot.answer?.value == nil ? ask.suggestion?(draft, slot.index)?.value : nil
    options.ends = ask.scaleEnds
    options.autofill = ask.autofill
    return options
  }

  private func replies(at slot: Slot?, for kind: Asked.Kind) -> [QuickReply] {
    switch scene.state.pending {
    case .commandOrAnswer: return [QuickReply("the answer"), QuickReply("the command")]
    case .rest: return [QuickReply("go on")]
    case .submission(.failed): return [QuickReply("try again", isPrimary: true)]
    case .signIn(.email(.signIn)): return [QuickReply("sign up", title: "Make a new account")]
    default: break
    }
    switch kind {
    case .email: return [Self.account]
    case .confirmation where !isSubmission(slot):
      return [QuickReply("yes", isPrimary: true), QuickReply("no")]
    case .value, .acknowledgement, .review, .confirmation: return slot.map(replies) ?? []
    default: return []
    }
  }

  private func isSubmission(_ slot: Slot?) -> Bool {
    if case .submit? = slot?.item { scene.state.pending == nil } else { false }
  }

  private func replies(_ slot: Slot) -> [QuickReply] {
    switch slot.item {
    case .ask(let ask): return replies(ask, slot)
    case .explain(let explain):
      let goingOn = explain.goOn.first.map { QuickReply($0, isPrimary: true) }
      return [goingOn ?? QuickReply("", title: "Go on", isPrimary: true)]
        + (explain.leadsToSignIn ? [Self.account] : [])
    case .review(let review):
      let another = review.addsTo.flatMap(scene.group).map { QuickReply("add another \($0.noun)") }
      return [QuickReply(review.agreement.first ?? "yes", isPrimary: true)]
        + [another].compactMap(\.self)
    case .submit(let submit):
      guard submit.refusal(scene.agenda.draft, slot.index) == nil else {
        return consent(submit).map { [$0] } ?? []
      }
      return [QuickReply(submit.agreement.first ?? "yes", isPrimary: true)]
    case .signIn: return [Self.account]
    }
  }

  /// The yes without which nothing is submitted.
  private func consent(_ submit: Submit<AnyDraft>) -> QuickReply? {
    let slot = submit.condition.flatMap { scene.agenda.slot(Path($0)) }
    return slot.flatMap { slot in
      slot.ask.flatMap { example(of: true, $0, slot) }.map { QuickReply($0) }
    }
  }

  private func replies(_ ask: Ask<AnyDraft>, _ slot: Slot) -> [QuickReply] {
    var replies = ask.offers.enumerated().map { QuickReply($0.element, isPrimary: $0.offset == 0) }
    let isYesOrNo = ask.dimension(scene.agenda.draft, slot.index).isYesOrNo
    if isYesOrNo {
      replies += [
        QuickReply(example(of: true, ask, slot) ?? "yes", isPrimary: true),
        QuickReply(example(of: false, ask, slot) ?? "no"),
      ]
    }
    // Where skipping is a no, there is a button for that.
    if ask.isSkippable, !(isYesOrNo && ask.skipValue == .bool(false)) {
      replies.append(QuickReply(Command.skip.word))
    }
    return replies
  }

  /// The first example of a question that says yes, or no.
  private func example(of answer: Bool, _ ask: Ask<AnyDraft>, _ slot: Slot) -> String? {
    let dimension = ask.dimension(scene.agenda.draft, slot.index)
    return (ask.examples ?? dimension.examples).first {
      dimension.read(Line($0), scene.day).value == .bool(answer)
    }
  }

  private static let account = QuickReply("I have an account")
}

extension AnyFlow {
  /// The line that says a stored value where the conversation stands, to be taken like any other; nil where
  /// the value is none of what is asked for.
  public func line(
    saying value: JSONValue, in state: ConversationState, _ context: TurnContext
  ) -> String? {
    let asked = asked(in: state, context)
    switch (asked.kind, value) {
    case (.confirmation, .bool(let isYes)), (.review, .bool(let isYes)): return isYes ? "yes" : "no"
    case (.acknowledgement, .bool(true)): return ""
    case (.email, .string(let email)): return email
    default: break
    }
    let agenda = Agenda(self, state)
    guard asked.kind == .value, let slot = asked.path.flatMap(agenda.slot), let ask = slot.ask
    else { return nil }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard dimension.stored(value) != nil else { return nil }
    if value == .bool(true) || value == .bool(false), dimension.isYesOrNo {
      return (ask.examples ?? dimension.examples).first {
        dimension.read(Line($0), context.day).value == value
      }
    }
    // An empty line would take what is suggested.
    return dimension.phrase(value, context.day).flatMap { $0.isEmpty ? nil : $0 }
  }
}
