import Understanding

extension Exchange {
  /// Settles what is pending by a line.
  ///
  /// - Returns: Whether the line is dealt with; otherwise it is heard as any other line.
  mutating func settle(_ pending: Pending, _ line: Line, _ wording: Wording) -> Bool {
    switch pending {
    case .rest: return settleRest(line, wording)
    case .retry(let event): return settleRetry(event, line, wording)
    case .signIn(let phase): return settleSignIn(phase, line, wording)
    case .submission: return false
    case .startOver: return settleStartOver(line, wording)
    case .clarification(let path, let candidates, let evidence):
      return settleClarification(path, candidates, evidence, line, wording)
    case .target(let paths, let values, let evidence):
      return settleTarget(paths, values, evidence, line, wording)
    case .suggestion where Command(wording) == .back:
      return false
    case .suggestion(let path, let value):
      return settleYesNo(
        path, value, line, wording, origin: .suggested,
        evidence: line.evidence(0..<line.tokens.count, rule: "suggestion.confirmed"))
    case .doubt(let path, let value, let evidence), .mention(let path, let value, let evidence):
      return settleYesNo(path, value, line, wording, origin: .said, evidence: evidence)
    case .completion(let path, _, let words):
      return settleCompletion(path, words, line)
    case .commandOrAnswer(let path, let command, let text):
      return settleCommandOrAnswer(path, command, text, line, wording)
    }
  }

  /// Settles what is pending by an empty line, where that means something.
  mutating func settleWithNothing(_ pending: Pending) -> Bool {
    switch pending {
    case .suggestion(let path, let value):
      set(path, value, origin: .suggested, evidence: nil)
      finishTurn()
      return true
    case .mention(let path, let value, let evidence) where state.answers[path] == nil:
      set(path, value, origin: .said, evidence: evidence)
      finishTurn()
      return true
    case .mention(let path, _, _):
      // Nothing said replaces nothing.
      state.pending = nil
      if let value = state.answers[path]?.value { say(.unchanged(heard(path, value))) }
      ask()
      return true
    case .retry(let event):
      return retry(event)
    case .rest:
      say(.rest(again: true))
      return true
    case .submission, .completion:
      return false
    default:
      return askPending(pending)
    }
  }

  /// Asks again what is pending; false where the question itself says it.
  mutating func askPending(_ pending: Pending) -> Bool {
    switch pending {
    case .clarification(let path, let candidates, _):
      let phrases = candidates.compactMap { phrase(path, $0) }
      say(.clarifyAgain(label: label(path), readings: phrases, attempt: max(1, state.misses)))
    case .target(let paths, _, let evidence):
      askTarget(paths, evidence)
    case .suggestion(let path, let value):
      say(.proposal(label: label(path), phrase: phrase(path, value) ?? "", because: nil))
    case .doubt(let path, let value, _):
      say(.doubted(heard: phrase(path, value) ?? "", why: ""))
    case .mention(let path, let value, _):
      sayMentioned(path, value)
    case .startOver:
      say(.confirmStartOver)
    case .retry(.saveFailed(let failure, _)):
      say(.saveFailed(failure))
    case .commandOrAnswer(let path, _, let text):
      say(.commandOrAnswer(text, label: label(path)))
    case .signIn(let phase):
      askSignIn(phase, isAgain: true)
    case .rest:
      say(.rest(again: true))
    case .completion(let path, let missing, let words):
      say(.incomplete(label: label(path), missing, words: words))
    case .retry, .submission:
      return false
    }
    return true
  }

  private mutating func settleClarification(
    _ path: Path, _ candidates: [JSONValue], _ evidence: Evidence, _ line: Line,
    _ wording: Wording
  ) -> Bool {
    guard let slot = agenda.slot(path), let ask = slot.ask else {
      state.pending = nil
      return false
    }
    let dimension = ask.dimension(agenda.draft, slot.index)
    if let index = dimension.pick(candidates, line, reading), candidates.indices.contains(index) {
      let picked = Reading.understood(candidates[index], evidence)
      state.pending = nil
      if take(picked, for: slot, line: line, asksNext: false) { finishTurn() }
      return true
    }
    if isForTheConversation(wording) {
      if Command(wording) == .back || Command(wording) == .skip { state.pending = nil }
      return false
    }
    // A different answer altogether replaces the one that was unclear.
    switch dimension.read(line, reading) {
    case .understood(let value, let evidence):
      state.pending = nil
      if take(.understood(value, evidence), for: slot, line: line, asksNext: false) {
        finishTurn()
      }
      return true
    case .ambiguous(let values, let evidence) where values != candidates:
      state.pending = nil
      take(.ambiguous(values, evidence), for: slot, line: line)
      return true
    case .unclear(.refused(let value, let violation, _)):
      refuse(value, violation, slot)
      return true
    default:
      break
    }
    if CorrectionCue(wording) != nil, correct(line, wording, current) { return true }
    isUnderstood = false
    state.misses += 1
    say(
      .clarifyAgain(
        label: label(path), readings: candidates.compactMap { dimension.phrase($0, reading) },
        attempt: state.misses + 1))
    return true
  }

