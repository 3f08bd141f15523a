/// An item of a list that a line exchanges for another: "drop the angry one and put that she sleeps better".
extension ChoicesDimension {
  /// The choices with the item that a line takes out exchanged for what it puts in; nil where no item that is there is
  /// taken out, or nothing that can be one is put in.
  func exchanged(
    in old: Choices, by line: Line, _ context: Context
  ) -> (choices: Choices, tokens: Range<Int>)? {
    line.itemExchanges.lazy.compactMap { exchange -> (choices: Choices, tokens: Range<Int>)? in
      // One more may be said to be the next, and none that is not there can go.
      guard let place = place(of: exchange.out, in: old, line),
        place < old.count || !line.saysRemoval,
        let item = item(at: exchange.new, in: line, context, isBidden: exchange.isBidden)
      else { return nil }
      var items = old.ids.map { (id: $0, text: "") } + old.own.map { (id: "", text: $0) }
      items.replaceSubrange(place..<min(place + 1, items.count), with: [item])
      let new = choices(
        options.indices.filter { place in items.contains { $0.id == options[place].id } },
        own: items.map(\.text).filter { !$0.isEmpty })
      return (new, exchange.tokens)
    }.first
  }

  /// What a line makes of the choices with which it begins: "1, 2 and 5, no, swap the 5 for 6"; nil where it
  /// exchanges none of them.
  func exchangedAtOnce(in line: Line, _ context: Context) -> Reading<Choices>? {
    guard let first = line.itemExchanges.map(\.tokens.lowerBound).min() else { return nil }
    let starts = line.clauses().map(\.tokens.lowerBound).filter { $0 > 0 && $0 <= first }
    return starts.reversed().lazy.compactMap { start -> Reading<Choices>? in
      let head = line.keeping(line.span(0..<start))
      guard case .understood(let chosen, _) = read(head, in: context),
        let (new, tokens) = exchanged(in: chosen, by: line, context)
      else { return nil }
      return checked(new, line.evidence(0..<tokens.upperBound, rule: .itemExchange), context)
    }.first
  }

  /// The place of the only item of a list that some words mean, counted in the order in which it is said back: by its
  /// place, an option's name, or words of its text; a word that only points means what stands before it.
  private func place(of words: Range<Int>, in old: Choices, _ line: Line) -> Int? {
    // Words in quotes are all that is meant: drop the wish "more sleep".
    let words = line.quoted.first { words.contains($0.lowerBound) } ?? words
    let said = line.keeping(line.span(words))
    let content = Self.stems(of: said)
    if content.isEmpty, words.lowerBound > 0,
      words.contains(where: { Self.pointing.contains(line.tokens[$0].lexeme) })
    {
      return line.clauses().reversed().lazy.filter { $0.tokens.upperBound <= words.lowerBound }
        .firstNonNil { place(of: $0.tokens, in: old, line) }
    }
    let places = words.filter { place in
      [.ordinal, .second, .last].contains(line.tokens[place].lexeme)
        || place > 0 && line.tokens[place].number != nil
          && Line.lists.contains(line.tokens[place - 1].word)
    }
    if let place = places.only, content.isEmpty {
      let ordinal = line.tokens[place]
      let index = ordinal.lexeme == .last ? old.count - 1 : (ordinal.number ?? 0) - 1
      return (0...old.count).contains(index) ? index : nil
    }
    let numbers = said.tokens.filter { $0.kind == .digits }.compactMap(\.number).map { $0 - 1 }
    let named =
      numbers
      + matcher.hits(in: said).flatMap { $0.values.filter { $0.strength > .description } }
      .flatMap(\.options)
    let options = old.ids.indices.filter { place in
      named.contains { self.options.indices.contains($0) && self.options[$0].id == old.ids[place] }
    }
    let own = old.own.indices.filter { place in
      !content.isEmpty && content.isSubset(of: Self.stems(of: Line(old.own[place])))
    }
    return (own.isEmpty ? options : own.map { $0 + old.ids.count }).only
  }

  private static let pointing: LexemeSet = [.it, .that, .this]

