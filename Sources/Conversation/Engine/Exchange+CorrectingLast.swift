import Understanding

extension Exchange {
  /// "Actually make it 1900": the answer changed last, unless another is meant more plainly.
  mutating func correctLast(
    _ line: Line, _ wording: Wording, _ cue: CorrectionCue, _ slot: Slot<D>?
  ) -> Bool {
    // "No" alone takes nothing's place.
    guard line.saysMoreThanCue else { return false }
    let part = line.withoutCue
    let asked = slot.flatMap { $0.answer == nil ? $0 : nil }
    let askedTakes = asked.map { isAnswer(line, wording, part, to: $0) } ?? false
    // A yes or no is for the question asked, not for one that was answered before.
    let isYesOrNo = askedTakes && asksYesOrNo(asked)
    if isYesOrNo, line.isPlainNo { return false }
    let agenda = agenda
    var candidates = Candidates()
    for target in agenda.slots where target.applies {
      guard let ask = target.ask, let old = target.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, target.index)
      let isLast = target.path == state.lastChanged
      if dimension.takesAnyWords, !isLast || askedTakes { continue }
      // Almost any line that corrects something says "no" or "right" on the way.
      if dimension.isYesOrNo, !isLast || !CorrectionCue.isPlain(in: wording) { continue }
      if isYesOrNo, dimension.isYesOrNo { continue }
      let revised = dimension.revise(old, part, reading)
      // Nearly any words can be a wish of one's own.
      if case .understood(_, let evidence) = revised, evidence.isOwnWish { continue }
      let repeats = dimension.matches(part, reading).contains { $0.values == [old] }
      switch (revised, dimension.read(part, reading)) {
      case (.understood(let value, _), .understood):
        candidates.add((target, revised, value), isWhole: true, repeats)
      case (.understood(let value, _), _):
        candidates.add((target, revised, value), isWhole: false, repeats)
      case (.ambiguous(let values, _), _), (.unclear(.severalValues(let values)), _):
        guard isLast, let value = values.first else { continue }
        candidates.add((target, revised, value), isWhole: false, repeats)
      case (.unclear(.refused(let value, _, _)), _):
        if isLast { candidates.refused = (target, revised, value) }
      case (.unclear, _): break
      }
    }
    guard let meant = candidates.meant(last: state.lastChanged) else { return false }
    if askedTakes, let asked {
      // Words of one's own could be nearly anything; whether they are is asked.
      if isFreeText(asked), !candidates.isRepeating, let value = value(of: asked, line) {
        return askTarget(meant.map { ($0.slot, $0.value) } + [(asked, value)], line)
      }
      // A bare value belongs to the question asked, unless the last answer is plainly taken back.
      guard meant.count == 1, meant[0].slot.path == state.lastChanged,
        meant[0].value != meant[0].slot.answer?.value, case .understood = meant[0].reading
      else { return false }
      if case .hesitating = cue, let value = value(of: asked, part) {
        return askTarget([(meant[0].slot, meant[0].value), (asked, value)], part)
      }
    }
    guard meant.count == 1 else { return askTarget(meant.map { ($0.slot, $0.value) }, part) }
    if take(meant[0].reading, for: meant[0].slot, line: line, asksNext: false) { finishTurn() }
    return true
  }

  mutating func asksYesOrNo(_ slot: Slot<D>?) -> Bool {
    guard let slot, let ask = slot.ask else { return false }
    return ask.dimension(agenda.draft, slot.index).isYesOrNo
  }

  private mutating func isFreeText(_ slot: Slot<D>) -> Bool {
    slot.ask?.dimension(agenda.draft, slot.index).takesWholeLine == true
  }

  private typealias Target = (slot: Slot<D>, reading: Reading<JSONValue>, value: JSONValue)

  /// The answers that a correction without a name can mean.
  private struct Candidates {
    var whole: [Target] = []
    var partial: [Target] = []
    var refused: Target?
    /// Whether the line repeats an answer as it was; only such answers count then.
    private(set) var isRepeating = false

    mutating func add(_ target: Target, isWhole: Bool, _ repeats: Bool) {
      if repeats, !isRepeating {
        whole = []
        partial = []
        isRepeating = true
      }
      guard repeats == isRepeating else { return }
      if isWhole { whole.append(target) } else { partial.append(target) }
    }

    /// The answers that are meant: a whole value counts for more than a part of one, and the answer
    /// changed last for more than the others.
    func meant(last: Path?) -> [Target]? {
      let isLast = { (target: Target) in target.slot.path == last }
      if let last = whole.first(where: isLast) { return [last] }
      if let last = partial.first(where: isLast) { return [last] + whole }
      if !whole.isEmpty { return whole }
      if let refused { return [refused] }
      return partial.isEmpty ? nil : partial
    }
  }

  /// Whether a line may be the answer to the question; free text takes all but plain corrections.
  private mutating func isAnswer(
    _ line: Line, _ wording: Wording, _ part: Line, to slot: Slot<D>
  ) -> Bool {
    if isFreeText(slot) {
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
