import Understanding

/// The words of a text whose field is named.
extension NamedValue {
  /// Whether a field that takes nearly any words is named, and nothing said for it.
  ///
  /// "Change my name" is no name, while "no injuries" says something.
  static func saysNothing(
    _ mention: Mentions.Mention, in line: Line, _ dimension: AnyDimension
  ) -> Bool {
    guard dimension.takesAnyWords else { return false }
    // "Almost, the name is wrong"
    if line.complaint?.clause.overlaps(mention.name) == true { return true }
    let own = line.clauseSpan(around: mention.name)
    // "I was about to type my injuries here", "not with my injuries"
    if dimension.takesWholeLine,
      line.isKept(mention.name) || line.onlyPoints(behind: mention.name)
        || line.speaksByTheWay(of: mention.name)
        || line.tellsWhatStands(around: mention.name)
    {
      return true
    }
    if dimension.takesWholeLine, endsClause(mention, in: line) {
      return !line.keeping(own).hasWordNo
    }
    guard mention.hasNoValue else { return false }
    return !dimension.takesWholeLine || !line.keeping(mention.clause).hasWordNo
  }

  /// Whether a text that most have nothing to say for is said to be words which name what it is for: "my injury is
  /// a stiff knee".
  static func isStated(
    _ mention: Mentions.Mention, in line: Line, at slot: Slot, _ dimension: AnyDimension,
    _ hearing: Hearing
  ) -> Bool {
    guard dimension.takesWholeLine, dimension.takesNone(hearing.day),
      mention.value.lowerBound > mention.name.upperBound
    else { return false }
    return hearing.hasShapeOfText(line.keeping(mention.value), for: slot)
  }

  /// The empty value of a text that is to have none.
  static func none(
    of mention: Mentions.Mention, in line: Line, _ dimension: AnyDimension, _ day: Context
  ) -> Reading<JSONValue> {
    let place = mention.name.joined(with: mention.value)
    guard case .understood(let value, let evidence) = dimension.read(.none, day) else {
      return .unclear(.nothingFound)
    }
    return .understood(
      value,
      Evidence(words: line.text(at: place), span: place, rule: evidence.rule))
  }

  /// Whether a new clause begins right behind a name, so that what follows is not its value: "clear
  /// the injuries and make it 40 minutes".
  static func endsClause(_ mention: Mentions.Mention, in line: Line) -> Bool {
    let clauses = line.clauses()
    guard let place = clauses.firstIndex(where: { line.span($0.tokens).overlaps(mention.name) }),
      place + 1 < clauses.count, [.and, .but, .stop].contains(clauses[place + 1].link)
    else { return false }
    let own = line.span(clauses[place].tokens)
    return line.keeping(mention.name.upperBound..<max(mention.name.upperBound, own.upperBound))
      .content == nil
  }

  /// Whether a comma or a stop stands behind the name of a name, and what follows says none, or nothing that is written
  /// as one: "that's my son's name, I'm Ines".
  static func isParted(
    _ mention: Mentions.Mention, in line: Line, _ dimension: AnyDimension, _ day: Context
  ) -> Bool {
    guard dimension.form == .name, !mention.isAnnounced,
      mention.value.lowerBound >= mention.name.upperBound,
      !line.clauseSpan(around: mention.name).overlaps(mention.value)
    else { return false }
    let said = dimension.read(line.keeping(mention.value), day)
    // A remark behind a comma is written as no name: "the name field is wrong, sadly".
    return said.value == nil
      || said.evidence.map { !line.keeping($0.span).mayBeWrittenName } ?? false
  }

  /// What becomes of a text that is named where some of its words are changed: "change two to three in that
  /// note"; nil where it is said anew.
  static func editedText(
    of mention: Mentions.Mention, in line: Line, at slot: Slot, _ dimension: AnyDimension,
    _ hearing: Hearing
  ) -> Reading<JSONValue>? {
    guard dimension.takesWholeLine, let old = slot.answer?.value else { return nil }
    let clause = line.clauseSpan(around: mention.name)
    let end = mention.isAnnounced ? mention.value.upperBound : clause.upperBound
    let behind = line.keeping(mention.name.upperBound..<end)
    if let old = old.string {
      if let exchanged = exchanged(old, by: behind) { return exchanged }
    } else if let change = behind.replacement?.change {
      let exchanged = hearing.revision(of: old, at: slot, by: change, dimension)
      if exchanged.evidence?.isEdit == true { return exchanged }
    }
    // What the clause points at stands before it.
    return (mention.isAnnounced ? [clause.lowerBound] : [clause.lowerBound, 0]).lazy
      .map { hearing.revision(of: old, at: slot, by: line.keeping($0..<end), dimension) }
      .first { $0.evidence?.isEdit == true }
  }

