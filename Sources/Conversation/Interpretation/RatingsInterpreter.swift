import Understanding

/// What a line says for several open scales of somebody at once: "9, pretty tough, 4, and she owns up, so 7".
///
/// A figure is for the scale that its clause names, or that is named right before it; the others are for the scales
/// that are left, in the order in which they are asked, where they are as many.
struct RatingsInterpreter {
  let hearing: Hearing

  private var line: Line { hearing.line }

  /// The answers to the scale that is asked and to others, or nil where a figure or a name is left over.
  func answer(at asked: Slot) -> DialogueAct? {
    guard let scale = hearing.dimension(of: asked), !scale.measured.isEmpty, asked.isOpen,
      hearing.askedPart?.form.isNoAnswer != true, hearing.cue == nil
    else { return nil }
    let open = hearing.agenda.slots.filter { other in
      other.isOpen && other.path.element == asked.path.element
        && hearing.dimension(of: other)?.isSameKind(as: scale) == true
    }
    let figures = scale.matches(line, hearing.day).filter {
      line.keeping(line.span($0.tokens)).saysNumber
    }
    guard open.count > 1, figures.count > 1, figures.allSatisfy(isPlain), !hasAlternatives(figures)
    else { return nil }
    let named = hearing.mentions.all.filter { mention in open.contains { $0.path == mention.path } }
    guard Set(named.map(\.path)).count == named.count else { return nil }
    var left = figures
    var said: [(slot: Slot, figure: Match<JSONValue>)] = []
    for mention in named {
      guard let place = place(of: mention, among: left, besides: named),
        let slot = open.first(where: { $0.path == mention.path })
      else { return nil }
      said.append((slot, left.remove(at: place)))
    }
    let rest = open.filter { slot in !said.contains { $0.slot.path == slot.path } }
    let isAll =
      left.count == rest.count && (said.count > 0 || left.count > 2 || line.isOnlyNumber)
    // Who puts one of them right, or concludes with one, says one.
    let other = line.blanking(
      named.map { line.clauseSpan(around: $0.name) } + said.map { line.span($0.figure.tokens) })
    guard left.count < 2 || scale.read(other, hearing.day).value == nil,
      !left.contains(where: isQualified),
      left.isEmpty || rest.first?.path == asked.path && (left.count == 1 || isAll)
    else { return nil }
    said += zip(rest, left).map { (slot: $0, figure: $1) }
    let informs = open.compactMap { slot in
      said.first { $0.slot.path == slot.path }.map { inform(slot, $0.figure) }
    }
    return DialogueAct(
      .inform(informs), .asked,
      using: .at(said.map { line.span($0.figure.tokens) } + named.map(\.clause)))
  }

  private func inform(_ slot: Slot, _ figure: Match<JSONValue>) -> Inform {
    let evidence = line.evidence(figure.tokens, rule: figure.rule)
    return hearing.inform(slot, .understood(figure.values[0], evidence))
  }

  /// Which figure is of a name: the one in its clause, or in the next one where that names nothing.
  private func place(
    of mention: Mentions.Mention, among figures: [Match<JSONValue>],
    besides named: [Mentions.Mention]
  ) -> Int? {
    let clauses = line.clauses().map { line.span($0.tokens) }
    guard let own = clauses.firstIndex(where: { $0.overlaps(mention.name) }) else { return nil }
    func places(in clause: Range<Int>) -> [Int] {
      figures.indices.filter { clause.overlaps(line.span(figures[$0].tokens)) }
    }
    let inside = places(in: clauses[own])
    if !inside.isEmpty { return inside.only }
    let next = clauses.dropFirst(own + 1).first { !places(in: $0).isEmpty }
    guard let next, !named.contains(where: { $0.name.overlaps(next) }) else { return nil }
    return places(in: next).only
  }

  /// Whether a figure says one rating, and is neither denied, over nor somebody else's, nor in a reason or condition.
  private func isPlain(_ figure: Match<JSONValue>) -> Bool {
    let place = line.span(figure.tokens)
    let link = line.clauses().first { line.span($0.tokens).overlaps(place) }?.link
    return figure.values.count == 1 && !line.isNegated(figure.tokens.lowerBound)
      && ![.reason, .condition, .correction].contains(link) && !line.isOver(figure.tokens)
      && !OtherPerson.isToldOf(in: line, around: place)
  }

  /// Whether a figure that nothing names may be an age, or is how somebody is in some place or company: "he's 6", "4 at
  /// school".
  private func isQualified(_ figure: Match<JSONValue>) -> Bool {
    let place = line.span(figure.tokens)
    let clause = line.clauseSpan(around: place)
    return line.isBehindCopula(place) || line.keeping(clause).beginsWithPreposition
      || line.keeping(place.upperBound..<max(place.upperBound, clause.upperBound))
        .beginsWithPreposition
  }

  /// Whether two figures stand for one, as those of "8 or 9" do.
  private func hasAlternatives(_ figures: [Match<JSONValue>]) -> Bool {
    zip(figures, figures.dropFirst()).contains { first, second in
      line.hasAlternative(between: first.tokens, and: second.tokens)
    }
  }
}
