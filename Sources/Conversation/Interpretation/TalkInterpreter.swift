import Understanding

/// What a line says about the conversation itself, and what it asks back.
struct TalkInterpreter {
  let hearing: Hearing

  var wording: Wording { hearing.wording }
  private var scene: Scene { hearing.scene }

  /// Words behind a `/` or `:`, which are a command whatever is asked.
  var forced: DialogueAct? {
    guard let word = hearing.line.text.trimmingWhitespace.forcedCommand else { return nil }
    let hearing = Hearing(Line(word), in: scene)
    if let leaving = SignInInterpreter(hearing: hearing).leaving { return leaving }
    return DialogueAct(hearing.command.map { .command($0) } ?? .unknownCommand(word))
  }

  var crisis: DialogueAct? {
    SafeguardingInterpreter(scene: scene).concern(in: hearing.line).map {
      DialogueAct(.crisis($0))
    }
  }

  /// The command that the line is; a word that may well answer what is asked is asked about.
  var command: DialogueAct? {
    // Who is done and says thanks where something is still asked leaves.
    if hearing.current?.ask != nil, hearing.line.closesWithThanks {
      return DialogueAct(.command(.quit))
    }
    guard let command = hearing.command else { return nil }
    if let slot = hearing.current, isAnswer(at: slot) {
      return commandOrAnswer(command)
    }
    return DialogueAct(.command(command))
  }

  private func commandOrAnswer(_ command: Command) -> DialogueAct {
    DialogueAct(.commandOrName(command, text: hearing.line.text.trimmingWhitespace))
  }

  /// Whether a line of one word may answer a question: with a capital where a name is asked for, or as a part of
  /// the body where a text may say that nothing hurts.
  private func isAnswer(at slot: Slot) -> Bool {
    guard hearing.line.tokens.count == 1, hearing.line.tokens[0].kind == .word,
      let dimension = hearing.dimension(of: slot)
    else { return false }
    return switch dimension.form {
    case .name: hearing.line.text.trimmingWhitespace.first?.isUppercase == true
    case .text: hearing.line.namesWhatHurts && dimension.takesNone(hearing.day)
    default: false
    }
  }

  /// A command of which the line may be a slip, where the question makes nothing else of it.
  var slip: DialogueAct? {
    guard let command = hearing.slip else { return nil }
    guard let slot = hearing.current, let dimension = hearing.dimension(of: slot) else {
      return DialogueAct(.mayMean(command))
    }
    if dimension.takesAnyWords { return commandOrAnswer(command) }
    if let evidence = hearing.reading(of: slot).evidence, !evidence.isOwnWish { return nil }
    return DialogueAct(.mayMean(command))
  }

  var hesitation: DialogueAct? {
    wording.hesitates ? DialogueAct(.hesitate) : nil
  }

  var smallTalk: DialogueAct? {
    let kind = wording.smallTalk.flatMap { SmallTalk(rawValue: $0.rawValue) }
    if let kind { return DialogueAct(.smallTalk(kind)) }
    if hearing.line.talkSense == .thanks { return DialogueAct(.smallTalk(.thanks)) }
    return greets
      ? DialogueAct(.smallTalk(.greeting)) : waits ? DialogueAct(.smallTalk(.waiting)) : nil
  }

  /// Whether the line says who somebody is, where nothing was said yet and nothing asks for it.
  private var greets: Bool {
    guard let slot = hearing.current, !hearing.agenda.hasAnswers else { return false }
    let isOpen =
      switch slot.item {
      case .explain: true
      case .ask, .signIn, .review, .submit: hearing.dimension(of: slot)?.form == .option
      }
    return isOpen && hearing.line.introducesSpeaker
  }

  /// Whether the line asks to wait, and says nothing besides of which something could be made.
  private var waits: Bool {
    if hearing.line.talkSense == .waiting { return true }
    // Who asks for patience and then wants to go on does not wait.
    if hearing.line.clauses().last.map({ hearing.line.keeping(hearing.line.span($0.tokens)) })?
      .talkSense == .onward
    {
      return false
    }
    let waiting = hearing.line.clausesOfWaiting
    // A question is answered, whoever waits.
    guard !waiting.isEmpty, !asksBesides(waiting), !hearing.line.blanking(waiting).saysNumber,
      hearing.assent != .no,
      hearing.line.complaint == nil, hearing.claims.isEmpty,
      hearing.cue != .replacing,
      hearing.mentions.all.isEmpty
    else { return false }
    guard let slot = hearing.current, let dimension = hearing.dimension(of: slot) else {
      return true
    }
    if dimension.takesWholeLine { return !hearing.hasShapeOfText(hearing.line, for: slot) }
    return dimension.takesAnyWords || hearing.reading(of: slot).value == nil
  }

