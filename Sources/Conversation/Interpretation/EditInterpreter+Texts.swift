import Understanding

/// Edits of other answers where any line could be the text that is asked for.
extension EditInterpreter {
  /// The open question that takes any line as its text; an edit of another answer is heard there all the
  /// same.
  var text: Slot? {
    slot.flatMap { $0.answer == nil && hearing.isText($0) ? $0 : nil }
  }

  /// The text that gains what a line adds in its shape, where no other answer is named: "also asthma".
  var addition: DialogueAct? {
    guard slot?.ask == nil, hearing.mentions.all.isEmpty, let start = hearing.line.wordsOfAddition
    else { return nil }
    let part = hearing.line.keeping(from: start)
    let texts = hearing.agenda.slots.filter {
      $0.answer?.value?.string?.isEmpty == false
        && hearing.dimension(of: $0)?.takesNone(hearing.day) == true
        && hearing.hasShapeOfText(part, for: $0)
    }
    guard let target = texts.only else { return nil }
    let reading = hearing.revision(of: target, by: hearing.line)
    return hearing.act(target, reading, .announced)
  }

  /// What becomes of the only text of which a line takes out or changes some words, without saying of what: "remove the
  /// knee".
  var wordsOfText: DialogueAct? {
    EditWords.open(hearing.line)
      ? textEdited.map { hearing.act($0.slot, $0.reading, .announced) }
      : nil
  }

  /// The same of which a line that is one clause says that it is well again, which may be a remark: "the knee is fine
  /// now".
  var textHealed: DialogueAct? {
    EditWords.open(hearing.line) || hearing.line.clauses().count > 1
      ? nil : textEdited.map { hearing.act($0.slot, $0.reading, .bare) }
  }

  private var textEdited: Edit? {
    // Who takes something out at another question answers nothing.
    guard slot?.ask == nil || hearing.line.saysRemoval && !hearing.line.hasPronoun,
      hearing.mentions.all.isEmpty,
      hearing.askedPart == nil
    else { return nil }
    return hearing.agenda.slots.compactMap { target -> Edit? in
      guard target.applies, let old = target.answer?.value,
        let dimension = hearing.dimension(of: target), dimension.takesWholeLine,
        case .understood(let new, let evidence) = hearing.revision(of: target, by: hearing.line),
        evidence.isEdit, new != old
      else { return nil }
      return (target, .understood(new, evidence))
    }.only
  }

  /// The edit of a list that a line is at a question for a text: alone ("drop Friday") it is one, and with
  /// other words ("add Friday for my back") it is asked which, as it is of "double it" where several
  /// answers can be; "an hour later" may well be the text.
  func act(of edits: [Edit], besides text: Slot) -> DialogueAct? {
    // "A quarter of an hour more, actually" right behind the answer that it changes
    if let last = edits.first(where: { $0.slot.path == hearing.scene.state.lastChanged }),
      let evidence = last.reading.evidence
    {
      if EditWords.areAll(of: hearing.line.blanking([evidence.span])) {
        return hearing.act(last.slot, last.reading, .announced)
      }
      // "Give me 15 minutes more per run"
      if EditWords.open(hearing.line), evidence.isEdit, let value = last.reading.value,
        let said = hearing.reading(of: text).value
      {
        return DialogueAct(
          .contest([last.slot.path, text.path], values: [value, said], hearing.evidence("edit")),
          .announced)
      }
    }
    let bare = edits.filter { edit in
      edit.reading.evidence.map {
        $0.isEdit && EditWords.areAll(of: hearing.line.blanking([$0.span]))
      } ?? false
    }
    let values = bare.compactMap(\.reading.value)
    if EditWords.open(hearing.line), bare.count > 1, values.count == bare.count {
      return DialogueAct(
        .contest(bare.map(\.slot.path), values: values, hearing.evidence("edit")), .announced)
    }
    let lists = edits.filter { $0.reading.value?.array != nil }
    guard let edit = lists.only, let value = edit.reading.value,
      let evidence = edit.reading.evidence, evidence.isEdit
    else { return nil }
    if EditWords.areAll(of: hearing.line.blanking([evidence.span]))
      || !hearing.hasShapeOfText(hearing.line, for: text)
    {
      return hearing.act(edit.slot, edit.reading, .announced)
    }
    guard let said = hearing.reading(of: text).value else { return nil }
    return DialogueAct(
      .contest([edit.slot.path, text.path], values: [value, said], hearing.evidence("edit")),
      .announced)
  }
}
