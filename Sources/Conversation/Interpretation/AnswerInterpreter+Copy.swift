import Understanding

extension AnswerInterpreter {
  /// The answer of another element of a group, perhaps with something changed: "same as Ben", "the
  /// same topics, plus health".
  var copy: DialogueAct? {
    guard let element = slot.path.element, slot.ask != nil,
      hearing.scene.group(element.group)?.nameField != slot.path.item,
      let head = line.beforeException.map(line.span)
    else { return nil }
    let copying = CopyInterpreter(hearing: hearing)
    if copying.copies(0..<line.text.utf8.count, of: line, for: slot) { return copied { $0 } }
    // What follows the first clause changes the copy.
    let change = line.keeping(from: head.upperBound)
    guard copying.copies(head, of: line, for: slot), EditWords.areSaid(in: change), let dimension
    else { return nil }
    return copied { dimension.revise($0, change, hearing.day).value }
  }

  /// The answer of another element as the one to the question, with what becomes of it.
  private func copied(changing change: (JSONValue) -> JSONValue?) -> DialogueAct? {
    let named = hearing.elementNames.found.flatMap(\.elements).filter { $0 != slot.path.element }
    let reading = CopyInterpreter(hearing: hearing).values(
      for: slot, of: named, hearing.evidence("same"), changing: change)
    return reading.isNothing ? nil : hearing.act(slot, reading, .asked)
  }
}
