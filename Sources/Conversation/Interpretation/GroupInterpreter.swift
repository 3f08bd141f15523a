import Understanding

/// What a line says of more elements of a repeated group: "add another", "Emma 4 and Noah 7".
struct GroupInterpreter {
  let hearing: Hearing

  var line: Line { hearing.line }
  private var scene: Scene { hearing.scene }

  /// One more element where a last look offers it, with what the line says of it: "yes, one more
  /// please", "add another child: Noah, 7".
  func added(at review: Review<AnyDraft>) -> DialogueAct? {
    // Whoever is called something is there.
    guard let id = review.addsTo, let group = scene.group(id),
      RenamingWords.newName(
        in: line, ofAny: group.noun, called: hearing.elementNames.found.map(\.tokens)) == nil
    else { return nil }
    return opened(group, by: review.adding) ?? announced(group) ?? newcomers(group)
  }

  /// Elements that a line says more of than a name, none of whom is known: "yes, Omar, 9 June
  /// 2019".
  private func newcomers(_ group: Group<AnyDraft>) -> DialogueAct? {
    if let act = told(of: group) { return act }
    guard hearing.elementNames.found.isEmpty, hearing.cue == nil,
      let opening = line.behindOpening
    else { return nil }
    let entries = roster(group, line.keeping(opening))
    // "Level 8" says something of whoever is known.
    let named = Set((hearing.mentions.all + hearing.mentions.shared).map(\.path.item))
    guard !entries.isEmpty, !areNearlyKnown(entries, in: group), arePeople(entries, in: group),
      entries.allSatisfy({ $0.count > 1 && named.isSubset(of: $0.keys) })
    else { return nil }
    return act(group, from: scene.count(of: group.id), entries)
  }

  /// One more element after all was complete.
  var added: DialogueAct? {
    for slot in hearing.agenda.slots {
      guard case .review(let review) = slot.item, let act = added(at: review) else { continue }
      return act
    }
    return nil
  }

  /// Another element while one is still being asked about: what the line says of it is kept.
  func interrupting(_ slot: Slot) -> DialogueAct? {
    guard let element = slot.path.element, slot.ask != nil,
      let group = scene.group(element.group)
    else { return nil }
    if let act = interrupted(for: group) { return act }
    // Whoever is told of by a name that nobody knows, and by more than that, is one more.
    let isNamed = slot.path.item != group.nameField || slot.answer != nil
    if isNamed, tellsOfOneMore, let act = newcomers(group) { return act }
    guard
      let phrase = phrases(of: group).first(where: { line.after(anyOf: [$0]) != nil }),
      let rest = line.after(anyOf: [phrase])
    else { return nil }
    if isNamed, let act = opened(group, by: [phrase], naming: true) { return act }
    // What is told of the other in sentences of its own is said of nobody who is there.
    let wish = line.keeping(line.sentence(endingBehind: rest.lowerBound))
    guard wish.saysNothing(in: rest, besides: group.noun) else { return nil }
    return DialogueAct(.postpone(group: group.id, after: element))
  }

  /// "Add Nia, born 4 March 2020", "two more children: Tim and Lou": somebody of whom a line tells what
  /// they are, or more than the name.
  private func interrupted(for group: Group<AnyDraft>) -> DialogueAct? {
    // "Remove Adam and add Nia": beside who goes, a name is enough.
    guard !hearing.strangers.isEmpty || isBesideAnother else { return nil }
    let phrases = adding(to: group) + OpeningWords.another
    let act = opened(group, by: phrases, naming: true)
    guard case .open(let opening) = act?.kind,
      opening.entries.allSatisfy({ $0.count > 1 }) || line.speaksOf(group.noun) || isBesideAnother
    else { return nil }
    return act
  }

  /// Whether the line tells of somebody whom nobody knows, who is nobody's friend, and of none of those who are there.
  private var tellsOfOneMore: Bool {
    !hearing.strangers.isEmpty && hearing.elementNames.found.isEmpty
      && !hearing.strangers.contains {
        OtherPerson.introduces($0, in: line) || line.keeping($0).rates
      }
  }

