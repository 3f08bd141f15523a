import Understanding

/// What a line asks back: its topic, found among all that there is an answer to.
struct QuestionInterpreter {
  let hearing: Hearing
  /// What is left of the line where an answer was taken from it.
  var left: Line?

  /// What asks nothing, and speaks for a topic besides.
  private var besides: Line {
    (left ?? hearing.line).blanking(hearing.askedParts.map(\.place))
  }

  var scene: Scene { hearing.scene }
  var wording: Wording { hearing.wording }

  /// How sure it has to be what is asked, in words that stand in a single text.
  enum Certainty: Double {
    /// Of a line that may be something else.
    case high = 1.8
    /// Of a line that asks.
    case low = 1.55
    /// Of a line that asks, and says what the topic is called.
    case named = 0.5
  }

  /// What a line asks that is plainly no answer.
  var inquiry: DialogueAct? {
    guard let asked = hearing.askedPart else { return nil }
    if let lastWish { return lastWish }
    if proposesInstead(asked) { return nil }
    guard asked.form.isNoAnswer else {
      if isBeforeSignIn { return found }
      return asked.opensLine && asked.isMarked ? namedAside : nil
    }
    let wishes = QuestionForm.wishes(wording) || QuestionForm.asksHowToChange(wording)
    if wishes, correction != nil { return nil }
    if EditWords.open(hearing.line), edits(hearing.line) { return nil }
    if wording.smallTalk != nil { return nil }
    return whetherNoted(in: asked) ?? aside ?? comparison
      ?? (hearing.line.asksForSome ? asideElsewhere : nil) ?? found ?? asideElsewhere
      ?? (wording.hesitates ? nil : act(.other))
  }

  /// The wish at the end of a line to be told more, of which a yes before it says no more: "not sure, tell me more".
  var lastWish: DialogueAct? {
    guard !wording.isRequest, hearing.askedParts.count == 1,
      case .command(.why)? = TalkInterpreter(hearing: hearing).lastCommand?.kind
    else { return nil }
    return DialogueAct(.command(.why), using: words)
  }

  /// Whether somebody is about to sign in, and the line has no address.
  private var isBeforeSignIn: Bool {
    Situation(scene) == .signingIn && !hearing.line.text.contains("@")
  }

  var correction: DialogueAct? {
    CorrectionInterpreter(hearing: hearing, slot: hearing.current).act
  }

  /// What a line asks that nothing else was made of, or what the flow explains of what it speaks of.
  var rest: DialogueAct? {
    let asks = hearing.askedPart != nil || hearing.question != nil
    if asks {
      return aside ?? comparison ?? found ?? explanation ?? asideElsewhere ?? act(.other)
    }
    return hearing.current?.ask == nil ? offer ?? explanation ?? aside : nil
  }

  /// What the flow explains, where the line speaks of that and of no answer.
  private var explanation: DialogueAct? {
    guard hearing.mentions.all.isEmpty,
      ReminderInterpreter(hearing: hearing).proposal == nil
    else { return nil }
    // A statement speaks of what a good part of its words names.
    return hearing.topics.fits(hearing.line).firstNonNil { fit in
      guard case .term = fit.answer, fit.isNamed, fit.part > Self.leastShareOfStatement else {
        return nil
      }
      return act(on: fit.answer)
    }
  }

  /// What stands out in each part of the line that asks, or else the two topics that the first is likeliest about.
  private var found: DialogueAct? {
    let asked = hearing.askedParts
    let acts =
      asked.isEmpty
      ? [standingOut(in: hearing.line)].compactMap(\.self) : asked.compactMap(standingOut(in:))
    if let first = acts.first { return first.joined(with: acts.dropFirst()) }
    return names(of: fits(toQuestion: hearing.askedLine)).map { act(.either($0)) }
  }

  /// The topic that stands out in what a part of the line asks, or else in the clause alone that asks it.
  func standingOut(in asked: AskedPart) -> DialogueAct? {
    let clause = hearing.line.keeping(asked.clause)
    if let act = standingOut(in: hearing.line.keeping(asked.place)) { return act }
    // Of few words, a sentence that is only shown has some by chance.
    if case .told = fits(clause).first?.answer { return nil }
    return standingOut(in: clause)
  }

  /// The topic that stands out in a part of the line.
  private func standingOut(in part: Line) -> DialogueAct? {
    // Whoever asks why of a value, or names somebody and a question, wants to hear what was answered.
    if let path = answerAskedAbout,
      hearing.topics.asksWhy(part)
        || hearing.elementNames.only != nil && !hearing.mentions.all.isEmpty
    {
      return act(.origin(path))
    }
    let fits = fits(toQuestion: part)
    if let plain = plain(fits) { return act(on: plain.answer) }
    return isDoubtful(fits) ? nil : fits.first.flatMap { act(on: $0.answer) }
  }

  /// What everybody asks, of some topics, or why something is asked, where that is all that a question says.
  func plain(_ fits: [TopicIndex<AnswerTopic>.Fit]) -> TopicIndex<AnswerTopic>.Fit? {
    fits.first { fit in
      guard fit.part > Self.wholeQuestion else { return false }
      switch fit.answer {
      case .everyday, .suggestion, .why: return true
      default: return false
      }
    }
  }

