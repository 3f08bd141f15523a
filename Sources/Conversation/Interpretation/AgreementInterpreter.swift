import Understanding

/// What a line says to an item without a value: an explanation, a last look, a submission.
///
/// It is a reference, so that which clauses agree is worked out once.
final class AgreementInterpreter {
  let hearing: Hearing
  let slot: Slot

  init(hearing: Hearing, slot: Slot) {
    self.hearing = hearing
    self.slot = slot
  }

  var wording: Wording { hearing.wording }

  /// Whether the line is a plain yes to a last look, or says that all of it is as it should be.
  private(set) lazy var approves = approves(hearing.line)

  func approves(_ part: Line) -> Bool {
    guard case .review(let review) = slot.item else { return false }
    return PlainYes.isSaid(in: part, or: review.agreement, approving: true)
  }

  /// Words that go on, agree or send; "no, all good" leaves all as it is.
  var agreement: DialogueAct? {
    // What is asked besides is answered first.
    guard isShown, isExplained || !asksBesides else { return nil }
    if isIrrevocable {
      if agreesPlainly { return DialogueAct(.affirm) }
      if hearing.line.putsOff, !mayChange(hearing) { return DialogueAct(.command(.quit)) }
      // Nothing else is meant by "no, nothing else", "done" or "all good?".
      return saysNothingToChange || agreesInWords(wording) || hearing.line.talkSense == .onward
        ? DialogueAct(.halfAgree) : nil
    }
    guard agrees || saysNothingToChange else { return nil }
    return DialogueAct(isExplained && !saysNothingToChange ? .proceed : .affirm)
  }

  /// Whether the line leaves as it is what is shown to be looked at.
  var saysNothingToChange: Bool {
    switch slot.item {
    case .explain, .review: NothingToChange.isSaid(in: hearing.line, wording)
    case .ask, .submit, .signIn: false
    }
  }

  /// Words that decline what is shown.
  var refusal: DialogueAct? {
    switch slot.item {
    case .review, .submit:
      hearing.assent == .no && ReminderInterpreter(hearing: hearing).clauseValue == nil
        ? DialogueAct(hearing.line.putsOff && !asksBesides ? .command(.quit) : .decline) : nil
    case .ask, .explain, .signIn: nil
    }
  }

  /// What a line changes besides a clause that agrees: "yes, but change the window to 10 to 6",
  /// "that's all, only call me Lou".
  ///
  /// The yes is asked for again. What may be a change and is not understood keeps the line from
  /// agreeing; other remarks do not.
  var amendment: [DialogueAct] {
    let isAgreed = isIrrevocable ? agreesPlainly : approves
    guard isShown, !saysNothingToChange, !isAgreed, let beyond = beyondAgreement else { return [] }
    // Who leaves or thanks besides changes nothing.
    if beyond.isTalk { return [] }
    let rest = Hearing(beyond.line, in: hearing.scene)
    if rest.question != nil, rest.cue == nil { return [] }
    let changes = changes(in: rest)
    let holdsBack = hearing.line.holdsBack(in: hearing.day)
    if !holdsBack, !isIrrevocable {
      if let answer = AnswerInterpreter.ahead(rest) { return [answer] }
      if goesOn(besides: changes) { return [DialogueAct(.proceed, using: .at(beyond.agreed))] }
    }
    if endsGoingOn { return changes + [DialogueAct(.proceed, using: .at(beyond.agreed))] }
    if !changes.isEmpty { return changes }
    // To go on grants nothing, and where nothing was said yet, a remark is no change of it: "hello, I'm Ada, let's
    // begin".
    let changesNothing = !hearing.agenda.hasAnswers || !mayChange(rest)
    if isExplained, changesNothing, !holdsBack {
      return [DialogueAct(.proceed, using: .at(beyond.agreed))]
    }
    // What is told need not be about anything that is shown.
    if isIrrevocable, beyond.isTold, !speaksOfChange(rest) { return [DialogueAct(.halfAgree)] }
    if beyond.isLimit || mayChange(rest) { return [DialogueAct(.amend)] }
    return []
  }

  /// Whether a line goes on from an explanation and says only what was not said before: "let's go, it's
  /// the Oslo Marathon in May".
  private func goesOn(besides changes: [DialogueAct]) -> Bool {
    guard isExplained, !changes.isEmpty else { return false }
    return changes.allSatisfy { act in
      guard case .inform(let informs) = act.kind else { return false }
      return informs.allSatisfy { hearing.agenda.slot($0.path)?.answer == nil }
    }
  }

  /// Whether the last clause of a line that asks nothing only goes on from an explanation, which grants nothing and
  /// takes nothing back, whatever is remarked before it.
  private var endsGoingOn: Bool {
    guard isExplained, hearing.askedPart == nil, let last = hearing.line.clauses().last else {
      return false
    }
    let part = hearing.line.keeping(hearing.line.span(last.tokens))
    return part.talkSense == .onward || Wording(part).means(.goesOn)
  }

