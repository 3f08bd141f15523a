import Understanding

/// What a line makes of the suggestion of the question that is asked.
extension AnswerInterpreter {
  /// The name that is suggested, where the line says it as it is shown.
  var suggestionSaidBack: Reading<JSONValue>? {
    guard slot.answer == nil, dimension?.form == .name,
      let suggested = slot.ask?.suggestion?(hearing.agenda.draft, slot.index)?.value,
      let place = suggested.string.flatMap({ line.places(ofWords: $0).only }),
      !line.isNegated(place.lowerBound)
    else { return nil }
    return .understood(suggested, line.evidence(place, rule: "suggestion.said"))
  }

  /// What a line makes of the suggestion that stands there by a number: the 2000 of "200 more than that" where 1800 are
  /// suggested.
  var shiftedSuggestion: Reading<JSONValue>? {
    guard slot.answer == nil, line.saysNumber, dimension?.form == .value,
      let suggested = slot.ask?.suggestion?(hearing.agenda.draft, slot.index)?.value,
      let dimension
    else { return nil }
    let reading = hearing.revision(of: suggested, at: slot, by: own, dimension)
    guard let said = reading.evidence, said.isEdit, hearing.askedPart == nil else { return nil }
    // Who tells that something is more asks for no more, nor does who denies it, or says when it is.
    let clause = line.keeping(line.clauseSpan(around: said.span))
    let besides = clause.blanking([said.span]).contentWords(besides: dimension.vocabulary)
    let isWished = line.wishes(at: line.clauseSpan(around: said.span)) || !clause.hasSpeaker
    return besides.isEmpty && isWished && !clause.saysNot ? reading : nil
  }
}