  /// The topics that a question may be about; of one that only points at something, what is told before it.
  private func fits(toQuestion part: Line) -> [TopicIndex<AnswerTopic>.Fit] {
    let asked = fits(part)
    return asked.isEmpty ? fits(hearing.line) : asked
  }

  /// The topics that have words of a part of the line, with what stands beside it, the best first.
  func topics(of part: Line) -> [TopicIndex<AnswerTopic>.Fit] {
    hearing.topics.fits(part, beside: besides)
  }

  /// The topics that a part of the line may well be about, the best first.
  func fits(_ part: Line) -> [TopicIndex<AnswerTopic>.Fit] {
    topics(of: part).filter { fit in
      let least = fit.isNamed ? Certainty.named : .low
      guard fit.score >= least.rawValue else { return false }
      // Whoever asks of their health tells of it besides.
      guard case .everyday(let question) = fit.answer, question != .isAdvisable else {
        return fit.share > leastShare(of: fit)
      }
      // At the end nothing is asked of which one could ask why.
      if question == .whyAsked, hearing.current == nil { return false }
      return fit.share > Self.leastShareOfEveryday
    }
  }

  /// Which part of a question has to speak for a topic: less for a name that is hardly said by chance.
  private func leastShare(of fit: TopicIndex<AnswerTopic>.Fit) -> Double {
    guard case .term = fit.answer, fit.isNamed || fit.score >= Certainty.high.rawValue else {
      return Self.leastShare
    }
    return Self.leastShareOfName
  }

  /// Whether none of some topics stands out.
  private func isDoubtful(_ fits: [TopicIndex<AnswerTopic>.Fit]) -> Bool {
    fits.count > 1 && fits[0].score < Certainty.high.rawValue
      && fits[1].score > fits[0].score * Self.nearlyAsGood
      && fits.prefix(2).compactMap { hearing.topics.title(of: $0.answer) }.count == 2
  }

  /// The names of the two likeliest topics; nil where one stands out, or little of the question speaks for them.
  private func names(of fits: [TopicIndex<AnswerTopic>.Fit]) -> [String]? {
    guard isDoubtful(fits) else { return nil }
    let titles = fits.prefix(2).compactMap { hearing.topics.title(of: $0.answer) }
    return fits[0].share > Self.shareToOffer && titles[0] != titles[1] ? titles : nil
  }

  /// Whether the line says a new value for an answer besides what it asks.
  var changesSomething: Bool { !changed(at: hearing.whole).isEmpty }

  /// Whether a part asks whether something is so with another value than is noted: to propose that tells both.
  func proposesInstead(_ asked: AskedPart) -> Bool {
    asked.form.isNoAnswer && QuestionForm.isPolar(Wording(hearing.line.keeping(asked.clause)))
      && changed(at: asked.place).contains(where: asksOfNothingBesides)
  }

  /// The answers for which a part of the line says another value.
  private func changed(at place: Range<Int>) -> [Slot] {
    hearing.claims.compactMap { claim in
      guard let slot = hearing.agenda.slot(claim.path), let old = slot.answer,
        place.overlaps(hearing.line.span(claim.match.tokens)),
        !claim.match.values.contains(old.value ?? .null)
      else { return nil }
      return slot
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
      (named(likeAnswerAt: path) ?? path).map { act(.origin($0)) } ?? act(.answers)
    case .suggestion:
      // What stands before the question is what somebody cannot decide between.
      hearing.current?.ask == nil
        ? nil : DialogueAct(.hesitate, using: hearing.askedPart?.opensLine == true ? words : .all)
    case .origin:
      answerAskedAbout.map { act(.origin($0)) }
        ?? hearing.current.flatMap { slot in
          slot.ask?.suggestion?(scene.agenda.draft, slot.index).map { _ in
            act(.suggested(slot.path))
          }
        }
    case .choice(let path, let title): act(.choice(path, title))
    case .term(let entry): act(.term(entry))
    case .told(let text): act(.reason(text))
    }
  }

  /// Which part of a question has to speak for a topic, so that the rest of the world is none.
  private static var leastShare: Double { 0.3 }
  /// Which part of it has to for a rare name, beside which much else may be told.
  private static var leastShareOfName: Double { 0.2 }
  /// Which part of it has to for what everybody asks, whose words are in many questions.
  private static var leastShareOfEveryday: Double { 0.45 }
  /// From which part on a topic is all that is asked.
  private static var wholeQuestion: Double { 0.75 }
  /// Which part of a statement has to speak for a name, so that it speaks of that.
  private static var leastShareOfStatement: Double { 0.2 }
  /// Which part of it has to for two to be offered.
  static var shareToOffer: Double { 0.44 }
  /// From which part of the best on another is as likely.
  private static var nearlyAsGood: Double { 0.9 }

  func act(_ inquiry: Inquiry) -> DialogueAct {
    DialogueAct(.inquire(inquiry), using: words)
  }
}
