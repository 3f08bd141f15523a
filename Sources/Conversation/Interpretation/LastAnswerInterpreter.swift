import Understanding

/// "Actually make it 1900": which of the answers a correction without a name is about.
struct LastAnswerInterpreter {
  let hearing: Hearing
  let slot: Slot?
  let cue: CorrectionCue

  var line: Line { hearing.line }

  /// The answer changed last, unless another is meant more plainly.
  var act: DialogueAct? {
    // "No" alone takes nothing's place.
    guard line.saysMoreThanCue else { return nil }
    let part = line.withoutCue
    // "No, all", "not at all": they say how much, and nothing of what.
    guard !part.saysOnlyHowMuch else { return nil }
    let asked = slot.flatMap { $0.answer == nil ? $0 : nil }
    let askedTakes = asked.map { isAnswer(part, to: $0) } ?? false
    if let asked, !hearing.isStarred, correctsItself(asked, part) { return nil }
    // A yes or no is for the question asked, not for one that was answered before.
    let isYesOrNo = askedTakes && asked.flatMap(hearing.dimension)?.isYesOrNo == true
    if isYesOrNo, line.isPlainNo { return nil }
    // "No particular colour" and "not sure about Strava" speak of what has no answer yet.
    if asked != nil, line.beginsWithDenial,
      hearing.mentions.all.contains(where: { hearing.agenda.slot($0.path)?.answer == nil })
    {
      return nil
    }
    if let asked, line.opensWithPlainNo, turnsSuggestionDown(at: asked, part) { return nil }
    if let asked, saysMonthOrYear(part, of: asked) { return nil }
    var candidates = candidates(part, askedTakes: askedTakes)
    // What says part of what is asked for is no answer gone wrong to another question.
    if let asked, !hearing.reading(of: asked).isNothing { candidates.refused = nil }
    if let named = named(in: candidates) { return named }
    guard var meant = candidates.meant(last: hearing.scene.state.lastChanged) else { return nil }
    // A word of an option says little where another answer is named.
    let named = Set(hearing.mentions.all.map(\.path))
    if meant.count == 1, !named.isEmpty, !named.contains(meant[0].slot.path),
      hearing.dimension(of: meant[0].slot)?.form == .option
    {
      return nil
    }
    // "Tuesday should be easier" names a day of the list, and no other date.
    if meant.count == 1, let span = meant[0].reading.evidence?.span,
      meant[0].slot.path != hearing.scene.state.lastChanged,
      candidates.passedOver.contains(where: { $0.overlaps(span) })
    {
      return nil
    }
    if candidates.isListRefused, meant.count == 1, meant[0].value.array != nil,
      meant[0].slot.path != hearing.scene.state.lastChanged
    {
      return nil
    }
    if meant.count == 1, isApart(meant[0].reading) { return nil }
    // Nearly any words can be a text; what another answer takes as a whole is meant for that.
    if meant.count == 1, hearing.isText(meant[0].slot), !candidates.others.isEmpty {
      meant = candidates.others
    }
    if askedTakes, let asked, !isSaidLess(part, at: asked, than: meant) {
      // Words of one's own could be nearly anything; whether they are is asked.
      if hearing.isText(asked), !candidates.isRepeating, let value = value(of: asked, line),
        hearing.mayBeWords(line, of: asked)
      {
        return contest(meant.map { ($0.slot.path, $0.value) } + [(asked.path, value)], line)
      }
      // A bare value belongs to the question asked, unless the last answer is plainly taken back.
      guard meant.count == 1, meant[0].slot.path == hearing.scene.state.lastChanged,
        meant[0].value != meant[0].slot.answer?.value, case .understood = meant[0].reading
      else { return nil }
      if !hearing.isText(asked), CorrectionCue.isInterjection(hearing.wording) { return nil }
      if case .hesitating = cue, let value = value(of: asked, part) {
        return contest([(meant[0].slot.path, meant[0].value), (asked.path, value)], part)
      }
    }
    guard meant.count == 1 else {
      return sideBySide(meant) ?? contest(meant.map { ($0.slot.path, $0.value) }, part)
    }
    // One word among many, or any behind a hesitation, may well be about something else than an answer that is
    // not the last: "oh, they asked me only yesterday".
    if meant[0].slot.path != hearing.scene.state.lastChanged,
      let span = meant[0].reading.evidence?.span,
      case let claimed = hearing.claims.map({ line.span($0.match.tokens) }),
      case let besides = part.blanking([span] + claimed).contentWords.count,
      cue == .hesitating ? besides > 0 : besides > 4 && part.keeping(span).tokens.count == 1
    {
      return hearing.act(meant[0].slot, meant[0].reading, .bare)
    }
    // What may be, or is so only if something else is, is asked about.
    if line.isHypothetical, meant[0].reading.evidence?.changesPart == true {
      return hearing.act(meant[0].slot, meant[0].reading, .bare)
    }
    let inform = hearing.inform(meant[0].slot, meant[0].reading)
    let others = ClaimInterpreter(hearing: hearing, asked: slot)
      .announced(besides: [inform], at: meant[0].reading.evidence.map { [$0.span] } ?? [])
    return DialogueAct(
      .inform([inform] + others), .announced,
      using: hearing.words(besides: asked, correcting: meant[0].slot, meant[0].reading))
  }

