import Understanding

extension Exchange {
  /// Takes a line that corrects answers given before, by their names or by words such as "make it".
  mutating func correct(_ line: Line, _ wording: Wording, _ slot: Slot<D>?) -> Bool {
    let cue = CorrectionCue(wording)
    if answersByYesOrNo(line, wording, slot) { return false }
    if cue == nil, let slot, let ask = slot.ask,
      ask.dimension(agenda.draft, slot.index).takesWholeLine
    {
      return false
    }
    if let slot, opensAnswer(line, to: slot) { return false }
    if rename(line, wording) || correctByName(line, wording, cue, slot) { return true }
    guard let cue else { return false }
    if correctByOldValue(line, wording) { return true }
    return correctLast(line, wording, cue, slot) || askAnew(line, slot)
  }

  /// Whether a line is the yes or no that was asked for, and takes nothing back by it: "no, thanks".
  private mutating func answersByYesOrNo(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>?
  ) -> Bool {
    guard let slot, let ask = slot.ask, !CorrectionCue.isPlain(in: wording) else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard dimension.isYesOrNo, case .understood = dimension.read(line, reading) else {
      return false
    }
    let mentions = mentions(in: line, at: slot)
    return mentions.all.allSatisfy { $0.path == slot.path }
  }

  /// Whether a line answers an open question from its first word on: "not at all" on a scale takes
  /// nothing back.
  private mutating func opensAnswer(_ line: Line, to slot: Slot<D>) -> Bool {
    guard slot.answer == nil, let ask = slot.ask, line.tokens.first?.word == "not",
      case .understood(_, let evidence) =
        ask.dimension(agenda.draft, slot.index).read(line, reading)
    else { return false }
    return evidence.span.lowerBound == line.tokens[0].span.lowerBound
  }

  /// "Change calories to 1900 and the window to 1-9"; "Mia's birthday is the 5th".
  private mutating func correctByName(
    _ line: Line, _ wording: Wording, _ cue: CorrectionCue?, _ slot: Slot<D>?
  ) -> Bool {
    let mentions = mentions(in: line, at: slot)
    // Without a word of correction only an answer that is there already can be meant.
    let meant = mentions.all.filter { mention in
      let meant = agenda.slot(mention.path)
      let canBeSet = cue != nil && meant?.ask?.isOnlyAnswered != true
      return mention.path != slot?.path && (canBeSet || meant?.answer != nil)
    }
    let found = named(meant, in: line, acceptsParts: cue != nil)
    if found.isEmpty {
      if mentions.hasStrangers {
        isUnderstood = false
        say(.cannotChange(label: nil))
        askAgain()
        return true
      }
      let asksForChange = cue == .replacing || wording.complains || isNameAlone(wording, slot)
      return askWhose(mentions.shared, in: line, asksForChange)
        || asksForChange && askWhichValue(mentions, slot)
    }
    var isSettled = true
    for find in found {
      guard let now = agenda.slot(find.path) else { continue }
      isSettled = take(find.reading, for: now, line: line, asksNext: false) && isSettled
    }
    if isSettled, cue == nil, let slot, let rest = agenda.slot(slot.path), let ask = rest.ask {
      // What is left of the line may answer the question that was asked.
      let own = line.blanking(found.map(\.span))
      let answer = ask.dimension(agenda.draft, rest.index).read(own, reading)
      if case .understood = answer {
        isSettled = take(answer, for: rest, line: line, asksNext: false)
      }
    }
    if isSettled { finishTurn() }
    return true
  }

  /// "Change my goal", "the days are wrong": a name without a value goes to that question.
  private mutating func askWhichValue(_ mentions: Mentions<D>, _ slot: Slot<D>?) -> Bool {
    guard mentions.all.count == 1, let mention = mentions.all.first,
      mention.hasNoValue, let target = agenda.slot(mention.path), target.answer != nil,
      target.path != slot?.path
    else { return false }
    state.focus = target.path
    ask()
    return true
  }

  /// Whether a name without a value can only be a wish to change it: where nothing is asked, or at a
  /// last look, and not when it is said to be right.
  private func isNameAlone(_ wording: Wording, _ slot: Slot<D>?) -> Bool {
    if wording.contains("right") || wording.contains("correct") { return false }
    return switch slot?.item {
    case nil, .review, .submit: true
    case .ask, .explain, .signIn: false
    }
  }

  /// "Not 1500": an answer that is taken back without another in its place is asked for anew.
  private mutating func askAnew(_ line: Line, _ slot: Slot<D>?) -> Bool {
    guard let last = state.lastChanged, last != slot?.path, let target = agenda.slot(last),
      target.applies, let ask = target.ask, let old = target.answer?.value,
      !asksYesOrNo(target), line.tokens.contains(where: { $0.word == "not" })
    else { return false }
    let matches = ask.dimension(agenda.draft, target.index).matches(line, reading)
    guard !matches.isEmpty, matches.allSatisfy({ $0.values == [old] }) else { return false }
    state.focus = last
    self.ask()
    return true
  }

  /// "No, Mia, not Maya": the answer that is taken back says which field is meant.
  private mutating func correctByOldValue(_ line: Line, _ wording: Wording) -> Bool {
    let tokens = line.tokens
    guard let not = tokens.lastIndex(where: { $0.word == "not" }), not + 1 < tokens.count else {
      return false
    }
    let rejected = line.words(not + 1..<tokens.count).lowercased().trimmingSigns
    for slot in agenda.slots.reversed() where slot.answer?.value != nil {
      guard let ask = slot.ask, let old = slot.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      guard dimension.takesAnyWords, old.string?.lowercased() == rejected
      else { continue }
      let kept = line.keeping(0..<tokens[not].span.lowerBound)
      let answer = dimension.read(kept.withoutCue, reading)
      guard case .understood = answer else { continue }
      if take(answer, for: slot, line: line, asksNext: false) { finishTurn() }
      return true
    }
    return false
  }
}