  private var isShown: Bool {
    switch slot.item {
    case .ask, .signIn: false
    case .explain, .review, .submit: true
    }
  }

  /// What is left of the line without the clauses that agree; nil where none of them agrees, or nothing else is said.
  private(set) lazy var beyondAgreement = AgreementRest(of: hearing.line, without: agreeing)

  /// The clauses that agree.
  private lazy var agreeing = hearing.line.labelledClauses.filter {
    isAgreement($0) && !asks($0) && !endsText($0)
  }

  /// Whether a clause only says that something is well behind a text that a sign announces, of which it tells then.
  private func endsText(_ clause: Clause) -> Bool {
    let place = hearing.line.span(clause.tokens)
    return clause.link == .comma && hearing.line.keeping(place).saysOnlyWell
      && hearing.mentions.all.contains {
        let start = $0.value.lowerBound
        let lead = hearing.line.text(at: min($0.name.upperBound, start)..<start)
        return ($0.isAnnounced || lead.contains(":")) && start < place.lowerBound
          && hearing.isText(hearing.agenda.slot($0.path))
      }
  }

  /// Whether a clause wants to know something, and is no tag of what stands before it.
  private func asks(_ clause: Clause) -> Bool {
    let place = hearing.line.span(clause.tokens)
    return hearing.askedParts.contains {
      $0.form.isNoAnswer && $0.clause.overlaps(place) && $0.place.lowerBound >= place.lowerBound
    }
  }

  /// Whether the line wants to know something besides what agrees, which a tag only makes sure of.
  var asksBesides: Bool {
    let agreed = agreeing.map { hearing.line.span($0.tokens) }
    return hearing.askedParts.contains { part in
      part.form.isNoAnswer && !agreed.contains { $0.overlaps(part.place) }
    }
  }

  private func isAgreement(_ clause: Clause) -> Bool {
    let isAll = clause.tokens.count == hearing.line.tokens.count
    let part = isAll ? hearing.line : hearing.line.keeping(hearing.line.span(clause.tokens))
    let wording = isAll ? wording : Wording(part)
    return agreesInWords(wording) || part.talkSense == .approval || approves(part)
      || isExplained && part.talkSense == .onward
      || NothingToChange.isSaid(in: part, wording)
      || part.contentWords.isEmpty && Assent(part, in: hearing.day) == .yes
        // "Make it a yes" is about an answer.
        && !CorrectionCue.isPlain(in: wording)
  }

  /// Whether the line names an answer that was given: "I consent" is about the consent, not about
  /// the sending.
  var namesAnswer: Bool {
    hearing.mentions.all.contains { hearing.agenda.slot($0.path)?.answer != nil }
  }

  /// Whether the line agrees to what is shown.
  var agrees: Bool {
    // "You're great" is kind, and no yes; "great" is one.
    if !isExplained, wording.literalSmallTalk == .praise, hearing.line.tokens.count > 1 {
      return false
    }
    if agreesInWords(wording) || approves { return true }
    if tellsOfStranger || speaksOfAnswer || hearing.line.holdsBack(in: hearing.day) { return false }
    // What only limits a yes does not keep from going on.
    if isExplained, !mayChange(hearing),
      case .unclear(.limited(true, _)) = BooleanDimension().read(hearing.line, in: hearing.day)
    {
      return true
    }
    // A yes somewhere in a line that may change something is no yes to all of it.
    if hearing.assent == .yes, hearing.askedPart?.form.isNoAnswer != true, !mayChange(hearing) {
      return true
    }
    return beyondAgreement.map { !$0.isLimit } ?? endsGoingOn
  }

  /// Whether the line says something of an answer, where no clause of it only agrees: "the ankle is well
  /// again"; or denies something of it: "not the left ankle, it's the right".
  private var speaksOfAnswer: Bool {
    let line = hearing.line
    let said = Set(line.contentWords)
    guard !said.isEmpty else { return false }
    let isAbout = hearing.agenda.slots.contains { other in
      guard other.applies, let value = other.answer?.value,
        let dimension = hearing.dimension(of: other),
        let phrase = dimension.phrase(value, hearing.day)
      else { return false }
      return !said.isDisjoint(with: Line(phrase).contentWords)
    }
    return isAbout && (line.saysNot || agreeing.isEmpty)
  }

  private var isExplained: Bool {
    if case .explain = slot.item { true } else { false }
  }

  /// Whether words agree to what is shown: the usual ones, or some of the item's own.
  func agreesInWords(_ wording: Wording) -> Bool {
    func isOwn(_ words: [String]) -> Bool {
      words.contains(wording.plain) || words.contains(wording.core)
    }
    return switch slot.item {
    case .explain(let explain): wording.means(.goesOn) || explain.goOn.contains(wording.plain)
    case .review(let review):
      isOwn(review.agreement) || wording.means(.agrees) || wording.isProceeding
    case .submit(let submit):
      isOwn(submit.agreement) || wording.means(.agrees) || wording.literallyMeans(.retries)
        || wording.literallyMeans(.sends)
    case .ask, .signIn: false
    }
  }
}
