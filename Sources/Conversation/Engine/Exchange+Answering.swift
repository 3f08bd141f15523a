import Understanding

extension Exchange {
  /// Takes a line as the answer to the question, with whatever else it says.
  mutating func answer(_ line: Line, _ wording: Wording, _ slot: Slot<D>) {
    if case .signIn = slot.item { return hearAtSignIn(line, wording) }
    if openSeveral(line, slot) { return finishTurn() }
    if takesSame(line, slot) { return }
    if let next = openedByAnswer(line, at: slot) { return answer(line, wording, next) }
    // "This is stupid" introduces nobody.
    let isTalk = Talk.smallTalk(wording) != nil
    let claims = isTalk ? [] : volunteered(in: line, besides: slot)
    let named = isTalk ? [] : namedUnasked(in: line, besides: slot, claims)
    let others = claims.map { line.span($0.match.tokens) } + named.map(\.span)
    if let ask = slot.ask {
      let dimension = ask.dimension(agenda.draft, slot.index)
      let own = line.blanking(others)
      // "Not sure" is no text.
      if dimension.takesWholeLine, Talk.isHesitation(wording), hesitates(wording, slot) { return }
      // "That's correct" is about what was said back, "continue" about nothing: neither grants.
      if dimension.isYesOrNo,
        Talk.confirmation.contains(wording.core) || Talk.proceeding.contains(wording.core)
      {
        isUnderstood = false
        return askAgain()
      }
      // An answer that was gone back to is revised: "Tuesday too" adds to it.
      let answer =
        slot.answer?.value.map { dimension.revise($0, own, reading) }
        ?? dimension.read(own, reading)
      if acceptsSuggestion(answer, line, wording, slot) { return finishTurn() }
      if case .unclear(.nothingFound) = answer {
        // Nothing for this question; it may be for others, or for none.
      } else {
        let before = agenda
        let isTaken = take(answer, for: slot, line: line, asksNext: false)
        fill(claims, line)
        fill(named, line)
        guard isTaken else { return }
        answerTogether(own, wording, with: slot)
        let taken = others + [answer.span].compactMap(\.self)
        return hearRest(of: line, besides: hearOpened(in: line, besides: taken, before: before))
      }
    }
    if !others.isEmpty {
      fill(claims, line)
      fill(named, line)
      return state.pending == before.pending ? finishTurn() : ()
    }
    if hearPart(of: line, besides: slot) || followLastClause(of: line) { return }
    if slot.ask?.isSkippable == true, Assent(line, wording, reading) == .no { return skip() }
    if hesitates(wording, slot) || hearSmallTalk(wording) { return }
    if QuestionForm(wording) != nil {
      isUnderstood = false
      say(.cannotAnswer)
      return askAgain()
    }
    if slot.ask == nil, hearBareValue(line) { return }
    dropYesOrNo()
    notUnderstood(slot, line: line)
  }

  /// Whether a line accepts the suggestion ("sure", "sounds good") where that is no answer itself.
  private mutating func acceptsSuggestion(
    _ answer: Reading<JSONValue>, _ line: Line, _ wording: Wording, _ slot: Slot<D>
  ) -> Bool {
    // "You're great" is kind, and accepts nothing.
    if Talk.smallTalk(wording) == .praise, wording.plain.hasPrefix("you") { return false }
    // Nor does it where the rest of a value was asked for.
    if case .completion = before.pending { return false }
    guard case .unclear(.nothingFound) = answer, let ask = slot.ask,
      let suggestion = ask.suggestion?(agenda.draft, slot.index), slot.answer == nil,
      Talk.smallTalk(wording) != .thanks,
      !Talk.closing.contains(wording.plain),
      Assent(line, wording, reading) == .yes || Talk.agreement.contains(wording.plain)
        || Talk.goingOn.contains(wording.plain)
    else { return false }
    set(
      slot.path, suggestion.value, origin: .suggested,
      evidence: line.evidence(0..<line.tokens.count, rule: "suggestion.accepted"))
    return true
  }
}

extension Reading {
  /// The place of the words that were read, as UTF-8 offsets.
  fileprivate var span: Range<Int>? {
    switch self {
    case .understood(_, let evidence), .ambiguous(_, let evidence): evidence.span
    case .unclear: nil
    }
  }
}
