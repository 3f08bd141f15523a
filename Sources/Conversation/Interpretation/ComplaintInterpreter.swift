import Understanding

/// "1800 is too much", "the 45 was a typo, 40", "the window is an hour too late": which of the answers a line
/// says to be wrong or too much, and what it says in its place.
struct ComplaintInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  private var line: Line { hearing.line }

  /// The answer's new value, where the line says one ("1800 is too much, 1600") or by how much it is too
  /// much, or else its question.
  var act: DialogueAct? {
    guard let complaint = line.complaint else { return nil }
    // "I said no to location, that was wrong, yes please"
    let saying = line.clauseOfSaying(before: complaint.clause)
    let about = [saying, complaint.clause].compactMap { $0 }
    let named = about.firstNonNil { target(of: $0) }
    guard let target = named ?? (complaint.pointsBack ? last : nil),
      let dimension = hearing.dimension(of: target)
    else { return nil }
    // "The window is an hour too early"
    let mended = hearing.revision(of: target, by: line.keeping(complaint.clause))
    if mended.evidence?.isEdit == true, let value = mended.value, value != target.answer?.value,
      !adds(value, to: target.answer?.value)
    {
      // What comes in the place of an item stands behind the complaint about it.
      let exchanged = hearing.revision(of: target, by: line)
      if exchanged.evidence?.isEdit == true, let new = exchanged.value?.array,
        new.count == target.answer?.value?.array?.count, new != value.array
      {
        return hearing.act(
          target, exchanged, .announced,
          using: hearing.words(besides: slot, correcting: target, exchanged))
      }
      return hearing.act(target, mended, .announced, using: .at([complaint.clause]))
    }
    let rest = line.blanking(about)
    if named == nil, takes(rest) { return nil }
    // "The days are wrong. Monday, not Tuesday" leaves the others.
    let revised = hearing.revision(of: target, by: rest)
    let fresh = dimension.read(rest, hearing.day)
    // "The 26th is wrong, 27th" leaves the month.
    let isPart = dimension.form == .value && target.answer?.value?.array == nil
    let isRevised = isPart && revised.value != nil || revised.evidence?.isEdit == true
    let reading = isRevised || fresh.value == nil ? revised : fresh
    if reading.value != nil {
      return hearing.act(
        target, reading, .announced,
        using: hearing.words(besides: slot, correcting: target, reading))
    }
    // "That's wrong" alone is talk, and "that's too low" may be about what is suggested.
    let isAlone = !rest.saysSomething && !rest.saysNumber
    return isAlone && named != nil && !dimension.isYesOrNo
      ? DialogueAct(.change(target.path), .announced) : nil
  }

  /// Whether a list gains something, which no complaint asks for.
  private func adds(_ value: JSONValue, to old: JSONValue?) -> Bool {
    guard let new = value.array, let old = old?.array else { return false }
    return new.count > old.count
  }

  /// Whether the question that is asked takes what the line says besides.
  private func takes(_ rest: Line) -> Bool {
    guard let slot, slot.answer == nil, let dimension = hearing.dimension(of: slot) else {
      return false
    }
    return dimension.read(rest, hearing.day).value != nil
  }

  /// The answer changed last.
  private var last: Slot? {
    hearing.scene.state.lastChanged.flatMap(hearing.agenda.slot).flatMap {
      isChangeable($0) ? $0 : nil
    }
  }

  /// The answer that a clause names, or whose value it repeats: the one changed last before others.
  private func target(of clause: Range<Int>) -> Slot? {
    let named = hearing.mentions.all.filter { $0.name.overlaps(clause) }
    if !named.isEmpty {
      guard named.count == 1, let target = hearing.agenda.slot(named[0].path) else { return nil }
      return isChangeable(target) || isName(target) ? target : nil
    }
    let part = line.keeping(clause)
    let repeated = hearing.agenda.slots.filter { target in
      guard isChangeable(target), let old = target.answer?.value,
        let dimension = hearing.dimension(of: target), !dimension.isYesOrNo
      else { return false }
      // "Wednesday doesn't work" takes it out of the days.
      if old.array != nil, case let edited = hearing.revision(of: target, by: part),
        edited.evidence?.isEdit == true
      {
        return edited.value != old
      }
      let matches = dimension.matches(part, hearing.day)
      return !matches.isEmpty
        && (matches.allSatisfy { $0.values.contains(old) }
          || dimension.isSaid(old, in: part, hearing.day))
    }
    return repeated.count == 1
      ? repeated[0] : repeated.first { $0.path == hearing.scene.state.lastChanged }
  }

  /// Whether a name was given: it is wrong only by its own name, "the name is wrong", as it may stand anywhere.
  private func isName(_ target: Slot) -> Bool {
    target.applies && target.answer?.value != nil && hearing.dimension(of: target)?.form == .name
  }

  private func isChangeable(_ target: Slot) -> Bool {
    target.applies && target.answer?.value != nil && target.path != slot?.path
      && hearing.dimension(of: target)?.takesAnyWords == false
  }
}