  /// Whether a line is a command or a question back, which pending questions never block.
  private func isForTheConversation(_ wording: Wording) -> Bool {
    Command(wording) != nil || QuestionForm(wording) == .aboutSomething
      || Talk.smallTalk[wording.plain] != nil
  }

  private mutating func settleTarget(
    _ paths: [Path], _ values: [JSONValue], _ evidence: Evidence, _ line: Line,
    _ wording: Wording
  ) -> Bool {
    let byName = paths.indices.filter { index in
      let label = label(paths[index]).lowercased()
      let aliases = agenda.slot(paths[index])?.ask?.aliases ?? []
      return wording.contains(label) || aliases.contains { wording.contains($0) }
    }
    let named = elementNames(in: line).only
    let byElement = paths.indices.filter { named != nil && paths[$0].element == named?.element }
    let byOrder = Ordinal(wording, count: paths.count)
    let index =
      byElement.count == 1 ? byElement[0] : byName.count == 1 ? byName[0] : byOrder
    state.pending = nil
    guard let index, let slot = agenda.slot(paths[index]) else { return false }
    if !values.isEmpty, let ask = slot.ask,
      case .understood(let own, _) = ask.dimension(agenda.draft, slot.index).read(line, reading),
      own != values[index]
    {
      // "Change the window to 1-9": a line with a value of its own is about that one.
      return false
    }
    if values.isEmpty {
      state.focus = slot.path
      ask()
      return true
    }
    if take(.understood(values[index], evidence), for: slot, line: line, asksNext: false) {
      finishTurn()
    }
    return true
  }

  private mutating func settleYesNo(
    _ path: Path, _ value: JSONValue, _ line: Line, _ wording: Wording, origin: Answer.Origin,
    evidence: Evidence
  ) -> Bool {
    switch Assent(line, wording, reading) {
    case .yes:
      set(path, value, origin: origin, evidence: evidence)
      finishTurn()
      return true
    case .no:
      state.pending = nil
      // An answer that has come into doubt later is asked again.
      if case .doubt = before.pending, agenda.slot(path)?.answer?.value == value {
        state.focus = path
      }
      ask()
      return true
    case nil:
      if Talk.agreement.contains(wording.plain) {
        set(path, value, origin: origin, evidence: evidence)
        finishTurn()
        return true
      }
      state.pending = nil
      return false
    }
  }

  /// Reads the missing part together with the part that was said, in either order.
  private mutating func settleCompletion(_ path: Path, _ words: String, _ line: Line) -> Bool {
    state.pending = nil
    guard let slot = agenda.slot(path), let ask = slot.ask else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    if case .understood = dimension.read(line, reading) { return false }
    for text in ["\(line.text) \(words)", "\(words) \(line.text)"] {
      let whole = Line(text)
      let answer = dimension.read(whole, reading)
      switch answer {
      case .understood, .ambiguous, .unclear(.refused):
        if take(answer, for: slot, line: whole, asksNext: false) { finishTurn() }
        return true
      case .unclear:
        continue
      }
    }
    return false
  }

  private mutating func settleCommandOrAnswer(
    _ path: Path, _ command: Command, _ text: String, _ line: Line, _ wording: Wording
  ) -> Bool {
    state.pending = nil
    let isAnswer =
      isNamed(text, path, line, wording) || wording.contains("name")
      || Assent(line, wording, reading) == .yes || Ordinal(wording, count: 2) == 0
    if isAnswer, let slot = agenda.slot(path), let ask = slot.ask {
      let quoted = Line("\"\(text)\"")
      if take(
        ask.dimension(agenda.draft, slot.index).read(quoted, reading), for: slot, line: quoted,
        asksNext: false)
      {
        finishTurn()
      }
      return true
    }
    if Assent(line, wording, reading) == .no || Ordinal(wording, count: 2) == 1
      || Command(wording) == command || wording.contains("command")
    {
      follow(command, wording)
      return true
    }
    return false
  }

  /// Whether a line says a word once more as a name: "it's Skip".
  private mutating func isNamed(
    _ text: String, _ path: Path, _ line: Line, _ wording: Wording
  ) -> Bool {
    guard line.tokens.count > 1, !wording.contains("command"), let slot = agenda.slot(path),
      case .understood(let name, _)? = slot.ask?.dimension(agenda.draft, slot.index).read(
        line, reading)
    else { return false }
    return name.string == text
  }

  private mutating func settleStartOver(_ line: Line, _ wording: Wording) -> Bool {
    state.pending = nil
    if Assent(line, wording, reading) == .yes || Command(wording) == .startOver {
      startOver()
      return true
    }
    if Command(wording) != nil { return false }
    say(.notStartedOver)
    if Assent(line, wording, reading) == .no || Command(wording) == .back {
      askAgain()
      return true
    }
    return false
  }
}