  /// Whether a clause asks something, besides some that ask to wait.
  private func asksBesides(_ clauses: [Range<Int>]) -> Bool {
    hearing.askedPart.map { asked in !clauses.contains { $0.overlaps(asked.place) } } ?? false
  }

  // MARK: - Questions

  /// What the line asks to see of the choices or of elements, or asks back, where it is plainly no answer.
  var inquiry: DialogueAct? {
    if let elements = shownElements { return DialogueAct(.inquire(.elements(elements))) }
    if let unavailable { return unavailable }
    // "Drop the second goal" is about another question.
    // "Same as Ben but without school" leaves out of his
    if let slot = hearing.current, !hearing.editsAnswer(besides: slot),
      !CopyInterpreter(hearing: hearing).speaksOfSame(in: hearing.line),
      let aside = slot.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day),
      questions.isMeant(aside)
    {
      return DialogueAct(.inquire(.aside(aside, slot.path)), using: questions.words)
    }
    return questions.inquiry
  }

  /// Why an answer that the line names can't be given as things stand.
  private var unavailable: DialogueAct? {
    let words = hearing.line.tokens.map(\.word)
    return hearing.agenda.slots.firstNonNil { slot in
      guard !slot.applies, let ask = slot.ask, let unavailable = ask.unavailable,
        let reason = unavailable(hearing.agenda.draft, slot.index),
        let place = Mentions.places(ofAny: slot.entry.names, in: words, takesPlurals: false).first
          ?? valueAlone(of: slot)
      else { return nil }
      let clause = hearing.line.clauseSpan(around: hearing.line.span(place))
      guard !hearing.mentions.all.contains(where: { $0.name.overlaps(clause) }) else { return nil }
      return DialogueAct(.inquire(.reason(reason)), using: .at([clause]))
    }
  }

  /// The tokens of a value that is all its clause wants changed: the "brown" of "make it brown".
  private func valueAlone(of slot: Slot) -> Range<Int>? {
    guard CorrectionCue.opensPlainly(wording), questions.correction == nil,
      let dimension = hearing.dimension(of: slot),
      let match = dimension.matches(hearing.line, hearing.day).first,
      case let said = hearing.line.span(match.tokens),
      CorrectionCue.areAll(
        of: hearing.line.blanking([said]).keeping(hearing.line.clauseSpan(around: said)))
    else { return nil }
    return match.tokens
  }

  var questions: QuestionInterpreter { QuestionInterpreter(hearing: hearing) }

  /// "Show Mia", "what do you have on Noah?": the elements that the line asks to see.
  private var shownElements: [Path.Element]? {
    guard let opening = wording.starts(withAny: InquiryWords.showing),
      let named = hearing.elementNames.only,
      hearing.line.tokens[named.tokens.upperBound...].allSatisfy({ $0.kind == .sign })
    else { return nil }
    // Nothing but the opening and a word or two, such as "my", stands before the name.
    let before = hearing.line.tokens[..<named.tokens.lowerBound].count { $0.kind != .sign }
    guard before <= opening.split(separator: " ").count + 2 else { return nil }
    return named.elements
  }
}

extension DialogueAct {
  /// Whether it says that what was noted last is wrong.
  var isObjection: Bool {
    if case .smallTalk(.objection) = kind { true } else { false }
  }

  /// Whether it changes nothing, and what is said to it only asks for more.
  var onlyAsksBack: Bool {
    switch kind {
    case .amend, .halfAgree, .hesitate, .acknowledge, .smallTalk: true
    default: false
    }
  }

  /// Whether it leaves the conversation.
  var leaves: Bool {
    if case .command(.quit) = kind { true } else { false }
  }

  /// Whether it proposes a value that is asked about.
  var proposes: Bool {
    if case .inquire(.aside(let aside, _)) = kind { aside.proposal != nil } else { false }
  }

  /// Whether it asks to wait.
  var asksToWait: Bool {
    if case .smallTalk(.waiting) = kind { true } else { false }
  }
}
