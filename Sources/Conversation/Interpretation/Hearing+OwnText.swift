import Understanding

/// Texts of people's own, at a question that takes nearly any words.
extension Hearing {
  /// Whether a slot takes whole lines as its text.
  func isText(_ slot: Slot?) -> Bool { slot.flatMap(dimension)?.takesWholeLine == true }

  /// The place of what can be a text in a part of the line: what steers the conversation or is only kind is
  /// none at its begin, and a question or a thanks none at either end; nil where nothing is left.
  func textPlace(in part: Line) -> Range<Int>? {
    let clauses = part.labelledClauses.map { (place: part.span($0.tokens), link: $0.link) }
    func isText(_ clause: (place: Range<Int>, link: Clause.Link)) -> Bool {
      guard askedPart?.place.overlaps(clause.place) != true else { return false }
      let sense = part.keeping(clause.place).talkSense
      // What follows a "but" limits what stands before it; who wants what comes next limits nothing.
      return sense == nil || sense == .approval || part.keeping(clause.place).tellsOfBetter
        || clause.link == .but && sense != .onward && sense != .aside
    }
    // Who is addressed is no part of a text about the person: "You didn't answer me. Left calf, torn in May".
    let addressed = clauses.indices.prefix { place in
      part.keeping(part.sentenceSpan(around: clauses[place].place)).addressesListener
    }
    let others = clausesOfOthers(endingIn: part)
    // Nor is it that all is said.
    let own = clauses.indices.dropFirst(addressed.count).filter { place in
      !Wording(part.keeping(clauses[place].place)).means(.closes)
        && !others.contains(clauses[place].place)
    }
    guard
      let first = own.first(where: {
        isText(clauses[$0]) && !part.keeping(clauses[$0].place).leadsOn
      }),
      let last = own.last(where: { isText(clauses[$0]) }), first <= last
    else { return nil }
    // What leads to something behind it is none either: the "by the way" before a question.
    let rest = clauses[(last + 1)...].map(\.place)
    let isCut =
      clauses[last].place.upperBound < (opening ?? self).line.content?.upperBound ?? 0
      && (rest.isEmpty || rest != others)
    let end = clauses[first...last].lastIndex { !isCut || !part.keeping($0.place).leadsOn }
    let isWhole = !isCut && end == clauses.count - 1
    let upper = isWhole ? part.tokens.last?.span.upperBound : clauses[end ?? last].place.upperBound
    return clauses[first].place.lowerBound..<(upper ?? part.text.utf8.count)
  }

  /// The places of the clauses at the end of a text that speak of other answers alone, the first of them a sentence of
  /// its own or behind an "and" or a "but": "and Sunday can be longer, 3 hours".
  private func clausesOfOthers(endingIn part: Line) -> [Range<Int>] {
    let clauses = part.labelledClauses
    let ending = clauses.reversed().prefix { clause in
      clause.link != .start && speaksOfOther(part.keeping(part.span(clause.tokens)))
    }
    // Behind an "and" words without a subject or a verb go on with what stands before it.
    return ending.reversed().drop { clause in
      clause.link != .stop && clause.link != .but
        && !(clause.link == .and && part.saysSentence(clause.tokens))
    }
    .map { part.span($0.tokens) }
  }

  /// Whether a clause says a value of an answer that is there, and nothing but what its question speaks of.
  func speaksOfOther(_ clause: Line) -> Bool {
    guard !clause.namesWhatHurts, !clause.beginsWithNot else { return false }
    let apart = Hearing(clause, in: scene)
    let slots = agenda.slots.filter { slot in
      guard slot.applies, slot.answer?.value != nil, let dimension = dimension(of: slot),
        !dimension.takesAnyWords, !dimension.isYesOrNo
      else { return false }
      return apart.matches(of: slot).contains { $0.isExplicit || dimension.takesLength }
        || dimension.takesDaysOfWeek && clause.saysDayOfWeek
    }
    guard !slots.isEmpty else { return false }
    let table = TopicTable.english
    let known = slots.reduce(into: Set<String>()) { terms, slot in
      guard let ask = slot.ask else { return }
      let names = [ask.label, ask.prompt(agenda.draft, slot.index)] + ask.aliases
      terms.formUnion(table.terms(ofText: names.joined(separator: " ")))
    }
    let said =
      slots.flatMap { apart.places(of: $0) } + apart.mentions.all.map(\.name)
      + clause.daysOfWeek
    let left = clause.blanking(said).contentWords
      .filter { !Line.comparatives.contains($0) && !EditWords.changes($0) }.joined(separator: " ")
    return table.terms(ofText: left).isSubset(of: known)
  }

  /// Whether a part of the line may be words of a slot: where it takes whole lines, in the shape of its text.
  func mayBeWords(_ part: Line, of slot: Slot) -> Bool {
    !isText(slot) || hasShapeOfText(part, for: slot)
  }

  /// Whether a part of the line has the shape of a text that a slot takes: it says something, is no remark on
  /// what is asked, and where most have nothing to say, it says so or names what hurts.
  func hasShapeOfText(_ part: Line, for slot: Slot) -> Bool {
    guard let dimension = dimension(of: slot), dimension.takesWholeLine,
      let place = textPlace(in: part)
    else { return false }
    let text = part.keeping(place)
    guard dimension.read(text, day).value != nil else { return false }
    return dimension.takesNone(day)
      ? text.namesWhatHurts || text.wordOfNone != nil : text.saysSomething && !text.remarks
  }
}

extension Line {
  /// Whether the line only answers what was said before, and leads to what follows: "ah, makes sense".
  fileprivate var leadsOn: Bool {
    if wordOfNone != nil || namesWhatHurts || saysWhenItWas { return false }
    let wording = Wording(self)
    return isIdle || CorrectionCue.areAll(of: self) || wording.means(.goesOn)
      || wording.literalSmallTalk != nil
  }
}
