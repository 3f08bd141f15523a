import Understanding

/// "Forget about the knee, it's fine now", "no sorry, coffee was right": the answer given last, or a part of it,
/// is taken back without another in its place.
struct RetractionInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  private var line: Line { hearing.line }

  /// What it was before, nothing, or its question.
  var act: DialogueAct? {
    guard line.saysWasRight || line.retracts || line.restores, let target, target.applies,
      target.path != slot?.path, let dimension = hearing.dimension(of: target)
    else { return nil }
    return restored(target, dimension) ?? retracted(target, dimension)
  }

  /// The answer that the line names, or the one given last.
  private var target: Slot? {
    let named = line.restores ? hearing.mentions.all.map(\.path) : []
    let meant = named.count == 1 ? named[0] : hearing.scene.state.lastChanged
    return meant.flatMap(hearing.agenda.slot)
  }

  /// The value before, which was right after all.
  private func restored(_ target: Slot, _ dimension: AnyDimension) -> DialogueAct? {
    let changes = hearing.scene.state.undo.reversed().lazy
    let befores = changes.compactMap { $0.before.first { $0.path == target.path }?.answer?.value }
    guard line.saysWasRight || line.restores, !dimension.isYesOrNo || line.restores,
      let before = befores.first, before != target.answer?.value
    else { return nil }
    // What it is not to be may be said too: "not 1550, the one before".
    let matches = hearing.matches(of: target).filter { match in
      target.answer?.value.map { match.values != [$0] } ?? true
    }
    guard matches.isEmpty ? line.restores : matches.allSatisfy({ $0.values == [before] }) else {
      return nil
    }
    return DialogueAct(
      .inform([hearing.inform(target, .understood(before, hearing.evidence("restored")))]),
      .announced)
  }

  /// A text of which something is not meant any more: what stays of it is for the person to say.
  private func retracted(_ target: Slot, _ dimension: AnyDimension) -> DialogueAct? {
    guard dimension.form == .text, let text = target.answer?.value?.string, line.retracts,
      slot.flatMap(hearing.dimension)?.form != .text
    else { return nil }
    let said = Line(text).contentWords
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    guard clauses.contains(where: { $0.contentWords.contains(where: said.contains) }) else {
      return nil
    }
    // "Put none"
    for clause in clauses.reversed() where clause.saysNoneOfIt {
      let reading = dimension.read(.none, hearing.day)
      guard reading.value != nil else { continue }
      return DialogueAct(.inform([hearing.inform(target, reading)]), .announced)
    }
    return DialogueAct(.change(target.path), .announced)
  }
}