  /// The choices without the items that clauses of a line take out, the tokens from the first of these clauses to the
  /// last, and the line without them; nil where no text of people's own is among them, and none is only pointed at.
  func takingOut(
    from old: Choices, by line: Line
  ) -> (left: Choices, tokens: Range<Int>, rest: Line)? {
    var found: [(place: Int, tokens: Range<Int>)] = []
    var goesOn = false
    var points = false
    let clauses = line.clauses()
    for (index, clause) in clauses.enumerated() {
      let opening = line.takesOff(clause.tokens) ? .leavesOut : line.opening(of: clause)
      // What an "and" joins to what goes, goes too, unless a verb of its own says otherwise.
      goesOn =
        opening == .leavesOut
        || goesOn && opening == .nothing && [.and, .or, .comma].contains(clause.link)
          && !line.isStatement(clause.tokens)
      if goesOn, let place = place(of: clause.tokens, in: old, line), place < old.count {
        // What is only pointed at stands in a clause before.
        let isPointedAt = Self.stems(of: line.keeping(line.span(clause.tokens))).isEmpty
        let named =
          isPointedAt
          ? clauses[..<index].first { self.place(of: $0.tokens, in: old, line) == place } : nil
        points = points || named != nil
        found.append((place, (named ?? clause).tokens.lowerBound..<clause.tokens.upperBound))
      }
    }
    guard points || found.contains(where: { $0.place >= old.ids.count }), let first = found.first,
      let last = found.last
    else { return nil }
    let gone = Set(found.map(\.place))
    let left = Choices(
      ids: old.ids.indices.filter { !gone.contains($0) }.map { old.ids[$0] },
      own: old.own.indices.filter { !gone.contains($0 + old.ids.count) }.map { old.own[$0] })
    return (
      left, first.tokens.lowerBound..<last.tokens.upperBound,
      line.blanking(found.map { line.span($0.tokens) })
    )
  }

  /// The texts of people's own in a list that some words mean.
  func texts(of old: Choices, among said: [String]) -> [String] {
    old.own.filter { text in
      said.contains {
        let stems = Self.stems(of: Line($0))
        return !stems.isEmpty && stems.isSubset(of: Self.stems(of: Line(text)))
      }
    }
  }

  /// What may become an item: an option that some words name, or else a text in the shape of one.
  ///
  /// What is only said to be so has to be more than a word that judges: an option by its name, or a wish of several words.
  private func item(
    at words: Range<Int>, in line: Line, _ context: Context, isBidden: Bool
  ) -> (id: String, text: String)? {
    let words = line.quoted.first { words.contains($0.lowerBound) } ?? words
    let said = line.keeping(line.span(words))
    let list = list(in: said, context: context)
    guard list.excluded.isEmpty, !list.isAll else { return nil }
    if let option = Set(list.included.flatMap(\.places)).only, list.own.isEmpty,
      isBidden || !list.included.allSatisfy(\.isReminder)
    {
      return (options[option].id, "")
    }
    let text = line.withoutChat(words)
    let isWord = line.tokens[text].only.map { $0.kind == .word } ?? false
    guard allowsOwn, list.included.isEmpty, line.talkSense(of: text) == nil,
      isWord ? isBidden && line.contentCount(text) == 1 : line.isOwnText(text),
      isBidden || line.tokens[text.lowerBound].lexeme == .that || line.contentCount(text) > 1
    else { return nil }
    return ("", line.words(text))
  }

  /// The stems of the words that have a meaning of their own; what items are called has none.
  private static func stems(of line: Line) -> Set<String> {
    Set(
      line.tokens.indices
        .filter { place in
          let token = line.tokens[place]
          return line.isContent(place) && token.number == nil && !token.isPossessive
            && !Line.lists.contains(token.word)
            && !RemovalWords.particles.contains(token.word)
            && !RemovalWords.around.contains(token.word)
            && !RemovalWords.verbs.contains(token.word)
            && !RemovalWords.halves.contains(token.word)
        }
        .map { Stem.of(line.tokens[$0].word) })
  }
}
