import Understanding

extension LastAnswerInterpreter {
  /// The answers that a correction without a name can mean.
  struct Candidates {
    var whole: [Target] = []
    var partial: [Target] = []
    var refused: Target?
    /// The name that the line gives something by words such as "call it".
    var introduced: Target?
    /// Whether a list would not be allowed as the line edits it, so that no other list is meant.
    var isListRefused = false
    /// The places of the words that name items of a list and change nothing of it.
    var passedOver: [Range<Int>] = []
    /// The answers besides free text that take the words as a whole.
    var others: [Target] = []
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

    /// The only one of several numbers that changes by little, where all others would become quite
    /// another: "no, 3:10" of 3 hours and of sessions of 45 minutes.
    private var nearest: Target? {
      let changes = whole.map(change)
      let near = whole.indices.filter { changes[$0].map { $0 <= 0.25 } ?? false }
      guard whole.count > 1, near.count == 1, changes.allSatisfy({ $0 != nil }),
        whole.indices.allSatisfy({ near.contains($0) || (changes[$0] ?? 0) > 0.5 })
      else { return nil }
      return whole[near[0]]
    }

    /// By how much of itself a number changes; nil for what is no number.
    private func change(of target: Target) -> Double? {
      guard let old = target.slot.answer?.value?.double, let new = target.value.double else {
        return nil
      }
      return abs(new - old) / max(abs(new), abs(old), 1)
    }

    /// The answers that are meant: a whole value counts for more than a part of one, and the answer
    /// changed last for more than the others.
    func meant(last: Path?) -> [Target]? {
      let isLast = { (target: Target) in target.slot.path == last }
      if let last = whole.first(where: isLast) { return [last] }
      // "Actually 1950" is 1900 calories before it is one end of a window.
      if whole.count == 1, let change = change(of: whole[0]), change <= 0.1 { return whole }
      if let last = partial.first(where: isLast) { return [last] + whole }
      if !whole.isEmpty { return nearest.map { [$0] } ?? whole }
      if let refused { return [refused] }
      return partial.isEmpty ? nil : partial
    }
  }

  /// What becomes of an answer by a line without its "no", or with it where that is a word of what the
  /// line says: "no food after 9".
  func revision(
    of old: JSONValue, at target: Slot, by part: Line, _ dimension: AnyDimension
  ) -> Reading<JSONValue> {
    // The verb that corrects says what becomes of days: "change Friday to Saturday" names no two days.
    if dimension.takesDaysOfWeek, line.exchangesDays {
      return hearing.revision(of: old, at: target, by: hearing.words(for: target), dimension)
    }
    // So does the verb that changes some words of a text, and what adds to it.
    if dimension.takesWholeLine {
      let whole = hearing.revision(
        of: old, at: target, by: hearing.words(for: target), dimension)
      if whole.evidence?.isEdit == true || line.addsMore { return whole }
    }
    if let first = line.tokens.first, line.beginsWithDenial {
      let whole = hearing.revision(
        of: old, at: target, by: hearing.words(for: target), dimension)
      // "No Sundays" takes them out, and "no, Sundays" says them.
      let denies =
        line.tokens.dropFirst().first?.kind == .word && whole.evidence?.isEdit == true
      if whole.value != nil,
        denies || whole.evidence?.span.lowerBound == first.span.lowerBound
      {
        return whole
      }
    }
    return hearing.revision(
      of: old, at: target, by: hearing.words(for: target, of: part), dimension)
  }
}
