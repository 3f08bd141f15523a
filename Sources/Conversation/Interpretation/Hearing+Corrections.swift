import Understanding

/// What the words of a line do with answers that were given before.
extension Hearing {
  /// Whether a verb that changes a part of something stands before the name of an answer which is not
  /// that of a slot: "drop the second goal".
  func editsAnswer(besides slot: Slot) -> Bool {
    mentions.all.contains { mention in
      mention.path != slot.path && agenda.slot(mention.path)?.answer != nil
        && (EditWords.verb(before: mention.name, in: line) != nil
          || EditWords.open(line.keeping(line.clauseSpan(around: mention.name))))
    }
  }

  /// Whether the name of a field is only a word of an answer to the question that is asked: the "goals"
  /// of "future and goals".
  func isPartOfAnswer(_ name: Range<Int>) -> Bool {
    guard let current, current.isOpen else { return false }
    return places(of: current).contains { place in
      place.lowerBound <= name.lowerBound && name.upperBound <= place.upperBound && place != name
    }
  }

  /// Whether a part of the line is nothing but a value in numbers of an answer besides that of a slot.
  func isValueOfOther(_ part: Line, than slot: Slot) -> Bool {
    guard let content = part.content, part.saysNumber else { return false }
    return agenda.slots.contains { other in
      guard other.applies, other.path != slot.path, other.answer?.value != nil,
        scene.isNear(other, slot), let dimension = dimension(of: other), dimension.form == .value,
        case .understood(_, let evidence) = dimension.read(part, day)
      else { return false }
      return evidence.span.lowerBound <= content.lowerBound
        && content.upperBound <= evidence.span.upperBound
    }
  }

  /// Whether a yes that has to be said in answer to the question itself is taken back or limited elsewhere
  /// in the line: "yes to the profile, no to the Strava part".
  func isHalfGranted(_ slot: Slot, _ value: JSONValue?) -> Bool {
    guard slot.ask?.isOnlyAnswered == true, value == .bool(true) else { return false }
    return dimension(of: slot)?.read((opening ?? self).line, day).value != value
  }

  /// What becomes of the value before, where a line takes back the step by which it was changed last, in
  /// favour of another: "actually only 100 lower" after "200 lower".
  func restepped(
    _ reading: Reading<JSONValue>, of old: JSONValue, at slot: Slot, by part: Line,
    _ dimension: AnyDimension
  ) -> Reading<JSONValue>? {
    guard cue != nil, !line.goesFurther, reading.evidence?.isEdit == true,
      slot.path == scene.state.lastChanged, slot.answer?.evidence?.isEdit == true,
      let new = reading.value?.double, let now = old.double,
      let before = scene.state.undo.last?.before.first(where: { $0.path == slot.path })?
        .answer?.value, let start = before.double, (new < now) == (now < start)
    else { return nil }
    return dimension.revise(before, part, day)
  }
}

extension Hearing {
  /// Whether words are items of a list that is asked for, or of one that is shown, and change no other answer that
  /// is neither named nor the last: the days of "not Monday and Wednesday" move no date.
  func isItemElsewhere(_ said: Evidence, than slot: Slot) -> Bool {
    if isCountOfList(said, than: slot) { return true }
    guard slot.path != current?.path, slot.path != scene.state.lastChanged,
      !said.words.contains(where: \.isNumber),
      !mentions.all.contains(where: { $0.path == slot.path })
    else { return false }
    return agenda.slots.contains { other in
      guard other.path != slot.path, other.applies,
        other.path == current?.path
          || current?.ask == nil && other.answer?.value?.array != nil,
        dimension(of: other)?.takesAnyWords == false
      else { return false }
      return matches(of: other).contains { match in
        match.values.first?.array != nil && line.span(match.tokens).overlaps(said.span)
      }
    }
  }

  /// Whether a value stands right behind the name of a list, which it counts: the 2 of "goal 2".
  private func isCountOfList(_ said: Evidence, than slot: Slot) -> Bool {
    let names = mentions.all.filter { mention in
      mention.name.upperBound + 1 == said.span.lowerBound
    }
    return names.contains { agenda.slot($0.path)?.answer?.value?.array != nil }
      && !names.contains { $0.path == slot.path }
  }
}

extension Hearing {
  /// All words but those of clauses that answer the question which is asked, and those that surely say
  /// another value: the "50 minutes" of "saturday should be sunday, and 50 minutes".
  func words(
    besides asked: Slot?, correcting slot: Slot, _ reading: Reading<JSONValue>
  ) -> DialogueAct.Words {
    guard let said = reading.evidence?.span else { return .all }
    let answers = line.clauses().map { line.span($0.tokens) }.filter { clause in
      asked.map { self.answers(clause, $0) } == true
    }
    let claimed = claims.filter { $0.path != slot.path }.map { line.span($0.match.tokens) }
    let others = (answers + claimed).filter { !$0.overlaps(said) }
    return others.isEmpty ? .all : .allBut(others)
  }

  /// Whether a clause by itself says the value that is asked for.
  private func answers(_ clause: Range<Int>, _ asked: Slot) -> Bool {
    guard asked.answer == nil, let dimension = dimension(of: asked), dimension.form == .value else {
      return false
    }
    return dimension.read(line.keeping(clause), day).value != nil
  }
}
