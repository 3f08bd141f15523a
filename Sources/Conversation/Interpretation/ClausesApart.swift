import Understanding

/// What the clauses of a line say each by itself, where nothing was made of the line as a whole.
///
/// A clause counts that says a value and nothing else: what stands beside it may tell anything.
struct ClausesApart {
  let line: Line
  let scene: Scene

  /// The changes that clauses announce by a verb or a name, or else the last value that one says, to be offered.
  var act: DialogueAct? {
    let found = parts.compactMap(change)
    let announced = found.filter(\.isAnnounced).map(\.inform)
    if !announced.isEmpty {
      return Set(announced.map(\.path)).count == announced.count
        ? DialogueAct(.inform(announced), .announced) : nil
    }
    return found.last.map { DialogueAct(.inform([$0.inform]), .bare) }
      ?? parts.firstNonNil(wishToChange)
  }

  /// What a clause wants changed without saying how: the "change my path" of "very well, change my path".
  private func wishToChange(_ part: Hearing) -> DialogueAct? {
    guard CorrectionCue.opensPlainly(part.wording) else { return nil }
    let act = Policy.next(Policy.clause, of: Interpretation(hearing: part), in: Situation(scene))?
      .act
    if case .change = act?.kind { return act }
    return nil
  }

  /// The clauses that may say something, each as a line of its own.
  private var parts: [Hearing] {
    let clauses = line.labelledClauses
    guard clauses.count > 1 else { return [] }
    return clauses.filter { ![.reason, .condition].contains($0.link) }
      .map { Hearing(line.keeping(line.span($0.tokens)), in: scene) }
      .filter { part in
        part.askedPart == nil && part.wording.smallTalk == nil && !part.wording.hesitates
          && part.line.complaint == nil && !part.line.saysNot
      }
  }

  private func change(by part: Hearing) -> (inform: Inform, isAnnounced: Bool)? {
    let found = Policy.next(
      Policy.proposal, of: Interpretation(hearing: part), in: Situation(scene))?.act
    guard let act = found ?? lastAnswer(part), let inform = act.informs.only,
      inform.manner == .said, case .understood(let value, let evidence) = inform.reading,
      let slot = part.agenda.slot(inform.path), value != slot.answer?.value,
      let dimension = part.dimension(of: slot), !dimension.takesAnyWords, !dimension.isYesOrNo,
      part.isAllOfClause(evidence.span, dimension)
    else { return nil }
    let isAnnounced =
      CorrectionCue.opensPlainly(part.wording) || EditWords.open(part.line) || act.basis == .named
    return (inform, isAnnounced)
  }

  /// The answer that was given last with another value, where the line takes something back.
  private func lastAnswer(_ part: Hearing) -> DialogueAct? {
    let whole = Hearing(line, in: scene)
    guard whole.cue != nil || line.opensWithPlainNo || line.saysNot else { return nil }
    return LastAnswerInterpreter(hearing: part, slot: scene.current, cue: .replacing).act
  }
}

extension Hearing {
  /// Whether a clause of the line has nothing but a value of an answer that is there.
  func goesOn(_ clause: Clause, with path: Path) -> Bool {
    guard let slot = agenda.slot(path), slot.answer?.value != nil else { return false }
    let part = Hearing(line.keeping(line.span(clause.tokens)), in: scene)
    let places = part.places(of: slot)
    return !places.isEmpty && part.line.blanking(places).contentWords.isEmpty
  }

  /// Whether the clause around a value, given as UTF-8 offsets, has no words of substance besides but those that change
  /// it or name an answer.
  func isAllOfClause(_ value: Range<Int>, _ dimension: AnyDimension) -> Bool {
    let rest = line.keeping(line.clauseSpan(around: value)).blanking(
      [value] + mentions.all.map(\.name))
    return EditWords.areAll(of: rest) || CorrectionCue.areAll(of: rest)
      || rest.contentWords(besides: dimension.vocabulary).isEmpty
  }
}
