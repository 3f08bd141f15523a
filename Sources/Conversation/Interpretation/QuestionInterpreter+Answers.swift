import Understanding

extension QuestionInterpreter {
  /// "Why 12:00?", "why my goal?", "what did I say about calories?": the answer that is meant.
  var answerAskedAbout: Path? {
    let whose = hearing.elementNames.only?.elements
    let answered = hearing.agenda.slots.filter { slot in
      slot.applies && slot.ask != nil && slot.answer?.value != nil
        && slot.path != hearing.current?.path
        && (whose.flatMap { whose in slot.path.element.map(whose.contains) } ?? true)
    }
    // A yes or a no was said to many questions.
    let valued = answered.filter { hearing.dimension(of: $0)?.isYesOrNo == false }
    let byWords = valued.first { slot in
      // A name says whose answer is meant, and not which.
      if whose != nil, hearing.dimension(of: slot)?.form == .name { return false }
      guard let words = slot.answer?.evidence?.words, !words.isEmpty else { return false }
      return wording.contains(Wording(Line(words)).plain)
    }
    let byName = answered.first { slot in
      slot.ask?.aliases.contains { wording.contains($0) } ?? false
    }
    // Naming one end of a range is naming the range.
    let byValue = valued.first { slot in
      guard hearing.dimension(of: slot)?.takesAnyWords == false,
        let said = hearing.revision(of: slot, by: hearing.line).value
      else { return false }
      return said == slot.answer?.value
    }
    return (byWords ?? byName ?? byValue).flatMap { asksOfNothingBesides($0) ? $0.path : nil }
  }

  /// The answer that is named by whole words, of the element that the stems of its name are of.
  func named(likeAnswerAt path: Path?) -> Path? {
    answerAskedAbout.flatMap { named in
      path.map { $0.element == named.element } ?? true ? named : nil
    }
  }

  /// A value alone of which a part asks whether it is noted, for the only answer that it fits: where it came from, or a
  /// proposal of the other value.
  func whetherNoted(in asked: AskedPart) -> DialogueAct? {
    let part = hearing.line.keeping(asked.place)
    guard QuestionForm.isPolar(Wording(hearing.line.keeping(asked.clause))) else { return nil }
    let fitting = hearing.agenda.slots.compactMap {
      slot -> (slot: Slot, reading: Reading<JSONValue>)? in
      guard slot.applies, slot.answer?.value != nil, slot.path != hearing.current?.path,
        hearing.dimension(of: slot)?.form == .value,
        case let reading = hearing.revision(of: slot, by: part), !reading.isNothing
      else { return nil }
      return (slot, reading)
    }
    // Of a list, all that is noted is told.
    if let again = fitting.first(where: {
      $0.reading.value == $0.slot.answer?.value || $0.slot.answer?.value?.array != nil
    }) {
      return asksOfNothingBesides(again.slot) ? act(.origin(again.slot.path)) : nil
    }
    guard let (slot, reading) = fitting.only, reading.value != nil, asksOfNothingBesides(slot)
    else { return nil }
    var inform = hearing.inform(slot, reading)
    inform.manner = .asked
    return DialogueAct(.inform([inform]), .bare)
  }

  /// Whether what is asked speaks of an answer alone, and of nothing that might be done with it: "why fasting if my
  /// goal is muscle" does not ask where the goal comes from.
  func asksOfNothingBesides(_ slot: Slot) -> Bool {
    let table = hearing.topics.table
    let asking = table.topics.filter { topic in
      [
        .side(.stored), .side(.origin), .side(.why), .everyday(.whyAsked), .command("review"),
      ].contains(topic.kind)
    }
    let names =
      [slot.ask?.label, slot.answer?.evidence?.words].compactMap(\.self)
      + (slot.ask?.aliases ?? [])
    let known = asking.reduce(table.terms(ofText: names.joined(separator: " "))) {
      $0.union($1.words).union($1.aside)
    }
    let asked = hearing.askedLine
    let left = asked.blanking(
      hearing.places(of: slot) + hearing.elementNames.found.map { hearing.line.span($0.tokens) })
    let words = left.tokens.filter { $0.kind == .word && !QuestionForm.isOfNoting($0.word) }.map(
      \.word
    ).joined(separator: " ")
    return table.terms(ofName: words).subtracting(known).isEmpty
  }
}
