import Understanding

/// What a line takes over of another element of a group: "same as Ben", "like his sister", "Mia's
/// goals should be the same as Ben's".
struct CopyInterpreter {
  let hearing: Hearing

  /// Whether some part of a line says that something is that of another element, and nothing else but
  /// what the field is called.
  ///
  /// A likeness counts only with somebody to be like; "like" alone may be a wish.
  func copies(_ part: Range<Int>, of line: Line, for slot: Slot) -> Bool {
    let names = elementNames(in: line)
    let idle = CopyingWords.idle.union(
      (slot.ask?.aliases ?? []).flatMap { $0.split(separator: " ").map(String.init) })
    let isBirthday = hearing.dimension(of: slot)?.isBirthday == true
    var (isSame, isAlike, hasSomebody) = (false, false, false)
    for (place, token) in line.tokens.enumerated()
    where part.overlaps(token.span) && token.kind != .sign {
      if let name = names.found.first(where: { $0.tokens.contains(place) }) {
        guard name.elements.contains(where: { $0 != slot.path.element }) else { continue }
        hasSomebody = true
        if token.word.isPossessive { isAlike = true }
      } else if CopyingWords.siblings.contains(token.word) {
        hasSomebody = true
        if isBirthday, CopyingWords.multiples.contains(token.word) { isSame = true }
      } else if CopyingWords.sameness.contains(token.word) {
        isSame = true
      } else if CopyingWords.likeness.contains(token.word) {
        isAlike = true
      } else if !idle.contains(token.word), !CopyingWords.isLink(place, in: line) {
        return false
      }
    }
    return isSame || isAlike && hasSomebody
  }

  /// Whether a line says that something is the same as that of another element, however it goes on.
  func speaksOfSame(in line: Line) -> Bool {
    line.tokens.contains { CopyingWords.sameness.contains($0.word) }
      && (!elementNames(in: line).found.isEmpty
        || line.tokens.contains { CopyingWords.siblings.contains($0.word) })
  }

  /// What a clause that names a field says by that of another element ("Mia's goals should be the same as
  /// Ben's"); nothing where it compares and more is said, and nil where it compares nothing.
  func reading(
    of mention: Mentions.Mention, in line: Line, at slot: Slot
  ) -> Reading<JSONValue>? {
    guard let element = slot.path.element else { return nil }
    let clause = line.keeping(mention.clause)
    guard clause.tokens.contains(where: { CopyingWords.sameness.contains($0.word) }) else {
      return nil
    }
    let others = elementNames(in: clause).found.compactMap(\.element).filter { $0 != element }
    let isOfSibling = clause.tokens.contains { CopyingWords.siblings.contains($0.word) }
    guard !others.isEmpty || isOfSibling else {
      // With nobody to be like, the same is what the line says of the one who is asked about.
      return sharing.isEmpty ? nil : .unclear(.nothingFound)
    }
    let led = clause.blanking(
      clause.tokens.filter { CopyingWords.leading.contains($0.word) }.map(\.span))
    guard copies(0..<led.text.utf8.count, of: led, for: slot) else {
      return .unclear(.nothingFound)
    }
    return values(for: slot, of: others, clause.evidence(0..<clause.tokens.count, rule: "same"))
  }

  /// The answers of other elements to the question of a slot; of some of them, where they are named.
  func values(
    for slot: Slot, of named: [Path.Element], _ evidence: Evidence,
    changing change: (JSONValue) -> JSONValue? = { $0 }
  ) -> Reading<JSONValue> {
    let values = hearing.agenda.slots.compactMap { other -> JSONValue? in
      guard let owner = other.path.element, let element = slot.path.element,
        owner.group == element.group, owner != element, other.path.item == slot.path.item,
        other.applies, named.isEmpty || named.contains(owner)
      else { return nil }
      return other.answer?.value.flatMap(change)
    }
    return Reading(anyOf: values, evidence)
  }

  /// The clauses behind another that say the same of others than the one who is asked about, and of whom: "4, and the
  /// same for Ben".
  var sharing: [(place: Range<Int>, elements: [Path.Element])] {
    guard let slot = hearing.current, let element = slot.path.element, slot.ask != nil else {
      return []
    }
    let clauses = hearing.line.clauses()
    return clauses.indices.dropFirst().compactMap { index in
      // A "but" behind it tells in what it differs.
      if index + 1 < clauses.count, clauses[index + 1].link == .but { return nil }
      let own = hearing.line.span(clauses[index].tokens)
      // A birthday is also named by its parts, of which one may be the same.
      if hearing.dimension(of: slot)?.isBirthday == true,
        hearing.mentions.all.contains(where: {
          $0.path.item == slot.path.item && $0.name.overlaps(own)
        })
      {
        return nil
      }
      let whole = own.lowerBound..<hearing.line.text.utf8.count
      // An "and" between names begins a clause, and is of the same people.
      let place = copies(whole, of: hearing.line, for: slot) ? whole : own
      let named = elementNames(in: hearing.line.keeping(place)).found.flatMap(\.elements)
        .filter { $0 != element && $0.group == element.group }
      return !named.isEmpty && copies(place, of: hearing.line, for: slot) ? (place, named) : nil
    }
  }

  /// An answer together with the same for those of whom its line says so.
  func shared(_ act: DialogueAct) -> DialogueAct {
    guard case .inform(let informs) = act.kind, let slot = hearing.current,
      let said = informs.first(where: { $0.path == slot.path }), said.reading.value != nil,
      let element = slot.path.element
    else { return act }
    var elements = sharing.flatMap(\.elements)
    let count = hearing.scene.count(of: element.group)
    // Of a number, "all" may be all that is asked of one of them.
    let isOfAll = hearing.line.tellsOfBoth ? count == 2 : said.reading.value?.array != nil
    if hearing.line.placeOfAllMeant != nil, isOfAll {
      elements += (0..<count).filter { $0 != element.index }
        .map { Path.Element(group: element.group, index: $0) }
    }
    let others = elements.compactMap { hearing.agenda.slot(Path(slot.path.item, in: $0)) }
      .filter { other in
        other.applies && other.answer == nil && !informs.contains { $0.path == other.path }
      }
    guard !others.isEmpty else { return act }
    return DialogueAct(
      .inform(informs + others.map { hearing.inform($0, said.reading) }), act.basis,
      using: act.words, evidence: act.evidence)
  }

  private func elementNames(in line: Line) -> ElementNames {
    ElementNames(in: line, of: hearing.scene.elementNames(in: line))
  }
}
