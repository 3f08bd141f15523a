import Understanding

/// What a line says for other fields than the one asked: by words that say what they are about, or
/// by the fields' names.
///
/// A bare value belongs to the question asked, always.
struct ClaimInterpreter {
  let hearing: Hearing
  /// The item whose answer the line may be.
  let asked: Slot?

  private var scene: Scene { hearing.scene }
  private var line: Line { hearing.line }

  /// Whether the asked question takes the whole line, whatever it speaks of: "it hurts after 10k"
  /// tells of a knee, not of a distance.
  private var askedTakesWholeLine: Bool {
    asked.flatMap(hearing.dimension)?.takesWholeLine ?? false
  }

  /// The places that say values of other fields, told apart from each other.
  var claims: [Claim] {
    guard line.tokens.count > 1 || asked?.ask == nil, !askedTakesWholeLine else { return [] }
    var claims: [Claim] = []
    let own = asked.flatMap(hearing.dimension)
    let ownTakes = asked.map { !hearing.reading(of: $0).isNothing } ?? false
    let ownMatches = asked.map(hearing.matches) ?? []
    let ownAnswer = asked.flatMap { hearing.reading(of: $0).placeOfAnswer }
    for slot in hearing.agenda.slots
    where slot.path != asked?.path && slot.applies && scene.isNear(slot, asked)
      && !hearing.settled.contains(slot.path)
    {
      guard let ask = slot.entry.ask, !ask.isOnlyWhenAsked, !ask.isOnlyHandedIn,
        !ask.isOnlyAnswered,
        !ask.isHeardUntilAnswered || slot.answer == nil || !ownTakes,
        let dimension = hearing.dimension(of: slot)
      else { continue }
      for match in hearing.matches(of: slot)
      where match.isExplicit && !line.isNegated(match.tokens.lowerBound)
        && !line.isNone(match.tokens.lowerBound) && !line.isDifference(match.tokens)
        && !line.isReckoned(match.tokens) && !line.isOver(match.tokens)
        && !line.datesPast(match.tokens)
        && !isDayOfOther(match, at: slot, dimension)
        && (asked?.ask == nil || ask.isHeard(line, match.tokens))
      {
        // Of two fields of one kind, the one that is asked takes the value, and so it does with bare
        // numbers that answer it: "5, 7, 11" picks topics and is no birthday.
        let isOwn =
          ownMatches.contains {
            $0.tokens.overlaps(match.tokens)
              && ($0.isExplicit || own?.isSameKind(as: dimension) == true)
          } || isBare(match, within: ownAnswer)
          || ownMatches.contains { line.opens(match.tokens, apart: $0.tokens) }
        if !isOwn { claims.append(Claim(path: slot.path, match: match)) }
      }
    }
    return longest(claims)
  }

  /// Whether a day of the week only says what that is which was said before it, the day of a race or of a date, beside
  /// an answer or where the days are known.
  private func isDayOfOther(
    _ match: Match<JSONValue>, at slot: Slot, _ dimension: AnyDimension
  ) -> Bool {
    dimension.takesDaysOfWeek && (asked?.ask != nil || slot.answer != nil)
      && line.saysWhatThatIs(at: line.span(match.tokens))
  }

  /// Whether a match is of numbers and signs alone that are all in the answer to the question asked.
  private func isBare(_ match: Match<JSONValue>, within answer: Range<Int>?) -> Bool {
    let span = line.span(match.tokens)
    return answer.map { $0.clamped(to: span) == span } ?? false
      && line.tokens[match.tokens].allSatisfy { $0.kind != .word }
  }

  /// Of claims on the same words the longest; claims of several fields on the very same words stay
  /// side by side, to be asked about.
  private func longest(_ claims: [Claim]) -> [Claim] {
    claims.filter { claim in
      !claims.contains { other in
        other.match.tokens.overlaps(claim.match.tokens)
          && other.match.tokens.count > claim.match.tokens.count
      }
    }
  }

  /// What a line says for open fields by their names ("talkative 7"), beside what says by itself
  /// what it is about.
  func named(besides claims: [Claim]) -> [NamedValue] {
    if askedTakesWholeLine { return [] }
    var taken = claims.map { line.span($0.match.tokens) }
    if let asked {
      let own = hearing.matches(of: asked)
      taken += own.filter(\.isExplicit).map { line.span($0.tokens) }
    }
    let rest = line.blanking(taken)
    let elements = ElementNames(in: rest, of: scene.elementNames(in: rest))
    let mentions = Mentions(
      in: rest, scene, elements: elements, Telling(in: rest, elements), seenFrom: asked)
    let open = mentions.all.filter { mention in
      let slot = hearing.agenda.slot(mention.path)
      return mention.path != asked?.path && !claims.contains { $0.path == mention.path }
        && slot?.isOpen == true && slot?.ask?.isOnlyAnswered != true
        && !isNameOfAnother(slot)
    }
    return NamedValue.all(of: open, in: rest, hearing, acceptsParts: false)
  }

