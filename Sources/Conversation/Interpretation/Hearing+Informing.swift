import Understanding

extension Hearing {
  /// A value that a line says for a slot, and whose it is.
  func inform(
    _ slot: Slot, _ reading: Reading<JSONValue>, of said: Line? = nil
  ) -> Inform {
    let said = said ?? line
    var inform = Inform(slot.path, reading, of: said)
    inform.manner = manner(of: reading, in: said, slot)
    inform.leftOut =
      inform.manner == .limited
      ? lengthsByDay.map { line.text(at: $0.days) } : leftOut(of: reading, in: said, slot)
    return inform
  }

  /// The act of saying one value for a slot.
  func act(
    _ slot: Slot, _ reading: Reading<JSONValue>, _ basis: DialogueAct.Basis,
    using words: DialogueAct.Words = .all
  ) -> DialogueAct {
    DialogueAct(.inform([inform(slot, reading)]), basis, using: words)
  }

  /// What a list has no place for, unless words of one's own are taken as they are.
  private func leftOut(
    of reading: Reading<JSONValue>, in said: Line, _ slot: Slot
  ) -> [String] {
    let (value, place) =
      if case .unclear(.refused(let few, _, let evidence)) = reading {
        (few, evidence.span)
      } else {
        (reading.value ?? .null, reading.evidence?.span ?? 0..<0)
      }
    guard let values = value.array, let dimension = dimension(of: slot) else { return [] }
    let taken = values.compactMap { $0.string?.lowercased() }
    let names = elementNames.found.map { line.span($0.tokens) }
    let others = mentions.all.map { $0.path == slot.path ? $0.name : $0.clause }
    return said.blanking(names + others)
      .strangeItems(expecting: dimension.vocabulary, around: place)
      // What a line before has said was told then.
      .filter { word in
        line.text.contains(word) && !taken.contains { $0.contains(word.lowercased()) }
      }
  }

  /// Whether a line says a value, of somebody else where the answer is about the person, or asks about it.
  private func manner(
    of reading: Reading<JSONValue>, in said: Line, _ slot: Slot
  ) -> Inform.Manner {
    if isLimited(reading, of: slot) { return .limited }
    // A sentence without anything that hurts may be a remark where most have nothing to say.
    if let evidence = reading.evidence, let dimension = dimension(of: slot),
      dimension.takesNone(day),
      reading.value?.string?.isEmpty == false, slot.answer == nil, !evidence.isEdit,
      case let text = said.keeping(evidence.span), !text.namesWhatHurts, text.wordOfNone == nil
    {
      return .asked
    }
    // A text may speak of anybody.
    guard let evidence = reading.evidence, let dimension = dimension(of: slot),
      !dimension.takesWholeLine, !dimension.isYesOrNo
    else { return .said }
    // A reading that a line only picks was said by one before it.
    guard evidence.stands(in: (opening ?? self).line) else { return .said }
    let isSingle = dimension.form == .value && reading.value?.array == nil && !evidence.isEdit
    if evidence.isToldOfSomebody || isSingle && said.criticizes(evidence.span) {
      return .asked
    }
    if said.asksAbout(evidence.span) || saysAge(reading, of: slot) { return .asked }
    // The question behind a value that is said back may have been taken already.
    if let opening, opening.line.saysBack(evidence.span) { return .asked }
    // Who says of what is suggested how it seems has not taken it.
    if said.callsMuchOrLittle(evidence.span), let value = reading.value,
      value == slot.ask?.suggestion?(agenda.draft, slot.index)?.value
    {
      return .asked
    }
    if slot.answer?.value != nil,
      said.asksWhatIsPossible(around: evidence.span) || said.asksByStatement(around: evidence.span)
    {
      return .asked
    }
    guard slot.path.element != nil else {
      return OtherPerson.isSubject(of: said, around: evidence.span) ? .ofSomebodyElse : .said
    }
    // The choices for a child may be told by whoever is around it.
    let isChosen =
      dimension.form != .value || dimension.takesAnyWords || evidence.isOwnWish
      || slot.ask?.choices(agenda.draft, slot.index).isEmpty == false
    return !isChosen && OtherPerson.isToldOf(in: said, around: evidence.span)
      ? .ofSomebodyElse : .said
  }

  /// Whether a rating of somebody may be their age: the 4 of "she's 4" where she is four.
  private func saysAge(_ reading: Reading<JSONValue>, of slot: Slot) -> Bool {
    guard let element = slot.path.element, dimension(of: slot)?.measured.isEmpty == false,
      let years = reading.value?.int, let evidence = reading.evidence,
      line.isBehindPerson(evidence.span)
    else { return false }
    return agenda.slots.contains { other in
      other.path.element == element && dimension(of: other)?.isBirthday == true
        && other.answer?.value?.string.flatMap(CalendarDate.init)?.age(on: day.today) == years
    }
  }
}
