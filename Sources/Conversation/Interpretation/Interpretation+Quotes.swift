import Understanding

/// Answers that stand in quotes, or behind the question said back.
extension Interpretation {
  /// What stands behind the question that is said back: "how many calories per day? 1800".
  var answerBehindQuestion: DialogueAct? {
    guard let slot, let ask = slot.ask, let dimension = hearing.dimension(of: slot),
      let place = hearing.line.answer(behind: ask.prompt(hearing.agenda.draft, slot.index))
    else { return nil }
    let line = hearing.line.keeping(place)
    let reading = dimension.read(line, hearing.day)
    guard reading.value != nil else { return nil }
    return DialogueAct(.inform([hearing.inform(slot, reading, of: line)]), .asked)
  }

  /// Words in quotes are the answer, whatever they would be without them.
  var quotation: DialogueAct? {
    guard let slot, let quoted = hearing.line.text.trimmingWhitespace.quoted,
      let dimension = hearing.dimension(of: slot)
    else { return nil }
    // The quotes stay: a name in quotes is taken as it stands.
    let line = hearing.line.quoted.count > 1 ? hearing.line : Line("\"\(quoted)\"")
    let reading = dimension.read(line, hearing.day)
    if reading.isNothing {
      let plain = Line(quoted)
      let bare = dimension.read(plain, hearing.day)
      return DialogueAct(.inform([hearing.inform(slot, bare, of: plain)]), .asked)
    }
    return DialogueAct(.inform([hearing.inform(slot, reading, of: line)]), .asked)
  }
}
