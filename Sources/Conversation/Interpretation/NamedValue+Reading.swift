import Understanding

/// What a line says for a field that it names.
extension NamedValue {
  static func reading(
    of mention: Mentions.Mention, in line: Line, at slot: Slot, _ dimension: AnyDimension,
    _ hearing: Hearing, acceptsParts: Bool
  ) -> Reading<JSONValue> {
    if let copy = CopyInterpreter(hearing: hearing).reading(of: mention, in: line, at: slot) {
      return copy
    }
    if slot.answer?.value?.array != nil {
      let sentence = line.keeping(line.sentenceSpan(around: mention.name))
      let exchanged = hearing.revision(of: slot, by: sentence)
      if exchanged.evidence?.exchangesItem == true || exchanged.isNothing && sentence.changesItem {
        return exchanged
      }
    }
    var part = mention.part(of: line, for: dimension)
    // "Injuries: remove" has words for nothing as its value.
    if dimension.takesNone(hearing.day), mention.value.lowerBound >= mention.name.upperBound,
      line.keeping(mention.value).saysEmpty
    {
      return none(of: mention, in: line, dimension, hearing.day)
    }
    // "40, and no injuries any more": a text is the clause that names it, where nothing follows the name
    // or there is none of it.
    if dimension.takesWholeLine,
      mention.value.lowerBound < mention.name.upperBound || endsClause(mention, in: line)
        || line.isNone(mention.name)
    {
      part = line.keeping(clause(of: mention, in: line, hearing))
    } else if dimension.takesWholeLine {
      part = line.keeping(text(of: mention, in: line, at: slot, hearing))
    } else if slot.answer?.value?.array != nil,
      let verb = EditWords.verb(before: mention.name, in: line)
    {
      // "4, 5, and add goal 2"
      part = line.keeping(verb.lowerBound..<max(mention.value.upperBound, mention.name.upperBound))
    } else if slot.answer?.value?.array != nil, let one = line.wordsOfOneMore(before: mention.name)
    {
      // "And another goal: better sleep" adds to those that are there.
      part = line.keeping(one.lowerBound..<max(mention.value.upperBound, mention.name.upperBound))
    }
    // One name may be exchanged for another.
    if dimension.form == .name, let new = part.wordsOfExchange { part = new }
    var reading = hearing.revision(of: slot, by: part)
    switch dimension.form {
    case .option:
      // "As for the path, the second": the name is no word of an option.
      let unnamed = hearing.revision(of: slot, by: part.blanking([mention.name]))
      // The "one" of "the quick one" is no number where the name is an option's.
      if let evidence = unnamed.evidence, unnamed.value != nil,
        reading.value == nil || !evidence.isBareOne
      {
        reading = unnamed
      }
    case .name:
      // "Call me Jen though": the words of the name say that one is introduced.
      let introduced = dimension.read(line.keeping(mention.clause), hearing.day)
      if case .understood(_, let evidence) = introduced,
        evidence.isNameWanted
          || reading.value == nil && evidence.span.lowerBound >= mention.value.lowerBound
      {
        reading = introduced
      }
      // "Move the race to 3 October" says no name.
      let clause = part.clauses().first.map { part.keeping(part.span($0.tokens)) } ?? part
      if hearing.isValueOfOther(clause, than: slot) { return .unclear(.nothingFound) }
    case .yesOrNo:
      // "Yes, but turn off the location": a clause that says it all is not about a yes before it.
      let clause = dimension.read(line.keeping(line.clauseSpan(around: mention.name)), hearing.day)
      let own = dimension.read(line.keeping(polarity(of: mention, in: line)), hearing.day)
      if clause.value != nil { reading = clause } else if own.value != nil { reading = own }
      if let denied = denied(mention, in: line, dimension, hearing.day) { reading = denied }
    // "The second goal" counts those that there are.
    case .value
    where slot.ask?.choices(hearing.agenda.draft, slot.index).isEmpty == false
      && !(slot.answer?.value?.array != nil && line.saysPlace(before: mention.name)):
      // "On the goals, swap 2 for the life skills one": the name is no wish of one's own, and the "are"
      // of "the topics are 2 and 5" no verb of it.
      let end = max(mention.name.upperBound, mention.value.lowerBound)
      let unnamed = hearing.revision(
        of: slot, by: part.blanking([mention.name.lowerBound..<end]))
      // "Take the first goal off" is one clause, which a blank would part.
      let isLed = line.keeping(mention.name.upperBound..<end).content != nil || mention.isAnnounced
      // What something is added to is a word of the verb: "add better sleep to the goals".
      let isObject = reading.evidence?.isEdit == true && line.isBehindPreposition(mention.name)
      if !isObject, isLed && !unnamed.isNothing || reading.evidence?.isOwnWish == true {
        reading = unnamed
      }
    case .text, .value: break
    }
    if reading.value == nil, !dimension.takesAnyWords, !mention.hasNoValue {
      // "The sessions an hour" is no rate of sessions, and the 7 of "4, and sensitive is 8" is not
      // how sensitive somebody is.
      let value = line.keeping(mention.value).blanking(mention.ordinals)
      let behind = hearing.revision(of: slot, by: value)
      if behind.value != nil || reading.isNothing { reading = behind }
    }
    // "7, but very sensitive", "4, but the birthday is 5 March": the number is for what is asked.
    let clause = line.clauseSpan(around: mention.name).clamped(to: mention.clause)
    if dimension.form == .value, reading.isUnsettled, line.link(behind: clause) != .or {
      // Of several values in what leads to a name, the one in its own clause is its own.
      let own = hearing.revision(of: slot, by: line.keeping(clause))
      if own.value != nil { reading = own }
    }
    if dimension.form == .value, let said = reading.evidence?.span,
      said.lowerBound < clause.lowerBound
    {
      let own = hearing.revision(of: slot, by: line.keeping(clause))
      let before = said.lowerBound..<min(said.upperBound, clause.lowerBound)
      let isAsked = hearing.current.map { $0.isOpen && hearing.says($0, at: before) } ?? false
      let isBefore = said.upperBound <= clause.lowerBound
      if isAsked || isBefore && (own.value != nil || saysMore(clause, than: mention, in: line)) {
        reading = own
      }
    }
    // Where a number stands before its name, one that opens the next clause is of something else.
    if dimension.form == .value, let said = reading.evidence?.span,
      line.clauses().map({ line.span($0.tokens).lowerBound })
        .first(where: { $0 >= clause.upperBound }) == said.lowerBound
    {
      let own = hearing.revision(of: slot, by: line.keeping(clause))
      if own.value != nil, let place = own.evidence?.span,
        place.upperBound <= mention.name.lowerBound, line.keeping(place).saysNumber
      {
        reading = own
      }
    }
    // The number right behind a name is that of the name, whatever follows.
    if dimension.form == .value, !reading.isUnsettled, let said = reading.evidence?.span,
      let next = line.numberOpening(mention.value),
      next.lowerBound >= mention.name.upperBound, next.upperBound <= said.lowerBound
    {
      let own = hearing.revision(
        of: slot, by: line.keeping(mention.name.lowerBound..<said.lowerBound))
      if own.value != nil { reading = own }
    }
    // The dimension makes nothing of the words, or they would agree to something ("the note should
    // be ok"): they are the value as they stand.
    let isVerbatim =
      reading.isNothing || dimension.takesWholeLine && Assent(part, in: hearing.day) == .yes
    let words =
      switch dimension.form {
      // A name ends at the first sign.
      case .name: part.runs.first ?? mention.value
      default: dimension.takesWholeLine ? part.content ?? mention.value : mention.value
      }
    // Words that only point at what was said are no name.
    let said = line.keeping(words)
    let isSaid =
      !said.contentWords.isEmpty || said.saysNumber
      || (dimension.takesWholeLine ? Assent(part, in: hearing.day) == .yes : !said.hasPronoun)
    if acceptsParts, dimension.takesAnyWords, isVerbatim, isSaid, line.keeping(words).content != nil
    {
      reading = quoted(line.text(at: words), at: words, dimension, hearing.day)
    }
    return reading
  }
}
