import Understanding

/// "Scrap the hours", "forget about the knee, it's fine now", "leave it as it was": an answer that is named, or the
/// last, is taken back, or has again what it was before.
struct RetractionInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  private var line: Line { hearing.line }

  /// What it was before, nothing, or its question.
  var act: DialogueAct? {
    if let disowned = disowned ?? plain { return disowned }
    guard line.saysWasRight || line.retracts || line.restores, let target, target.applies,
      target.path != slot?.path, let dimension = hearing.dimension(of: target)
    else { return nil }
    return restored(target, dimension) ?? retracted(target, dimension)
  }

  /// The answer that somebody says never to have given, where the line says no other for it: the one whose value
  /// the clause names, or else the last.
  private var disowned: DialogueAct? {
    let answered = hearing.agenda.slots.filter { $0.applies && $0.answer?.value != nil }
    return line.clauses().firstNonNil { clause in
      let place = line.span(clause.tokens)
      let part = line.keeping(place)
      if let taken = disownedItem(of: answered, in: place) { return taken }
      let named = answered.first { slot in
        let said = hearing.matches(of: slot).filter { $0.values == [slot.answer?.value] }
        let places = said.map { line.span($0.tokens) }.filter(place.overlaps)
        return !places.isEmpty && part.blanking(places).talkSense == .disavowal
      }
      let last = hearing.scene.state.lastChanged.flatMap(hearing.agenda.slot)
      guard let target = named ?? (part.talkSense == .disavowal ? last : nil),
        let old = target.answer?.value
      else { return nil }
      let rest = Hearing(line.blanking([place]), in: hearing.scene)
      if let other = rest.reading(of: target).value, other != old { return nil }
      return DialogueAct(
        .retract(target.path), .announced, using: saysSomething(rest) ? .at([place]) : .all)
    }
  }

  /// An item of a list that a clause says never to have been chosen, which is taken out of the list.
  private func disownedItem(of answered: [Slot], in place: Range<Int>) -> DialogueAct? {
    answered.firstNonNil { slot in
      guard let old = slot.answer?.value?.array else { return nil }
      let said = hearing.matches(of: slot).filter { match in
        let items = match.values.only?.array ?? []
        return place.overlaps(line.span(match.tokens)) && items.only.map(old.contains) == true
      }
      let places = said.map { line.span($0.tokens) }
      guard let span = places.first,
        line.keeping(place).blanking(places).talkSense == .disavowal
      else { return nil }
      let out = said.flatMap { $0.values[0].array ?? [] }
      let evidence = Evidence(words: line.text(at: span), span: span, rule: "disowned")
      let kept = JSONValue.array(old.filter { !out.contains($0) })
      return hearing.act(slot, .understood(kept, evidence), .announced, using: .at([place]))
    }
  }

  /// What a clause takes back or leaves as it was, where it has no words besides: "scrap the hours", "leave it
  /// as it was".
  private var plain: DialogueAct? {
    guard hearing.askedPart?.isMarked != true, hearing.mentions.all.count < 2,
      hearing.mentions.shared.isEmpty
    else { return nil }
    let name = hearing.mentions.all.first
    let namesNoPart = name.map { !namesPart($0) } ?? false
    // What has no name is what is asked about anew, or else the answer given last.
    let unnamed = slot?.answer?.value == nil ? hearing.scene.state.lastChanged : slot?.path
    return line.labelledClauses.firstNonNil { clause in
      let place = line.span(clause.tokens)
      let isNamed = name.map { $0.name.overlaps(place) } ?? false
      let rest = Hearing(line.blanking([place]), in: hearing.scene)
      guard isNamed || name == nil, rest.command != .quit,
        let path = isNamed ? name?.path : unnamed,
        let target = hearing.agenda.slot(path), let value = target.answer?.value, target.applies,
        let dimension = hearing.dimension(of: target), isNamed || dimension.form != .text
      else { return nil }
      let uses: DialogueAct.Words = saysSomething(rest) ? .at([place]) : .all
      switch line.keeping(place).blanking([name?.name].compactMap(\.self)).talkSense {
      case .restoration:
        // What was put back once is as it was.
        let isBack = target.path == slot?.path || target.answer?.evidence?.rule == Self.restoring
        let before = isBack ? value : valueBefore(of: target) ?? value
        return hearing.act(
          target, .understood(before, hearing.evidence(Self.restoring)), .announced, using: uses)
      case .retraction
      where isNamed && namesNoPart && !dimension.isYesOrNo && target.ask?.counted == nil:
        // A value beside it is what the answer is instead, and nothing has to be asked again.
        if dimension.form != .text,
          case .understood(let anew, let evidence) = rest.reading(of: target)
        {
          let span = place.joined(with: evidence.span)
          let whole = Evidence(words: line.text(at: span), span: span, rule: evidence.rule)
          return hearing.act(target, .understood(anew, whole), .announced)
        }
        // A text of which there may be none has none then; what an "and" joins to it goes by the same verb.
        if dimension.form == .text {
          guard line.link(behind: place) != .and else { return nil }
          let none = dimension.read(.none, hearing.day)
          return none.value == nil ? nil : hearing.act(target, none, .announced, using: uses)
        }
        return DialogueAct(.retract(path), .announced, using: uses)
      default: return nil
      }
    }
  }

  /// The rule of a value that was put back.
  private static let restoring: RuleName = "restored"

  /// Whether what stands beside a clause may say more than why: a text, or a value of some question.
  private func saysSomething(_ rest: Hearing) -> Bool {
    if hearing.isText(slot) { return true }
    return rest.line.saysNumber
      || rest.agenda.slots.contains { other in
        guard other.applies, let dimension = rest.dimension(of: other), !dimension.takesAnyWords,
          !dimension.isYesOrNo
        else { return false }
        return !rest.matches(of: other).isEmpty
      }
  }

  /// Whether something of an answer stands within its name: the piano of "Mia's piano goal".
  private func namesPart(_ mention: Mentions.Mention) -> Bool {
    let names = hearing.agenda.slot(mention.path)?.entry.names ?? []
    let own = Set(names.joined())
    return line.tokens.indices.contains { place in
      mention.name.contains(line.tokens[place].span.lowerBound)
        && !own.contains(Substring(line.tokens[place].word)) && !hearing.elementNames.covers(place)
    }
  }

  /// The answer that the line names, or the one given last.
  private var target: Slot? {
    let named = line.restores ? hearing.mentions.all.map(\.path) : []
    let meant = named.count == 1 ? named[0] : hearing.scene.state.lastChanged
    return meant.flatMap(hearing.agenda.slot)
  }

  /// The value before, which was right after all.
  private func restored(_ target: Slot, _ dimension: AnyDimension) -> DialogueAct? {
    guard line.saysWasRight || line.restores, !dimension.isYesOrNo || line.restores,
      let before = valueBefore(of: target), before != target.answer?.value
    else { return nil }
    // What it is not to be may be said too: "not 1550, the one before".
    let matches = hearing.matches(of: target).filter { match in
      target.answer?.value.map { match.values != [$0] } ?? true
    }
    guard matches.isEmpty ? line.restores : matches.allSatisfy({ $0.values == [before] }) else {
      return nil
    }
    return hearing.act(target, .understood(before, hearing.evidence(Self.restoring)), .announced)
  }

  /// The value that an answer had before it was changed last.
  private func valueBefore(of target: Slot) -> JSONValue? {
    let state = hearing.scene.state
    // Behind a change of how many there are, a place is another's.
    let changes = state.undo.reversed().prefix { change in
      target.path.element.map { change.elements[$0.group] == state.elements[$0.group] } ?? true
    }
    return changes.firstNonNil { $0.before.first { $0.path == target.path }?.answer?.value }
  }

  /// A text of which something is not meant any more: what stays of it is for the person to say.
  private func retracted(_ target: Slot, _ dimension: AnyDimension) -> DialogueAct? {
    guard dimension.form == .text, let text = target.answer?.value?.string, line.retracts,
      slot.flatMap(hearing.dimension)?.form != .text
    else { return nil }
    let said = Line(text).contentWords
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    guard
      let clause = clauses.first(where: { $0.contentWords.contains(where: said.contains) })
    else { return nil }
    let left = hearing.revision(of: target, by: clause)
    if left.value != nil, left.evidence?.isEdit == true {
      return hearing.act(
        target, left, .announced, using: .at([clause.content ?? hearing.whole]))
    }
    // "Put none"
    for clause in clauses.reversed() where clause.saysNoneOfIt {
      let reading = dimension.read(.none, hearing.day)
      guard reading.value != nil else { continue }
      return hearing.act(target, reading, .announced)
    }
    return DialogueAct(.change(target.path), .announced)
  }
}
