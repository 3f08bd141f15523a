import Understanding

/// What is left of a line when no more of it is taken.
struct Remainder {
  let rest: Rest
  /// The scene in which the rest is left.
  let scene: Scene
  /// The answers as they were before the line.
  let before: ConversationState
  /// The answers that the line settled.
  let settled: Set<Path>
  /// Whether something was shown, and no question asked.
  let wasShowing: Bool

  /// The places of the clauses of which nothing was taken, though they say a value or name an answer, as UTF-8
  /// offsets: the "I start at 12" of "it's 2300 and I start at 12".
  var unheard: [Range<Int>] {
    let line = rest.whole
    return joined(parts).compactMap { part in
      let place = line.span(part.tokens)
      guard !isHeard(place), !line.saysWhatThatIs(at: place) else { return nil }
      let hearing = Hearing(line.keeping(place), in: scene)
      return part.isLabelled || saysSomething(hearing) || ordersChange(hearing) ? place : nil
    }
  }

  /// The places of the clauses for which some answers of the line have no place, as UTF-8 offsets: what says nothing
  /// but when they hold, as the "but not at weekends" of a yes does, and another value of one behind all that was
  /// heard, as the "3 hours on Sundays" of a length.
  func beyond(_ answers: Set<Path>) -> [Range<Int>] {
    let slots = answers.compactMap(scene.agenda.slot)
    guard !slots.isEmpty else { return [] }
    let limitations = limitations
    return limitations
      + parts.compactMap { part in
        let place = rest.whole.span(part.tokens)
        let hearing = Hearing(rest.whole.keeping(place), in: scene)
        guard hearing.wording.smallTalk == nil, !isHeard(place),
          !limitations.contains(where: place.overlaps)
        else { return nil }
        let isTime =
          hearing.line.saysOnlyWhen && slots.allSatisfy { hearing.matches(of: $0).isEmpty }
        let isSecond = isAdded(part) && slots.contains { isOneOfSome($0, in: hearing) }
        let isOfOther =
          slots.contains(where: hearing.isText)
          && hearing.speaksOfOther(hearing.line)
        return isTime || isSecond || isOfOther || saysAnother(hearing, at: place) ? place : nil
      }
  }

  /// Clauses, a list that is named and goes on behind commas as one: "my days are Tuesday, Thursday and Sunday".
  private func joined(_ parts: [Clause]) -> [Clause] {
    parts.reduce(into: []) { joined, clause in
      if let last = joined.last, [.comma, .and].contains(clause.link), let path = list(named: last),
        Hearing(rest.whole, in: scene).goesOn(clause, with: path)
      {
        joined[joined.count - 1].tokens = last.tokens.lowerBound..<clause.tokens.upperBound
      } else {
        joined.append(clause)
      }
    }
  }

  /// The answer that a clause names and no other, where it is a list.
  private func list(named clause: Clause) -> Path? {
    let hearing = Hearing(rest.whole.keeping(rest.whole.span(clause.tokens)), in: scene)
    return hearing.mentions.all.only.flatMap {
      scene.agenda.slot($0.path)?.answer?.value?.array == nil ? nil : $0.path
    }
  }

  /// The places of what limits something that was heard before it, as UTF-8 offsets.
  private var limitations: [Range<Int>] {
    let line = rest.whole
    return line.limitations.compactMap { limitation in
      isHeard(line.span(limitation.limited)) && !isHeard(line.span(limitation.tokens))
        ? line.span(limitation.tokens) : nil
    }
  }

  /// The places of all clauses of which nothing was taken, as UTF-8 offsets.
  var unheardParts: [Range<Int>] {
    parts.map { rest.whole.span($0.tokens) }.filter { !isHeard($0) }
  }

  /// The clauses that are no reasons or conditions, and tell nothing that only leads to what was taken behind a
  /// "so".
  private var parts: [Clause] {
    let clauses = rest.whole.labelledClauses
    return clauses.indices.filter { place in
      let clause = clauses[place]
      let next = place + 1 < clauses.count ? clauses[place + 1] : nil
      let isPremise =
        next?.link == .conclusion && rest.whole.tellsFact(clause.tokens)
        && next.map { isHeard(rest.whole.span($0.tokens)) } ?? false
      // Behind a "no" stands what it takes back, or puts in its place.
      let opens =
        clause.tokens.count == 1
        && rest.whole.keeping(rest.whole.span(clause.tokens)).isPlainNo
      return clause.link != .reason && clause.link != .condition && !isPremise && !opens
    }.map { clauses[$0] }
  }

  /// Whether some of the words at a place were taken.
  private func isHeard(_ place: Range<Int>) -> Bool { rest.heard.contains { $0.overlaps(place) } }

  /// Whether a value is what the answer is or was; of a list, whether all of it is there, or was taken out.
  private func isKnown(_ value: JSONValue, for slot: Slot) -> Bool {
    let (old, new) = (before.answers[slot.path]?.value, slot.answer?.value)
    if value == new || value == old { return true }
    guard let items = value.array, let all = new?.array else { return false }
    let were = old?.array ?? []
    return items.allSatisfy(all.contains)
      || items.allSatisfy { were.contains($0) && !all.contains($0) }
  }

  /// The answers of which whatever else the line says of them is explained: where a question is answered, all
  /// that it settled; where something is shown, none.
  private var explained: Set<Path> { wasShowing ? [] : settled }

