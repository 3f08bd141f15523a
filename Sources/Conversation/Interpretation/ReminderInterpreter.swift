import Understanding

/// What a line says for answers that are there already, where it says nothing for the question.
struct ReminderInterpreter {
  let hearing: Hearing

  /// Part of a value that was given before ("he's 7" of a birthday).
  func part(besides asked: Slot) -> DialogueAct? {
    for slot in hearing.agenda.slots
    where slot.path != asked.path && slot.applies && !hearing.settled.contains(slot.path)
      && hearing.scene.isNear(slot, asked)
    {
      guard slot.answer?.value != nil, let dimension = hearing.dimension(of: slot) else { continue }
      let reading = hearing.revision(of: slot, by: hearing.line)
      guard let value = reading.value, dimension.violation(value, hearing.day) == nil,
        !isToldOfOthers(reading.evidence, dimension),
        dimension.saysPart(hearing.words(for: slot), hearing.day)
          || reading.evidence?.changesPart == true
      else { continue }
      let inform = Inform(slot.path, reading, of: hearing.line)
      // "I stop eating at 8" at a last look is said to change just that.
      if asked.ask == nil, let evidence = reading.evidence, evidence.isEdit {
        return DialogueAct(.inform([inform]), .explicit, using: .at([evidence.span]))
      }
      return DialogueAct(.inform([inform]), .part)
    }
    return whatHurts
  }

  /// What a sentence says that hurts, behind what was answered of that: it is offered, as it may be told for another
  /// reason.
  var whatHurts: DialogueAct? {
    let slot = hearing.agenda.slots.first { slot in
      slot.applies && slot.answer?.value != nil && slot.path != hearing.current?.path
        && hearing.dimension(of: slot)?.takesNone(hearing.day) == true
    }
    guard hearing.askedPart == nil, let slot, let old = slot.answer?.value?.string,
      let dimension = hearing.dimension(of: slot),
      !hearing.mentions.all.contains(where: { $0.path == slot.path }),
      let place = hearing.textPlace(in: hearing.line),
      let hurting = hearing.line.clauses().map({ hearing.line.span($0.tokens) }).first(where: {
        place.overlaps($0) && hearing.line.keeping($0).namesWhatHurts
      }),
      case let end = hearing.line.sentenceSpan(around: hurting).clamped(to: place).upperBound,
      case let part = hearing.line.keeping(max(hurting.lowerBound, place.lowerBound)..<end),
      hearing.hasShapeOfText(part, for: slot), !part.opensByRemoving,
      !part.ailments.isSubset(of: Line(old).ailments),
      // The verb by which it is added is no part of it.
      case let behind = EditWords.open(part) ? part.tokens.dropFirst().first : part.tokens.first,
      let from = behind?.span.lowerBound,
      let said = hearing.revision(
        of: .string(""), at: slot, by: part.keeping(from: from), dimension
      ).value?.string
    else { return nil }
    let reading = Reading.understood(
      JSONValue.string(old.isEmpty ? said : "\(old), \(said)"), hearing.evidence("text.added"))
    var inform = hearing.inform(slot, reading)
    inform.manner = .asked
    return DialogueAct(.inform([inform]), .bare)
  }

  /// Whether words stand in a clause that tells of somebody's kin, or of much besides: the "in May" of "her grandfather
  /// died in May", the "at Christmas" of "I only see her father at Christmas".
  private func isToldOfOthers(_ evidence: Evidence?, _ dimension: AnyDimension) -> Bool {
    evidence.map { said in
      let clause = hearing.line.keeping(hearing.line.clauseSpan(around: said.span))
      return hearing.line.tellsOfSomebody(at: said.span)
        || dimension.isBirthday && clause.hasSpeaker
        || said.changesPart && clause.blanking([said.span]).contentWords.count > 2
    } ?? false
  }

  /// A bare value where nothing is asked: "1800" at the last look can only be a wish to change the
  /// answer that it fits.
  var bareValue: DialogueAct? {
    wholeValue ?? clauseValue ?? proposal
  }

