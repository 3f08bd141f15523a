import Understanding

/// What may be meant for the question that comes next.
extension RestInterpreter {
  /// Whether a question is of the kind of the one that the line has just answered, in the same step:
  /// the "8 or so" of "very, 8 or so" is said of that one, and of no other without its name.
  private func isLikeAnswered(_ dimension: AnyDimension, at next: Slot) -> Bool {
    guard let asked, hearing.settled.contains(asked.path), asked.step.id == next.step.id,
      let answered = hearing.dimension(of: asked), answered.form == .value
    else { return false }
    return answered.isSameKind(as: dimension)
      && !hearing.mentions.all.contains { $0.path == next.path }
  }

  /// What may be meant for the question that comes next; it is asked about rather than dropped or
  /// stored.
  var next: DialogueAct? {
    guard scene.state.pending == nil, let next = hearing.current, next.path != scene.asked,
      next.answer == nil, !hearing.settled.contains(next.path),
      let dimension = hearing.dimension(of: next)
    else { return nil }
    // "A plan, three days a week": of a question that the answer opened the choices that fit are
    // shown.
    if hearing.opening?.agenda.slot(next.path)?.applies != true,
      let aside = next.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day)
    {
      return DialogueAct(.inquire(.aside(aside, next.path)), .bare)
    }
    let reading = hearing.reading(of: next)
    if dimension.takesWholeLine { return shaped(next) }
    if dimension.takesAnyWords { return introduced(reading, for: next) }
    if isLikeAnswered(dimension, at: next) { return nil }
    // The 4 of "Mia 2 May 2019, Nia 4" picks nothing for Mia.
    if next.path.element != nil, let span = reading.evidence?.span,
      hearing.isToldOfStranger(span)
    {
      return nil
    }
    // "Nothing, and yes to Strava": a yes or no is meant only for what it names.
    if dimension.isYesOrNo {
      guard reading.value != nil, hearing.mentions.all.contains(where: { $0.path == next.path })
      else { return nil }
      return DialogueAct(.inform([Inform(next.path, reading)]), .named)
    }
    switch reading {
    // Nearly any words can be a wish of one's own, such as what is left of this line.
    case .understood(let value, let evidence)
    where dimension.violation(value, hearing.day) == nil && !evidence.mayCountNothing
      && !evidence.isOwnWish && !evidence.isOnlyDescribed && !evidence.isOnlyWordOfOption
      && !onlyAnnounces(evidence, next)
      && (!evidence.isChoiceOfOption || evidence.meant == nil):
      break
    case .ambiguous(_, let evidence) where !evidence.isOnlyWordOfOption: break
    // "In April 2027" is half of the date that is asked for next.
    case .unclear(.incomplete(let missing, _)) where [.day, .month, .year].contains(missing): break
    // "I eat till 9" says one end of the window that is asked for next.
    case .unclear(.incomplete)
    where dimension.saysPart(hearing.line, hearing.day):
      break
    default: return nil
    }
    // What is named in full, or by the name of its question, needs no question more.
    if case .understood(let value, let evidence) = reading, evidence.isChoiceOfOption,
      isName(of: value, evidence, at: next, dimension)
        || hearing.mentions.all.contains(where: { $0.path == next.path })
    {
      return hearing.act(next, reading, .opened)
    }
    // "Gentle but firm" has no more than a word of an option, and "third" may be a day.
    if case .understood(let value, let evidence) = reading, value.array == nil,
      !evidence.isChoiceOfOption || isNumbered(evidence), isWholeClause(evidence, at: next)
    {
      return hearing.act(next, reading, .opened)
    }
    // A word that an option has among others says little in a clause about something else.
    if case .understood(let value, let evidence) = reading, evidence.isChoiceOfOption,
      !isName(of: value, evidence, at: next, dimension), !isWholeClause(evidence, at: next)
    {
      return nil
    }
    return DialogueAct(.inform([Inform(next.path, reading)]), .bare)
  }

  /// Whether the place of an option is called a number: "number 3".
  private func isNumbered(_ evidence: Evidence) -> Bool {
    guard evidence.isPlaceOfOption, let line = hearing.opening?.line else { return false }
    let before = line.tokens.last { $0.span.upperBound <= evidence.span.lowerBound }
    return before.map { Line.numbering.contains($0.word) } ?? false
  }

  /// Whether the clauses in which a value stands say nothing but it, what it is called, and what was taken: the
  /// "number 3" of "guided, number 3".
  func isWholeClause(_ evidence: Evidence, at next: Slot) -> Bool {
    guard let line = hearing.opening?.line else { return false }
    let clauses = line.labelledClauses.filter { line.span($0.tokens).overlaps(evidence.span) }
    let nouns = Line.numbering.union(next.ask?.aliases ?? [])
    return clauses.allSatisfy { clause in
      ![.reason, .condition, .but].contains(clause.link)
        && line.tokens[clause.tokens].allSatisfy { token in
          token.kind == .sign || token.span.overlaps(evidence.span)
            || line.isCourtesy(token, besides: nouns)
        }
    }
  }

  /// A text that has the shape of what the next question asks for, in clauses of its own.
  private func shaped(_ next: Slot) -> DialogueAct? {
    guard let place = hearing.textPlace(in: hearing.line),
      case let text = hearing.line.keeping(place), text.namesWhatHurts, !text.beginsWithCopula,
      hearing.hasShapeOfText(text, for: next),
      case let reading = hearing.revision(of: next, by: text)
    else { return nil }
    let links = hearing.opening?.line.labelledClauses.filter { clause in
      hearing.opening?.line.span(clause.tokens).overlaps(place) == true
    }
    let isApart = links?.first.map { [.stop, .and].contains($0.link) } ?? false
    return DialogueAct(
      .inform([hearing.inform(next, reading)]), isApart ? .opened : .bare, using: .at([place]))
  }

  /// A name that is introduced where one comes next: "I'm Una, and my daughter is Wren".
  private func introduced(
    _ reading: Reading<JSONValue>, for next: Slot
  ) -> DialogueAct? {
    guard hearing.dimension(of: next)?.form == .name, let name = reading.value,
      hearing.matches(of: next).contains(where: { $0.values == [name] }),
      isIntroduced(name, for: next)
    else { return nil }
    return DialogueAct(.inform([Inform(next.path, reading)]), .named)
  }

  /// Whether the whole line introduces a name too: of "it's Ada here" nothing is left that does.
  private func isIntroduced(_ name: JSONValue, for next: Slot) -> Bool {
    guard let opening = hearing.opening, let dimension = hearing.dimension(of: next) else {
      return true
    }
    return dimension.matches(opening.line, hearing.day).contains { $0.values == [name] }
  }
}
