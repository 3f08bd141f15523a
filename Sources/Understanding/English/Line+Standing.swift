extension Line {
  /// Whether a day of the week is named.
  package var namesWeekday: Bool { tokens.contains { LexemeSet.dayNames.contains($0.lexeme) } }

  /// Whether nothing says what some words are of: to either side only small words stand before the end
  /// of the clause or another value, as in "Mon and Wed, I have 45 minutes".
  package func standsAlone(_ words: Range<Int>) -> Bool {
    let clause = clauses().first { $0.tokens.overlaps(words) }?.tokens ?? words
    let before = clause.lowerBound..<max(clause.lowerBound, words.lowerBound)
    let behind = min(words.upperBound, clause.upperBound)..<clause.upperBound
    return leadsOn(before.reversed()) && leadsOn(behind)
  }

  /// Where a place begins that is said right behind some words, as a UTF-8 offset: the "in Leeds" of "a half
  /// marathon in Leeds".
  package func placeBehind(_ words: Range<Int>) -> Int? {
    let place = words.upperBound
    guard place + 1 < tokens.count, [.in, .at, .on, .from, .by].contains(tokens[place].lexeme),
      isCapitalised(place + 1)
    else { return nil }
    return tokens[place].span.lowerBound
  }

  /// Whether only small words stand at some places, up to the first that says another value.
  private func leadsOn(_ places: some Sequence<Int>) -> Bool {
    for place in places {
      let token = tokens[place]
      if token.kind == .digits || LexemeSet.dayNames.contains(token.lexeme) { return true }
      guard token.kind == .sign || LexemeSet.besideAmount.contains(token.lexeme),
        !Self.past.contains(token.word)
      else { return false }
    }
    return true
  }

  /// Words of what was, which is no answer.
  private static let past = WordClasses.english.words("Standing.past")
}

extension LexemeSet {
  /// Small words beside an amount that do not say what it is of; "in 2 hours" and "an hour from here"
  /// do.
  fileprivate static let besideAmount: LexemeSet = [
    .a, .the, .and, .of, .for, .with, .per, .each, .every, .all, .is, .it, .i, .my, .me, .we,
    .that, .this, .do, .can, .would, .will, .have, .want, .need, .like, .so, .too, .just, .only,
    .also, .hedge, .filler, .please, .thanks, .maybe, .up, .to, .exactly, .maximum, .minimum,
    .least, .most, .at, .day, .week, .yes, .okay, .good, .make, .ish, .over, .under, .more, .on,
  ]
}