  /// Whether something else of the line was taken before.
  private var isBesideAnother: Bool { !hearing.taken.isEmpty }

  /// Several elements where the name of one is asked ("Emma 4 and Noah 7"), or all that is said of
  /// the one that is named.
  func named(at slot: Slot) -> DialogueAct? {
    guard let element = slot.path.element, let group = scene.group(element.group),
      slot.path.item == group.nameField, slot.answer == nil
    else { return nil }
    // "Emma and Noah, Noah is a 3 on talkative" goes on after the list.
    for end in line.partEnds {
      let part = line.keeping(0..<end)
      let (entries, places) = told(group, in: part)
      let isRepaired = group.roster?.read(part, hearing.day).evidence?.isRepairedList == true
      // Beside an answer whoever is spoken to, or of whom it is said what they are, is nobody's name.
      guard entries.count > 1 || isRepaired || entries.contains(where: { $0.count > 1 }),
        !hearing.isRest || arePeople(entries, in: group)
      else { continue }
      return act(group, from: element.index, entries, using: .at(places))
    }
    return nil
  }

  /// Elements that a line opens by some phrases; where it has to name them (`naming`), the wish alone
  /// opens none.
  private func opened(
    _ group: Group<AnyDraft>, by phrases: [String], naming: Bool = false
  ) -> DialogueAct? {
    guard let rest = line.after(anyOf: phrases) else { return nil }
    let entries = told(group, in: line.keeping(rest)).entries
    if !entries.isEmpty {
      return arePeople(entries, in: group)
        ? act(group, from: scene.count(of: group.id), entries) : nil
    }
    guard !naming else { return nil }
    let count = scene.count(of: group.id)
    if line.saysNothing(in: rest, besides: group.noun) { return act(group, from: count, []) }
    // What is told in sentences of its own is heard once that one is open, so that it is said of nobody else.
    let wish = line.sentence(endingBehind: rest.lowerBound)
    guard wish.upperBound < rest.upperBound,
      line.keeping(wish).saysNothing(in: rest, besides: group.noun),
      CorrectionCue(Wording(line.keeping(wish.upperBound..<rest.upperBound))) == nil
    else { return nil }
    return act(group, from: count, [], using: .at([wish]))
  }

  func act(
    _ group: Group<AnyDraft>, from first: Int, _ entries: [[String: JSONValue]],
    using words: DialogueAct.Words = .all
  ) -> DialogueAct {
    DialogueAct(
      .open(
        Opening(
          group: group.id, first: first, entries: entries,
          evidence: hearing.evidence(RuleName("\(group.noun).roster")))), using: words)
  }

  /// The phrases that ask for another element and can mean nothing else, the longest first.
  private func phrases(of group: Group<AnyDraft>) -> [String] {
    adding(to: group).filter { $0.contains(" ") }.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The phrases by which the last look lets people ask for another element.
  private func adding(to group: Group<AnyDraft>) -> [String] {
    hearing.agenda.slots.flatMap { slot -> [String] in
      guard case .review(let review) = slot.item, review.addsTo == group.id else { return [] }
      return review.adding
    }
  }

  /// The elements that a line names; none when one of them could not be stored.
  func roster(_ group: Group<AnyDraft>, _ part: Line) -> [[String: JSONValue]] {
    guard let value = group.roster?.read(part, hearing.day).value else { return [] }
    let entries = (value.array ?? []).compactMap { entry -> [String: JSONValue]? in
      if case .object(let fields) = entry { fields } else { nil }
    }
    let isSound = entries.allSatisfy { fields in
      fields.allSatisfy { field, value in
        let path = Path(field, in: .init(group: group.id, index: 0))
        guard let ask = hearing.agenda.slot(path)?.ask else { return false }
        let dimension = ask.dimension(hearing.agenda.draft, 0)
        return dimension.isValue(value) && dimension.violation(value, hearing.day) == nil
      }
    }
    return isSound ? entries : []
  }
}
