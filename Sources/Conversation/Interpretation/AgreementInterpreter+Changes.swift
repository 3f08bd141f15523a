import Understanding

/// What a line changes beside a yes, or may change.
extension AgreementInterpreter {
  func changes(in rest: Hearing) -> [DialogueAct] {
    if let act = CorrectionInterpreter(hearing: rest, slot: slot).act { return [act] }
    let claiming = ClaimInterpreter(hearing: rest, asked: slot)
    let claims = claiming.acts(of: rest.claims)
    if !claims.isEmpty { return claims }
    if let act = EditInterpreter(hearing: rest, slot: slot).act { return [act] }
    // Any words could be a text; beside a yes they are one where a word says that they change it.
    let last = hearing.scene.state.lastChanged.flatMap(hearing.agenda.slot).flatMap(
      hearing.dimension)
    guard rest.cue != nil || last?.takesAnyWords != true else { return [] }
    let change = LastAnswerInterpreter(hearing: rest, slot: slot, cue: rest.cue ?? .replacing)
    return change.act.flatMap { isAllOfClause($0, in: rest) ? [$0] : nil } ?? []
  }

  /// Whether the values of a change of an answer without its name are all that their clauses say: the number of a remark
  /// changes nothing.
  private func isAllOfClause(_ change: DialogueAct, in rest: Hearing) -> Bool {
    change.informs.allSatisfy { inform in
      guard let span = inform.reading.evidence?.span,
        let dimension = rest.agenda.slot(inform.path).flatMap(rest.dimension)
      else { return false }
      return rest.isAllOfClause(span, dimension)
    }
  }

  /// Whether words may well change something, though it is not clear what: what says what it is about, a clause of
  /// nothing but a number, the name of an answer, a word of correction.
  func mayChange(_ rest: Hearing) -> Bool {
    speaksOfChange(rest) || !rest.claims.isEmpty
      || rest.line.clauses().contains { clause in
        rest.line.keeping(rest.line.span(clause.tokens)).isOnlyNumber
      }
  }

  /// Whether words name an answer or somebody new, correct, or edit.
  func speaksOfChange(_ rest: Hearing) -> Bool {
    CorrectionCue.isPlain(in: rest.wording) || CorrectionCue.opensPlainly(rest.wording)
      || tellsOfStranger || EditWords.open(rest.line)
      || (rest.mentions.all + rest.mentions.shared).contains { !$0.hasNoValue }
  }

  /// Whether the line tells of somebody whom no answer knows: "ok, and Nia is the same" adds something.
  var tellsOfStranger: Bool { !hearing.strangers.isEmpty }
}
