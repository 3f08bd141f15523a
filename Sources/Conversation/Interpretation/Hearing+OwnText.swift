import Understanding

/// Texts of people's own, at a question that takes nearly any words.
extension Hearing {
  /// The place of what can be a text in a part of the line: what steers the conversation or is only kind is
  /// none at its begin, and a question or a thanks none at either end; nil where nothing is left.
  func textPlace(in part: Line) -> Range<Int>? {
    let clauses = part.labelledClauses.map { (place: part.span($0.tokens), link: $0.link) }
    func isText(_ clause: (place: Range<Int>, link: Clause.Link)) -> Bool {
      guard askedPart?.place.overlaps(clause.place) != true else { return false }
      let sense = part.keeping(clause.place).talkSense
      // What follows a "but" limits what stands before it; who wants what comes next limits nothing.
      return sense == nil || sense == .approval
        || clause.link == .but && sense != .onward && sense != .aside
    }
    // Who is addressed is no part of a text about the person: "You didn't answer me. Left calf, torn in May".
    let addressed = clauses.indices.prefix { place in
      part.keeping(part.sentenceSpan(around: clauses[place].place)).addressesListener
    }
    // Nor is it that all is said.
    let own = clauses.indices.dropFirst(addressed.count).filter { place in
      !Wording(part.keeping(clauses[place].place)).means(.closes)
    }
    guard
      let first = own.first(where: {
        isText(clauses[$0]) && !part.keeping(clauses[$0].place).leadsOn
      }),
      let last = own.last(where: { isText(clauses[$0]) }), first <= last
    else { return nil }
    // What leads to something behind it is none either: the "by the way" before a question.
    let isCut = clauses[last].place.upperBound < (opening ?? self).line.content?.upperBound ?? 0
    let end = clauses[first...last].lastIndex { !isCut || !part.keeping($0.place).leadsOn }
    let isWhole = !isCut && end == clauses.count - 1
    let upper = isWhole ? part.tokens.last?.span.upperBound : clauses[end ?? last].place.upperBound
    return clauses[first].place.lowerBound..<(upper ?? part.text.utf8.count)
  }

  /// Whether a part of the line may be words of a slot: where it takes whole lines, in the shape of its text.
  func mayBeWords(_ part: Line, of slot: Slot) -> Bool {
    dimension(of: slot)?.takesWholeLine != true || hasShapeOfText(part, for: slot)
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
    if wordOfNone != nil || namesWhatHurts { return false }
    let wording = Wording(self)
    return isIdle || CorrectionCue.areAll(of: self) || wording.means(.goesOn)
      || wording.literalSmallTalk != nil
  }
}
