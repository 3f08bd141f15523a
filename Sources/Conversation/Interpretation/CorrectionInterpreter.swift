import Understanding

/// What a line corrects of the answers given before: by their names, by what they were, or by words
/// such as "make it".
///
/// It is a reference, so that what the line is besides a correction is worked out once.
final class CorrectionInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  init(hearing: Hearing, slot: Slot?) {
    self.hearing = hearing
    self.slot = slot
  }

  var line: Line { hearing.line }
  var wording: Wording { hearing.wording }
  var agenda: Agenda { hearing.agenda }
  var basis: DialogueAct.Basis { hearing.cue == nil && !announcesChange ? .named : .announced }
  /// Whether the line begins by changing something, in polite words too: "please set", "how do I change".
  private(set) lazy var announcesChange =
    CorrectionCue.opensPlainly(wording) || QuestionForm.asksHowToChange(wording)
  var askedDimension: AnyDimension? { slot.flatMap(hearing.dimension) }
  /// What the line says of taking back, the words of adding among it.
  private lazy var cue = hearing.cue ?? cueOfAddition
  private lazy var isAnswer = answersByYesOrNo || opensAnswer || refusesWithReason
  private lazy var isAnswerByName = answersByName

  /// What the line corrects, or nil when it is no correction: the first that the policy lets count.
  private(set) lazy var act: DialogueAct? = Policy.corrections.firstNonNil { row in
    row.doubts.contains { self.isRaised($0) } ? nil : self.act(of: row.source)
  }

  /// Whether what the line says besides what it tells of strangers answers the question.
  var answersBesideStrangers: Bool {
    guard let slot, slot.ask != nil, let span = hearing.reading(of: slot).evidence?.span else {
      return false
    }
    return !hearing.strangers.contains { $0.overlaps(span) }
  }

  private func isRaised(_ doubt: Policy.CorrectionDoubt) -> Bool {
    switch doubt {
    case .question: slot?.ask != nil
    case .answer: isAnswer
    case .answerByName: isAnswerByName
    case .text:
      hearing.cue == nil && hearing.isText(slot) && !announcesChange
    case .noCue: cue == nil
    case .restoring: line.restores
    }
  }

  private func act(of source: CorrectionSource) -> DialogueAct? {
    switch source {
    case .dictation: DictationInterpreter(hearing: hearing, slot: slot).act
    case .complaint: ComplaintInterpreter(hearing: hearing, slot: slot).act
    case .textClause:
      slot.flatMap { TextClauseInterpreter(hearing: hearing, text: $0).act }
    case .textExchange: replacement.ofText
    case .retraction: RetractionInterpreter(hearing: hearing, slot: slot).act
    case .valuesTogether: TogetherInterpreter(hearing: hearing).correction
    case .renaming: rename
    case .transfer: transfer
    case .swap: swap
    case .name: byName
    case .replacement: replacement.rejected
    case .respelling: replacement.respelled
    case .otherOption: replacement.turnedDown
    case .introduction: replacement.reintroduced
    case .edit: EditInterpreter(hearing: hearing, slot: slot).act
    case .lastAnswer:
      cue.flatMap { LastAnswerInterpreter(hearing: hearing, slot: slot, cue: $0).act }
    case .rejection: rejection
    }
  }

  /// "Change Mia to Maya", "rename Noah to Noé", "Mia is spelled Mya".
  private var rename: DialogueAct? {
    let named = hearing.elementNames.found.first
    let given = hearing.scene.groups.firstNonNil { group in
      RenamingWords.newName(
        in: line, ofAny: group.noun, called: hearing.elementNames.found.map(\.tokens)
      )
      .map { (start: $0.start, placed: placed($0.whom, in: group)) }
    }
    let start =
      named.flatMap { RenamingWords.newName(in: line, behind: $0.tokens) }
      ?? given?.start ?? RenamingWords.newName(ofSpokenOfIn: line)
    let elements =
      given?.placed ?? hearing.elementNames.only?.elements ?? (named == nil ? spokenOf : [])
    guard let start, let first = elements.first, let group = hearing.scene.group(first.group),
      let target = agenda.slot(Path(group.nameField, in: first)), target.answer?.value != nil,
      target.path != slot?.path, let dimension = hearing.dimension(of: target)
    else { return nil }
    let name = line.tokens[start].span
    let part = line.keeping(name.lowerBound..<line.clauseSpan(around: name).upperBound)
    let reading = dimension.read(part.withoutClosingFillers, hearing.day)
    guard case .understood(let value, let evidence) = reading else { return nil }
    guard elements.count > 1 else {
      return hearing.act(
        target, reading, .announced, using: .at([line.clauseSpan(around: evidence.span)]))
    }
    let paths = elements.map { Path(group.nameField, in: $0) }
    return DialogueAct(
      .contest(paths, values: paths.map { _ in value }, evidence), .announced)
  }

  /// The one of several elements that words say by its place: "the second one's name".
  private func placed(_ whom: Range<Int>, in group: Group<AnyDraft>) -> [Path.Element]? {
    let count = hearing.scene.count(of: group.id)
    return whom.firstNonNil { Ordinal.place(of: line.tokens[$0].word, among: count) }
      .map { [Path.Element(group: group.id, index: $0)] }
  }

  /// The element that a pronoun means: the one that is asked about, or else the only one.
  private var spokenOf: [Path.Element] {
    if let current = slot?.path.element { return [current] }
    return hearing.scene.groups.filter { hearing.scene.count(of: $0.id) == 1 }
      .map { Path.Element(group: $0.id, index: 0) }
  }

  private var replacement: ReplacementInterpreter {
    ReplacementInterpreter(hearing: hearing, slot: slot)
  }

  /// "Also a tight hamstring" adds to the text given last.
  private var cueOfAddition: CorrectionCue? {
    guard line.addsMore, let last = hearing.scene.state.lastChanged.flatMap(agenda.slot) else {
      return nil
    }
    return hearing.dimension(of: last)?.form == .text ? .hesitating : nil
  }

  /// "No, not for Noah, for the other one": the answer given last is put back, and is that of the one who is
  /// named.
  private var transfer: DialogueAct? {
    let names = hearing.elementNames.found.map { line.span($0.tokens) }
    guard hearing.cue != nil || line.beginsWithNot, !line.blanking(names).saysNumber,
      mentions.isEmpty,
      let named = hearing.elementNames.only?.element,
      let last = hearing.scene.state.lastChanged, let owner = last.element,
      owner.group == named.group, owner != named,
      let source = agenda.slot(last), let value = source.answer?.value, line.saysFor,
      let target = agenda.slot(Path(last.item, in: named)), target.applies,
      let before = hearing.scene.state.undo.last?.before.first(where: { $0.path == last })?
        .answer?.value
    else { return nil }
    let evidence = hearing.evidence("transfer")
    return DialogueAct(
      .inform([
        hearing.inform(source, .understood(before, evidence)),
        hearing.inform(target, .understood(value, evidence)),
      ]), .announced)
  }

  /// "I mixed up talkative and sensitive, swap those two": two answers of a kind take each other's place; of a
  /// field that two elements have, those of both.
  private var swap: DialogueAct? {
    guard line.swaps else { return nil }
    let shared = hearing.mentions.shared.prefix(1).flatMap { mention in
      agenda.slots.filter { slot in
        slot.applies && slot.path.item == mention.path.item
          && slot.path.element?.group == mention.path.element?.group
      }
    }
    let slots = shared.isEmpty ? mentions.compactMap { agenda.slot($0.path) } : shared
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
