import Understanding

/// "1800 is too much", "the window is an hour too late": which of the answers a line says to be too much, too
/// early and the like.
struct ComplaintInterpreter<D: Draft> {
  let hearing: Hearing<D>
  /// The item that is asked; nil where nothing is.
  let slot: Slot<D>?

  /// The answer's new value, where the line says one ("1800 is too much, 1600") or by how much it is too
  /// much, or else its question.
  var act: DialogueAct? {
    guard let complaint = hearing.line.clauseOfExcess, let target = target(of: complaint),
      let dimension = hearing.dimension(of: target)
    else { return nil }
    // "The window is an hour too early"
    let mended = hearing.revision(of: target, by: hearing.line.keeping(complaint))
    if mended.evidence?.isEdit == true {
      return DialogueAct(
        .inform([hearing.inform(target, mended)]), .announced, using: .at([complaint]))
    }
    let rest = hearing.line.blanking([complaint])
    guard rest.saysSomething else { return DialogueAct(.change(target.path), .announced) }
    let reading = dimension.read(rest, hearing.day)
    guard reading.value != nil else { return nil }
    return DialogueAct(.inform([hearing.inform(target, reading)]), .announced)
  }

  /// The answer that a clause names, or whose value it repeats: the one changed last before others.
  private func target(of complaint: Range<Int>) -> Slot<D>? {
    let named = hearing.mentions.all.filter { $0.name.overlaps(complaint) }
    if !named.isEmpty {
      guard named.count == 1, let target = hearing.agenda.slot(named[0].path) else { return nil }
      return isChangeable(target) ? target : nil
    }
    let part = hearing.line.keeping(complaint)
    let repeated = hearing.agenda.slots.filter { target in
      guard isChangeable(target), let old = target.answer?.value,
        let matches = hearing.dimension(of: target)?.matches(part, hearing.day)
      else { return false }
      return !matches.isEmpty && matches.allSatisfy { $0.values == [old] }
    }
    let last = hearing.scene.state.lastChanged
    return repeated.count == 1 ? repeated[0] : repeated.first { $0.path == last }
  }

  private func isChangeable(_ target: Slot<D>) -> Bool {
    guard target.applies, target.answer?.value != nil, target.path != slot?.path,
      let dimension = hearing.dimension(of: target)
    else { return false }
    return !dimension.takesAnyWords && !dimension.isYesOrNo
  }
}
