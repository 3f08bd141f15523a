import Understanding

extension Exchange {
  /// Answers a question that the person asks back; it is never stored as an answer.
  mutating func hearQuestion(_ line: Line, _ wording: Wording, _ slot: Slot<D>?) -> Bool {
    if showElement(line, wording) { return true }
    if let slot, let ask = slot.ask, let aside = ask.aside(line, agenda.draft, reading) {
      say(.explanation(aside.blocks))
      if let value = aside.proposal, let phrase = phrase(slot.path, value) {
        state.pending = .suggestion(slot.path, value)
        say(.offered(phrase: phrase))
      } else {
        askShortly(ask, at: slot)
      }
      return true
    }
    guard let form = QuestionForm(wording), form.isNoAnswer else { return false }
    if form.mayBeAboutAnAnswer, explainOrigin(line, wording) { return true }
    if form == .saidBefore {
      say(.review(summary))
      askAgain()
      return true
    }
    if let entry = flow.glossary.first(where: { entry in
      ([entry.term.lowercased()] + entry.synonyms).contains { wording.contains($0) }
    }) {
      say(.meaning(term: entry.term, text: entry.meaning))
      askAgain()
      return true
    }
    if form.isAnsweredByTip, let tip = tip(ofFieldNamedIn: wording) ?? tip(of: slot) {
      say(.tip(tip))
      askAgain()
      return true
    }
    if hearSmallTalk(wording) { return true }
    if Talk.hesitates(wording) { return false }
    isUnderstood = false
    say(.cannotAnswer)
    askAgain()
    return true
  }

  /// Tells why the question is asked.
  mutating func explainWhy() {
    if let tip = tip(of: current) {
      say(.tip(tip))
    } else {
      say(.cannotAnswer)
    }
    askAgain()
  }

  func tip(of slot: Slot<D>?) -> String? {
    switch slot?.item {
    case .ask(let ask): ask.tip
    case .explain(let explain): explain.tip
    case .review(let review): review.tip
    case .signIn(let signIn): signIn.tip
    case .submit(let submit): submit.tip
    case nil: nil
    }
  }

  /// Why a field is asked for that a question names: "why location?" before it is asked.
  private mutating func tip(ofFieldNamedIn wording: Wording) -> String? {
    agenda.slots.first { slot in
      slot.applies && slot.ask?.aliases.contains { wording.contains($0) } == true
    }?.ask?.tip
  }

  /// "Why 12:00?", "why my goal?", "what did I say about calories?": where an answer came from.
  private mutating func explainOrigin(_ line: Line, _ wording: Wording) -> Bool {
    let agenda = agenda
    let answered = agenda.slots.filter {
      $0.applies && $0.ask != nil && $0.answer?.value != nil && $0.path != current?.path
    }
    let byValue = answered.first { slot in
      guard let ask = slot.ask, let value = slot.answer?.value else { return false }
      let dimension = ask.dimension(agenda.draft, slot.index)
      if let words = slot.answer?.evidence?.words.lowercased(), !words.isEmpty,
        line.text.lowercased().contains(words)
      {
        return true
      }
      // Naming one end of a range is naming the range.
      let revised = dimension.revise(value, line, reading)
      if case .understood(let said, _) = revised, !dimension.takesAnyWords { return said == value }
      return false
    }
    let byName = answered.first { slot in
      slot.ask?.aliases.contains { wording.contains($0) } ?? false
    }
    guard let slot = byValue ?? byName, let answer = slot.answer, let value = answer.value else {
      return false
    }
    say(
      .provenance(
        Provenance(
          heard: heard(slot.path, value), origin: answer.origin, words: answer.evidence?.words,
          step: flow.number(of: slot.step))))
    askAgain()
    return true
  }
}
