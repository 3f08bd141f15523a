import Understanding

/// Which of several readings, or of the choices that were shown, a line means.
extension ReplyInterpreter {
  func clarification(
    _ path: Path, _ candidates: [JSONValue], _ evidence: Evidence
  ) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot) else {
      return nil
    }
    if let people = people(candidates, at: slot) { return people }
    if let index = picked(from: candidates, dimension), candidates.indices.contains(index) {
      return inform(slot, .understood(candidates[index], evidence))
    }
    if let index = compared(candidates) {
      return inform(slot, .understood(candidates[index], evidence))
    }
    if isForTheConversation { return nil }
    if namesRival(of: slot, dimension) { return afresh }
    if let index = whole(ofPart: hearing.reading(of: slot), among: candidates) {
      return inform(slot, .understood(candidates[index], evidence))
    }
    // A different answer altogether replaces the one that was unclear.
    switch hearing.reading(of: slot) {
    // "The longer" of two is none that was not offered.
    case .understood(_, let evidence) where evidence.isOnlyDescribed || line.extreme != nil:
      return reply(.nothing)
    case .understood(let value, let evidence):
      return inform(slot, .understood(value, evidence))
    case .ambiguous(let values, let evidence) where values != candidates:
      return inform(slot, .ambiguous(values, evidence))
    case .unclear(.refused(let value, let violation, let evidence)):
      return inform(slot, .unclear(.refused(value, violation, evidence)))
    default:
      return turningDown
    }
  }

  /// The place of the only list among several that holds the one item which a line says; more items are a list of
  /// their own.
  private func whole(ofPart reading: Reading<JSONValue>, among candidates: [JSONValue]) -> Int? {
    guard let items = reading.value?.array, items.count == 1 else { return nil }
    return candidates.indices.filter { place in
      candidates[place].array.map { list in items.allSatisfy(list.contains) } ?? false
    }.only
  }

  /// All who were heard where one name was asked for: "both of them", or their names once more.
  private func people(_ candidates: [JSONValue], at slot: Slot) -> DialogueAct? {
    let groups = GroupInterpreter(hearing: hearing)
    if let named = groups.named(at: slot) { return named }
    guard let element = hearing.scene.newcomer(at: slot),
      let group = hearing.scene.group(element.group), line.saysAll
    else { return nil }
    return groups.act(
      group, from: element.index, candidates.map { [group.nameField: $0] })
  }

  /// Whether the line names another field of the kind that is asked, so that it says by itself which value is whose.
  private func namesRival(of slot: Slot, _ dimension: AnyDimension) -> Bool {
    hearing.mentions.all.contains { mention in
      guard mention.path != slot.path, let other = hearing.agenda.slot(mention.path) else {
        return false
      }
      return hearing.dimension(of: other)?.isSameKind(as: dimension) == true
    }
  }

  /// The line is heard as if nothing had been unclear.
  private var afresh: DialogueAct { DialogueAct(.goOnWithout, .pending, using: .none) }

  /// The place of the greatest or the least of amounts or days, where the line says nothing but which:
  /// "the later one", "the bigger".
  private func compared(_ candidates: [JSONValue]) -> Int? {
    guard let extreme = line.extreme else { return nil }
    let numbers = candidates.compactMap(\.double)
    let days = candidates.compactMap(\.string).filter { CalendarDate($0) != nil }
    guard numbers.count == candidates.count || days.count == candidates.count else { return nil }
    let order = candidates.indices.sorted { first, second in
      numbers.isEmpty ? days[first] < days[second] : numbers[first] < numbers[second]
    }
    return extreme == .greatest ? order.last : order.first
  }

  /// "The second" of the choices that were shown; their numbers are those that they always have.
  func placeAmong(_ shown: [JSONValue], _ path: Path) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path),
      let (place, evidence) = line.ordinal(among: shown.count)
    else { return nil }
    return inform(slot, .understood(shown[place], evidence))
  }

  /// "Neither", "no, the topics", "I mean topics 5 and 7": none of the readings is meant, and what else
  /// the line says is heard; an answer to the question asked has to name it.
  private var turningDown: DialogueAct? {
    if let asked = hearing.current, hearing.reading(of: asked).value != nil,
      hearing.mentions.all.contains(where: { $0.path == asked.path })
    {
      return afresh
    }
    guard let none = line.wordOfNone, !wording.means(.hesitates) else { return nil }
    let isAll = !line.blanking([none]).saysSomething
    return DialogueAct(.decline, .pending, using: isAll ? .all : .at([none]))
  }

  /// The candidate that the line picks, or its first clause where the rest takes nothing back: "the
  /// early one, I open the shop at 5".
  private func picked(from candidates: [JSONValue], _ dimension: AnyDimension) -> Int? {
    if dimension.form == .name {
      let said = candidates.indices.filter { place in
        let places = line.places(ofWords: candidates[place].string ?? "").map(line.span)
        return !places.isEmpty && !line.blanking(places).text.contains(where: \.isUppercase)
      }
      if let index = said.only { return line.saysNot ? nil : index }
    }
    if let index = dimension.pick(candidates, line, hearing.day) { return index }
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    // "No, 6/4" picks none by its no.
    guard clauses.count > 1, !clauses[0].isPlainNo,
      !hearing.askedParts.contains(where: \.opensLine),
      clauses.dropFirst().allSatisfy({
        CorrectionCue(Wording($0)) == nil && !$0.saysNot
          && dimension.pick(candidates, $0, hearing.day) == nil
          && dimension.read($0, hearing.day).value == nil
      })
    else { return nil }
    return dimension.pick(candidates, clauses[0], hearing.day)
  }
}
