import Understanding

/// Names that a line gives to what has one, and of others.
extension LastAnswerInterpreter {
  /// A name that is introduced as one, with what other words say: "make it orange and call it Tea".
  ///
  /// Its own words say nothing else.
  func named(in candidates: Candidates) -> DialogueAct? {
    guard let name = candidates.introduced, let span = name.reading.evidence?.span else {
      return nil
    }
    let others = candidates.others.filter { $0.reading.evidence?.span.overlaps(span) == false }
    guard others.count < 2 else { return nil }
    let informs = ([name] + others).map { hearing.inform($0.slot, $0.reading) }
    return DialogueAct(
      .inform(informs), .announced, using: .at(informs.compactMap { $0.reading.evidence?.span }))
  }

  /// Whether the line introduces a name for a thing that has one: "call it Tea".
  func isIntroducedName(_ target: Slot) -> Bool {
    hearing.dimension(of: target)?.form == .name && line.saysWhatIsCalled
      && hearing.matches(of: target).contains(where: \.isExplicit)
  }

  /// Whether the line names somebody else of whom the conversation knows.
  func isNamedOther(than target: Slot) -> Bool {
    hearing.elementNames.found.contains { found in
      found.element != nil && found.element != target.path.element
    }
  }

  /// Whether the line answers what is asked and takes back a part of its own words: "2 and 5, no not 5, make
  /// it 6", "school runs, no wait, make it late pickups"; "call it Tea" is the name that is asked for.
  func correctsItself(_ asked: Slot, _ part: Line) -> Bool {
    let isName = hearing.dimension(of: asked)?.form == .name
    if isName, line.saysWhatIsCalled { return true }
    guard part.text == line.text, !hearing.isText(asked) else { return false }
    // "One... make it two"
    let first = line.clauses().first.map { line.keeping(line.span($0.tokens)) }
    let opens = first.map { hearing.dimension(of: asked)?.read($0, hearing.day).value != nil }
    return isName || opens == true
      || hearing.reading(of: asked).evidence?.span.lowerBound == line.content?.lowerBound
  }

  /// Whether an answer is the one changed last, or the one like it of the element that the line names.
  func isLast(_ target: Slot) -> Bool {
    guard let last = hearing.scene.state.lastChanged else { return false }
    return target.path == last
      || target.path.item == last.item && target.path.element != nil
        && target.path.element == hearing.elementNames.only?.element
  }

  /// Whether the line only reminds of what is asked, or would be a wish of one's own for it, while all of it
  /// is the value of another answer: "actually 5 March 2018" at the hopes.
  func isSaidLess(_ part: Line, at asked: Slot, than meant: [Target]) -> Bool {
    guard meant.count == 1, let dimension = hearing.dimension(of: meant[0].slot),
      !dimension.takesAnyWords, let said = meant[0].reading.evidence?.span, said == part.content,
      let own = hearing.dimension(of: asked)?.read(part, hearing.day).evidence
    else { return false }
    return own.isOwnWish || own.span.count < said.count
  }
}
