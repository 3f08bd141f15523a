import Understanding

/// A place in a line that says a value of a field nobody asked for just then.
struct Claim {
  let path: Path
  let match: Match<JSONValue>
}

extension Exchange {
  /// The values a line says for other fields than the one asked, told apart from each other.
  ///
  /// Only words that say by themselves what they are about are heard; a bare value belongs to the
  /// question asked, always.
  mutating func volunteered(in line: Line, besides asked: Slot<D>?) -> [Claim] {
    guard line.tokens.count > 1 || asked?.ask == nil else { return [] }
    let agenda = agenda
    // "It hurts after 10k" tells of a knee, not of a distance.
    if let asked, asked.ask?.dimension(agenda.draft, asked.index).takesWholeLine == true {
      return []
    }
    var claims: [Claim] = []
    let own = asked.flatMap { $0.ask?.dimension(agenda.draft, $0.index) }
    let ownTakes = own.map { $0.read(line, reading) != .unclear(.nothingFound) } ?? false
    let ownMatches = own?.matches(line, reading) ?? []
    for slot in agenda.slots where slot.path != asked?.path && slot.applies && isNear(slot, asked) {
      guard let ask = slot.entry.ask, !ask.isOnlyWhenAsked, !ask.isOnlyHandedIn,
        !ask.isOnlyAnswered,
        !ask.isHeardUntilAnswered || slot.answer == nil || !ownTakes
      else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      for match in dimension.matches(line, reading)
      where match.isExplicit && !line.isNegated(match.tokens.lowerBound) {
        // Of two fields of one kind, the one that is asked takes the value.
        let isOwn = ownMatches.contains {
          $0.tokens.overlaps(match.tokens)
            && ($0.isExplicit || own?.isSameKind(as: dimension) == true)
        }
        guard !isOwn else { continue }
        claims.append(Claim(path: slot.path, match: match))
      }
    }
    return longest(claims)
  }

  /// The places of the words that say by themselves that they answer the question asked.
  mutating func ownWords(in line: Line, at asked: Slot<D>?) -> [Range<Int>] {
    guard let asked, let ask = asked.ask else { return [] }
    return ask.dimension(agenda.draft, asked.index).matches(line, reading)
      .filter(\.isExplicit).map { line.span($0.tokens) }
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

  /// Whether a slot may be heard from here: outside groups, or in the element at hand.
  func isNear(_ slot: Slot<D>, _ asked: Slot<D>?) -> Bool {
    guard let element = slot.path.element else { return true }
    if let asked = asked?.path.element { return asked == element }
    return (state.elements[element.group] ?? 1) == 1
  }

  /// Hears what a line says where nothing is asked.
  ///
  /// - Returns: Whether it said anything.
  mutating func volunteer(_ line: Line, _ slot: Slot<D>?) -> Bool {
    let claims = volunteered(in: line, besides: slot)
    guard !claims.isEmpty else { return false }
    fill(claims, line)
    return true
  }

  /// Sets the fields that were volunteered, each validated as if asked.
  mutating func fill(_ claims: [Claim], _ line: Line) {
    isFilling = true
    defer { isFilling = false }
    var done = Set<Range<Int>>()
    for claim in claims where !done.contains(claim.match.tokens) {
      done.insert(claim.match.tokens)
      let rivals = claims.filter { $0.match.tokens == claim.match.tokens }
      let evidence = line.evidence(claim.match.tokens, rule: claim.match.rule)
      if rivals.count > 1 {
        guard state.pending == nil else { continue }
        isUnderstood = false
        state.pending = .target(
          rivals.map(\.path), values: rivals.map { $0.match.values[0] }, evidence)
        askTarget(rivals.map(\.path), evidence)
        continue
      }
      guard let slot = agenda.slot(claim.path) else { continue }
      // The same field said twice in one line: the dimension decides what the line means as a whole.
      let same = claims.filter { $0.path == claim.path }
      if same.count > 1 {
        guard same.first?.match.tokens == claim.match.tokens, let ask = slot.ask else { continue }
        take(
          ask.dimension(agenda.draft, slot.index).read(line, reading), for: slot, line: line,
          asksNext: false)
        continue
      }
      let reading = self.reading(of: claim, at: slot, line, evidence)
      // One question at a time: what else needs asking is asked when its turn comes.
      if state.pending != nil, case .ambiguous = reading { continue }
      if case .understood(let value, let evidence) = reading, isUnannounced(value, for: slot) {
        guard state.pending == nil else { continue }
        state.pending = .mention(slot.path, value, evidence)
        sayMentioned(slot.path, value)
        continue
      }
      take(reading, for: slot, line: line, asksNext: false)
    }
  }

  /// Whether a value would replace an answer while another question is open, without a word that
  /// says so: it may be about something else altogether.
  private mutating func isUnannounced(_ value: JSONValue, for slot: Slot<D>) -> Bool {
    guard let old = slot.answer?.value, old != value else { return false }
    return askedBefore.flatMap { agenda.slot($0) }?.ask != nil
  }

  /// What the words of a claim say by now: what the line said before them may have decided between
  /// their readings.
  private mutating func reading(
    of claim: Claim, at slot: Slot<D>, _ line: Line, _ evidence: Evidence
  ) -> Reading<JSONValue> {
    let values = claim.match.values
    let dimension = slot.ask?.dimension(agenda.draft, slot.index)
    if values.count == 1, dimension?.violation(values[0], self.reading) == nil {
      return .understood(values[0], evidence)
    }
    let words = line.keeping(line.span(claim.match.tokens))
    if case .understood(let value, _)? = dimension?.read(words, reading) {
      return .understood(value, evidence)
    }
    return Reading(anyOf: values, evidence)
  }
}
