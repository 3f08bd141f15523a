import Understanding

extension AnswerInterpreter {
  /// What stands before an answer and is taken back by it: the "3 May 2019" of "3 May 2019, no sorry, the 13th", and
  /// a value that a clause says alone, where words lead from it to another of its kind.
  func takenBack(before place: Range<Int>) -> [Range<Int>] {
    let repair = line.wordsOfRepair(before: place)
    if !repair.isEmpty, let said = dimension?.read(line.keeping(0..<repair.lowerBound), hearing.day)
    {
      return said.evidence.map { [$0.span] } ?? []
    }
    guard dimension?.form == .value, slot.answer?.value?.array == nil else { return [] }
    return hearing.matches(of: slot).map { line.span($0.tokens) }.filter {
      line.isOvertaken($0, by: place)
    }
  }

  /// Whether a clause takes what is suggested, whatever that is: "I'll go with what you suggest".
  private var defers: Bool {
    line.labelledClauses.contains { clause in
      line.keeping(line.span(clause.tokens)).talkSense == .deferral
    }
  }

  /// Words that accept the suggestion ("sure", "sounds good") where they are no answer themselves.
  var acceptance: DialogueAct? {
    // "You're great" is kind, and accepts nothing; nor does a line where the rest of a value was
    // asked for.
    if wording.isPraiseOfUsher || line.asksHowSomethingIs { return nil }
    if case .completion = hearing.scene.state.pending { return nil }
    // Whoever says numbers says something else: "from 8... coffee counts, right? 7 then".
    if line.tokens.contains(where: { $0.kind == .digits }) { return nil }
    // "Ok, hold on" accepts nothing yet.
    guard let ask = slot.ask, slot.answer == nil, !line.holdsBack(in: hearing.day),
      ask.suggestion?(hearing.agenda.draft, slot.index) != nil, wording.smallTalk != .thanks,
      !wording.literallyMeans(.closes),
      hearing.assent == .yes || wording.literallyMeans(.agrees) || wording.literallyMeans(.goesOn)
        || defers
    else { return nil }
    return DialogueAct(
      .affirm, .asked, using: .allBut(others), evidence: hearing.evidence("suggestion.accepted"))
  }
}
