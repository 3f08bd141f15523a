import Understanding

extension Hearing {
  /// The words of a part of the line that can be meant for a slot: what is told of a stranger is not
  /// said of somebody who is known, and what is told of one child not of another.
  func words(for slot: Slot, of part: Line? = nil) -> Line {
    let part = part ?? line
    guard part.text.utf8.count == line.text.utf8.count else { return part }
    return part.blanking(
      (isForKnown(slot) ? strangers : []) + placesOfOthers(than: slot)
        + CopyInterpreter(hearing: self).sharing.map(\.place) + limitingDays(besides: slot)
        + clausesOfLists(besides: slot) + datesOfEvents(besides: slot)
        + clausesOfOptions(besides: slot)
        + [part.openingRequest, slot.path.element == nil ? nil : part.placeOfAllMeant].compactMap(
          \.self))
  }

  /// The words that date something else than a birth that is known and not asked about, as UTF-8 offsets: what
  /// happened in June is nobody's birthday.
  func datesOfEvents(besides slot: Slot) -> [Range<Int>] {
    guard slot.path != current?.path, let old = slot.answer?.value,
      let dimension = dimension(of: slot), dimension.isBirthday
    else { return [] }
    let named = elementNames.found.map { line.span($0.tokens) }
    return line.runs.filter { run in
      guard !mentions.all.contains(where: { $0.path == slot.path && $0.name.overlaps(run) })
      else { return false }
      let part = line.keeping(run)
      let dates = dimension.matches(part, day).map { part.span($0.tokens) }
      guard !dates.isEmpty || dimension.revise(old, part, day).value != nil else { return false }
      if dates.contains(where: { OtherPerson.isToldOf(in: line, around: $0) }) { return true }
      // A day with its year is hardly told of anything else.
      if part.saysYear { return false }
      let rest = part.blanking(dates + named)
      return !CorrectionCue.areAll(of: rest) && !EditWords.areAll(of: rest)
        && rest.contentWords(besides: dimension.vocabulary).contains { word in
          // A contraction is a pronoun and its verb.
          Int(word) == nil && !word.contains("'") && !Self.ofBirths.contains(word)
            && dimension.revise(old, Line(word), day).isNothing
        }
    }
  }

  /// The clauses that make something one of the options of another open question, beside the name that is asked for,
  /// as UTF-8 offsets: the "make it red" of "water, and make it red".
  private func clausesOfOptions(besides slot: Slot) -> [Range<Int>] {
    guard slot.path == current?.path, dimension(of: slot)?.form == .name else { return [] }
    let places = line.labelledClauses.map { line.span($0.tokens) }
    guard places.count > 1 else { return [] }
    let others = agenda.slots.filter { $0.isOpen && $0.path != slot.path }
    return places.filter { place in
      let part = line.keeping(place)
      return CorrectionCue.opensPlainly(Wording(part))
        && others.contains { other in
          guard let dimension = dimension(of: other), !dimension.takesAnyWords else { return false }
          return dimension.matches(part, day).contains {
            isAllOfClause(part.span($0.tokens), dimension)
          }
        }
    }
  }

  /// Words beside the date of a birth: how somebody came, whose it is, who has it in writing.
  private static let ofBirths = WordClasses.english.words("Hearing.ofBirths")

  /// What some words say for a slot: where they tell of strangers besides, what they say without those, if
  /// that is enough.
  func read(_ words: Line, for slot: Slot, _ dimension: AnyDimension) -> Reading<JSONValue> {
    if slot.path == current?.path, let element = slot.path.element, !strangers.isEmpty,
      scene.group(element.group)?.nameField != slot.path.item, !dimension.takesAnyWords
    {
      let own = dimension.read(words.blanking(strangers), day)
      if own.value != nil { return own }
    }
    return withLengthOfAllDays(dimension.read(words, day), in: words, dimension)
  }

  /// The places of what the line tells of others than the element of a slot, as UTF-8 offsets; a text
  /// about an element may speak of anybody.
  func placesOfOthers(than slot: Slot) -> [Range<Int>] {
    guard let element = slot.path.element, elementNames.found.count > 0,
      slot.path == current?.path && scene.newcomer(at: slot) != nil
        || scene.group(element.group)?.nameField != slot.path.item
          && dimension(of: slot)?.takesAnyWords != true
    else { return [] }
    return telling.places(besides: element).map { line.span($0) } + namedOfOthers(than: slot)
  }

  /// The places of what the line says for the same field of others, by its name: "Ben's birthday is 9 August" says
  /// nothing of Mia's.
  private func namedOfOthers(than slot: Slot) -> [Range<Int>] {
    guard let element = slot.path.element, !telling.joined(endingAt: nil).contains(element) else {
      return []
    }
    func isNamed(_ element: Path.Element, in clause: Range<Int>) -> Bool {
      elementNames.found.contains {
        $0.elements.contains(element) && line.span($0.tokens).overlaps(clause)
      }
    }
    return mentions.all.compactMap { mention in
      let clause = line.clauseSpan(around: mention.name)
      guard let other = mention.path.element, other != element, other.group == element.group,
        mention.path.item == slot.path.item, isNamed(other, in: clause),
        !isNamed(element, in: clause)
      else { return nil }
      // The value of a name behind an "is" stands before it.
      if line.isBehindCopula(mention.name) { return clause }
      return mention.name.joined(with: mention.value).clamped(to: clause)
    }
  }

  /// Whether a slot takes only what is said of somebody who is known: what it has of an element, beside
  /// the name, where it is not asked for.
  func isForKnown(_ slot: Slot) -> Bool {
    guard let element = slot.path.element, !strangers.isEmpty else { return false }
    return slot.path != current?.path && scene.group(element.group)?.nameField != slot.path.item
  }

  /// Whether a place, given as UTF-8 offsets, is in what is told of a stranger.
  func isToldOfStranger(_ place: Range<Int>) -> Bool {
    strangers.contains { $0.overlaps(place) }
  }
}