  /// Whether a clause names an answer or says a value that no answer has.
  private func saysSomething(_ hearing: Hearing) -> Bool {
    // "Not 2000" and "the date is wrong" deny what is put right beside them.
    guard !hearing.wording.saysRight, !hearing.line.withoutWhatStays.isIdle,
      !hearing.line.beginsWithNot, hearing.line.complaint == nil, !hearing.line.onlyPraises,
      hearing.wording.smallTalk == nil,
      // The "no" of "no, make it a yes"
      hearing.assent == nil || hearing.line.saysSomething
    else { return false }
    let isNamed = hearing.mentions.all.contains { mention in
      !hearing.line.isCounted(mention.name) && isLeft(mention.path, in: hearing)
    }
    if isNamed { return true }
    // "Mia is four for talking": whose it is, is said, and not of what.
    let known = Set(explained.compactMap(\.element))
    if hearing.line.saysNumber,
      hearing.elementNames.found.contains(where: { !known.isSuperset(of: $0.elements) })
    {
      return true
    }
    let said = scene.agenda.slots.flatMap { slot -> [(slot: Slot, match: Match<JSONValue>)] in
      guard slot.applies, slot.ask != nil, !explained.contains(slot.path),
        let dimension = hearing.dimension(of: slot),
        !dimension.takesAnyWords || dimension.form == .name, !dimension.isYesOrNo
      else { return [] }
      return hearing.matches(of: slot)
        .filter { !hearing.line.isNegated($0.tokens.lowerBound) }
        // Nearly any words could be a name: it has a capital, or words that say what somebody is called. Without
        // either they tell how somebody is.
        .filter { explained.isEmpty && !dimension.takesAnyWords || $0.isExplicit }
        .filter {
          dimension.form != .name || hearing.line.isCapitalised($0.tokens.lowerBound)
            || NamingWords.areSaid(in: hearing.line)
        }
        .map { (slot, $0) }
    }
    // A day is no date where it is one of the days that were changed.
    return !said.isEmpty
      && !said.contains { said in said.match.values.contains { isKnown($0, for: said.slot) } }
  }

  /// Whether a clause wants something changed that it names, whatever that is: "and add a rest day".
  private func ordersChange(_ hearing: Hearing) -> Bool {
    EditWords.openAny(hearing.line) && !EditWords.onlyPoint(in: hearing.line)
      && !hearing.mentions.all.contains { settled.contains($0.path) } && hearing.command == nil
      && hearing.wording.smallTalk == nil
      && hearing.line.talkSense == nil
  }

  /// Whether the answer of a slot is one of some options, and no list of them.
  private func isOneOfSome(_ slot: Slot, in hearing: Hearing) -> Bool {
    hearing.dimension(of: slot)?.form == .option && slot.answer?.value?.array == nil
  }

  /// Whether a clause adds something to what was heard before it: the "headaches" of "mood and headaches".
  private func isAdded(_ part: Clause) -> Bool {
    let line = rest.whole
    let before = line.clauses().last { $0.tokens.upperBound <= part.tokens.lowerBound }
    return before.map { isHeard(line.span($0.tokens)) } ?? false && line.addsSomething(part)
  }

  /// Whether a clause behind all that was heard says another value of an answer that the line settles: what stands
  /// before it was put right by it.
  private func saysAnother(_ hearing: Hearing, at place: Range<Int>) -> Bool {
    let line = hearing.line
    guard rest.heard.allSatisfy({ $0.upperBound <= place.lowerBound }), hearing.askedPart == nil,
      line.saysNumber, !line.beginsWithNot
    else { return false }
    return explained.compactMap(scene.agenda.slot).contains { slot in
      hearing.dimension(of: slot)?.form == .value
        && hearing.matches(of: slot).contains { match in
          let value = line.span(match.tokens)
          return !line.isNegated(match.tokens.lowerBound) && !line.isOver(match.tokens)
            && !line.isBehindCopula(value) && !line.isBehindPerson(value)
            && !line.isBeforeCopula(value) && !line.isJudged(value)
            && !isOfSomebodyElse(value, for: slot, in: line)
            && !match.values.contains { isKnown($0, for: slot) }
        }
    }
  }

  private func isOfSomebodyElse(_ value: Range<Int>, for slot: Slot, in line: Line) -> Bool {
    slot.path.element == nil
      ? OtherPerson.isSubject(of: line, around: value)
      : OtherPerson.isToldOf(in: line, around: value)
  }

  /// Whether a name of an answer is left to be explained: where a question was answered, beside a value of it.
  private func isLeft(_ path: Path, in hearing: Hearing) -> Bool {
    // Beside what was changed its name alone, or how it is, says what the change is about.
    if settled.contains(path), let slot = hearing.agenda.slot(path),
      slot.answer?.value?.array == nil || !EditWords.open(hearing.line)
    {
      let said = hearing.matches(of: slot)
      let isSaidAgain = said.allSatisfy { $0.values.contains { isKnown($0, for: slot) } }
      if isSaidAgain, !said.isEmpty || !hearing.line.saysNumber { return false }
    }
    guard !explained.isEmpty else { return true }
    guard !explained.contains(path), let slot = hearing.agenda.slot(path) else { return false }
    return hearing.dimension(of: slot)?.takesAnyWords == false
      && !hearing.reading(of: slot).isNothing
  }
}
