import Understanding

/// The clauses of a line at a question for a text that say nothing but other answers: the goal of "a dodgy
/// knee, btw my goal is 3:30 now".
struct TextClauseInterpreter {
  let hearing: Hearing
  /// The question that takes any line as its text.
  let text: Slot

  private var line: Line { hearing.line }

  /// The changes that the line begins or ends with; what stands beside them is left for the text.
  var act: DialogueAct? {
    guard text.answer == nil, hearing.isText(text) else { return nil }
    // The words that lead to a change or excuse it are none of the text: "btw, my goal is 3:30, my mistake".
    let clauses = joined(
      line.labelledClauses.filter { clause in
        let part = line.keeping(line.span(clause.tokens))
        return !CorrectionCue.areAll(of: part) && !excuses(part) && part.talkSense == nil
      })
    let found = clauses.map(changes)
    let sentences = clauses.indices.filter { !found[$0].isEmpty }
      .map { line.sentenceSpan(around: line.span(clauses[$0].tokens)) }.filter { !mayBeText($0) }
    func isOther(_ place: Int) -> Bool {
      !found[place].isEmpty
        || sentences.contains { $0.overlaps(line.span(clauses[place].tokens)) }
    }
    let ending = clauses.indices.reversed().prefix(while: isOther).reversed()
    let others = ending.isEmpty ? clauses.indices.prefix(while: isOther).map(\.self) : Array(ending)
    guard let first = others.first, let last = others.last else { return nil }
    let changing = others.flatMap { found[$0] }
    let places = others.map { line.span(clauses[$0].tokens) }
    // "No injuries, and no Strava": the text leaves the rest of the line to what it names.
    let isOpen = changing.allSatisfy { hearing.agenda.slot($0.path)?.answer == nil }
    if isOpen, let text = hearing.reading(of: text).evidence?.span,
      !places.contains(where: { $0.overlaps(text) })
    {
      return nil
    }
    return DialogueAct(
      .inform(changing), .announced,
      using: .at([line.span(clauses[first].tokens.lowerBound..<clauses[last].tokens.upperBound)]))
  }

  /// Whether a sentence that changes something may say a word of the text too: one that is not only asked for by what
  /// hurts takes any.
  private func mayBeText(_ sentence: Range<Int>) -> Bool {
    hearing.dimension(of: text)?.takesNone(hearing.day) != true
      || line.keeping(sentence).namesWhatHurts
  }

  /// The clauses, a list that goes on behind commas as one: "make the days Tuesday, Thursday and Saturday".
  private func joined(_ clauses: [Clause]) -> [Clause] {
    clauses.reduce(into: []) { joined, clause in
      if let last = joined.last, [.comma, .and].contains(clause.link),
        let path = changes(by: last).first?.path ?? changed(by: last),
        hearing.goesOn(clause, with: path)
      {
        joined[joined.count - 1].tokens = last.tokens.lowerBound..<clause.tokens.upperBound
      } else {
        joined.append(clause)
      }
    }
  }

  /// The answer that a clause wants changed without saying how, as "correct the days" does.
  private func changed(by clause: Clause) -> Path? {
    let part = Hearing(line.keeping(line.span(clause.tokens)), in: hearing.scene)
    guard CorrectionCue.opensPlainly(part.wording), let mention = part.mentions.all.only,
      let slot = part.agenda.slot(mention.path), slot.path != text.path,
      part.places(of: slot).isEmpty
    else { return nil }
    return slot.path
  }

  /// Whether some words only say that something was wrong: "my mistake".
  private func excuses(_ part: Line) -> Bool { Wording(part).smallTalk == .objection }

  /// Whether the line takes something back: "no", "my mistake".
  private var takesBack: Bool {
    hearing.cue != nil
      || line.labelledClauses.contains { clause in
        let part = line.keeping(line.span(clause.tokens))
        return excuses(part) || part.talkSense == .retraction
      }
  }

