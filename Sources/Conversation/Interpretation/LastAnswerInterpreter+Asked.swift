import Understanding

// What a line is for the question that is asked, and no correction.
extension LastAnswerInterpreter {
  /// Whether a value has a sentence that announces nothing, behind one that says more than a word of correction, as
  /// "I ran 31 of them in 2019" has behind "sorry, the kids were loud".
  func isApart(_ reading: Reading<JSONValue>) -> Bool {
    guard let said = reading.evidence?.span, line.complaint == nil else { return false }
    let sentence = line.sentenceSpan(around: said)
    return !line.keeping(0..<sentence.lowerBound).contentWords.isEmpty
      && CorrectionCue(Wording(line.keeping(sentence))) == nil
  }

  /// Whether a line says nothing but the month or year of the date that is asked for: the "2027" of "I mean 2027"
  /// is no distance then.
  func saysMonthOrYear(_ part: Line, of asked: Slot) -> Bool {
    guard
      case .unclear(.incomplete(.day, let evidence)) = hearing.dimension(of: asked)?.read(
        part, hearing.day)
    else { return false }
    return part.content == evidence.span
  }

  /// Whether a line says another value than the one that the question has just suggested: "no, 2".
  func turnsSuggestionDown(at asked: Slot, _ part: Line) -> Bool {
    guard let suggested = asked.ask?.suggestion?(hearing.agenda.draft, asked.index)?.value,
      let dimension = hearing.dimension(of: asked), dimension.form == .value,
      let said = dimension.read(part, hearing.day).value
    else { return false }
    return said != suggested
  }
}
