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
    case .commandOrAnswer: return [QuickReply(.answer), QuickReply(.command)]
    case .rest: return [QuickReply(.goOn)]
    case .submission(.failed): return [QuickReply(.tryAgain, isPrimary: true)]
    case .signIn(.email(.signIn)): return [QuickReply(.signUp)]
    default: break
    }
    switch kind {
    case .email: return [QuickReply(.account)]
    case .confirmation where !isSubmission(slot):
      return [QuickReply(.yes, isPrimary: true), QuickReply(.no)]
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
      return [QuickReply(explain.goOn.first.map { .words($0) } ?? .acknowledge, isPrimary: true)]
        + (explain.leadsToSignIn ? [QuickReply(.account)] : [])
    case .review(let review):
      let another = review.addsTo.flatMap(scene.group).map { QuickReply(.another($0.noun)) }
      return [QuickReply(agreement(review.agreement), isPrimary: true)]
        + [another].compactMap(\.self)
    case .submit(let submit):
      guard submit.refusal(scene.agenda.draft, slot.index) == nil else {
        return consent(submit).map { [$0] } ?? []
      }
      return [QuickReply(agreement(submit.agreement), isPrimary: true)]
    case .signIn: return [QuickReply(.account)]
    }
  }

  /// The flow's own words for a yes, or a plain one.
  private func agreement(_ words: [String]) -> QuickReply.Meaning {
    words.first.map { .words($0) } ?? .yes
  }

  /// The yes without which nothing is submitted.
  private func consent(_ submit: Submit<AnyDraft>) -> QuickReply? {
    let slot = submit.condition.flatMap { scene.agenda.slot(Path($0)) }
    return slot.flatMap { slot in
      slot.ask.flatMap { example(of: true, $0, slot) }.map { QuickReply(.words($0)) }
    }
  }

  private func replies(_ ask: Ask<AnyDraft>, _ slot: Slot) -> [QuickReply] {
    var replies = ask.offers.enumerated().map {
      QuickReply(.words($0.element), isPrimary: $0.offset == 0)
    }
    let isYesOrNo = ask.dimension(scene.agenda.draft, slot.index).isYesOrNo
    if isYesOrNo {
      replies += [
        QuickReply(example(of: true, ask, slot).map { .words($0) } ?? .yes, isPrimary: true),
        QuickReply(example(of: false, ask, slot).map { .words($0) } ?? .no),
      ]
    }
    // Where skipping is a no, there is a button for that.
    if ask.isSkippable, !(isYesOrNo && ask.skipValue == .bool(false)) {
      replies.append(QuickReply(.skip))
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
    guard let stored = dimension.stored(value) else { return nil }
    if value == .bool(true) || value == .bool(false), dimension.isYesOrNo {
      return (ask.examples ?? dimension.examples).first {
        dimension.read(Line($0), context.day).value == value
      }
    }
    // An empty line would take what is suggested, and one that is read as another value would be that.
    return dimension.phrase(value, context.day).flatMap { phrase in
      let read = dimension.read(Line(phrase), context.day).value
      return phrase.isEmpty || read.map { $0 != stored } ?? false ? nil : phrase
    }
  }
}
