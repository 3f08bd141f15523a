import Understanding

/// "Drop Sunday, add Friday", "an hour later": which of the answers given before a line changes a part
/// of, without a name or a word of correction.
struct EditInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  typealias Edit = (slot: Slot, reading: Reading<JSONValue>)

  /// The edit of the answer changed last, or of the only one that can be meant; several are asked
  /// about.
  var act: DialogueAct? {
    if let addition { return addition }
    guard EditWords.areSaid(in: hearing.line), !isAnswer else { return wordsOfText }
    var edits = hearing.agenda.slots.compactMap(edit)
    // A list of which an item goes for another is meant before those to which it could be added.
    let exchanges = edits.filter { $0.reading.evidence?.exchangesItem == true }
    if !exchanges.isEmpty { edits = exchanges }
    // What an option is called says more than a word of what another is called.
    let titled = edits.filter { !isOnlyWord($0.slot) }
    if !titled.isEmpty { edits = titled }
    if edits.isEmpty, let wordsOfText { return wordsOfText }
    if edits.isEmpty, let reopened { return reopened }
    if let text { return act(of: edits, besides: text) }
    let last = hearing.scene.state.lastChanged
    // "No health" takes nothing out of another list because its own would be too short.
    if edits.count == 1,
      hearing.agenda.slots.contains(where: { $0.path != edits[0].slot.path && isShortened($0) })
    {
      return nil
    }
    if edits.isEmpty { return refused }
    if edits.count > 1, edits.count == together.count, edits.allSatisfy({ $0.reading.value != nil })
    {
      return DialogueAct(
        .inform(edits.map { hearing.inform($0.slot, $0.reading) }), .announced)
    }
    if let meant = edits.count == 1 ? edits.first : edits.first(where: { $0.slot.path == last }) {
      return hearing.act(meant.slot, meant.reading, .announced)
    }
    let values = edits.compactMap(\.reading.value)
    guard (2...4).contains(edits.count), values.count == edits.count else { return nil }
    return DialogueAct(
      .contest(edits.map(\.slot.path), values: values, hearing.evidence("edit")), .announced)
  }

  /// Whether the question that is asked takes the line.
  private var isAnswer: Bool {
    guard let slot, slot.answer == nil, let dimension = hearing.dimension(of: slot) else {
      return false
    }
    if dimension.takesAnyWords { return !dimension.takesWholeLine }
    // "Take the last day off" says no to nothing, and "drop one goal" no number.
    if dimension.isYesOrNo || dimension.form == .value, hearing.editsAnswer(besides: slot) {
      return false
    }
    // "Swap number 2 for health" is no 2 of a scale.
    let isExchange = EditWords.exchange(in: hearing.line) && dimension.form == .value
    // "A week later" moves what was said, and is no length of time.
    return !isExchange && !hearing.line.saysShift && !hearing.reading(of: slot).isNothing
  }

  /// Whether the line has no more than a word of the options of a list, and none of their names.
  private func isOnlyWord(_ target: Slot) -> Bool {
    let words = hearing.words(for: target)
    let fresh = hearing.dimension(of: target)?.read(words, hearing.day).evidence
    return fresh?.isOnlyWordOfOption == true
  }

  /// What becomes of an answer of which the line changes a part.
  private func edit(_ target: Slot) -> Edit? {
    guard target.applies, target.path != slot?.path, !hearing.settled.contains(target.path),
      let old = target.answer?.value, isNear(target),
      let dimension = hearing.dimension(of: target), !dimension.takesAnyWords, !dimension.isYesOrNo,
      !isLikeAsked(dimension)
    else { return nil }
    let isLast = target.path == hearing.scene.state.lastChanged
    switch edited(old, by: hearing.words(for: target), target, dimension)
      ?? stepwise(old, target, dimension)
    {
    case .understood(let new, let evidence):
      // "All good apart from the 17" says no other birthday.
      guard new != old, !evidence.isOwnWish, old.array != nil || evidence.isEdit,
        !isNameOfOther(evidence.span, than: target),
        addsOnlyOptions(new, to: old, at: target), !countsTaken(evidence)
      else { return nil }
      return (target, .understood(new, evidence))
    // "An hour later" may move both ends, or the last
    case .ambiguous(let values, let evidence) where isLast && evidence.isEdit:
      return (target, .ambiguous(values, evidence))
    case .unclear(.refused(let value, let violation, let evidence)) where isLast:
      return (target, .unclear(.refused(value, violation, evidence)))
    default:
      return nil
    }
  }

  /// Whether words name another answer: the "goals" of "add 3 to the goals" are no topic.
  private func isNameOfOther(_ words: Range<Int>, than target: Slot) -> Bool {
    hearing.mentions.all.contains { $0.path != target.path && $0.name.overlaps(words) }
  }

  /// Whether an answer is near enough to be meant: one of the element that is asked about, or of the only
  /// one that the line names ("Mia's health out").
  func isNear(_ target: Slot) -> Bool {
    guard let element = target.path.element else { return hearing.scene.isNear(target, slot) }
    if !together.isEmpty { return together.contains(element) }
    guard let named = (hearing.elementNames.only ?? namedByEdit)?.elements else {
      return hearing.scene.isNear(target, slot)
    }
    return named.contains(element)
  }

  /// The only one whom a clause names that edits something, where the others are only left as they are.
  private var namedByEdit: ElementNames.Found? {
    let line = hearing.line
    let clauses = hearing.elementNames.found.map { found in
      (found: found, words: line.keeping(line.clauseSpan(around: line.span(found.tokens))))
    }
    return clauses.filter { EditWords.areSaid(in: $0.words) }.only?.found
  }

  /// The elements that the line speaks of together: "Mia and Tom", "both of them".
  private var together: [Path.Element] {
    let joined = hearing.telling.joined(endingAt: nil)
    guard joined.isEmpty, hearing.elementNames.found.isEmpty, hearing.line.tellsOfBoth,
      let group = hearing.scene.groups.first(where: { hearing.scene.count(of: $0.id) == 2 })
    else { return joined }
    return [0, 1].map { Path.Element(group: group.id, index: $0) }
  }

  /// Whether an amount counts more of what has been taken for another answer: "one more guest: Ada".
  private func countsTaken(_ evidence: Evidence) -> Bool {
    guard let counted = hearing.opening?.line.placeCounted(by: evidence.span) else { return false }
    return hearing.taken.contains { $0.overlaps(counted) }
  }

  /// Whether a value of the same kind is asked for: "one less" may be meant for that.
  private func isLikeAsked(_ dimension: AnyDimension) -> Bool {
    guard let slot, slot.answer == nil, dimension.form == .value,
      let asked = hearing.dimension(of: slot)
    else { return false }
    return asked.isSameKind(as: dimension)
  }

  /// What words make of a value by changing a part of it; what says the same without the value that
  /// is there is a value of its own, and no edit.
  func edited(
    _ old: JSONValue, by words: Line, _ target: Slot, _ dimension: AnyDimension
  ) -> Reading<JSONValue>? {
    let fresh = dimension.read(words, hearing.day)
    let revised = hearing.revision(of: old, at: target, by: words, dimension)
    switch (revised, fresh) {
    // Where no more is meant than what is named, the rest of what is there goes.
    case (.understood(let new, let evidence), .understood(let whole, _))
    where new == whole && words.restricts(to: evidence.span) && isPart(new, of: old):
      let edit = RuleName.editing(dimension.name)
      return .understood(new, Evidence(words: evidence.words, span: evidence.span, rule: edit))
    // "Leave out health" of all of them may well be all but health.
    case (.understood(let new, _), .understood(let whole, _))
    where new == whole && !EditWords.open(words):
      return nil
    case (.unclear(.refused(let new, _, _)), .unclear(.refused(let whole, _, _)))
    where new == whole:
      return nil
    case (.understood, _), (.unclear(.refused), _): return revised
    case (.ambiguous(_, let evidence), _) where evidence.isEdit: return revised
    default: return nil
    }
  }

  /// Whether a list has some of what is in another and nothing besides, or is it anew with some of it.
  private func isPart(_ new: JSONValue, of old: JSONValue) -> Bool {
    guard let new = new.array, let old = old.array else { return false }
    return new.allSatisfy(old.contains)
      ? new.count < old.count : new.contains(where: old.contains)
  }

  /// What the clauses make of a value one after the other: "drop Sunday, and add Friday".
  ///
  /// A clause that says another value and edits nothing keeps all of them from counting.
  private func stepwise(
    _ old: JSONValue, _ target: Slot, _ dimension: AnyDimension
  ) -> Reading<JSONValue>? {
    let line = hearing.words(for: target)
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    guard clauses.count > 1 else { return nil }
    var result: Reading<JSONValue>?
    var value = old
    for clause in clauses {
      if EditWords.areSaid(in: clause), let step = edited(value, by: clause, target, dimension) {
        guard let new = step.value else { return step }
        value = new
        result = step
      } else {
        let fresh = dimension.read(clause, hearing.day)
        guard fresh.isNothing || fresh.value == old else { return nil }
      }
    }
    return result
  }

  /// Whether all that a list gains are options of its question: nearly any words can be a wish of
  /// one's own.
  private func addsOnlyOptions(_ new: JSONValue, to old: JSONValue, at target: Slot) -> Bool {
    guard let new = new.array, let old = old.array else { return true }
    let options = target.ask?.choices(hearing.agenda.draft, target.index).map(\.value) ?? []
    let gained = new.filter { !old.contains($0) && !options.contains($0) }
    // A text that is changed takes the place of what it was.
    return options.isEmpty || gained.isEmpty || gained.count == 1 && new.count == old.count
  }
}
