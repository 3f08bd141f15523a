import Understanding

/// Lines that look like a correction and are an answer.
extension CorrectionInterpreter {
  /// Whether the line is the yes or no that was asked for, perhaps with that of others that are open,
  /// and takes nothing back by it: "no, thanks", "no to notifications, yes to location".
  var answersByYesOrNo: Bool {
    guard let slot, askedDimension?.isYesOrNo == true, !CorrectionCue.isPlain(in: wording),
      slot.answer == nil
    else { return false }
    let others = hearing.mentions.all.filter { $0.path != slot.path }
    return others.allSatisfy { agenda.slot($0.path)?.answer == nil }
      && (!others.isEmpty || hearing.reading(of: slot).value != nil)
  }

  /// Whether the line names the question that is asked, and answers it: "make the sensitivity 8".
  var answersByName: Bool {
    guard let slot, let dimension = askedDimension, !dimension.takesAnyWords else { return false }
    return mentions.contains { $0.path == slot.path }
      && hearing.revision(of: slot, by: line).value != nil
  }

  /// Whether the line answers an open question from its first word on: "not at all" on a scale takes
  /// nothing back.
  var opensAnswer: Bool {
    guard let slot, slot.answer == nil, let first = line.tokens.first, line.beginsWithDenial else {
      return false
    }
    if answersBesideChange { return false }
    // "Not much, 3 or 4" says several values, and all of them for what is asked.
    if case .unclear(.severalValues) = hearing.reading(of: slot) {
      return hearing.matches(of: slot).contains { $0.tokens.lowerBound == 0 }
    }
    switch hearing.reading(of: slot) {
    case .understood(_, let evidence):
      // Nearly any words are a text, "no wait, Friday" too.
      let begins = evidence.span.lowerBound == first.span.lowerBound
      return line.beginsWithNot
        ? begins || deniesOtherThanLast : begins && askedDimension?.takesAnyWords == false
    // "No food after 9" says when the window ends.
    case .unclear(.incomplete(_, let evidence)):
      return evidence.span.lowerBound == first.span.lowerBound
    default: return false
    }
  }

  /// Whether the line answers by its first clause, and goes on with another answer by its name: "not now,
  /// and switch the notifications off".
  private var answersBesideChange: Bool {
    let clauses = line.clauses()
    guard askedDimension?.isYesOrNo == true, clauses.count > 1, clauses[1].link == .and else {
      return false
    }
    let end = line.span(clauses[0].tokens).upperBound
    return mentions.contains { agenda.slot($0.path)?.answer != nil && $0.name.lowerBound >= end }
  }

  /// Whether what the line denies first is another value than the answer given last, so that it
  /// corrects nothing: "not a 9 but a 7".
  private var deniesOtherThanLast: Bool {
    guard askedDimension?.form == .value, let last = hearing.scene.state.lastChanged,
      let target = agenda.slot(last), let old = target.answer?.value
    else { return false }
    return !hearing.matches(of: target).contains {
      $0.values.contains(old) && $0.tokens.lowerBound < 4
    }
  }
}
