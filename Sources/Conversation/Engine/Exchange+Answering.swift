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
      // "That's correct" is about what was said back, and grants nothing.
      if dimension.isYesOrNo, Talk.confirmation.contains(wording.core) { return askAgain() }
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

  /// Goes on to the next question, with what the line says beyond the values that were taken: it may
  /// be meant for that question, and is asked about rather than dropped or stored.
  private mutating func hearRest(of line: Line, besides taken: [Range<Int>]) {
    guard state.pending == nil, let next = current, next.path != askedBefore, next.answer == nil,
      let ask = next.ask
    else { return finishTurn() }
    let dimension = ask.dimension(agenda.draft, next.index)
    guard !dimension.takesAnyWords, !dimension.isYesOrNo else { return finishTurn() }
    let rest = line.blanking(taken)
    switch dimension.read(rest, reading) {
    // Nearly any words can be a wish of one's own, such as what is left of this line.
    case .understood(let value, let evidence)
    where dimension.violation(value, reading) == nil && !evidence.mayCountNothing
      && !evidence.isOwnWish && !evidence.isOnlyDescribed:
      state.pending = .mention(next.path, value, evidence)
      say(.progress(progress(of: next)))
      sayMentioned(next.path, value)
    case .ambiguous(let values, let evidence):
      state.pending = .clarification(next.path, candidates: values, evidence)
      say(.progress(progress(of: next)))
      say(
        .clarify(
          label: label(next.path), readings: values.compactMap { dimension.phrase($0, reading) }))
    case .unclear(.incomplete(let missing, let evidence))
    where [.day, .month, .year].contains(missing):
      // "In April 2027" is half of the date that is asked for next.
      state.pending = .completion(next.path, missing, words: evidence.words)
      say(.progress(progress(of: next)))
      say(.incomplete(label: label(next.path), missing, words: evidence.words))
    default:
      finishTurn()
    }
  }

  /// Asks whether a value was meant for a question, with the answer it would replace.
  mutating func sayMentioned(_ path: Path, _ value: JSONValue) {
    guard let slot = agenda.slot(path), let ask = slot.ask else { return }
    let now = slot.answer?.value.flatMap { phrase(path, $0) }
    say(
      .mentioned(
        label: now == nil ? ask.label : label(path), phrase: phrase(path, value) ?? "", now: now))
  }

  /// Takes a reading as the answer of a slot, and says what became of it.
  ///
  /// - Returns: Whether the answer was taken, so that the next question can follow.
  @discardableResult
  mutating func take(
    _ answer: Reading<JSONValue>, for slot: Slot<D>, line: Line, asksNext: Bool = true
  ) -> Bool {
    guard let ask = slot.ask else { return false }
    let draft = agenda.draft
    let dimension = ask.dimension(draft, slot.index)
    switch answer {
    case .ambiguous(_, let evidence) where isOfSomebodyElse(evidence, in: line, slot),
      .unclear(.incomplete(_, let evidence)) where isOfSomebodyElse(evidence, in: line, slot):
      notUnderstood(slot, line: line)
    case .understood(let value, let evidence):
      if let violation = dimension.violation(value, reading) {
        refuse(value, violation, slot)
        return false
      }
      if isOfSomebodyElse(evidence, in: line, slot) {
        askWhoseValue(value, evidence, slot)
        return false
      }
      if let doubt = ask.doubt?(draft, slot.index, value) {
        state.pending = .doubt(slot.path, value, evidence)
        say(.doubted(heard: dimension.phrase(value, reading) ?? evidence.words, why: doubt))
        return false
      }
      set(slot.path, value, origin: .said, evidence: evidence)
      if asksNext { finishTurn() }
      return true
    case .ambiguous(let values, let evidence):
      isUnderstood = false
      state.pending = .clarification(slot.path, candidates: values, evidence)
      say(
        .clarify(
          label: label(slot.path), readings: values.compactMap { dimension.phrase($0, reading) }))
    case .unclear(.refused(let value, let violation, _)):
      refuse(value, violation, slot)
      if case .tooFew = violation { keep(value, tooShortIn: line, for: slot) }
    case .unclear(.severalValues(let values)):
      isUnderstood = false
      let phrases = values.compactMap { dimension.phrase($0, reading) }
      if (2...4).contains(phrases.count) {
        state.pending = .clarification(
          slot.path, candidates: values, line.evidence(0..<line.tokens.count, rule: "several"))
      }
      say(.severalValues(label: label(slot.path), phrases: phrases))
    case .unclear(.incomplete(let missing, let evidence)):
      isUnderstood = false
      // The whole line is kept: what else it says, such as an age, may matter to the rest.
      state.pending = .completion(slot.path, missing, words: line.text.trimmingWhitespace)
      say(.incomplete(label: label(slot.path), missing, words: evidence.words))
    case .unclear(.nothingFound):
      notUnderstood(slot, line: line)
    }
    return false
  }

  /// Says which rule a value breaks; what was stored stays.
  mutating func refuse(_ value: JSONValue, _ violation: Violation, _ slot: Slot<D>) {
    guard let ask = slot.ask else { return }
    isUnderstood = false
    let dimension = ask.dimension(agenda.draft, slot.index)
    let kept = slot.answer?.value.flatMap { dimension.phrase($0, reading) }
    say(
      .refused(
        Refusal(
          label: ask.label, heard: dimension.phrase(value, reading) ?? "", violation: violation,
          bound: violation.bound.flatMap { dimension.phrase($0, reading) },
          sentence: ask.refusal(violation, value), kept: kept)))
    // Where several are filled, the question follows them all.
    if !isFilling, current?.path != slot.path { askAgain() }
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

extension Violation {
  /// The bound that the value breaks, in its stored form.
  fileprivate var bound: JSONValue? {
    switch self {
    case .belowMinimum(let bound), .aboveMaximum(let bound): bound
    default: nil
    }
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
