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
    if rename(line, wording) || correctByName(line, cue, slot) { return true }
    guard let cue else { return false }
    if correctByOldValue(line, wording) { return true }
    return correctLast(line, wording, cue, slot)
  }

  /// Whether a line is the yes or no that was asked for, and takes nothing back by it: "no, thanks".
  private mutating func answersByYesOrNo(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>?
  ) -> Bool {
    guard let slot, let ask = slot.ask, !CorrectionCue.isPlain(in: wording) else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard dimension.name == "boolean", case .understood = dimension.read(line, reading) else {
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
    _ line: Line, _ cue: CorrectionCue?, _ slot: Slot<D>?
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
      return askWhose(mentions.shared, in: line, cue) || askWhichValue(mentions, cue, slot)
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

  /// "Change my goal": a name without a value goes to that question.
  private mutating func askWhichValue(
    _ mentions: Mentions<D>, _ cue: CorrectionCue?, _ slot: Slot<D>?
  ) -> Bool {
    guard cue == .replacing, mentions.all.count == 1, let mention = mentions.all.first,
      mention.hasNoValue, let target = agenda.slot(mention.path), target.answer != nil,
      target.path != slot?.path
    else { return false }
    state.focus = target.path
    ask()
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

  /// "Actually make it 1900": the answer changed last, unless another is meant more plainly.
  private mutating func correctLast(
    _ line: Line, _ wording: Wording, _ cue: CorrectionCue, _ slot: Slot<D>?
  ) -> Bool {
    // "No" alone takes nothing's place.
    guard line.saysMoreThanCue else { return false }
    let part = line.withoutCue
    let asked = slot.flatMap { $0.answer == nil ? $0 : nil }
    let askedTakes = asked.map { isAnswer(line, wording, part, to: $0) } ?? false
    // A yes or no is for the question asked, not for one that was answered before.
    let isYesOrNo = askedTakes && isBoolean(asked)
    if isYesOrNo, line.isPlainNo { return false }
    let agenda = agenda
    var whole: [Target] = []
    var partial: [Target] = []
    var refused: Target?
    for target in agenda.slots where target.applies {
      guard let ask = target.ask, let old = target.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, target.index)
      let isLast = target.path == state.lastChanged
      if dimension.takesAnyWords, !isLast || askedTakes { continue }
      // Almost any line that corrects something says "no" or "right" on the way.
      if dimension.name == "boolean", !isLast || !CorrectionCue.isPlain(in: wording) { continue }
      if isYesOrNo, dimension.name == "boolean" { continue }
      let revised = dimension.revise(old, part, reading)
      // Nearly any words can be a wish of one's own.
      if case .understood(_, let evidence) = revised, evidence.rule == "choices.own" { continue }
      switch (revised, dimension.read(part, reading)) {
      case (.understood(let value, _), .understood): whole.append((target, revised, value))
      case (.understood(let value, _), _): partial.append((target, revised, value))
      case (.ambiguous(let values, _), _), (.unclear(.severalValues(let values)), _):
        if isLast, let value = values.first { partial.append((target, revised, value)) }
      case (.unclear(.refused(let value, _, _)), _):
        if isLast { refused = (target, revised, value) }
      case (.unclear, _): break
      }
    }
    guard let meant = meant(whole, partial, refused) else { return false }
    if askedTakes, let asked {
      // A bare value belongs to the question asked, unless the last answer is plainly taken back.
      guard meant.count == 1, meant[0].slot.path == state.lastChanged,
        case .understood = meant[0].reading
      else { return false }
      if case .hesitating = cue, let value = value(of: asked, part) {
        return askTarget([(meant[0].slot, meant[0].value), (asked, value)], part)
      }
    }
    guard meant.count == 1 else { return askTarget(meant.map { ($0.slot, $0.value) }, part) }
    if take(meant[0].reading, for: meant[0].slot, line: line, asksNext: false) { finishTurn() }
    return true
  }

  private mutating func isBoolean(_ slot: Slot<D>?) -> Bool {
    guard let slot, let ask = slot.ask else { return false }
    return ask.dimension(agenda.draft, slot.index).name == "boolean"
  }

  private typealias Target = (slot: Slot<D>, reading: Reading<JSONValue>, value: JSONValue)

  /// The answers that a correction without a name can mean: a whole value counts for more than a
  /// part of one, and the answer changed last for more than the others.
  private func meant(
    _ whole: [Target], _ partial: [Target], _ refused: Target?
  ) -> [Target]? {
    let isLast = { (target: Target) in target.slot.path == state.lastChanged }
    if let last = whole.first(where: isLast) { return [last] }
    if let last = partial.first(where: isLast) { return [last] + whole }
    if !whole.isEmpty { return whole }
    if let refused { return [refused] }
    return partial.isEmpty ? nil : partial
  }

  /// Whether a line may be the answer to the question; free text takes all but plain corrections.
  private mutating func isAnswer(
    _ line: Line, _ wording: Wording, _ part: Line, to slot: Slot<D>
  ) -> Bool {
    if slot.ask?.dimension(agenda.draft, slot.index).takesWholeLine == true {
      return !CorrectionCue.opensPlainly(wording)
    }
    return understands(slot, part)
  }

  private mutating func understands(_ slot: Slot<D>, _ line: Line) -> Bool {
    value(of: slot, line) != nil
  }

  /// The value a line says for a question, the likeliest where there are several.
  private mutating func value(of slot: Slot<D>, _ line: Line) -> JSONValue? {
    guard let ask = slot.ask else { return nil }
    switch ask.dimension(agenda.draft, slot.index).read(line, reading) {
    case .understood(let value, _): return value
    case .ambiguous(let values, _): return values.first
    case .unclear: return nil
    }
  }

  /// Asks which of several answers is meant; each reads the words in its own way then.
  private mutating func askTarget(
    _ targets: [(slot: Slot<D>, value: JSONValue)], _ line: Line
  ) -> Bool {
    isUnderstood = false
    let evidence = line.evidence(0..<line.tokens.count, rule: "correction")
    state.pending = .target(
      targets.map(\.slot.path), values: targets.map(\.value), evidence)
    say(.target(heard: evidence.words, labels: targets.map { label($0.slot.path) }))
    return true
  }
}

extension Line {
  /// The line without the words that announce a correction.
  var withoutCue: Line {
    var start = 0
    while start < tokens.count, Self.cueWords.contains(tokens[start].word) { start += 1 }
    guard start > 0, start < tokens.count else { return self }
    return keeping(tokens[start].span.lowerBound..<text.utf8.count)
  }

  /// Whether there is anything besides the words that announce a correction.
  var saysMoreThanCue: Bool { tokens.contains { !Self.cueWords.contains($0.word) } }

  /// Whether the line says no and corrects nothing: "no", "not now to all".
  fileprivate var isPlainNo: Bool {
    guard let first = tokens.first, ["no", "nope", "not"].contains(first.word) else { return false }
    return CorrectionCue(Wording(keeping(first.span.upperBound..<text.utf8.count))) == nil
  }

  private static let cueWords: Set<String> = [
    "actually", "sorry", "wait", "oops", "no", "nope", "ah", "oh", "hmm", ",", ".", "-", "i",
    "meant", "mean", "make", "it", "that", "should", "be", "is", "it's", "change", "to", "set",
    "update", "correction", "rather", "keep", "hold", "on", "said", "instead",
  ]
}

extension String {
  /// The text without signs around it.
  var trimmingSigns: String {
    var text = self[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text = text.dropFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber { text = text.dropLast() }
    return String(text)
  }
}
