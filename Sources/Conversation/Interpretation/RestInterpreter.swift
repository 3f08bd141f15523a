import Understanding

/// What is left of a line once a part of it was taken: it may be meant for other fields, for
/// questions that the answer opened, or for the question that comes next.
struct RestInterpreter {
  let hearing: Hearing

  var scene: Scene { hearing.scene }
  var asked: Slot? { scene.asked.flatMap(hearing.agenda.slot) }

  /// What says by itself, or by the name of a field, what it is about.
  var claims: [DialogueAct] {
    guard let opening = hearing.opening else { return [] }
    // What the first look found is still meant, though the scene has changed.
    let asked = opening.current
    let claims = opening.claims.filter { isLeft($0.path, opening.line.span($0.match.tokens)) }
    let named = opening.named.filter { isLeft($0.path, $0.span) }
    let claiming = ClaimInterpreter(
      hearing: Hearing(opening.line, in: hearing.scene), asked: asked)
    return claiming.acts(of: claims) + claiming.acts(of: named)
  }

  /// What names elements that were opened, whom nobody could name before.
  var newcomers: [DialogueAct] {
    let claiming = ClaimInterpreter(hearing: hearing, asked: asked)
    return claiming.acts(of: claiming.named(besides: []))
  }

  /// Whether nothing was said of an item yet, and the words that say it are left.
  private func isLeft(_ path: Path, _ span: Range<Int>) -> Bool {
    !hearing.settled.contains(path) && !hearing.taken.contains { $0.overlaps(span) }
  }

  /// Whether some words have announced the correction, as the "no" of "no, the 27th" does; where a yes or no is asked for,
  /// only right before a correction of the answer that was given last.
  func onlyAnnounces(_ evidence: Evidence, _ asked: Slot) -> Bool {
    let isYesOrNo = hearing.dimension(of: asked)?.isYesOrNo == true
    // What is wrong is what was corrected.
    if isYesOrNo, hearing.line.complaint?.clause.overlaps(evidence.span) == true { return true }
    let words = hearing.line.keeping(evidence.span)
    guard let place = words.content, CorrectionCue.areAll(of: words),
      let corrected = hearing.taken.map(\.lowerBound).filter({ place.upperBound <= $0 }).min()
    else { return false }
    guard isYesOrNo else { return true }
    let last = hearing.opening?.scene.state.lastChanged
    return last.map(hearing.settled.contains) ?? false
      && hearing.line.keeping(place.upperBound..<corrected).tokens.allSatisfy { $0.kind == .sign }
  }

  /// What the line says for the question that was asked, after it corrected something else.
  var answer: DialogueAct? {
    guard let asked, !hearing.settled.contains(asked.path), asked.applies else { return nil }
    let text = hearing.isText(asked) ? hearing.textPlace(in: hearing.line) : nil
    let part = text.map(hearing.line.keeping) ?? hearing.line
    let reading = hearing.revision(of: asked, by: part)
    guard hearing.mayBeWords(part, of: asked), case .understood(let value, let evidence) = reading,
      // "Silly me" is no wish.
      !hearing.isHalfGranted(asked, value), !evidence.isOwnWish || opensLine(evidence),
      !onlyAnnounces(evidence, asked)
    else { return nil }
    // "Call me Jo, only my gran says Joanna" names nobody else.
    if hearing.dimension(of: asked)?.form == .name, wasReplaced(value),
      !hearing.matches(of: asked).contains(where: { $0.values == [value] })
    {
      return nil
    }
    return hearing.act(asked, reading, .asked, using: .at([evidence.span]))
  }

  /// Whether words of a wish stand before all that was taken of the line, and are more than a remark.
  private func opensLine(_ evidence: Evidence) -> Bool {
    guard let content = hearing.line.keeping(evidence.span).content else { return false }
    let words = hearing.line.keeping(content)
    return hearing.taken.allSatisfy { content.upperBound <= $0.lowerBound }
      && words.contentWords.count > 1 && Wording(words).smallTalk == nil
  }

  /// Whether a value is that of an answer which the line has just replaced.
  private func wasReplaced(_ value: JSONValue) -> Bool {
    hearing.settled.contains { path in
      hearing.opening?.agenda.slot(path)?.answer?.value == value
        && hearing.agenda.slot(path)?.answer?.value != value
    }
  }

  /// What the line says for questions that the answer opened: "custom: Water, blue" names the custom
  /// one and its colour.
  var opened: DialogueAct? {
    for slot in hearing.agenda.slots
    where slot.isOpen && slot.entry.ask != nil && !hearing.settled.contains(slot.path) {
      guard let opening = hearing.opening, opening.agenda.slot(slot.path)?.applies != true,
        let dimension = hearing.dimension(of: slot)
      else { continue }
      // The words before them may say what the words are about, though they were taken.
      let explicit = dimension.matches(opening.line, hearing.day).first {
        $0.isExplicit && $0.values.count == 1 && isLeft(slot.path, opening.line.span($0.tokens))
          && !opening.line.isNegated($0.tokens.lowerBound)
      }
      var reading = Reading<JSONValue>.unclear(.nothingFound)
      if let explicit {
        let evidence = opening.line.evidence(explicit.tokens, rule: explicit.rule)
        reading = .understood(explicit.values[0], evidence)
      } else if !dimension.takesAnyWords || !usedUpWords(of: opening.line) {
        reading = hearing.reading(of: slot)
      }
      // What is left of a line may well have an "a" or a "one" in it, which is no choice.
      guard case .understood(let value, let evidence) = reading, !evidence.isPlaceOfOption,
        !evidence.isOnlyDescribed, !evidence.isOwnWish,
        !evidence.isChoiceOfOption || !opening.line.isBehindTimePreposition(evidence.span),
        !evidence.isChoiceOfOption || isName(of: value, evidence, at: slot, dimension)
      else { continue }
      return hearing.act(slot, reading, .opened, using: .at([evidence.span]))
    }
    return nil
  }

  /// Whether what was taken had any word of substance; an answer without one leaves them to what it opened.
  private func usedUpWords(of line: Line) -> Bool {
    hearing.taken.contains { !line.keeping($0).contentWords.isEmpty }
  }

  /// Whether words name an option as nobody would who does not mean it.
  ///
  /// They are all of its title, which is one word, or is written as a title, or is all that its clause
  /// says; "a long haul" is none.
  func isName(
    of value: JSONValue, _ evidence: Evidence, at slot: Slot, _ dimension: AnyDimension
  ) -> Bool {
    guard let title = dimension.phrase(value, hearing.day), let line = hearing.opening?.line,
      evidence.words.lowercased() == title.lowercased()
    else { return false }
    if evidence.words == title || !title.contains(" ") { return true }
    let clause = line.clauseSpan(around: evidence.span)
    let nouns = Set(slot.ask?.aliases ?? [])
    return line.tokens.allSatisfy { token in
      !token.span.overlaps(clause) || token.span.overlaps(evidence.span)
        || hearing.taken.contains { $0.overlaps(token.span) }
        || line.isCourtesy(token, besides: nouns)
    }
  }
}