  /// The answers that a clause changes, where it says nothing else.
  private func changes(by clause: Clause) -> [Inform] {
    guard clause.link != .reason, clause.link != .condition else { return [] }
    let part = Hearing(line.keeping(line.span(clause.tokens)), in: hearing.scene)
    let plain = Hearing(part.line.withoutDenial, in: hearing.scene)
    var informs = named(in: part)
    if informs.isEmpty { informs = named(in: plain) }
    if informs.isEmpty { informs = claimed(in: plain) }
    if informs.isEmpty { informs = corrected(in: plain) }
    if informs.isEmpty { informs = edited(in: part) }
    let rest = part.line.blanking(informs.map(\.place))
    guard informs.allSatisfy({ $0.inform.reading.value != nil }),
      CorrectionCue.areAll(of: rest) || rest.talkSense == .repetition
    else { return [] }
    return informs.map(\.inform)
  }

  private typealias Change = (inform: Inform, place: Range<Int>)

  private func named(in part: Hearing) -> [Change] {
    let mentions = part.mentions.all.filter { mention in
      guard let slot = part.agenda.slot(mention.path), let dimension = part.dimension(of: slot)
      else { return false }
      // What was not answered yet is granted or declined by its name, and told in no other way.
      let isOpen = dimension.isYesOrNo && slot.isOpen && slot.ask?.isOnlyAnswered == false
      let isRenamed = dimension.form == .name && CorrectionCue.opensPlainly(part.wording)
      return slot.answer?.value != nil ? !dimension.takesAnyWords || isRenamed : isOpen
    }
    return NamedValue.all(of: mentions, in: part.line, part, acceptsParts: true)
      .compactMap { named in
        part.agenda.slot(named.path).map { (part.inform($0, named.reading), named.span) }
      }
  }

  /// What "make it brown" says by itself what it is about.
  private func claimed(in part: Hearing) -> [Change] {
    guard CorrectionCue.opensPlainly(part.wording) else { return [] }
    let claiming = ClaimInterpreter(hearing: part, asked: nil)
    return claiming.acts(of: claiming.claims).flatMap(\.informs).compactMap { inform in
      guard part.agenda.slot(inform.path)?.answer?.value != nil,
        let place = inform.reading.evidence?.span
      else { return nil }
      return (inform, place)
    }
  }

  /// What a clause that begins by an edit makes of a list: "and add Thursday to my days".
  private func edited(in part: Hearing) -> [Change] {
    guard EditWords.open(part.line),
      case .inform(let informs) = EditInterpreter(hearing: part, slot: nil).act?.kind
    else { return [] }
    let names = part.mentions.all.map(\.name)
    return informs.compactMap { inform in
      guard inform.reading.value?.array != nil, let place = inform.reading.evidence?.span,
        EditWords.areAll(of: part.line.blanking(names + [place]))
      else { return nil }
      return (inform, part.whole)
    }
  }

  /// The last answer, or else the only one, for which a line that takes something back says a value and nothing
  /// besides: "no, 75 minutes".
  private func corrected(in part: Hearing) -> [Change] {
    guard takesBack else { return [] }
    let last = hearing.scene.state.lastChanged.flatMap(part.agenda.slot)
    if let last, let change = corrected(last, in: part) { return [change] }
    // A "no" before some of a list takes them out of it.
    let others = part.agenda.slots.filter { slot in
      slot.applies && slot.answer?.value?.array == nil
        && part.matches(of: slot).contains(where: \.isExplicit)
    }
    return others.count == 1 ? others.compactMap { corrected($0, in: part) } : []
  }

  private func corrected(_ slot: Slot, in part: Hearing) -> Change? {
    guard let old = slot.answer?.value, let dimension = part.dimension(of: slot),
      dimension.form == .value,
      case .understood(let value, let evidence) = part.reading(of: slot), value != old
    else { return nil }
    return (part.inform(slot, .understood(value, evidence)), evidence.span)
  }
}