  /// A change that a statement may well mean.
  var proposal: DialogueAct? {
    wishedOption ?? EditInterpreter(hearing: hearing, slot: hearing.current).textHealed
  }

  /// An option that a clause wishes for in the place of the one that was chosen, and little else: "I'd rather track
  /// workouts".
  private var wishedOption: DialogueAct? {
    let line = hearing.line
    let acts = hearing.agenda.slots.compactMap { slot -> DialogueAct? in
      guard slot.applies, slot.path != hearing.current?.path, let old = slot.answer?.value,
        let dimension = hearing.dimension(of: slot), dimension.form == .option,
        case .understood(let value, let evidence) = hearing.reading(of: slot), value != old,
        evidence.isOptionAsListed, !evidence.isPlaceOfOption,
        case let clause = line.clauseSpan(around: evidence.span),
        line.wishes(at: clause) || EditWords.open(line.keeping(clause)),
        line.keeping(clause).blanking([evidence.span])
          .contentWords(besides: dimension.vocabulary).count < 2
      else { return nil }
      return hearing.act(slot, hearing.reading(of: slot), .bare)
    }
    return acts.only
  }

  /// A clause that is a bare value, where the others say why.
  var clauseValue: DialogueAct? {
    let clauses = hearing.line.clauses()
    guard clauses.count > 1 else { return nil }
    let line = hearing.line
    return clauses.firstNonNil { clause in
      let part = line.keeping(line.span(clause.tokens))
      return ReminderInterpreter(hearing: Hearing(part, in: hearing.scene)).wholeValue
    }
  }

  /// An answer of which the whole line may be the value.
  private struct Fitting {
    let path: Path
    let step: String
    let value: JSONValue
    /// It is the value already.
    let isSaidAgain: Bool
  }

  /// What the line makes of the value that is there: "the 27th" leaves the month.
  private func revised(_ slot: Slot, _ dimension: AnyDimension) -> JSONValue? {
    dimension.form == .value
      ? hearing.revision(of: slot, by: hearing.words(for: slot)).value : nil
  }

  /// A line that is a bare value and nothing else.
  var wholeValue: DialogueAct? {
    // "No, all" is about the whole of what is shown.
    guard !hearing.line.saysOnlyHowMuch else { return nil }
    let isNumber = hearing.line.tokens.first?.kind == .digits
    var fitting = hearing.agenda.slots.compactMap { slot -> Fitting? in
      // A number says nothing of which list it is the place in.
      guard slot.applies, let ask = slot.ask, let old = slot.answer?.value,
        let dimension = hearing.dimension(of: slot), !dimension.takesAnyWords,
        !dimension.isYesOrNo,
        !isNumber || ask.choices(hearing.agenda.draft, slot.index).isEmpty,
        case .understood(let fresh, let evidence) = hearing.reading(of: slot),
        case let value = revised(slot, dimension) ?? fresh,
        evidence.span == hearing.whole, !evidence.isOwnWish,
        value != old || hearing.assent == nil && hearing.cue == nil,
        value == old || dimension.form == .value || evidence.isOptionAsListed,
        dimension.violation(value, hearing.day) == nil
      else { return nil }
      return Fitting(
        path: slot.path, step: slot.step.id, value: value, isSaidAgain: value == old)
    }
    // What says an answer again changes none of another step; the 7 that one scale has may be for the next.
    let others = fitting.filter { !$0.isSaidAgain }
    let again = fitting.first { fitting in
      fitting.isSaidAgain && !others.contains { $0.step == fitting.step }
    }
    fitting = again.map { [$0] } ?? others
    let evidence = hearing.evidence("bare")
    switch fitting.count {
    case 1:
      let reading = Reading.understood(fitting[0].value, evidence)
      return DialogueAct(.inform([Inform(fitting[0].path, reading, of: hearing.line)]), .bare)
    case 2...3:
      return DialogueAct(
        .contest(fitting.map(\.path), values: fitting.map(\.value), evidence), .bare)
    default:
      return nil
    }
  }
}
