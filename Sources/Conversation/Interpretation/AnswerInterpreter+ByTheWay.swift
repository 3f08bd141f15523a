import Understanding

/// Words of agreement and refusal that answer nothing.
extension AnswerInterpreter {
  /// Whether a yes or no belongs to what the line says of something else: "it was a good cup", "no I meant 70
  /// minutes", "no the note is wrong".
  var answersByTheWay: Bool { answersByTheWay(reading) }

  /// Whether that of a reading does.
  func answersByTheWay(_ reading: Reading<JSONValue>) -> Bool {
    guard dimension?.isYesOrNo == true, case .understood(let value, let evidence) = reading else {
      return false
    }
    if CorrectionCue.isPlain(in: wording), !line.contentWords.isEmpty { return true }
    if line.beginsWithDenial,
      hearing.mentions.all.contains(where: { hearing.agenda.slot($0.path)?.answer != nil })
    {
      return true
    }
    guard value == true, evidence.rule.manner == .friendly else { return false }
    let own = hearing.mentions.all.filter { $0.path == slot.path }.map(\.name)
    let clause = line.keeping(line.clauseSpan(around: evidence.span))
    return clause.blanking(own + [evidence.span]).tellsOfSomething
  }
}
