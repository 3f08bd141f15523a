import Understanding

extension RestInterpreter {
  /// What the line asks in a part of which nothing was taken, beside an answer; what there is no answer to was
  /// hardly asked.
  var inquiry: DialogueAct? {
    guard let opening = hearing.opening else { return nil }
    let questions = QuestionInterpreter(hearing: opening, left: hearing.line)
    // Who asks for the change that was made is not told how one is made.
    let parts = opening.line.askedParts.filter { part in
      !hearing.taken.contains { $0.overlaps(part.place) }
        && !opening.line.keeping(part.clause).asksForChange
    }
    let acts = parts.compactMap(questions.asked(in:)).filter {
      if case .inquire = $0.kind { true } else { false }
    }
    return acts.first.map { act in
      DialogueAct(act.joined(with: acts.dropFirst()).kind, using: .at(parts.map(\.place)))
    }
  }

  /// The answer to the question that a clause of its own says in so many words, beside the correction of
  /// another: the "8 to 4" of "8 to 4, and sorry, the calories should be 1450".
  ///
  /// Where nearly any words are an answer, or a word is enough to choose, what is left of a line may well be
  /// a remark, and a "no" may only announce the correction.
  var plainAnswer: DialogueAct? {
    guard let asked = hearing.scene.asked.flatMap(hearing.agenda.slot), asked.applies,
      !hearing.settled.contains(asked.path), let line = hearing.opening?.line,
      let dimension = hearing.dimension(of: asked)
    else { return nil }
    if dimension.isYesOrNo { return plainAssent(at: asked, in: line) }
    if dimension.takesWholeLine { return plainText(at: asked, in: line) }
    guard [.value, .option].contains(dimension.form) else { return nil }
    let reading = hearing.revision(of: asked, by: hearing.line)
    guard case .understood(_, let evidence) = reading,
      !evidence.isChoiceOfOption || saysOnly(reading, evidence, dimension)
        || evidence.isOptionAsListed && isWholeClause(evidence, at: asked),
      !evidence.isOwnWish, !evidence.mayCountNothing,
      !onlyAnnounces(evidence, asked),
      !hearing.taken.contains(where: { $0.overlaps(line.clauseSpan(around: evidence.span)) })
    else { return nil }
    return hearing.act(asked, reading, .asked, using: .at([evidence.span]))
  }

  /// Whether a list is all that is left of the line: the topics of "school, friends and family, and trust is a goal".
  private func saysOnly(
    _ reading: Reading<JSONValue>, _ evidence: Evidence, _ dimension: AnyDimension
  ) -> Bool {
    reading.value?.array.map { $0.count > 1 } ?? false && !dimension.options.isEmpty
      && hearing.line.blanking([evidence.span])
        .contentWords(besides: dimension.vocabulary).isEmpty
  }

  /// The text that stands in clauses of its own beside the change: it is taken where it has the shape of one, and
  /// asked about where it may be anything.
  private func plainText(at asked: Slot, in line: Line) -> DialogueAct? {
    let left = line.blanking(hearing.taken + reasons(ofTakenIn: line))
    guard let place = hearing.textPlace(in: left), case let said = left.keeping(place),
      said.saysSomething || said.wordOfNone != nil && !said.isPlainNo,
      !hearing.taken.contains(where: { $0.overlaps(place) })
    else { return nil }
    let reading = hearing.revision(of: asked, by: said)
    guard reading.value != nil, let dimension = hearing.dimension(of: asked) else { return nil }
    let isText =
      hearing.hasShapeOfText(said, for: asked)
      || dimension.matches(said, hearing.day).contains(where: \.isExplicit)
    return DialogueAct(
      .inform([hearing.inform(asked, reading)]), isText ? .asked : .bare, using: .at([place]))
  }

  /// The reasons that stand behind what was taken.
  private func reasons(ofTakenIn line: Line) -> [Range<Int>] {
    let clauses = line.labelledClauses
    return clauses.indices.dropFirst().compactMap { place in
      let before = line.span(clauses[place - 1].tokens)
      let isReason =
        clauses[place].link == .reason && hearing.taken.contains { $0.overlaps(before) }
      return isReason ? line.span(clauses[place].tokens) : nil
    }
  }

  /// The value of an answer given before that is all that stands beside a yes or a no ("yes, 50 minutes"), or
  /// that is said in another's place: "noon to 8, and make that 1750".
  var valueBesideAnswer: DialogueAct? {
    guard let opening = hearing.opening, let asked = opening.current,
      let left = hearing.line.content
    else { return nil }
    let isAssent = opening.dimension(of: asked)?.isYesOrNo == true
    let said = isAssent ? hearing.line.keeping(left) : hearing.line.behindMaking
    return said.flatMap { said in
      let reminders = ReminderInterpreter(hearing: Hearing(said, in: hearing.scene))
      return reminders.wholeValue ?? reminders.whatHurts
    }
  }

  /// The yes or no of the first clause, with an "and" behind it: "no, and turn notifications off too".
  private func plainAssent(at asked: Slot, in line: Line) -> DialogueAct? {
    let clauses = line.clauses()
    guard asked.ask?.isOnlyAnswered != true, clauses.count > 1, clauses[1].link == .and else {
      return nil
    }
    let place = line.span(clauses[0].tokens)
    let said = line.keeping(place)
    let reading = hearing.revision(of: asked, by: said)
    guard reading.value != nil, Assent.isClear(in: said, hearing.day),
      !hearing.taken.contains(where: { $0.overlaps(place) })
    else { return nil }
    return hearing.act(asked, reading, .asked, using: .at([place]))
  }
}

extension DialogueAct {
  /// Whether the act uses the words of some places, and no others.
  var usesPart: Bool {
    if case .at = words { true } else { false }
  }
}

extension Evidence {
  /// Whether the words may well count nothing: the "one" of "the quick one", the "a" of any line.
  var mayCountNothing: Bool {
    isBareOne || (isPlaceOfOption && words.first?.isNumber != true)
  }
}
