import Understanding

/// What a person may have done by a line: every act that is found in it, each looked for only when it
/// is asked for.
///
/// It changes nothing and says nothing. It is a reference, so that what the question makes of the line
/// is worked out once.
final class Interpretation {
  let hearing: Hearing

  init(hearing: Hearing) { self.hearing = hearing }

  var slot: Slot? { hearing.current }
  var talk: TalkInterpreter { TalkInterpreter(hearing: hearing) }
  private var groups: GroupInterpreter { GroupInterpreter(hearing: hearing) }
  private var rest: RestInterpreter { RestInterpreter(hearing: hearing) }
  private var reminders: ReminderInterpreter { ReminderInterpreter(hearing: hearing) }

  /// The acts that one kind of look finds, from left to right.
  func acts(of source: ActSource) -> [DialogueAct] {
    let acts =
      switch source {
      case .claims: claims
      case .newcomers: rest.newcomers
      case .amendment: agreeing?.amendment ?? []
      default: act(of: source).map { [$0] } ?? []
      }
    return acts.filter { !asksAboutAnswer($0) }
  }

  /// Whether an act only asks about values that are the answers already: they are no proposals.
  private func asksAboutAnswer(_ act: DialogueAct) -> Bool {
    guard case .inform(let informs) = act.kind else { return false }
    return informs.allSatisfy { inform in
      inform.manner == .asked && inform.reading.value != nil
        && inform.reading.value == hearing.agenda.slot(inform.path)?.answer?.value
    }
  }

  var claims: [DialogueAct] {
    if hearing.isRest { return rest.claims }
    // "This is stupid" is about nothing that can be set.
    if hearing.wording.smallTalk != nil, slot != nil { return [] }
    let claiming = ClaimInterpreter(hearing: hearing, asked: slot)
    let claims = claiming.acts(of: hearing.claims)
    return slot == nil ? claims : claims + claiming.acts(of: hearing.named)
  }

  private func act(of source: ActSource) -> DialogueAct? {
    switch source {
    case .crisis: talk.crisis
    case .length: hearing.line.isTooLong ? DialogueAct(.overlong) : nil
    case .forcedCommand: talk.forced
    case .quotation: quotation
    case .questionSaidBack: answerBehindQuestion
    case .reply:
      hearing.scene.state.pending.flatMap { ReplyInterpreter(hearing: hearing).act(to: $0) }
    case .waiting: talk.smallTalk.flatMap { $0.asksToWait ? $0 : nil }
    case .objection: talk.smallTalk.flatMap { $0.isObjection ? $0 : nil }
    case .wholeAnswer: answering.flatMap { $0.isWholly ? whole($0) : nil }
    case .everyday: talk.questions.everyday
    case .command: talk.command
    case .slip: talk.slip
    case .clauseCommand: talk.clauseCommand
    case .interruption: slot.flatMap(groups.interrupting)
    case .account: account
    case .addition: addition
    case .removal: RemovalInterpreter(hearing: hearing).act
    case .namedCorrection: agreeing.flatMap { $0.namesAnswer ? correction : nil }
    case .agreement: agreeing?.agreement
    case .halfAgreement: agreeing?.halfAgreement
    case .keeping: keeping
    case .correction:
      isLeaving
        ? correction.flatMap { $0.basis == .named || hearing.cue == .replacing ? $0 : nil }
        : correction
    case .edit: EditInterpreter(hearing: hearing, slot: slot).act
    case .refusal: agreeing?.refusal
    case .inquiry: talk.inquiry
    case .smallTalk: talk.smallTalk
    case .roster: slot.flatMap(groups.named)
    case .copy: answering?.copy
    case .ahead: AnswerInterpreter.ahead(hearing)
    case .answer:
      hearing.isRest
        ? rest.answer : answering?.answer.map(CopyInterpreter(hearing: hearing).shared)
    case .plainAnswer: hearing.isRest ? rest.plainAnswer : nil
    case .branch: BranchInterpreter(hearing: hearing).act
    case .part: slot.flatMap(reminders.part)
    case .lastCommand: talk.lastCommand
    case .skip: skip
    case .hesitation: talk.hesitation
    case .question: talk.questions.rest
    case .assent: conclusion
    case .bareValue: hearing.line.isPlainNo ? nil : reminders.bareValue
    case .valueBesideAnswer: rest.valueBesideAnswer
    case .inquiryBesideAnswer: rest.inquiry
    case .opened: rest.opened
    case .next: rest.next
    case .claims, .newcomers, .amendment: nil
    }
  }

