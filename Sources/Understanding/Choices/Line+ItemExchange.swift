/// What a line takes out of a list and what it puts in the place of it, as tokens.
struct ItemExchange: Hashable {
  let out: Range<Int>
  let new: Range<Int>
  /// Whether a verb or a "should" bids it; what is only said to be so or not to be so may tell how things are.
  var isBidden = true

  /// From the first word of either to the last.
  var tokens: Range<Int> {
    min(out.lowerBound, new.lowerBound)..<max(out.upperBound, new.upperBound)
  }
}

extension Line {
  /// The exchanges that the line may speak of by its words alone, whether or not such an item is in a list: "swap X for
  /// Y", "drop X and put Y", "instead of X, Y", "not X, I meant Y", "the X goal should be Y".
  var itemExchanges: [ItemExchange] {
    tokens.indices.filter { !isDenied($0) }.flatMap { place in
      swaps(at: place)
        + [
          removal(at: place) ?? preference(at: place) ?? rejection(at: place)
            ?? statement(at: place)
        ]
        .compactMap(\.self)
    }
  }

  /// What a verb of exchange stands before, up to each "for", "with" or colon, or up to the "a" before what it is made:
  /// "make the 2 a 3".
  private func swaps(at verb: Int) -> [ItemExchange] {
    let isMaking = tokens[verb].lexeme == .make
    guard isMaking || EditWords.swaps(tokens[verb]) else { return [] }
    return tokens.indices.filter { place in
      place > verb + 1
        && (tokens[place].lexeme == .colon || !isMaking && EditWords.linksSwap(tokens[place])
          || isMaking && tokens[place].lexeme == .a && tokens[place - 1].number != nil)
    }.compactMap { itemExchange(out: verb + 1..<$0, new: $0 + 1) }
  }

  /// What a verb that takes out stands before, up to one that puts something in.
  private func removal(at verb: Int) -> ItemExchange? {
    guard let start = endOfRemovalVerb(at: verb),
      let putting = tokens.indices.first(where: { $0 > start && putsIn(at: $0, behind: start) })
    else { return nil }
    return itemExchange(out: start..<putting, new: putting + 1)
  }

  /// What an "instead of" stands before, and what is wanted in its stead before or behind.
  private func preference(at place: Int) -> ItemExchange? {
    guard tokens[place].lexeme == .instead, place + 2 < tokens.count,
      tokens[place + 1].lexeme == .of
    else { return nil }
    let start = place + 2
    let end = tokens.indices.first {
      $0 > start
        && ([.comma, .colon, .i, .we, .it, .can].contains(tokens[$0].lexeme)
          || EditWords.putsIn(tokens[$0]))
    }
    return end.flatMap { itemExchange(out: start..<$0, new: $0) }
  }

  /// What a "not" at the head of a clause denies, and what is said to be meant behind it.
  private func rejection(at place: Int) -> ItemExchange? {
    guard tokens[place].lexeme == .not, clauseTokens.contains(where: { $0.lowerBound == place }),
      let end = tokens.indices.first(where: {
        $0 > place + 1 && [.comma, .but, .semicolon, .period].contains(tokens[$0].lexeme)
      })
    else { return nil }
    let isMeant = tokens[end...].prefix(4).contains { [.mean, .make, .want].contains($0.lexeme) }
    return itemExchange(out: place + 1..<end, new: end + 1, isBidden: isMeant)
  }

  /// What stands before the name of a list, and what is said to be so or to be made of it: "the X goal should be Y",
  /// "make goal 2 Y".
  func statement(at noun: Int) -> ItemExchange? {
    guard Self.lists.contains(tokens[noun].word),
      let clause = clauseTokens.first(where: { $0.contains(noun) })
    else { return nil }
    let isCounted = noun + 1 < clause.upperBound && tokens[noun + 1].number != nil
    let name = (noun..<noun + (isCounted ? 2 : 1))
    let words = tokens.map(\.word)
    var start = name.upperBound
    while start < tokens.count,
      NamingWords.isLink(words, at: start) || tokens[start].lexeme == .colon
    {
      start += 1
    }
    let verb = clause.first {
      tokens[$0].lexeme == .make || EditWords.swaps(tokens[$0]) || tokens[$0].word == "add"
    }
    guard verb.map({ $0 < noun }) ?? (start > name.upperBound), start < tokens.count else {
      return nil
    }
    let from = verb.map { $0 + 1 } ?? clause.lowerBound
    let link = tokens[name.upperBound..<start]
    let isBidden = verb != nil || !link.allSatisfy { $0.lexeme == .is }
    return itemExchange(
      out: min(from, name.lowerBound)..<name.upperBound, new: start, isBidden: isBidden)
  }

  /// The exchange of some words for what follows a place up to the end of the sentence, where both are left
  /// without what leads to them.
  private func itemExchange(
    out: Range<Int>, new start: Int, isBidden: Bool = true
  ) -> ItemExchange? {
    let isAround = { (token: Token) in
      token.kind == .sign || LexemeSet.filler.contains(token.lexeme)
        || [.and, .so, .the, .my, .instead, .please, .of, .now].contains(token.lexeme)
        || RemovalWords.particles.contains(token.word)
    }
    guard let from = out.first(where: { !isAround(tokens[$0]) }),
      let to = out.last(where: { !isAround(tokens[$0]) }), start < tokens.count
    else { return nil }
    let sentence = sentenceSpan(around: tokens[start].span)
    let isLead = { (place: Int) in
      isAround(tokens[place]) && tokens[place].lexeme != .the
        || [.i, .we, .mean, .it, .is, .can, .would, .want, .like, .but, .rather, .in]
          .contains(tokens[place].lexeme)
        || EditWords.putsIn(tokens[place]) || ["back", "say"].contains(tokens[place].word)
    }
    let behind = (start..<tokens.count).prefix { tokens[$0].span.upperBound <= sentence.upperBound }
    guard let first = behind.first(where: { !isLead($0) }),
      let last = behind.last(where: { !isAround(tokens[$0]) }), first <= last
    else { return nil }
    return ItemExchange(out: from..<to + 1, new: first..<last + 1, isBidden: isBidden)
  }

  /// Where the words end that take something out, if they begin at a place.
  private func endOfRemovalVerb(at place: Int) -> Int? {
    if RemovalWords.verbs.contains(tokens[place].word) { return place + 1 }
    guard RemovalWords.halves.contains(tokens[place].word),
      tokens[place...].prefix(6).contains(where: { RemovalWords.particles.contains($0.word) })
    else { return nil }
    return place + 1
  }

  /// Whether a verb that puts something into a list begins what goes on with a clause.
  private func putsIn(at place: Int, behind start: Int) -> Bool {
    guard EditWords.putsIn(tokens[place]), let before = tokens[start..<place].last else {
      return false
    }
    return before.kind == .sign
      || [.and, .so, .please, .instead].contains(before.lexeme)
      || LexemeSet.filler.contains(before.lexeme)
  }

  /// Whether what a word at a place does is denied: "don't drop it".
  private func isDenied(_ place: Int) -> Bool {
    place > 0 && (tokens[place - 1].lexeme == .not || tokens[place - 1].word.hasSuffix("n't"))
  }
}
