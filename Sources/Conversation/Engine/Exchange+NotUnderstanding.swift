import Understanding

extension Exchange {
  /// Follows a command at the end of a line that says nothing else of use: "that's wrong, go back".
  mutating func followLastClause(of line: Line) -> Bool {
    let signs: Set<String> = [",", ";", ".", "-", "!"]
    guard let last = line.tokens.dropLast().last(where: { signs.contains($0.word) }) else {
      return false
    }
    let clause = Wording(line.keeping(last.span.upperBound..<line.text.utf8.count))
    guard let command = Command(clause) else { return false }
    follow(command, clause)
    return true
  }

  /// Proposes the suggestion to people who do not know.
  mutating func hesitates(_ wording: Wording, _ slot: Slot<D>) -> Bool {
    guard Talk.hesitates(wording) else { return false }
    if let tip = slot.ask?.tip, proposal(at: slot) != nil { say(.tip(tip)) }
    if propose(slot) { return true }
    say(.noSuggestion(tip: tip(of: slot)))
    askAgain()
    return true
  }

  /// Proposes the suggestion or the recommended choice, to be confirmed.
  ///
  /// - Returns: Whether the question has one.
  mutating func propose(_ slot: Slot<D>) -> Bool {
    guard let ask = slot.ask, let suggestion = proposal(at: slot),
      let phrase = ask.dimension(agenda.draft, slot.index).phrase(suggestion.value, reading)
    else { return false }
    state.pending = .suggestion(slot.path, suggestion.value)
    say(.proposal(label: ask.label, phrase: phrase, because: suggestion.because))
    return true
  }

  private mutating func proposal(at slot: Slot<D>) -> Suggestion? {
    guard let ask = slot.ask else { return nil }
    let draft = agenda.draft
    return ask.suggestion?(draft, slot.index)
      ?? ask.choices(draft, slot.index).first(where: \.isRecommended).map { Suggestion($0.value) }
  }

  /// Asks again in other words, with more help each time.
  mutating func notUnderstood(_ slot: Slot<D>, line: Line?) {
    isUnderstood = false
    state.misses += 1
    var shorter = ""
    var kind: String?
    var examples: [String] = []
    switch slot.item {
    case .ask(let ask):
      shorter = ask.shorter
      kind = ask.kind
      examples = ask.examples ?? ask.dimension(agenda.draft, slot.index).examples
    case .explain(let explain):
      shorter = explain.prompt
      examples = explain.examples
    case .review(let review):
      shorter = review.prompt
      examples = ["yes"] + flow.changeExamples.prefix(1)
    case .signIn(let signIn):
      shorter = signIn.prompt
      kind = "an email address"
      examples = ["sam@example.org"]
    case .submit(let submit):
      shorter = submit.prompt
      examples = ["yes"]
    }
    say(
      .notUnderstood(
        NotUnderstood(
          attempt: state.misses, label: label(slot.path), kind: kind, question: question(at: slot),
          shorter: shorter, examples: examples)))
  }

  /// Answers small talk with a kind word, and asks again.
  mutating func hearSmallTalk(_ wording: Wording) -> Bool {
    guard let kind = Talk.smallTalk(wording) else { return false }
    say(.smallTalk(kind))
    askAgain()
    return true
  }
}
