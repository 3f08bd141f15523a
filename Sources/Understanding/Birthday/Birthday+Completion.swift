extension BirthdayDimension {
  /// The dates of a line, with what the rest of it says of their year and with what a correction leaves
  /// as it was.
  static func completed(
    _ matches: [Match<SaidDate>], in line: Line, context: Context
  ) -> [Match<SaidDate>] {
    inheriting(matches, in: line).map { match in
      guard match.missing == nil, let said = match.values.only,
        said.fixed == nil, said.day != nil, said.month != nil
      else { return match }
      var match = match
      var date = said
      let year: SaidYear?
      if said.year == nil {
        year = line.loneYear(outside: matches, context) ?? line.yearAhead(of: match, said, context)
      } else {
        let corrected = line.correctedYear(behind: match.tokens.upperBound, context)
        year = corrected?.year
        if let corrected { match.tokens = match.tokens.lowerBound..<corrected.place + 1 }
      }
      guard let year else { return match }
      (date.year, date.isShortYear) = (year.number, year.isShort)
      match.values = [date.isPossible ? date : .impossible]
      match.rule = "birthday.and-year"
      return match
    }
  }

  /// The dates of a line, of which one that corrects another keeps the month and the year of that: "24
  /// Nov 2019, hang on, 25th", "was due 1 July 2018 but came on 22 June".
  private static func inheriting(
    _ matches: [Match<SaidDate>], in line: Line
  ) -> [Match<SaidDate>] {
    var kept: [Match<SaidDate>] = []
    for var match in matches {
      defer { kept.append(match) }
      guard let last = kept.last, last.missing == nil, match.missing == nil,
        last.values.count == 1, match.values.count == 1, let old = last.values.first,
        var new = match.values.first, new.fixed == nil, new.day != nil, new.year == nil,
        old.month != nil, old.year != nil,
        line.isReplacedBirth(last.tokens.upperBound..<match.tokens.lowerBound)
      else { continue }
      if new.month == nil { new.month = old.month }
      (new.year, new.isShortYear) = (old.year, old.isShortYear)
      match.values = [new.isPossible ? new : .impossible]
      match.rule = "birthday.corrected"
      kept = []
    }
    return kept
  }
}

extension Line {
  /// Whether the words between two dates make the second the day of birth: a correction, or somebody
  /// who came on another day than expected.
  fileprivate func isReplacedBirth(_ gap: Range<Int>) -> Bool {
    isCorrection(gap)
      || tokens[gap].contains { Self.arrivals.contains($0.word) }
  }

  /// The year that a clause of its own says: "2014, 18 October", "it was 2019, 10th of January"; of a
  /// year that is denied and another, the other.
  fileprivate func loneYear(
    outside matches: [Match<SaidDate>], _ context: Context
  ) -> SaidYear? {
    var years: [(place: Int, year: SaidYear)] = []
    for clause in clauses() {
      for place in clause.tokens where !matches.contains(where: { $0.tokens.contains(place) }) {
        guard let year = year(at: place, context), !isNegated(place),
          saysOnlyYears(clause.tokens)
        else { continue }
        years.append((place, year))
      }
    }
    guard let last = years.last else { return nil }
    guard years.count > 1 else { return last.year }
    // "I always say 2018 but it was 2017"
    let gap = tokens[years[years.count - 2].place..<last.place]
    return gap.contains { $0.lexeme == .but } ? last.year : nil
  }

  /// The year that corrects the one of a date that ends at a place: "3 October 2014, I mean 2013".
  fileprivate func correctedYear(
    behind end: Int, _ context: Context
  ) -> (year: SaidYear, place: Int)? {
    guard
      let place = tokens.indices.first(where: { $0 >= end && year(at: $0, context) != nil }),
      isCorrection(end..<place), saysOnlyYears(end..<place),
      let year = year(at: place, context)
    else { return nil }
    return (year, place)
  }

  /// The year of a "this" or "last" before the month of a date: "this January, the 20th".
  fileprivate func yearAhead(
    of match: Match<SaidDate>, _ said: SaidDate, _ context: Context
  ) -> SaidYear? {
    let start = match.tokens.lowerBound
    guard start > 0, tokens[start].lexeme == .month || tokens[start].lexeme == .may else {
      return nil
    }
    switch tokens[start - 1].lexeme {
    case .this: return SaidYear(number: context.today.year)
    case .last:
      return said.days(in: .past, today: context.today).first.map { SaidYear(number: $0.year) }
    default: return nil
    }
  }

  /// The year that stands at a place by itself: "2014", "'14".
  private func year(at place: Int, _ context: Context) -> SaidYear? {
    let cursor = Cursor(tokens, at: place, context: context)
    guard let number = cursor.number, cursor.lexeme == .digits else { return nil }
    let isLong =
      cursor.digitCount == 4 && cursor.startsDate
      && (context.today.year - BirthdayDimension.greatestAge...context.today.year).contains(number)
    let isShort = cursor.digitCount == 2 && cursor.peek(-1) == .quote && cursor.isGlued
    guard isLong || isShort else { return nil }
    var next = cursor
    next.advance()
    return next.endsDate ? SaidYear(number: number, isShort: isShort) : nil
  }

  /// Whether the words of a clause say a year and nothing that happened in it.
  private func saysOnlyYears(_ clause: Range<Int>) -> Bool {
    tokens[clause].allSatisfy { token in
      token.kind != .word || LexemeSet.besideYear.contains(token.lexeme)
        || Self.aroundYear.contains(token.word)
    }
  }

  /// Verbs for what a child does at its birth.
  private static let arrivals = WordClasses.english.words("BirthdayCompletion.arrivals")
  /// Words that may stand around a year that is all that is said.
  private static let aroundYear = WordClasses.english.words("BirthdayCompletion.aroundYear")
}

extension LexemeSet {
  /// Small words around a year that is said by itself.
  fileprivate static let besideYear: LexemeSet = [
    .is, .it, .in, .not, .no, .only, .just, .but, .the, .year, .born, .i, .they, .mean, .sorry,
    .wait, .actually, .filler, .hedge, .oh, .that, .of, .yes, .nope, .make,
  ]
}
