import Understanding

/// Lines that look like a correction and are an answer.
extension CorrectionInterpreter {
  /// Whether the line is the yes or no that was asked for, perhaps with that of others that are open,
  /// and takes nothing back by it: "no, thanks", "no to notifications, yes to location".
  var answersByYesOrNo: Bool {
    guard let slot, askedDimension?.isYesOrNo == true, !CorrectionCue.isPlain(in: wording),
      slot.answer == nil, !deniesOtherAnswer
    else { return false }
    let others = hearing.mentions.all.filter { $0.path != slot.path }
    return others.allSatisfy { agenda.slot($0.path)?.answer == nil }
      && (!others.isEmpty || hearing.reading(of: slot).value != nil)
  }

  /// Whether the "no" is to the value of another answer, as all that stands behind it says: "no, 50 minutes".
  private var deniesOtherAnswer: Bool {
    guard line.opensWithPlainNo else { return false }
    let part = line.withoutCue
    return agenda.slots.contains { target in
      guard target.applies, target.ask != nil, let old = target.answer?.value,
        let dimension = hearing.dimension(of: target), !dimension.takesAnyWords,
        !dimension.isYesOrNo,
        case .understood(let value, let evidence) = hearing.revision(of: target, by: part)
      else { return false }
      // A thing that is no option of the list may be any remark.
      return value != old && evidence.span == part.content
        && (dimension.form != .option || evidence.isChoiceOfOption)
    }
  }

  /// Whether the line says no to what is asked, and names other answers only to say why: "no, notifications are
  /// enough".
  var refusesWithReason: Bool {
    guard namesOtherAnswers, slot?.answer == nil, line.opensWithPlainNo, !wording.complains,
      line.complaint == nil
    else { return false }
    let rest = line.withoutDenial
    return !CorrectionCue.opensPlainly(Wording(rest))
      && NamedValue.all(of: mentions, in: rest, hearing, acceptsParts: true).isEmpty
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
    if answersBesideChange || namesOtherAnswers { return false }
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

  /// Whether all that the line names at a question of yes or no was answered before: "no sorry, I have no injuries".
  private var namesOtherAnswers: Bool {
    askedDimension?.isYesOrNo == true && !mentions.isEmpty
      && mentions.allSatisfy { $0.path != slot?.path && agenda.slot($0.path)?.answer != nil }
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
