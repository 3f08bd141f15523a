import Understanding

/// What a line says besides a question.
extension QuestionInterpreter {
  /// The words that ask, where the line answers or changes something besides: "why so low? 2200".
  var words: DialogueAct.Words {
    guard let asked = hearing.askedPart else { return .all }
    let places = hearing.askedParts.map { $0.form.isNoAnswer ? $0.place : asked.place }
    let besides = hearing.line.blanking(places)
    let says =
      repliesToProposal(besides) || agrees(besides)
      || !besides.isIdle
        && (CorrectionCue(Wording(besides)) == .replacing || answers(besides) || edits(besides)
          || hearing.claims.contains { claim in
            !places.contains { $0.overlaps(hearing.line.span(claim.match.tokens)) }
          })
    return says ? .at(places) : .all
  }

  /// Whether a part of the line says yes or no to a value that is proposed; nothing is granted in passing.
  private func repliesToProposal(_ part: Line) -> Bool {
    switch scene.state.pending {
    case .doubt(_, let value, _), .mention(_, let value, _), .suggestion(_, let value):
      value.bool == nil && part.isIdle && Assent(part, in: hearing.day) != nil
    default: false
    }
  }

  /// Whether a part of the line agrees to what is shown.
  private func agrees(_ part: Line) -> Bool {
    guard case .review = hearing.current?.item, let slot = hearing.current else { return false }
    return AgreementInterpreter(hearing: Hearing(part, in: scene), slot: slot).agreesPlainly
  }

  /// Whether a part of the line changes a part of an answer.
  func edits(_ part: Line) -> Bool {
    EditInterpreter(hearing: Hearing(part, in: scene), slot: hearing.current).act != nil
  }

  /// Whether a part of the line answers what is asked.
  private func answers(_ part: Line) -> Bool {
    guard let slot = hearing.current, slot.isOpen, let dimension = hearing.dimension(of: slot)
    else {
      return false
    }
    if dimension.takesWholeLine { return hearing.hasShapeOfText(part, for: slot) }
    if dimension.form == .name { return tellsName(part, dimension) }
    if dimension.takesAnyWords {
      return dimension.matches(part, hearing.day).contains { match in
        match.isExplicit
          && !isRemark(part.keeping(part.clauseSpan(around: part.span(match.tokens))))
      }
    }
    // Nothing is granted in passing but by a plain yes, and a number on the way picks nothing.
    if dimension.isYesOrNo, PlainYes.isSaid(in: part) { return true }
    let reading = dimension.read(part, hearing.day)
    if let said = reading.evidence?.span, isRemark(part.keeping(part.clauseSpan(around: said))) {
      return false
    }
    return reading.value.map { $0 != .bool(true) } ?? false
      && reading.evidence?.isPlaceOfOption != true
      && reading.evidence?.isOnlyWordOfOption != true
  }

  /// Whether a part of the line introduces a name, or is nothing but one that people have.
  private func tellsName(_ part: Line, _ dimension: AnyDimension) -> Bool {
    if dimension.matches(part, hearing.day).contains(where: \.isExplicit) { return true }
    let isRead = dimension.read(part, hearing.day).value != nil
    return isRead && part.contentWords.allSatisfy { English.isGivenName($0) }
  }

  /// Whether words only judge what is shown, and choose and wish for nothing.
  private func isRemark(_ part: Line) -> Bool {
    part.tokens.count { $0.kind == .word } > 1 && part.remarks
      && part.content.map(part.wishes(at:)) != true
  }
}
