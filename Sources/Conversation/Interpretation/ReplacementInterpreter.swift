import Understanding

/// What a line says in the place of an answer that it takes back or spells anew.
struct ReplacementInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  var line: Line { hearing.line }
  var agenda: Agenda { hearing.agenda }
  var askedForm: AnswerForm? { slot.flatMap(hearing.dimension)?.form }

  /// "No, Mia, not Maya", "50 not 40": the answer that is taken back says which field is meant, one
  /// that is taken back as a whole before one of which it is a part, the one changed last before the
  /// others.
  var rejected: DialogueAct? {
    guard let replacement = line.replacement else { return nil }
    let last = hearing.scene.state.lastChanged
    let all = agenda.slots.compactMap { replaced($0, replacement) }
    let meant = all.contains(where: \.isWhole) ? all.filter(\.isWhole) : all
    // "School, not health" is about the topics, though they would be too few.
    if meant.count == 1, agenda.slots.contains(where: { isRefused($0, replacement) }) { return nil }
    if let target = meant.count == 1 ? meant.first : meant.first(where: { $0.slot.path == last }) {
      return hearing.act(target.slot, target.reading, .announced, using: .at([replacement.span]))
    }
    guard meant.count > 1 else { return nil }
    return DialogueAct(
      .contest(
        meant.map(\.slot.path), values: meant.compactMap(\.reading.value),
        hearing.evidence("correction")), .announced)
  }

  private struct Replaced {
    let slot: Slot
    let reading: Reading<JSONValue>
    /// Whether all of the answer is taken back.
    let isWhole: Bool
  }

  /// What becomes of an answer that a line takes back, or takes a part of back.
  private func replaced(_ target: Slot, _ replacement: Replacement) -> Replaced? {
    guard target.applies, !hearing.namesOther(than: target), let old = target.answer?.value,
      let dimension = hearing.dimension(of: target), dimension.form != .text,
      !dimension.isYesOrNo, dimension.isSaid(old, in: replacement.rejected, hearing.day)
    else { return nil }
    // "5, and not school": the number answers what is asked, and is no place in a list before it.
    if old.array != nil, target.path != slot?.path, isNumberAsked(replacement.kept) { return nil }
    let reading = exchanged(old, by: replacement, dimension)
    guard let new = reading.value, new != old else { return nil }
    let said = dimension.read(replacement.rejected, hearing.day).value
    return Replaced(slot: target, reading: reading, isWhole: said == old)
  }

  /// Whether a part of the line says nothing but a number, and that for the question that is asked.
  private func isNumberAsked(_ part: Line) -> Bool {
    guard let slot, slot.answer == nil, let dimension = hearing.dimension(of: slot),
      dimension.form == .value, part.saysNumber,
      part.contentWords.allSatisfy({ $0.first?.isNumber == true })
    else { return false }
    return dimension.read(part, hearing.day).value != nil
  }

  /// Whether a line takes a part of a list back of which the rest is not allowed.
  private func isRefused(_ target: Slot, _ replacement: Replacement) -> Bool {
    guard target.applies, let old = target.answer?.value, old.array != nil,
      let dimension = hearing.dimension(of: target),
      dimension.isSaid(old, in: replacement.rejected, hearing.day),
      case .unclear(.refused) = exchanged(old, by: replacement, dimension)
    else { return false }
    return true
  }

  /// What becomes of a value of which a part is to be another.
  func exchanged(
    _ old: JSONValue, by replacement: Replacement, _ dimension: AnyDimension
  ) -> Reading<JSONValue> {
    let kept = replacement.kept.withoutCue
    if dimension.takesAnyWords {
      let reading = dimension.read(kept, hearing.day)
      guard let old = old.string, let new = reading.value?.string, let evidence = reading.evidence
      else { return reading }
      // "Kiel, not Trier" leaves the rest of "Trier Marathon" as it is.
      let rejected = line.text(at: replacement.rejected.content ?? replacement.span)
      return .understood(.string(old.exchanging(rejected, for: new)), evidence)
    }
    // A list is edited by what the line says of both.
    if old.array != nil {
      return dimension.revise(
        old, replacement.isTold ? replacement.exchange : line.keeping(replacement.span), hearing.day
      )
    }
    let reading = dimension.revise(old, kept, hearing.day)
    if reading.value != nil { return reading }
    // "8. I finish at 8": one clause may say it better than all of them.
    return kept.clauses().reversed().lazy
      .map { dimension.revise(old, kept.keeping(kept.span($0.tokens)), hearing.day) }
      .first { $0.value != nil } ?? reading
  }

  /// "Sonja with a j", "sorry, it's Hannah": a name that is nearly one that was given, where no name
  /// is asked for or the line takes something back.
  var respelled: DialogueAct? {
    let isAnswer = slot.map { $0.answer == nil && !hearing.reading(of: $0).isNothing } ?? false
    guard hearing.cue != nil || !isAnswer, askedForm != .text else { return nil }
    let said = line.withoutCue.withoutSpelling
    let isSpelled = said.content != line.withoutCue.content
    let meant = agenda.slots.compactMap { target -> (slot: Slot, reading: Reading<JSONValue>)? in
      guard target.applies, let old = target.answer?.value?.string,
        let dimension = hearing.dimension(of: target), dimension.form == .name,
        case .understood(let value, let evidence) = dimension.read(said, hearing.day),
        let name = value.string, !name.lowercased().isPossessive(of: old.lowercased())
      else { return nil }
      if name.isRespelling(of: old, isSpelled: isSpelled) {
        return (target, .understood(value, evidence))
      }
      // "Thorne with an e", of the Thorn Valley Run
      let words = old.split(separator: " ").map(String.init)
        .filter { name.isRespelling(of: $0, isSpelled: true) }
      guard isSpelled, words.count == 1 else { return nil }
      return (target, .understood(.string(old.exchanging(words[0], for: name)), evidence))
    }
    guard meant.count == 1 else { return nil }
    return hearing.act(meant[0].slot, meant[0].reading, .announced)
  }

  /// "I've no need of a plan after all, just quick practice": the option that was chosen is turned
  /// down, and another named.
  var turnedDown: DialogueAct? {
    if let slot, slot.answer == nil, !hearing.reading(of: slot).isNothing { return nil }
    let meant = agenda.slots.compactMap { target -> (slot: Slot, reading: Reading<JSONValue>)? in
      guard target.applies, target.path != slot?.path, let old = target.answer?.value,
        old.string != nil, let dimension = hearing.dimension(of: target), dimension.form == .option,
        denies(old, at: target)
      else { return nil }
      let reading = hearing.revision(of: target, by: line)
      guard case .understood(let new, let evidence) = reading, new != old,
        !evidence.isPlaceOfOption, !evidence.isOnlyDescribed, !evidence.isOwnWish
      else { return nil }
      return (target, reading)
    }
    guard meant.count == 1 else { return nil }
    return hearing.act(meant[0].slot, meant[0].reading, .announced)
  }

  /// Whether a "no" or "not" stands before the words of a value, in their clause.
  private func denies(_ value: JSONValue, at target: Slot) -> Bool {
    let clauses = line.clauseTokens
    return hearing.matches(of: target).contains { match in
      match.values == [value]
        && clauses.contains { clause in
          clause.overlaps(match.tokens) && line.saysNot(before: match.tokens.lowerBound, in: clause)
        }
    }
  }

  /// "Oops, that's my son's name, I'm Ines": the person's own name, introduced again.
  var reintroduced: DialogueAct? {
    guard hearing.cue != nil || line.swaps else { return nil }
    let meant = agenda.slots.compactMap { target -> (slot: Slot, match: Match<JSONValue>)? in
      guard target.applies, target.path.element == nil, target.path != slot?.path,
        let old = target.answer?.value, hearing.dimension(of: target)?.form == .name
      else { return nil }
      let names = hearing.matches(of: target).filter {
        $0.isExplicit && line.saysWhoIAm(before: $0.tokens.lowerBound)
      }
      guard let match = names.only, match.values.count == 1,
        match.values[0] != old
      else { return nil }
      return (target, match)
    }
    guard let (slot, match) = meant.only else { return nil }
    let evidence = line.evidence(match.tokens, rule: match.rule)
    let own = hearing.inform(slot, .understood(match.values[0], evidence))
    guard let other = introducedOther else {
      return DialogueAct(
        .inform([own]), .named, using: .at([line.clauseSpan(around: evidence.span)]))
    }
    return DialogueAct(.inform([own, other]), .announced)
  }

  /// The "she's Tess" of "no, I'm Nora and she's Tess": the name of the only element, introduced again.
  private var introducedOther: Inform? {
    let meant = agenda.slots.filter { target in
      target.applies && target.path.element != nil && target.path != slot?.path
        && target.answer?.value != nil && hearing.dimension(of: target)?.form == .name
    }
    guard meant.count == 1 else { return nil }
    let names = hearing.matches(of: meant[0]).filter {
      $0.isExplicit && $0.values.count == 1 && !line.saysWhoIAm(before: $0.tokens.lowerBound)
    }
    guard names.count == 1, names[0].values[0] != meant[0].answer?.value else { return nil }
    let evidence = line.evidence(names[0].tokens, rule: names[0].rule)
    return hearing.inform(meant[0], .understood(names[0].values[0], evidence))
  }
}