  /// Whether a slot is for a name that is asked for later: the "name" of "Name: Lars" is the
  /// person's own.
  private func isNameOfAnother(_ slot: Slot?) -> Bool {
    guard let slot, slot.ask?.isOnlyWhenAsked == true else { return false }
    return hearing.dimension(of: slot)?.form == .name
  }

  // MARK: - Acts

  /// The acts of values that are named.
  func acts(of named: [NamedValue]) -> [DialogueAct] {
    named.compactMap { named in
      hearing.agenda.slot(named.path).map {
        hearing.act($0, named.reading, .named, using: .at([named.span]))
      }
    }
  }

  /// The acts of the claims, from left to right, one for each place.
  func acts(of claims: [Claim]) -> [DialogueAct] {
    claims.indices.compactMap { place in
      let claim = claims[place]
      if claims[..<place].contains(where: { $0.match.tokens == claim.match.tokens }) { return nil }
      return act(of: claim, among: claims)
    }
  }

  private func act(of claim: Claim, among claims: [Claim]) -> DialogueAct? {
    let span = line.span(claim.match.tokens)
    let evidence = line.evidence(claim.match.tokens, rule: claim.match.rule)
    let rivals = claims.filter { $0.match.tokens == claim.match.tokens }
    if rivals.count > 1 {
      return DialogueAct(
        .contest(rivals.map(\.path), values: rivals.map { $0.match.values[0] }, evidence),
        .explicit, using: .at([span]))
    }
    guard let slot = hearing.agenda.slot(claim.path) else { return nil }
    // The same field said twice in one line: the dimension decides what the line means as a whole.
    let same = claims.filter { $0.path == claim.path }
    if same.count > 1 {
      guard same.first?.match.tokens == claim.match.tokens else { return nil }
      let spans = Claim.places(of: same, in: line)
      let isList = slot.answer?.value?.array != nil
      let reading = isList ? hearing.revision(of: slot, by: line) : hearing.reading(of: slot)
      if isList, reading.isNothing { return nil }
      let inform = hearing.inform(slot, reading)
      return DialogueAct(.inform([inform]), .explicit, using: .at(spans))
    }
    let revised = revision(by: claim, at: slot)
    if let revised, revised.isNothing { return nil }
    let inform = hearing.inform(slot, revised ?? reading(of: claim, at: slot, evidence))
    return DialogueAct(.inform([inform]), basis(of: span, at: slot), using: .at([span]))
  }

  /// "2000, and actually I'd rather lose weight" announces that it changes the goal.
  private func basis(of claim: Range<Int>, at slot: Slot) -> DialogueAct.Basis {
    guard slot.answer != nil else { return .explicit }
    let clause = Wording(line.keeping(line.clauseSpan(around: claim)))
    let isAnnounced =
      CorrectionCue.isPlain(in: clause) || CorrectionCue(clause) == .hesitating
    return isAnnounced ? .announced : .explicit
  }

  /// What a claim makes of an answer that is there already: of a list ("and add Fridays"), of a value that
  /// its clause leaves open whether to change, or of one of which it is a part ("16 May" leaves the year);
  /// nil where it says a whole value.
  private func revision(
    by claim: Claim, at slot: Slot
  ) -> Reading<JSONValue>? {
    guard let old = slot.answer?.value else { return nil }
    let own = line.span(claim.match.tokens)
    let clauses = line.clauses(keeping: [claim.match.tokens])
    var places = [own]
    if let place = clauses.firstIndex(where: { line.span($0.tokens).overlaps(own) }) {
      // "Sunday run: 90 minutes"
      let first = clauses[place].link == .colon ? max(0, place - 1) : place
      places = clauses[first...place].map { line.span($0.tokens) }
    }
    let clause = line.keeping(places)
    let revised = hearing.revision(of: slot, by: clause)
    if old.array != nil { return revised }
    switch revised {
    case .ambiguous(let values, _): return values.contains(old) ? revised : nil
    case .understood(_, let evidence): return evidence.span == own ? revised : nil
    case .unclear: return nil
    }
  }

  /// What the words of a claim say by now: what the line said before them may have decided between
  /// their readings.
  private func reading(
    of claim: Claim, at slot: Slot, _ evidence: Evidence
  ) -> Reading<JSONValue> {
    // What the line has said since, such as an age, may decide what the words mean.
    let match = hearing.matches(of: slot).first { $0.tokens == claim.match.tokens } ?? claim.match
    let values = match.values.isEmpty ? claim.match.values : match.values
    guard let dimension = hearing.dimension(of: slot) else { return .unclear(.nothingFound) }
    if values.count == 1, dimension.violation(values[0], hearing.day) == nil {
      return .understood(values[0], evidence)
    }
    let words = line.keeping(line.span(claim.match.tokens))
    if let value = dimension.read(words, hearing.day).value { return .understood(value, evidence) }
    return Reading(anyOf: values, evidence)
  }
}
