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
    wording.smallTalk.flatMap { SmallTalk(rawValue: $0.rawValue) }.map {
      DialogueAct(.smallTalk($0))
    }
  }

  /// A line that begins as a question and can be nothing else.
  var unanswerable: DialogueAct? {
    hearing.question == nil ? nil : DialogueAct(.inquire(.other))
  }

  // MARK: - Questions

  /// A question that everybody asks; what the flow explains in its own words comes before.
  var everyday: DialogueAct? {
    guard let question = EverydayQuestion(hearing.line, wording, hearing.question),
      hearing.cue != .replacing, hearing.question != .offer, hearing.question != .saidBefore,
      !wording.isCommandToTheLetter,
      !wording.isRequest, !hearing.line.saysShift
    else {
      return nil
    }
    let explains = scene.flow.glossary.contains { entry in
      ([entry.term.lowercased()] + entry.synonyms).contains { wording.contains($0) }
    }
    let isOwn = explains && scene.flow.assurances[question] == nil
    // "They have moved the race to the 21st, could you update that?"
    if question == .canChange, changesSomething { return nil }
    if isOwn || question == .whyAsked && hearing.question?.mayBeAboutAnAnswer == true {
      return nil
    }
    return inquire(.everyday(question))
  }

  /// Whether the line says a new value for an answer besides what it asks.
  private var changesSomething: Bool {
    hearing.claims.contains { claim in
      hearing.agenda.slot(claim.path)?.answer.map {
        !claim.match.values.contains($0.value ?? .null)
      }
        ?? false
    }
  }

  /// What the line asks back, where it is plainly no answer.
  var inquiry: DialogueAct? {
    if let elements = shownElements { return inquire(.elements(elements)) }
    // "Drop the second goal" is about another question.
    // "Same as Ben but without school" leaves out of his
    if let slot = hearing.current, !hearing.editsAnswer(besides: slot),
      !CopyInterpreter(hearing: hearing).speaksOfSame(in: hearing.line),
      let aside = slot.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day)
    {
      return inquire(.aside(aside))
    }
    guard let form = hearing.question, form.isNoAnswer else { return nil }
    if QuestionForm.wishes(wording) || QuestionForm.asksHowToChange(wording),
      CorrectionInterpreter(hearing: hearing, slot: hearing.current).act != nil
    {
      return nil
    }
    // "What's Mia's birthday?"
    let isOfElement =
      form == .other && hearing.elementNames.only != nil && !hearing.mentions.all.isEmpty
    if form.mayBeAboutAnAnswer || isOfElement, let path = answerAskedAbout {
      return inquire(.origin(path))
    }
    if form == .saidBefore { return inquire(.answers) }
    if let entry = scene.flow.glossary.first(where: { entry in
      ([entry.term.lowercased()] + entry.synonyms).contains { wording.contains($0) }
    }) {
      return inquire(.term(entry))
    }
    if form.isAnsweredByTip, let tip = tipOfNamedField ?? hearing.current?.item.tip {
      return inquire(.reason(tip))
    }
    if let smallTalk { return smallTalk }
    return wording.hesitates ? nil : inquire(.other)
  }

  private func inquire(_ inquiry: Inquiry) -> DialogueAct {
    DialogueAct(
      .inquire(inquiry), using: questionBeforeAnswer.map { .at([$0]) } ?? .all)
  }

  /// The place of a question behind which the line answers what is asked: "why so low? 2200".
  private var questionBeforeAnswer: Range<Int>? {
    guard let end = hearing.line.endOfQuestion else { return nil }
    let dimension = hearing.current.flatMap { $0.isOpen ? hearing.dimension(of: $0) : nil }
    if dimension?.takesAnyWords == true { return nil }
    let rest = hearing.line.keeping(end..<hearing.line.text.utf8.count)
    // "What did I say for calories? Make it 1700"
    if CorrectionCue(Wording(rest)) == .replacing { return 0..<end }
    guard let dimension, let value = dimension.read(rest, hearing.day).value else { return nil }
    // Nothing is granted in passing.
    return value == .bool(true) ? nil : 0..<end
  }

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

  /// Why a field is asked for that a question names: "why location?" before it is asked.
  private var tipOfNamedField: String? {
    hearing.agenda.slots.first { slot in
      slot.applies && slot.ask?.aliases.contains { wording.contains($0) } == true
    }?.ask?.tip
  }

  /// "Why 12:00?", "why my goal?", "what did I say about calories?": the answer that is meant.
  private var answerAskedAbout: Path? {
    let answered = hearing.agenda.slots.filter {
      $0.applies && $0.ask != nil && $0.answer?.value != nil && $0.path != hearing.current?.path
    }
    // A yes or a no was said to many questions.
    let valued = answered.filter { hearing.dimension(of: $0)?.isYesOrNo == false }
    let byWords = valued.first { slot in
      guard let words = slot.answer?.evidence?.words, !words.isEmpty else { return false }
      return wording.contains(Wording(Line(words)).plain)
    }
    let byName = answered.first { slot in
      slot.ask?.aliases.contains { wording.contains($0) } ?? false
    }
    // Naming one end of a range is naming the range.
    let byValue = valued.first { slot in
      guard hearing.dimension(of: slot)?.takesAnyWords == false,
        let said = hearing.revision(of: slot, by: hearing.line).value
      else { return false }
      return said == slot.answer?.value
    }
    return (byWords ?? byName ?? byValue)?.path
  }
}

extension DialogueAct {
  /// Whether it says that what was noted last is wrong.
  var isObjection: Bool {
    if case .smallTalk(.objection) = kind { true } else { false }
  }

  /// Whether it asks to wait.
  var asksToWait: Bool {
    if case .smallTalk(.waiting) = kind { true } else { false }
  }
}
