/// What days that are named without a word that edits make of earlier ones.
extension WeekdaysDimension {
  /// The days that a line names in the place of all that there were, where it plainly lists them.
  ///
  /// One day of several may be one more, which is asked; of a day on which something is shorter, easier
  /// or takes so many minutes nothing follows.
  func renamed(
    _ old: WeekdaySet, by line: Line, in context: Context
  ) -> Reading<WeekdaySet> {
    let reading = read(line, in: context)
    guard case .understood(let days, let evidence) = reading, days != old, !old.isEmpty else {
      return reading
    }
    let matches = matches(in: line, context: context).filter {
      evidence.span.overlaps(line.span($0.tokens))
    }
    guard let first = matches.first, let last = matches.last else { return reading }
    let words = first.tokens.lowerBound..<last.tokens.upperBound
    if line.listsDays(words) { return reading }
    // A "to" from a day that was chosen to one that was not may join the two, or put one in the other's place.
    if days.count < 4, let ends = line.daysFromTo(words), old.contains(ends.from), old.count > 1,
      !old.contains(ends.to)
    {
      let moved = old.subtracting(WeekdaySet([ends.from])).union(WeekdaySet([ends.to]))
      return asked([moved, days], evidence, context)
    }
    let clause = line.clause(of: words)
    let isTerm = words.count { LexemeSet.dayNames.contains(line.tokens[$0].lexeme) } == 1
    if isTerm, line.limitsDays(words, in: clause) { return .unclear(.nothingFound) }
    let says = line.saysMore(than: words, in: clause)
    if isTerm, days.count == 1, old.count > 1 {
      return says && old.isSuperset(of: days)
        ? .unclear(.nothingFound) : asked([days, old.union(days)], evidence, context)
    }
    return says && old.isSuperset(of: days) ? asked([days, old], evidence, context) : reading
  }

  /// Several lists that may be meant, of which only those count that the question allows.
  private func asked(
    _ lists: [WeekdaySet], _ evidence: Evidence, _ context: Context
  ) -> Reading<WeekdaySet> {
    let allowed = lists.filter { violation(of: $0, in: context) == nil }
    return allowed.isEmpty ? .unclear(.nothingFound) : Reading(anyOf: allowed, evidence)
  }
}

extension Line {
  /// Whether a line says that some days are all there are: "only Fridays", "the days are Mon and Wed",
  /// "days: Tuesday".
  fileprivate func listsDays(_ days: Range<Int>) -> Bool {
    let before = tokens[..<days.lowerBound].last { $0.lexeme != .on && $0.lexeme != .is }
    let behind = days.upperBound < tokens.count ? tokens[days.upperBound] : nil
    let isOnly = [before, behind].contains { [.only, .just].contains($0?.lexeme) }
    // "Thursdays just 30 minutes" is about the minutes.
    let isLimit = behind.map { [.only, .just].contains($0.lexeme) } ?? false
    if isOnly, !isLimit || endsClause(before: days.upperBound + 1) { return true }
    return tokens[max(0, days.lowerBound - 5)..<days.lowerBound].indices.contains { place in
      tokens[place].lexeme == .day && !LexemeSet.numeral.contains(lexeme(before: place))
    }
  }

  /// The two days with nothing but a "to" or an arrow between them that some words are.
  fileprivate func daysFromTo(_ words: Range<Int>) -> (from: Weekday, to: Weekday)? {
    let signs = tokens[words].dropFirst().dropLast()
    guard let first = tokens[words].first, let last = tokens[words].last,
      first.lexeme == .weekday, last.lexeme == .weekday, let from = first.number,
      let to = last.number, signs.first?.lexeme == .to || signs.count > 1,
      signs.allSatisfy({ $0.kind == .sign || $0.lexeme == .to })
    else { return nil }
    return (Weekday.allCases[from - 1], Weekday.allCases[to - 1])
  }

  private func lexeme(before place: Int) -> Lexeme { place > 0 ? tokens[place - 1].lexeme : .end }

  /// The tokens of the clauses that some words stand in.
  fileprivate func clause(of words: Range<Int>) -> Range<Int> {
    let own = clauses(keeping: [words]).filter { $0.tokens.overlaps(words) }.map(\.tokens)
    guard let first = own.first, let last = own.last else { return words }
    return first.lowerBound..<last.upperBound
  }

  /// Whether a clause says how long or how hard something is on its days: "Mondays 40", "shorter on
  /// Mondays".
  fileprivate func limitsDays(_ days: Range<Int>, in clause: Range<Int>) -> Bool {
    clause.contains { place in
      !days.contains(place)
        && (tokens[place].kind == .digits || LexemeSet.lengths.contains(tokens[place].lexeme)
          || Self.degrees.contains(tokens[place].word))
    }
  }

  /// Whether a clause says more than days, and that they are meant.
  fileprivate func saysMore(than days: Range<Int>, in clause: Range<Int>) -> Bool {
    clause.contains { place in
      !days.contains(place) && tokens[place].kind == .word && tokens[place].lexeme == .other
        && !Self.besideDays.contains(tokens[place].word)
    }
  }

  /// What something on a day may be more or less than on others.
  private static let degrees = WordClasses.english.words("WeekdaysRenaming.degrees")
  /// Words around days that are meant: "I train Mondays", "works for me".
  private static let besideDays = WordClasses.english.words("WeekdaysRenaming.besideDays")
}

extension LexemeSet {
  /// Words for how long something takes.
  fileprivate static let lengths: LexemeSet = [.minute, .hour, .half, .quarter, .h, .less, .more]
}
