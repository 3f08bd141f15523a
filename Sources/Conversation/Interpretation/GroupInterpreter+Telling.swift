import Understanding

/// What sentences tell of elements whom nobody knows: "we forgot Nia, she's 4".
extension GroupInterpreter {
  /// Elements that a line tells of where a last look, or nothing, is asked.
  func told(of group: Group<AnyDraft>) -> DialogueAct? {
    guard !hearing.strangers.isEmpty, hearing.question == nil || asksForAdmission,
      hearing.mentions.all.isEmpty
    else { return nil }
    let start = line.behindOpening?.lowerBound ?? 0
    let entries = told(group, in: line.keeping(from: start)).entries
    return entries.isEmpty || areNearlyKnown(entries, in: group)
      ? nil : act(group, from: hearing.scene.count(of: group.id), entries)
  }

  /// Whether the line asks whether somebody can be there.
  private var asksForAdmission: Bool {
    line.tokens.contains { OpeningWords.admission.contains($0.word) }
  }

  /// Whether one of some elements has nearly the name of one that is known: "Nai is 4" may well be Nia.
  func areNearlyKnown(_ entries: [[String: JSONValue]], in group: Group<AnyDraft>) -> Bool {
    let known = hearing.scene.elementNames.map { $0.words.joined(separator: " ") }
    return entries.contains { entry in
      guard let name = entry[group.nameField]?.string else { return false }
      return known.contains { name.isRespelling(of: $0) }
    }
  }

  /// Whether some elements are called as somebody may be, where the line does not say what they are:
  /// "one more: health" names a topic, and "one more thing" nobody.
  func arePeople(_ entries: [[String: JSONValue]], in group: Group<AnyDraft>) -> Bool {
    if line.speaksOf(group.noun) { return true }
    return entries.allSatisfy { entry in
      guard let name = entry[group.nameField]?.string else { return true }
      return !isAskedAbout(name) && (entry.count > 1 || !line.saysAsPlainWords(name))
    }
  }

  /// Whether words are what a question is called, or the choices of one.
  private func isAskedAbout(_ words: String) -> Bool {
    let name = Line(words)
    let said = name.tokens.map { $0.word }
    return hearing.agenda.slots.contains { slot in
      guard slot.applies, let ask = slot.ask else { return false }
      if slot.entry.names.contains(where: { $0.elementsEqual(said, by: ==) }) { return true }
      guard !ask.choices(hearing.agenda.draft, slot.index).isEmpty,
        let evidence = hearing.dimension(of: slot)?.read(name, hearing.day).evidence
      else { return false }
      return !evidence.isOwnWish && !evidence.isOnlyDescribed && evidence.meant == nil
    }
  }

  /// The elements that a part of the line names, clause by clause, and the places that name them: a
  /// clause that says nothing of anybody is passed over, and one that says what has no place leaves
  /// none.
  func told(
    _ group: Group<AnyDraft>, in part: Line
  ) -> (entries: [[String: JSONValue]], places: [Range<Int>]) {
    let clauses = part.clauses()
    let greets = clauses.first.map { part.keeping(part.span($0.tokens)).isTalk } ?? false
    let whole = greets && clauses.count > 1 ? [] : roster(group, part)
    if !whole.isEmpty { return (whole, part.content.map { [$0] } ?? []) }
    var kept: [Range<Int>] = []
    var entries: [[String: JSONValue]] = []
    var end = 0
    let isCapitalised = part.namesSomebody
    for clause in clauses {
      let place = part.span(clause.tokens)
      defer { end = place.upperBound }
      let spans = [end..<place.upperBound] + namings(in: place, of: part)
      // Beside names that are written with capitals, a clause without any names nobody.
      let isName =
        (!isCapitalised || part.keeping(place).mayNameSomebody)
        && !part.keeping(place).isTalk
      let taken =
        isName || !kept.isEmpty
        ? spans.lazy.map { (span: $0, entries: roster(group, part.keeping(kept + [$0]))) }
          .first { !$0.entries.isEmpty } : nil
      if let taken {
        kept.append(taken.span)
        entries = taken.entries
      } else if !part.keeping(place).isTalk,
        !isRemark(part.keeping(place), of: group, isFirst: kept.isEmpty)
      {
        return ([], [])
      }
    }
    return (entries, kept)
  }

  /// The parts of a clause that may name somebody in the middle of a sentence: from the name on, and
  /// the name alone where the rest only says that somebody is there too.
  private func namings(in clause: Range<Int>, of part: Line) -> [Range<Int>] {
    let rest = part.keeping(clause)
    guard !rest.saysNot, !rest.hasWordNo,
      let stranger = hearing.strangers.first(where: { clause.contains($0.lowerBound) })
    else { return [] }
    let fromName = stranger.lowerBound..<clause.upperBound
    guard let name = rest.keeping(fromName).tokens.first?.span,
      rest.tokens.contains(where: { OpeningWords.presence.contains($0.word) }), !rest.saysNumber
    else { return [fromName] }
    return [fromName, name]
  }

  /// Whether a clause says nothing of anybody and takes nothing back: no number, no name, and nothing
  /// but that something is the same as of somebody who is known.
  private func isRemark(_ clause: Line, of group: Group<AnyDraft>, isFirst: Bool) -> Bool {
    let place = clause.content ?? 0..<0
    // Before anybody is named, an "actually" inside a statement takes nobody back.
    let takesBack = isFirst ? clause.opensByTakingBack : clause.mayTakeBack
    let saysNumber = clause.saysNumber && !(isFirst && clause.countsPeople(or: group.noun))
    guard !saysNumber, !clause.saysNot, !takesBack,
      !hearing.strangers.contains(where: { place.contains($0.lowerBound) })
    else { return false }
    if clause.tokens.contains(where: { CopyingWords.sameness.contains($0.word) }) { return true }
    return !clause.namesSomebody
      && ElementNames(in: clause, of: hearing.scene.elementNames).found.isEmpty
  }
}
