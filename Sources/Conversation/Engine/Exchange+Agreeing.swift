import Understanding

extension Exchange {
  /// Takes words that go on, agree, add an element or repeat what an item without a value offers.
  mutating func leadsOn(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>
  ) -> Bool {
    switch slot.item {
    case .explain(let explain):
      if explain.leadsToSignIn, leadsToSignIn(line, wording, slot) { return true }
      if agreesButCorrects(line, slot) { return true }
      guard
        Talk.goingOn.contains(wording.plain) || Talk.goingOn.contains(wording.core)
          || explain.goOn.contains(wording.plain) || Assent(line, wording, reading) == .yes
      else { return false }
      acknowledge(slot)
      return true
    case .review(let review):
      return hear(line, wording, at: review, slot)
    case .submit(let submit):
      return hear(line, wording, at: submit, slot)
    case .ask, .signIn:
      return false
    }
  }

  private mutating func hear(
    _ line: Line, _ wording: Wording, at review: Review<D>, _ slot: Slot<D>
  ) -> Bool {
    if let group = review.addsTo, open(group, by: review.adding, line) { return true }
    if agreesButCorrects(line, slot) { return true }
    if agrees(line, wording, review.agreement) || Talk.proceeding.contains(wording.core) {
      acknowledge(slot)
      return true
    }
    if correct(line, wording, slot) { return true }
    if Assent(line, wording, reading) == .no {
      if line.tokens.count > 1, correct(line, wording, slot) { return true }
      say(.askWhatToChange(examples: flow.changeExamples))
      return true
    }
    return false
  }

  /// Takes "yes, but change the window to 10 to 6" as what it changes; the yes is asked for again.
  mutating func agreesButCorrects(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard
      let but = line.tokens.first(where: { ["but", "except"].contains($0.word) })?.span
    else { return false }
    let agreement = line.keeping(0..<but.lowerBound)
    guard Assent(agreement, Wording(agreement), reading) == .yes else { return false }
    let rest = line.keeping(but.upperBound..<line.text.utf8.count)
    if correct(rest, Wording(rest), slot) { return true }
    if volunteer(rest, slot) {
      finishTurn()
    } else {
      say(.askWhatToChange(examples: flow.changeExamples))
    }
    return true
  }

  /// Whether a line agrees to what is shown, by the usual words or some of the item's own.
  func agrees(_ line: Line, _ wording: Wording, _ words: [String]) -> Bool {
    // "You're great" is kind, and no yes; "great" is one.
    if Talk.smallTalk[wording.plain] == .praise, line.tokens.count > 1 { return false }
    return words.contains(wording.plain) || words.contains(wording.core)
      || Talk.agreement.contains(wording.plain) || Talk.agreement.contains(wording.core)
      || Assent(line, wording, reading) == .yes
  }
}