  /// A no to a question that can be skipped, and words that there is none of what it asks for.
  private var skip: DialogueAct? {
    guard let slot, let ask = slot.ask else { return nil }
    if answering?.answersByTheWay == true || hearing.wording.hesitates { return nil }
    // "The colour is wrong" skips nothing.
    let isAboutOther = hearing.line.complaint.map { !$0.pointsBack } ?? false
    if ask.isSkippable, !isAboutOther, hearing.assent == .no {
      return DialogueAct(.decline, .asked)
    }
    guard hearing.reading(of: slot).isNothing else { return nil }
    let named = hearing.mentions.all.filter { $0.path == slot.path }.map(\.name)
    if hearing.line.blanking(named).talkSense == .withholding {
      return DialogueAct(.command(.skip), .asked)
    }
    guard let name = hearing.line.lack(ofAny: [ask.traits.label] + ask.traits.aliases)
    else { return nil }
    // "No email, and I read crime" says more than that there is none.
    if ask.isSkippable, !hearing.line.blanking([name]).contentWords.isEmpty { return nil }
    return DialogueAct(.command(.skip), .asked)
  }

  /// Words to what is complete: a yes is a wish to change something, and all else that leaves
  /// everything as it is leaves the conversation too.
  private var conclusion: DialogueAct? {
    let wording = hearing.wording
    if hearing.assent == .yes, wording.saysYes { return DialogueAct(.amend) }
    // "Ok, wait, I want to see the others" is not done yet.
    if hearing.assent != .no, !wording.means(.closes), hearing.line.holdsBack(in: hearing.day) {
      return nil
    }
    // "Not that one" is about something that is there.
    if hearing.assent == .no, hearing.line.saysSomething || hearing.line.pointsAtShown {
      return talk.questions.offer ?? DialogueAct(.amend)
    }
    let isOver =
      hearing.assent != nil || wording.literallyMeans(.agrees) || wording.means(.closes)
      || hearing.line.talkSense == .closing || NothingToChange.isSaid(in: hearing.line, wording)
    return isOver ? DialogueAct(.proceed) : nil
  }

  private lazy var answering: AnswerInterpreter? =
    slot.map { AnswerInterpreter(hearing: hearing, slot: $0) }
  private lazy var agreeing: AgreementInterpreter? =
    slot.map { AgreementInterpreter(hearing: hearing, slot: $0) }
  private lazy var correcting = CorrectionInterpreter(hearing: hearing, slot: slot)
  var correction: DialogueAct? { correcting.act }

  /// An answer that takes the whole line, or whatever else the line is at a question that it is for.
  private func whole(_ answering: AnswerInterpreter) -> DialogueAct? {
    slot.flatMap(groups.named) ?? answering.copy ?? answering.answer
  }

  /// Whether somebody leaves what is shown by a clause of the line: what it says besides is about something else
  /// then, unless it names what it changes.
  private var isLeaving: Bool {
    (hearing.current?.ask == nil || hearing.cue == .hesitating)
      && talk.clauseCommand?.leaves == true
  }

  /// Whether the line is one sentence, in which a value is a part of what is asked.
  var isOneSentence: Bool { hearing.line.sentences.count == 1 }

  private var account: DialogueAct? {
    switch slot?.item {
    case .explain(let explain):
      explain.leadsToSignIn ? SignInInterpreter(hearing: hearing).leadingOn : nil
    case .signIn: SignInInterpreter(hearing: hearing).act
    default: isSigningIn ? SignInInterpreter(hearing: hearing).act : nil
    }
  }

  /// "No, all good" at a question that was gone back to keeps its answer, as an empty line does.
  private var keeping: DialogueAct? {
    guard let slot, slot.answer?.value != nil, hearing.scene.state.focus == slot.path,
      NothingToChange.isSaid(in: hearing.line, hearing.wording)
    else { return nil }
    return DialogueAct(.nothing, .pending)
  }

  private var isSigningIn: Bool {
    if case .signIn = hearing.scene.state.pending { true } else { false }
  }

  private var addition: DialogueAct? {
    if [.approval, .closing, .thanks].contains(hearing.line.talkSense) { return nil }
    return added
  }

  private var added: DialogueAct? {
    switch slot?.item {
    case .review(let review): groups.added(at: review).flatMap { isEdit($0) ? nil : $0 }
    case nil: groups.added
    default: nil
    }
  }

  /// Whether an element that a line opens by nothing but a name is an edit of a list: "add health".
  private func isEdit(_ act: DialogueAct) -> Bool {
    guard case .open(let opening) = act.kind, opening.entries.count == 1,
      opening.entries[0].count == 1,
      hearing.scene.group(opening.group).map({ !hearing.line.speaksOf($0.noun) }) ?? true
    else { return false }
    return switch EditInterpreter(hearing: hearing, slot: slot).act?.kind {
    case .inform(let informs): informs.allSatisfy { $0.reading.value?.array != nil }
    case .contest(_, let values, _): values.allSatisfy { $0.array != nil }
    default: false
    }
  }
}
