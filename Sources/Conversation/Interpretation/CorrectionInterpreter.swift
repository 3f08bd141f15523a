import Understanding

/// What a line corrects of the answers given before: by their names, by what they were, or by words
/// such as "make it".
struct CorrectionInterpreter<D: Draft> {
  let hearing: Hearing<D>
  /// The item that is asked; nil where nothing is.
  let slot: Slot<D>?

  var line: Line { hearing.line }
  var wording: Wording { hearing.wording }
  var agenda: Agenda<D> { hearing.agenda }
  private var basis: DialogueAct.Basis { hearing.cue == nil ? .named : .announced }
  var askedDimension: AnyDimension? { slot.flatMap(hearing.dimension) }

  /// What the line corrects, or nil when it is no correction.
  var act: DialogueAct? {
    if let said = ComplaintInterpreter(hearing: hearing, slot: slot).act ?? replacement.ofText
      ?? RetractionInterpreter(hearing: hearing, slot: slot).act
    {
      return said
    }
    if answersByYesOrNo || opensAnswer { return nil }
    if hearing.cue == nil, askedDimension?.takesWholeLine == true { return replacement.rejected }
    if slot?.ask == nil, let all = TogetherInterpreter(hearing: hearing).correction { return all }
    if let act = rename ?? swap ?? byName ?? replacement.rejected ?? replacement.respelled
      ?? replacement.turnedDown ?? replacement.reintroduced
    {
      return act
    }
    guard let cue = hearing.cue ?? cueOfAddition, !answersByName else { return nil }
    return EditInterpreter(hearing: hearing, slot: slot).act
      ?? LastAnswerInterpreter(hearing: hearing, slot: slot, cue: cue).act ?? rejection
  }

  /// "Change calories to 1900 and the window to 1-9"; "Mia's birthday is the 5th".
  private var byName: DialogueAct? {
    let mentions = hearing.mentions
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
    if askedDimension?.takesWholeLine == true, slot?.answer == nil, line.beginsWithDenial,
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
      return DialogueAct(
        .inform(informs), basis,
        using: .at(found.map(\.span)))
    }
    if let removal { return removal }
    if mentions.hasStrangers { return DialogueAct(.nameStranger) }
    let asksForChange = hearing.cue == .replacing || wording.complains || isNameAlone
    return contested(mentions.shared, asksForChange) ?? (asksForChange ? change : nil)
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
    guard all.count == 1, let mention = all.first, mention.hasNoValue,
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

  /// "Change Mia to Maya", "rename Noah to Noé", "Mia is spelled Mya".
  private var rename: DialogueAct? {
    guard let named = hearing.elementNames.only, let first = named.elements.first,
      let group = hearing.scene.group(first.group),
      let target = agenda.slot(Path(group.nameField, in: first)),
      let dimension = hearing.dimension(of: target),
      let start = RenamingWords.newName(in: line, behind: named.tokens)
    else { return nil }
    let part = line.keeping(line.tokens[start].span.lowerBound..<line.text.utf8.count)
    let reading = dimension.read(part, hearing.day)
    guard case .understood(let value, let evidence) = reading else { return nil }
    guard named.elements.count > 1 else {
      return DialogueAct(.inform([hearing.inform(target, reading)]), .announced)
    }
    let paths = named.elements.map { Path(group.nameField, in: $0) }
    return DialogueAct(
      .contest(paths, values: paths.map { _ in value }, evidence), .announced)
  }

  private var replacement: ReplacementInterpreter<D> {
    ReplacementInterpreter(hearing: hearing, slot: slot)
  }

  /// "Also a tight hamstring" adds to the text given last.
  private var cueOfAddition: CorrectionCue? {
    guard line.addsMore, let last = hearing.scene.state.lastChanged.flatMap(agenda.slot) else {
      return nil
    }
    return hearing.dimension(of: last)?.form == .text ? .hesitating : nil
  }

  /// "I mixed up talkative and sensitive, swap those two": two answers of a kind take each other's place.
  private var swap: DialogueAct? {
    guard line.swaps else { return nil }
    let slots = mentions.compactMap { agenda.slot($0.path) }
    guard slots.count == 2, let first = slots[0].answer?.value, let second = slots[1].answer?.value,
      let dimension = hearing.dimension(of: slots[0]), let other = hearing.dimension(of: slots[1]),
      dimension.isSameKind(as: other)
    else { return nil }
    let evidence = hearing.evidence("swap")
    return DialogueAct(
      .inform([
        hearing.inform(slots[0], .understood(second, evidence)),
        hearing.inform(slots[1], .understood(first, evidence)),
      ]), .announced)
  }

  /// "Not 1500": the answer given last is taken back without another in its place.
  private var rejection: DialogueAct? {
    guard let last = hearing.scene.state.lastChanged, last != slot?.path,
      let target = agenda.slot(last), target.applies, let old = target.answer?.value,
      hearing.dimension(of: target)?.isYesOrNo == false, line.saysNot
    else { return nil }
    let matches = hearing.matches(of: target)
    guard !matches.isEmpty, matches.allSatisfy({ $0.values == [old] }) else { return nil }
    return DialogueAct(.change(last), .announced)
  }
}