  /// The values of several answers that stand side by side: "actually gain muscle and 2000"; nil where they are
  /// of the same words.
  private func sideBySide(_ meant: [Target]) -> DialogueAct? {
    let spans = meant.compactMap(\.reading.evidence?.span).sorted { $0.lowerBound < $1.lowerBound }
    guard spans.count == meant.count,
      zip(spans, spans.dropFirst()).allSatisfy({ !$0.overlaps($1) }),
      meant.allSatisfy({ $0.reading.value != nil })
    else { return nil }
    return DialogueAct(
      .inform(meant.map { hearing.inform($0.slot, $0.reading) }), .announced, using: .at(spans))
  }

  private func contest(_ targets: [(path: Path, value: JSONValue)], _ part: Line) -> DialogueAct {
    let evidence = part.evidence(0..<part.tokens.count, rule: "correction")
    return DialogueAct(
      .contest(targets.map(\.path), values: targets.map(\.value), evidence), .announced)
  }

  typealias Target = (slot: Slot, reading: Reading<JSONValue>, value: JSONValue)

  private func candidates(_ part: Line, askedTakes: Bool) -> Candidates {
    var candidates = Candidates()
    // The shape of a year says more than a number that could be of anything.
    let dated = hearing.agenda.slots.filter { slot in
      guard slot.applies, slot.answer?.value != nil else { return false }
      let evidence = hearing.revision(of: slot, by: part).evidence
      return evidence?.changesPart == true && evidence?.span == part.content
    }
    for target in hearing.agenda.slots where target.applies {
      guard target.ask != nil, let old = target.answer?.value,
        let dimension = hearing.dimension(of: target),
        dated.isEmpty || dated.contains(where: { $0.path == target.path })
      else { continue }
      // "Make it 9 for Mia", behind an answer about Noah
      if hearing.namesOther(than: target) { continue }
      let isLast = isLast(target)
      if hearing.isStarred, !isLast { continue }
      let isForAsked = askedTakes && !hearing.isStarred
      if dimension.takesAnyWords, !isLast || isForAsked, !isIntroducedName(target) { continue }
      // "Change knee to ankle in the injuries" is no new text.
      if dimension.takesWholeLine, hearing.mentions.all.contains(where: { $0.path == target.path })
      {
        continue
      }
      // "Not bothered" at a question of yes or no is no new text.
      if dimension.takesWholeLine, line.beginsWithDenial, asksYesOrNo { continue }
      // "The same calories as before" is about the calories, and no goal.
      if dimension.form == .option, hearing.namesAnswer(besides: target) { continue }
      // "Remove Noah" gives nobody a name.
      if dimension.form == .name, line.opensByRemoving { continue }
      // "No problem" is about nothing that does not know the word.
      if line.saysThereIsNone,
        dimension.form == .name || dimension.matches(part, hearing.day).isEmpty
      {
        continue
      }
      // What another answer is called is nobody's name.
      if dimension.form == .name, hearing.namesAnswer(besides: target) { continue }
      // "Oh, and Leo is 7" speaks of somebody who has a name of their own.
      if dimension.form == .name, isNamedOther(than: target) { continue }
      // Almost any line that corrects something says "no", "right" or "agrees" on the way.
      if dimension.isYesOrNo, !isLast || !CorrectionCue.isPlain(in: hearing.wording) { continue }
      if dimension.isYesOrNo, !part.contentWords.isEmpty { continue }
      // That all is right is no yes to anything.
      if dimension.isYesOrNo, NothingToChange.isSaid(in: part, Wording(part)) { continue }
      let revised = revision(of: old, at: target, by: part, dimension)
      // What takes the place of a text that most have nothing for has to look like it, and removes nothing.
      if dimension.takesNone(hearing.day), revised.evidence?.isEdit != true,
        line.opensByRemoving || !hearing.hasShapeOfText(line, for: target)
      {
        continue
      }
      if let span = revised.evidence?.span, hearing.isPart(span, ofMatchBesides: target) {
        continue
      }
      // "Bring it down to 1500" says the goal that there is only on the way.
      if !isLast, dimension.form == .option, revised.value == old { continue }
      // A number that the question takes is no place in a list that was shown before.
      if case .understood(_, let evidence) = revised,
        evidence.isOwnWish || evidence.isOnlyDescribed
          || evidence.isPlaceOfOption && askedTakes && cue == .replacing
      {
        continue
      }
      // "Thursday instead of Wednesday" changes the days, and no date.
      // The "same" of "same start but finish at 7" is no goal.
      if !isLast, dimension.form == .option, let span = revised.evidence?.span,
        let content = part.content, 2 * span.count < content.count,
        !part.blanking([span]).contentWords(besides: dimension.vocabulary).isEmpty
      {
        continue
      }
      // Nor is one word of an option where much else is said.
      if let evidence = revised.evidence, evidence.isOnlyWordOfOption,
        part.blanking([evidence.span]).contentWords(besides: dimension.vocabulary).count > 1
      {
        continue
      }
      let repeats =
        revised.evidence?.isEdit == true
        || dimension.matches(part, hearing.day).contains { $0.values == [old] }
      switch revised {
      // "No thank you, I'd rather you didn't" calls nothing so.
      case .understood(let value, _)
      where dimension.form == .name && Line(value.string ?? "").hasSpeaker: continue
      case .understood(let value, _) where isIntroducedName(target):
        candidates.introduced = (target, revised, value)
      case .understood(let value, _):
        let isWhole = dimension.read(part, hearing.day).value != nil
        candidates.add((target, revised, value), isWhole: isWhole, repeats)
        if isWhole, !dimension.takesAnyWords { candidates.others.append((target, revised, value)) }
      // "Friday" may be all of the days, or one more of them.
      case .ambiguous(let values, _) where old.array != nil && !isLast:
        guard let value = values.first else { continue }
        candidates.add((target, revised, value), isWhole: true, repeats)
        candidates.others.append((target, revised, value))
      case .ambiguous(let values, _), .unclear(.severalValues(let values)):
        guard isLast, let value = values.first else { continue }
        candidates.add((target, revised, value), isWhole: false, repeats)
      case .unclear(.refused(let value, _, _)):
        if isLast { candidates.refused = (target, revised, value) }
        if old.array != nil { candidates.isListRefused = true }
      case .unclear:
        guard old.array != nil else { continue }
        candidates.passedOver += dimension.matches(part, hearing.day).map { part.span($0.tokens) }
      }
    }
    return candidates
  }

  /// Whether a yes or a no is asked for.
  private var asksYesOrNo: Bool {
    slot.flatMap(hearing.dimension)?.isYesOrNo == true && slot?.answer == nil
  }

  /// Whether a line may be the answer to the question; free text takes all but plain corrections.
  private func isAnswer(_ part: Line, to slot: Slot) -> Bool {
    hearing.isText(slot)
      ? !CorrectionCue.opensPlainly(hearing.wording) : value(of: slot, part) != nil
  }

  /// The value a line says for a question, the likeliest where there are several.
  private func value(of slot: Slot, _ line: Line) -> JSONValue? {
    switch hearing.dimension(of: slot)?.read(line, hearing.day) {
    case .understood(let value, _): value
    case .ambiguous(let values, _): values.first
    case .unclear, nil: nil
    }
  }
}
