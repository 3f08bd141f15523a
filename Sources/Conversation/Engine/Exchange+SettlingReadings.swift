import Understanding

extension Exchange {
  mutating func settleClarification(
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
    Command(wording) != nil || QuestionForm(wording)?.isNoAnswer == true
      || Talk.smallTalk[wording.plain] != nil
  }

  mutating func settleTarget(
    _ paths: [Path], _ values: [JSONValue], _ evidence: Evidence, _ line: Line,
    _ wording: Wording
  ) -> Bool {
    let byName = paths.indices.filter { index in
      let label = label(paths[index]).lowercased()
      let aliases = agenda.slot(paths[index])?.ask?.aliases ?? []
      return wording.contains(label) || aliases.contains { wording.contains($0) }
    }
    let named = elementNames(in: line).only
    let byElement = paths.indices.filter { index in
      paths[index].element.map { named?.elements.contains($0) ?? false } ?? false
    }
    let byOrder = Ordinal.place(in: wording, among: paths.count)
    let index =
      byElement.count == 1 ? byElement[0] : byName.count == 1 ? byName[0] : byOrder
    state.pending = nil
    guard let index, let slot = agenda.slot(paths[index]) else { return false }
    if !values.isEmpty, byOrder == nil, let ask = slot.ask,
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

  mutating func settleYesNo(
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
      // A question back leaves open what was asked.
      let command = Command(wording)
      let isAside = isForTheConversation(wording) || QuestionForm(wording) != nil
      if !isAside || command == .back || command == .skip { state.pending = nil }
      return false
    }
  }

  /// Drops what waits for a yes or no, before the question itself is asked again.
  mutating func dropYesOrNo() {
    switch state.pending {
    case .suggestion, .mention, .doubt: state.pending = nil
    default: break
    }
  }

  /// Reads the missing part together with the part that was said, in either order.
  mutating func settleCompletion(
    _ path: Path, _ missing: Missing, _ words: String, _ line: Line
  ) -> Bool {
    state.pending = nil
    guard let slot = agenda.slot(path), let ask = slot.ask else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    // "25" and "in April" are "25 April".
    let words = words.hasPrefix("in ") ? String(words.dropFirst(3)) : words
    let alone = dimension.read(line, reading)
    if case .understood(let value, _) = alone {
      // "The 11th" is a day of the month that was said before it, not of the next one to come.
      guard [.day, .month, .year].contains(missing),
        let whole = joined(line.text, words, by: dimension, besides: value)
      else { return false }
      if take(dimension.read(whole, reading), for: slot, line: whole, asksNext: false) {
        finishTurn()
      }
      return true
    }
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
    // Two parts of three ("born in 2018", then "June") are kept together until the last is said.
    let whole = Line("\(line.text) \(words)")
    guard case .unclear(.incomplete) = alone, CorrectionCue(Wording(line)) == nil,
      whole.text.count <= Self.longestCompletion,
      case .unclear(.incomplete) = dimension.read(whole, reading)
    else { return false }
    take(dimension.read(whole, reading), for: slot, line: whole)
    return true
  }

  /// Two texts in the order in which they say one value together that is another than a given one.
  private func joined(
    _ text: String, _ words: String, by dimension: AnyDimension, besides value: JSONValue
  ) -> Line? {
    for (first, second) in [(text, words), (words, text)] {
      let whole = Line("\(first) \(second)")
      guard case .understood(let both, let evidence) = dimension.read(whole, reading),
        both != value, evidence.span.lowerBound < first.utf8.count,
        evidence.span.upperBound > first.utf8.count + 1
      else { continue }
      return whole
    }
    return nil
  }

  /// The most characters that are kept of a value said in parts.
  private static var longestCompletion: Int { 200 }
}