  /// What becomes of a text where the words behind its name deny some of it: "injuries: not the left knee, the right one".
  ///
  /// What only says what is to be done with it is no text of its own, so that it is asked for; nil where nothing is
  /// denied.
  private static func exchanged(_ old: String, by part: Line) -> Reading<JSONValue>? {
    if part.wordsKept(of: old) == nil, part.deniesWords(of: old) || part.leavesOnly {
      guard let replacement = part.replacement, let place = replacement.kept.content,
        replacement.saysNoLess, !replacement.leavesOpen(in: old),
        case let out = replacement.rejected.withoutLead, Line(out).isPart(of: Line(old))
      else { return .unclear(.nothingFound) }
      return .understood(
        .string(old.exchanging(out, for: replacement.kept.withoutLead)),
        Evidence(words: part.text(at: place), span: place, rule: .editing("text")))
    }
    return nil
  }

  /// The words behind the name of a text, up to a clause that is plainly the value of another answer: the
  /// "a stiff knee" of "change injuries to a stiff knee, and 40 minutes".
  static func text(
    of mention: Mentions.Mention, in line: Line, at slot: Slot, _ hearing: Hearing
  ) -> Range<Int> {
    if line.keeping(mention.value).beginsAndEndsInQuotes { return mention.value }
    let own = withoutOthers(mention.value, than: slot, in: line, hearing)
    guard own == mention.value else { return own }
    if !mention.isAnnounced,
      let behind = line.placeOfNewText(in: line.withoutSeparator(atEndOf: own))
    {
      return behind
    }
    let words = line.words(
      line.withoutSubject(own), withoutDenialOf: slot.answer?.value?.string ?? "")
    return line.withoutCourtesy(
      atEndOf: line.withoutSeparator(
        atEndOf: slot.answer == nil
          ? words : line.withoutLimit(line.withoutRequest(atEndOf: words))))
  }

  /// A place up to a clause in it that is plainly about another answer than that of a slot.
  static func withoutOthers(
    _ place: Range<Int>, than slot: Slot, in line: Line, _ hearing: Hearing
  ) -> Range<Int> {
    let others = hearing.agenda.slots.filter { other in
      other.applies && other.path != slot.path && other.answer?.value != nil
        && hearing.dimension(of: other)?.takesAnyWords == false
    }
    let other = line.clauses().first { clause in
      let span = line.span(clause.tokens)
      guard span.lowerBound > place.lowerBound, place.overlaps(span) else { return false }
      let part = line.keeping(span)
      if hearing.speaksOfOther(part) { return true }
      return others.contains { other in
        if EditWords.open(part), hearing.revision(of: other, by: part).evidence?.isEdit == true {
          return true
        }
        return hearing.dimension(of: other)?.matches(part, hearing.day).contains {
          $0.isExplicit
            && (part.span($0.tokens) == part.content
              || CorrectionCue.opensPlainly(Wording(part))
                && part.blanking([part.span($0.tokens)]).contentWords.isEmpty)
        } ?? false
      }
    }
    guard let other else { return place }
    let end = line.tokens[other.tokens.lowerBound].span.lowerBound
    return line.withoutSeparator(atEndOf: place.clamped(to: 0..<end))
  }

  /// What words that follow the name of a field say as its value, as if they stood in quotes.
  static func quoted(
    _ words: String, at span: Range<Int>, _ dimension: AnyDimension, _ day: Context
  ) -> Reading<JSONValue> {
    switch dimension.read(Line("\"\(words)\""), day) {
    case .understood(let value, let evidence):
      .understood(value, Evidence(words: words, span: span, rule: evidence.rule))
    case .unclear(.refused(let value, let violation, let evidence)):
      .unclear(
        .refused(value, violation, Evidence(words: words, span: span, rule: evidence.rule)))
    default:
      .unclear(.nothingFound)
    }
  }
}
