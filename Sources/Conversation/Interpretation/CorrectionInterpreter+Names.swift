import Understanding

/// Corrections of answers by their names.
extension CorrectionInterpreter {
  /// "Change calories to 1900 and the window to 1-9"; "Mia's birthday is the 5th".
  var byName: DialogueAct? {
    let mentions = hearing.mentions
    if mentions.all.contains(where: isByTheWay) { return nil }
    // Without a word of correction only an answer that is there already can be meant.
    let meant = mentions.all.filter { mention in
      let meant = agenda.slot(mention.path)
      if hearing.isPartOfAnswer(mention.name) { return false }
      let canBeSet = hearing.cue != nil && meant?.ask?.isOnlyAnswered != true
      // "Make the first 8 and the second 7" answers the question beside what it changes.
      if mention.path == slot?.path {
        return canBeSet && mentions.all.count > 1 && askedDimension?.takesAnyWords == false
      }
      return canBeSet || meant?.answer != nil
    }
    // "No injuries and no Strava" answers, where neither was answered before.
    if hearing.isText(slot), slot?.answer == nil, line.beginsWithDenial,
      meant.allSatisfy({ agenda.slot($0.path)?.answer == nil })
    {
      return nil
    }
    // "Remove the injuries" says nothing else of them.
    if meant.count == 1, line.removes(meant[0].name), let removal { return removal }
    let found = NamedValue.all(
      of: meant, in: line.withoutInterjection, hearing, acceptsParts: hearing.cue != nil)
    if !found.isEmpty {
      let informs = found.compactMap { find in
        agenda.slot(find.path).map { hearing.inform($0, find.reading) }
      }
      let others = ClaimInterpreter(hearing: hearing, asked: slot)
        .announced(besides: informs, at: found.map(\.span))
      return DialogueAct(
        .inform(informs + others), basis,
        using: .at(
          found.map(\.span) + others.compactMap { $0.reading.evidence?.span }
            + takenBack(with: found, of: meant)))
    }
    if let removal { return removal }
    // Beside an answer to the question, what is told of a stranger changes nothing.
    if mentions.hasStrangers, !answersBesideStrangers { return DialogueAct(.nameStranger) }
    let asksForChange =
      hearing.cue == .replacing || wording.complains || line.complaint != nil || isNameAlone
      || announcesChange
    return contested(mentions.shared, asksForChange) ?? (asksForChange ? change : nil)
  }

  /// Whether a text is only named as a reason: "not with my injuries".
  private func isByTheWay(_ mention: Mentions.Mention) -> Bool {
    hearing.isText(agenda.slot(mention.path)) && line.speaksByTheWay(of: mention.name)
  }

  /// The words that take back what is corrected, which say nothing else: the "wrong" of "wrong year, 2027", the "not
  /// the 4th" of "the birthday is the 5th, not the 4th".
  private func takenBack(
    with found: [NamedValue], of meant: [Mentions.Mention]
  ) -> [Range<Int>] {
    let complaint = line.complaint.map(\.clause).map { [$0] } ?? []
    let rejected = line.replacement.flatMap { replacement in
      found.contains { named in
        named.span.overlaps(replacement.span)
          && agenda.slot(named.path).map {
            hearing.revision(of: $0, by: replacement.rejected).value != nil
          } ?? false
      } ? replacement.span : nil
    }
    return complaint.filter { clause in meant.contains { $0.name.overlaps(clause) } }
      + (rejected.map { [$0] } ?? [])
  }

  /// "Scrap the injury, it's fine now": an answer that may be none becomes that; the verb may be for more
  /// behind it.
  private var removal: DialogueAct? {
    guard
      let mention = mentions.first(where: { line.removes($0.name) }),
      let target = agenda.slot(mention.path), let old = target.answer?.value,
      let dimension = hearing.dimension(of: target), dimension.form != .name
    else { return nil }
    let none = Line.denying(line.text(at: mention.name))
      .flatMap { [dimension.read($0, hearing.day), dimension.revise(old, $0, hearing.day)] }
      .filter { $0.value != nil }
    return (none.first { $0.value != old } ?? none.first).map {
      DialogueAct(
        .inform([hearing.inform(target, $0)]), basis,
        using: .at([mention.name.lowerBound..<line.endOfRemark(about: mention.name)]))
    }
  }

  var mentions: [Mentions.Mention] { hearing.mentions.all }

  /// "Change my goal", "the days are wrong": a name without a value goes to that question.
  private var change: DialogueAct? {
    let all = hearing.mentions.all
    guard let mention = all.only, mention.hasNoValue,
      let target = agenda.slot(mention.path), target.answer != nil, target.path != slot?.path
    else { return nil }
    return DialogueAct(.change(target.path), basis)
  }

  /// Whether a name without a value can only be a wish to change it: where nothing is asked, or at a
  /// last look, and not when it is said to be right.
  private var isNameAlone: Bool {
    if wording.saysRight { return false }
    return switch slot?.item {
    case nil, .review, .submit: true
    case .ask, .explain, .signIn: false
    }
  }

  /// "The birthday is the 5th" of several children: whose is not said.
  private func contested(
    _ shared: [Mentions.Mention], _ asksForChange: Bool
  ) -> DialogueAct? {
    guard let mention = shared.first(where: { !$0.owners.isEmpty }) ?? shared.first else {
      return nil
    }
    let candidates = agenda.slots.filter { slot in
      guard slot.path.item == mention.path.item,
        slot.path.element?.group == mention.path.element?.group, slot.applies,
        slot.answer?.value != nil
      else { return false }
      guard let element = slot.path.element, !mention.owners.isEmpty else { return true }
      return mention.owners.contains(element)
    }
    let evidence = hearing.evidence("correction")
    if mention.hasNoValue {
      guard asksForChange, !candidates.isEmpty else { return nil }
      return DialogueAct(.contest(candidates.map(\.path), values: [], evidence), basis)
    }
    let said = candidates.compactMap { slot -> (path: Path, value: JSONValue)? in
      guard let dimension = hearing.dimension(of: slot) else { return nil }
      let part = mention.part(of: line, for: dimension)
      return hearing.revision(of: slot, by: part).value.map { (slot.path, $0) }
    }
    guard !said.isEmpty else { return nil }
    return DialogueAct(
      .contest(said.map(\.path), values: said.map(\.value), evidence), basis)
  }
}
