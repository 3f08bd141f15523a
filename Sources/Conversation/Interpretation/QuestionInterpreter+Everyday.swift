import Understanding

extension QuestionInterpreter {
  /// A question that everybody asks, where nothing else comes near it.
  var everyday: DialogueAct? {
    guard let asked = hearing.askedPart, asked.form != .offer, !wording.isRequest,
      lastWish == nil, wording.smallTalk == nil, !wording.means(.agrees), !wording.means(.closes),
      hearing.cue != .replacing, !hearing.line.saysShift, !agrees
    else { return nil }
    guard let question = everyday(of: asked) else { return explained(in: asked) }
    let others = hearing.askedParts.filter { $0.place != asked.place }
      .compactMap(standingOut(in:))
    if let named = named(beside: question, in: asked) ?? told(before: question, in: asked) {
      return named.joined(with: others)
    }
    // Who says what is to be otherwise asks for that, and not whether it can be.
    if question == .canChange, changesSomething || correction != nil { return nil }
    if question == .whyAsked, hearing.current == nil || answerAskedAbout != nil { return nil }
    return act(on: .everyday(question))?.joined(with: others)
  }

  /// What a part of the line asks beside something else that it says: what everybody asks, or what stands out.
  func asked(in part: AskedPart) -> DialogueAct? {
    if proposesInstead(part) { return nil }
    if let known = whetherNoted(in: part) { return known }
    guard let question = everyday(of: part) else { return standingOut(in: part) }
    // What comes next follows the answer anyway.
    if question == .whatNext { return nil }
    return named(beside: question, in: part) ?? act(on: .everyday(question))
  }

  /// What the flow explains of what a part of the line asks of a value, which is proposed besides.
  private func explained(in asked: AskedPart) -> DialogueAct? {
    guard !asked.form.isNoAnswer, let slot = hearing.current, slot.isOpen,
      hearing.dimension(of: slot)?.takesAnyWords == false,
      let said = hearing.reading(of: slot).evidence?.span, said.overlaps(asked.place),
      hearing.line.asksAbout(said),
      let best = fits(hearing.line.keeping(asked.place)).first, case .term(let entry) = best.answer,
      best.score >= Certainty.high.rawValue
    else { return nil }
    return DialogueAct(.inquire(.term(entry)), using: .at([]))
  }

  /// A word of the flow that says more of what a part of the line asks than what everybody asks by a clause of it.
  private func named(beside question: EverydayQuestion, in asked: AskedPart) -> DialogueAct? {
    let part = hearing.line.keeping(asked.place)
    guard everyday(in: part) == nil, let best = hearing.topics.fits(part).first,
      case .term = best.answer, best.score >= Certainty.high.rawValue,
      best.share > Self.shareToOffer
    else { return nil }
    return act(on: best.answer)
  }

  /// What the line tells of before it asks what then: "I forgot my password, what now?" asks about that.
  private func told(before question: EverydayQuestion, in asked: AskedPart) -> DialogueAct? {
    guard question == .whatNext, !asked.opensLine else { return nil }
    let told = hearing.line.keeping(0..<asked.place.lowerBound)
    guard let best = hearing.topics.fits(told).first, case .term = best.answer,
      best.score >= Certainty.high.rawValue
    else { return nil }
    return act(on: best.answer)
  }

  /// The question of everybody that a part of the line asks.
  private func everyday(of asked: AskedPart) -> EverydayQuestion? {
    everyday(in: hearing.line.keeping(asked.place)) ?? everyday(besides: asked)
  }

  /// The question of everybody without the condition that belongs to it, or with what is told before it where
  /// it only points at that.
  private func everyday(besides asked: AskedPart) -> EverydayQuestion? {
    if hearing.topics.isPointing(hearing.line.keeping(asked.place)) {
      return everyday(in: hearing.line)
    }
    let question = everyday(in: hearing.line.keeping(asked.clause))
    // What happens in some case is asked of the case.
    return question == .whatNext ? nil : question
  }

  /// The question of everybody that stands out in a part of the line.
  private func everyday(in part: Line) -> EverydayQuestion? {
    let fits = topics(of: part)
    guard let best = fits.first else { return nil }
    if let plain = plain(fits), case .everyday(let question) = plain.answer { return question }
    if case .term = best.answer, best.isNamed { return nil }
    let advice = fits.first { if case .everyday(.isAdvisable) = $0.answer { true } else { false } }
    if let advice, hearing.topics.asksForAdvice(part), advice.score > Self.leastScoreOfAdvice,
      advice.share > Self.leastShareOfAdvice, advice.score > best.score * Self.nearlyBest
    {
      return .isAdvisable
    }
    guard best.score >= Certainty.high.rawValue, best.share > Self.leastShareToStandOut,
      case .everyday(let question) = best.answer
    else { return nil }
    return question
  }

  /// From which part of the best on advice is meant, as the words that ask for it hardly say anything else.
  private static var nearlyBest: Double { 0.8 }
  /// How much has to speak for advice, and which part of a question, which may tell much of somebody besides.
  private static var leastScoreOfAdvice: Double { 0.15 }
  private static var leastShareOfAdvice: Double { 0.25 }
  /// Which part of a question has to speak for what everybody asks, where the line may be something else.
  private static var leastShareToStandOut: Double { 0.55 }

  /// Whether the line is nothing but a yes to what is shown, as "send it?" is.
  private var agrees: Bool {
    guard let slot = hearing.current, hearing.line.clauses().count == 1 else { return false }
    return AgreementInterpreter(hearing: hearing, slot: slot).agreement != nil
  }
}
