import Understanding

/// Words of a text that stand in the place of others.
extension ReplacementInterpreter {
  /// "Left ankle, not right" behind "sprained right ankle": a text, given last or the only one, of which a word is
  /// taken back, where no text is asked for.
  var ofText: DialogueAct? {
    guard askedForm != .text, let replacement = line.replacement,
      // Behind a verb that adds, a "not" is a word of what is added.
      !EditWords.haveVerb(in: replacement.kept)
    else { return nil }
    let texts = agenda.slots.filter { slot in
      slot.applies && slot.answer?.value != nil && hearing.dimension(of: slot)?.form == .text
    }
    let last = texts.first { $0.path == hearing.scene.state.lastChanged }
    let only = slot?.ask == nil && hearing.mentions.all.isEmpty ? texts.only : nil
    guard let target = last ?? only, let old = target.answer?.value,
      let dimension = hearing.dimension(of: target)
    else { return nil }
    guard let text = old.string else { return ofNote(old, at: target, replacement, dimension) }
    guard replacement.saysNoLess, !replacement.leavesOpen(in: text),
      Line(replacement.rejected.withoutLead).isPart(of: Line(text)),
      let place = replacement.kept.content
    else { return nil }
    let new = text.exchanging(
      replacement.rejected.withoutLead, for: replacement.kept.withoutCue.withoutLead)
    let evidence = Evidence(words: line.text(at: place), span: place, rule: .editing("text"))
    let reading = Reading.understood(JSONValue.string(new), evidence)
    guard new != text else { return nil }
    return hearing.act(target, reading, .announced)
  }

  /// "It was three espressos, not two": a word of a text that is stored with other things.
  private func ofNote(
    _ old: JSONValue, at target: Slot, _ replacement: Replacement, _ dimension: AnyDimension
  ) -> DialogueAct? {
    let reading = dimension.revise(old, replacement.change, hearing.day)
    guard reading.evidence?.isEdit == true, reading.value != old else { return nil }
    return hearing.act(target, reading, .announced)
  }
}
