import Understanding

extension Response {
  /// What is said to talk about the conversation and the world.
  func talk(_ outcome: Outcome) -> [Utterance]? {
    switch outcome {
    case .inquired(let inquiry): answers(to: inquiry)
    case .cannotAnswer, .cannotTellWhy: [.cannotAnswer]
    case .askedForHelp: [.help(guidance.help)]
    case .askedForProgress:
      (scene.current.map { [.progress(asking.progress(of: $0))] } ?? []) + [
        .review(recapitulation.summary)
      ]
    case .askedForAnswers: [.review(recapitulation.summary)]
    case .askedToRepeat: []
    case .smallTalk(let kind): [.smallTalk(kind)]
    case .sympathised(let sympathy, _): [.sympathy(sympathy)]
    case .unknownCommand(let word): [.unknownCommand(word)]
    case .cannotChange: [.cannotChange(label: nil)]
    case .wantsChange: [.askWhatToChange(examples: scene.flow.changeExamples)]
    case .nothingOpen:
      [
        .nothingOpen(
          attempt: scene.state.misses, leavesNext: scene.context.leavesByEmptyLines,
          examples: scene.flow.changeExamples)
      ]
    case .rested(let concern): [.rest(concern)]
    case .restedAgain: [.resting]
    case .misheard: [.misheard]
    case .wentOn: [.afterRest]
    default: nil
    }
  }

  private func answers(to inquiry: Inquiry) -> [Utterance] {
    switch inquiry {
    case .aside(let aside, let path):
      let next =
        proposal(of: aside, at: path).map { .offered(phrase: $0) } ?? asking.shortQuestion
      return [.explanation(aside.blocks)] + [next].compactMap(\.self)
    case .elements(let elements): return [.review(recapitulation.summary(of: elements))]
    case .origin(let path):
      guard let slot = scene.agenda.slot(path), let answer = slot.answer else { return [] }
      return [
        .provenance(
          Provenance(
            heard: heard(path), origin: answer.origin, words: answer.evidence?.words,
            step: scene.flow.number(of: slot.step)))
      ]
    case .suggested(let path):
      guard let slot = scene.agenda.slot(path),
        let suggestion = slot.ask?.suggestion?(scene.agenda.draft, slot.index)
      else { return [] }
      return [
        .provenance(
          Provenance(
            heard: heard(path, suggestion.value), origin: .suggested, words: suggestion.because,
            isTaken: false))
      ]
    case .choice(let path, let title): return [.isChoice(title, label: scene.label(path))]
    case .several(let inquiries):
      return inquiries.flatMap(answers).reduce(into: []) { said, answer in
        if said.count < 2, !said.contains(where: answer.saysNoMore(than:)) { said.append(answer) }
      }
    case .answers: return [.review(recapitulation.summary)]
    case .term(let entry): return [.meaning(term: entry.term, text: entry.meaning)]
    case .reason(let tip): return [.tip(tip)]
    case .everyday(let question): return [.everyday(guidance.everyday(question))]
    case .way(let command): return [.way(command)]
    case .bounds(let path):
      let bounds = scene.agenda.slot(path).flatMap(scene.dimension)?.bounds(scene.day)
      return bounds.map { [.bounds(label: scene.label(path), $0.range)] } ?? []
    case .choices(let path):
      guard let slot = scene.agenda.slot(path) else { return [] }
      return [.explanation([.choices(asking.question(at: slot).choices)])]
    case .either(let titles): return [.eitherQuestion(titles)]
    case .other: return [.cannotAnswer]
    }
  }

  /// The value that was shown alone, which a yes takes.
  private func proposal(of aside: Aside, at path: Path) -> String? {
    guard case .suggestion(path, let value) = scene.state.pending, value == aside.proposal else {
      return nil
    }
    return scene.phrase(path, value)
  }

  // MARK: - The conversation and what surrounds it

  /// What is said of the conversation, its store and its services.
  func surroundings(_ outcome: Outcome) -> [Utterance] {
    switch outcome {
    case .unreadable(let problem): [.unreadable(problem)]
    case .welcomedBack(let isComplete):
      [
        .welcomeBack(
          told: isComplete ? [] : Recapitulation(scene: scene).told, isComplete: isComplete)
      ]
    case .resumed: scene.current.map { [.progress(asking.progress(of: $0))] } ?? []
    case .saveFailed(let failure): [.saveFailed(failure)]
    case .leftOutByStore(let paths, let constraint):
      [.leftOutByStore(labels: paths.map(scene.label), constraint: constraint)]
    case .retried: [.savedAfterAll]
    case .reloaded: [.reloaded]
    case .erased: [.erased]
    case .saved(let isComplete): [.saved(isComplete: isComplete)]
    case .handInRefused(let field, let problem): [.handInRefused(field: field, reason: problem)]
    case .signIn(let utterance): [.signIn(utterance)]
    case .passwordAsked(let phase, let isAgain): asking.asking(phase, isAgain: isAgain)
    case .signInAsked(let phase, let isAgain): asking.asking(phase, isAgain: isAgain)
    case .greeted: scene.flow.hello.map { [.explanation([$0])] } ?? []
    case .welcomed: welcome
    case .submission(let utterance): [.submission(utterance)]
    case .submissionRejected(let path, let reason):
      [.submission(.failed(.rejected(field: scene.label(path), reason: reason)))]
    default: []
    }
  }

  /// What leads to the sign-in, without its question.
  private var welcome: [Utterance] {
    scene.agenda.slots.compactMap { slot in
      guard case .explain(let explain) = slot.item, explain.leadsToSignIn else { return nil }
      return .explanation(explain.blocks(scene.agenda.draft, slot.index, scene.day))
    }
  }
}

extension Utterance {
  /// Whether it tells nothing beyond another: it is the same, or the same that the makers say.
  fileprivate func saysNoMore(than other: Utterance) -> Bool {
    if case .everyday(let here) = self, case .everyday(let there) = other {
      return here == there || here.assurance != nil && here.assurance == there.assurance
    }
    return self == other
  }
}
