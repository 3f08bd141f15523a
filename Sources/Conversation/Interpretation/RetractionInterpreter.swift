import Understanding

/// "Forget about the knee, it's fine now", "no sorry, coffee was right": the answer given last, or a part of it,
/// is taken back without another in its place.
struct RetractionInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  private var line: Line { hearing.line }

  /// What it was before, nothing, or its question.
  var act: DialogueAct? {
    if let plain { return plain }
    guard line.saysWasRight || line.retracts || line.restores, let target, target.applies,
      target.path != slot?.path, let dimension = hearing.dimension(of: target)
    else { return nil }
    return restored(target, dimension) ?? retracted(target, dimension)
  }

  /// What a clause takes back or leaves as it was, where it has no words besides: "scrap the hours", "leave it
  /// as it was".
  private var plain: DialogueAct? {
    guard hearing.askedPart?.isMarked != true, hearing.mentions.all.count < 2,
      hearing.mentions.shared.isEmpty
    else { return nil }
    let name = hearing.mentions.all.first
    let namesNoPart = name.map { !namesPart($0) } ?? false
    return line.labelledClauses.firstNonNil { clause in
      let place = line.span(clause.tokens)
      let isNamed = name.map { $0.name.overlaps(place) } ?? false
      guard isNamed || name == nil,
        let path = isNamed ? name?.path : hearing.scene.state.lastChanged,
        let target = hearing.agenda.slot(path), let value = target.answer?.value, target.applies,
        let dimension = hearing.dimension(of: target), dimension.form != .text
      else { return nil }
      switch line.keeping(place).blanking([name?.name].compactMap(\.self)).talkSense {
      case .restoration:
        let before = valueBefore(of: target) ?? value
        return DialogueAct(
          .inform([hearing.inform(target, .understood(before, hearing.evidence("restored")))]),
          .announced, using: words(besides: place))
      case .retraction
      where isNamed && namesNoPart && !dimension.isYesOrNo && target.ask?.counted == nil:
        return DialogueAct(.retract(path), .announced, using: words(besides: place))
      default: return nil
      }
    }
  }

  /// What a clause uses up: with the reasons around it all of the line, unless it says a number or may be a text.
  private func words(besides clause: Range<Int>) -> DialogueAct.Words {
    let isText = slot.flatMap(hearing.dimension)?.takesWholeLine == true
    return isText || line.blanking([clause]).saysNumber ? .at([clause]) : .all
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
    return DialogueAct(
      .inform([hearing.inform(target, .understood(before, hearing.evidence("restored")))]),
      .announced)
  }

  /// The value that an answer had before it was changed last.
  private func valueBefore(of target: Slot) -> JSONValue? {
    let changes = hearing.scene.state.undo.reversed()
    return changes.firstNonNil { $0.before.first { $0.path == target.path }?.answer?.value }
  }

  /// A text of which something is not meant any more: what stays of it is for the person to say.
  private func retracted(_ target: Slot, _ dimension: AnyDimension) -> DialogueAct? {
    guard dimension.form == .text, let text = target.answer?.value?.string, line.retracts,
      slot.flatMap(hearing.dimension)?.form != .text
    else { return nil }
    let said = Line(text).contentWords
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    guard clauses.contains(where: { $0.contentWords.contains(where: said.contains) }) else {
      return nil
    }
    // "Put none"
    for clause in clauses.reversed() where clause.saysNoneOfIt {
      let reading = dimension.read(.none, hearing.day)
      guard reading.value != nil else { continue }
      return DialogueAct(.inform([hearing.inform(target, reading)]), .announced)
    }
    return DialogueAct(.change(target.path), .announced)
  }
}
