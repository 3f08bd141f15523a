import Understanding

/// What a line asks back: its topic, found among all that there is an answer to.
struct QuestionInterpreter {
  let hearing: Hearing

  var scene: Scene { hearing.scene }
  var wording: Wording { hearing.wording }

  /// How sure it has to be what is asked.
  enum Certainty: Double {
    /// Of a line that may be something else.
    case high = 3.5
    /// Of a line that asks.
    case low = 1.5
  }

  /// What a line asks that is plainly no answer.
  var inquiry: DialogueAct? {
    guard let asked = hearing.askedPart else { return nil }
    guard asked.form.isNoAnswer else { return isBeforeSignIn ? found : nil }
    let wishes = QuestionForm.wishes(wording) || QuestionForm.asksHowToChange(wording)
    if wishes, correction != nil { return nil }
    if EditWords.open(hearing.line), edits(hearing.line) { return nil }
    if wording.smallTalk != nil { return nil }
    return aside ?? found ?? (wording.hesitates ? nil : act(.other))
  }

  /// Whether somebody is about to sign in, and the line has no address.
  private var isBeforeSignIn: Bool {
    Situation(scene) == .signingIn && !hearing.line.text.contains("@")
  }

  /// What a question that was answered shows of its choices, where none is asked.
  private var aside: DialogueAct? {
    guard hearing.current?.ask == nil else { return nil }
    return hearing.agenda.slots.firstNonNil { slot in
      slot.applies && slot.answer?.value != nil
        ? slot.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day) : nil
    }.map { act(.aside($0)) }
  }

  var correction: DialogueAct? {
    CorrectionInterpreter(hearing: hearing, slot: hearing.current).act
  }

  /// What a line asks that nothing else was made of, or what the flow explains of what it speaks of.
  var rest: DialogueAct? {
    let asks = hearing.askedPart != nil || hearing.question != nil
    if asks { return found ?? explanation ?? act(.other) }
    return hearing.current?.ask == nil ? explanation : nil
  }

  /// What the flow explains, where the line speaks of that and of no answer.
  private var explanation: DialogueAct? {
    guard hearing.mentions.all.isEmpty else { return nil }
    // A statement speaks of what a good part of its words names.
    return hearing.topics.fits(hearing.line).firstNonNil { fit in
      guard case .term = fit.answer, fit.part > Self.leastShareOfStatement else { return nil }
      return act(on: fit.answer)
    }
  }

  /// The topic that stands out, or the two that are likeliest.
  private var found: DialogueAct? {
    let asked = fits(hearing.askedLine)
    // A question that only points at something is about what is told before it.
    let fits = asked.isEmpty ? fits(hearing.line) : asked
    if let path = answerAskedAbout, hearing.topics.asksWhy(hearing.askedLine) {
      return act(.origin(path))
    }
    // Whoever names somebody and a question wants to hear what was answered to it.
    if hearing.elementNames.only != nil, !hearing.mentions.all.isEmpty, let path = answerAskedAbout
    {
      return act(.origin(path))
    }
    guard let best = fits.first else { return nil }
    guard isDoubtful(fits) else { return act(on: best.answer) }
    return names(of: fits).map { act(.either($0)) }
  }

  /// The topics that a part of the line may well be about, the best first.
  private func fits(_ part: Line) -> [TopicIndex<AnswerTopic>.Fit] {
    hearing.topics.fits(part).filter { fit in
      // At the end nothing is asked of which one could ask why.
      if case .everyday(.whyAsked) = fit.answer, hearing.current == nil { return false }
      return fit.score >= Certainty.low.rawValue && fit.share > Self.leastShare
    }
  }

  /// Whether none of some topics stands out.
  private func isDoubtful(_ fits: [TopicIndex<AnswerTopic>.Fit]) -> Bool {
    fits.count > 1 && fits[0].score < Certainty.high.rawValue
      && fits[1].score > fits[0].score * Self.nearlyAsGood
      && fits.prefix(2).compactMap { hearing.topics.title(of: $0.answer) }.count == 2
  }

  /// The names of the two likeliest topics; nil where little of the question speaks for them.
  private func names(of fits: [TopicIndex<AnswerTopic>.Fit]) -> [String]? {
    let titles = fits.prefix(2).compactMap { hearing.topics.title(of: $0.answer) }
    return fits[0].share > Self.shareToOffer && titles[0] != titles[1] ? titles : nil
  }

  /// Whether the line says a new value for an answer besides what it asks.
  var changesSomething: Bool {
    hearing.claims.contains { claim in
      hearing.agenda.slot(claim.path)?.answer.map {
        !claim.match.values.contains($0.value ?? .null)
      }
        ?? false
    }
  }

  func act(on topic: AnswerTopic) -> DialogueAct? {
    switch topic {
    case .everyday(.whyAsked):
      answerAskedAbout.map { act(.origin($0)) }
        ?? hearing.current?.item.tip.map { act(.reason($0)) } ?? act(.everyday(.whyAsked))
    // A value that is asked about is still proposed.
    case .everyday(.isAdvisable): DialogueAct(.inquire(.everyday(.isAdvisable)), using: .at([]))
    case .everyday(let question): act(.everyday(question))
    case .command(let command): DialogueAct(.command(command), using: words)
    case .way(let command): act(.way(command))
    case .why(_, let tip): answerAskedAbout.map { act(.origin($0)) } ?? act(.reason(tip))
    case .bounds(let path): act(.bounds(path))
    case .choices(let path):
      path == scene.current?.path
        ? DialogueAct(.command(.repeat), using: words) : act(.choices(path))
    case .stored(let path):
      (path ?? answerAskedAbout).map { act(.origin($0)) } ?? act(.answers)
    case .suggestion:
      // What stands before the question is what somebody cannot decide between.
      hearing.current?.ask == nil
        ? nil : DialogueAct(.hesitate, using: hearing.askedPart?.opensLine == true ? words : .all)
    case .term(let entry): act(.term(entry))
    case .told(let text): act(.reason(text))
    }
  }

  /// Which part of a question has to speak for a topic, so that the rest of the world is none.
  private static var leastShare: Double { 0.3 }
  /// Which part of a statement has to speak for a name, so that it speaks of that.
  private static var leastShareOfStatement: Double { 0.2 }
  /// Which part of it has to for two to be offered.
  private static var shareToOffer: Double { 0.44 }
  /// From which part of the best on another is as likely.
  private static var nearlyAsGood: Double { 0.9 }

  private func act(_ inquiry: Inquiry) -> DialogueAct {
    DialogueAct(.inquire(inquiry), using: words)
  }

  /// "Why 12:00?", "why my goal?", "what did I say about calories?": the answer that is meant.
  var answerAskedAbout: Path? {
    let whose = hearing.elementNames.only?.elements
    let answered = hearing.agenda.slots.filter { slot in
      slot.applies && slot.ask != nil && slot.answer?.value != nil
        && slot.path != hearing.current?.path
        && (whose.flatMap { whose in slot.path.element.map(whose.contains) } ?? true)
    }
    // A yes or a no was said to many questions.
    let valued = answered.filter { hearing.dimension(of: $0)?.isYesOrNo == false }
    let byWords = valued.first { slot in
      // A name says whose answer is meant, and not which.
      if whose != nil, hearing.dimension(of: slot)?.form == .name { return false }
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
