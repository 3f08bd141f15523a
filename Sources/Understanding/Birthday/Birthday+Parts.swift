extension BirthdayDimension {
  /// Whether a date only says about when: "five years ago" is no birthday, "on Sunday" none that
  /// anybody is asked for.
  static func isVague(_ match: Match<SaidDate>, _ aged: SaidAge?, in line: Line) -> Bool {
    // "Turned four on Friday" says a day.
    if aged?.isTurning != true, match.missing == nil, let date = match.values.first,
      date.fixed == nil, date.day == nil
    {
      return true
    }
    return match.rule == "date.offset"
      && line.tokens[match.tokens].contains {
        $0.lexeme == .year || $0.lexeme == .monthUnit || $0.lexeme == .y
      }
  }

  /// The dates of a line, of which parts that stand apart are one: "the 4th; she turned 7 in March",
  /// "June, born in 2018".
  static func joined(
    _ matches: [Match<SaidDate>], in line: Line, context: Context
  ) -> [Match<SaidDate>] {
    completed(withMonth(withYear(matches, in: line)), in: line, context: context)
  }

  /// The dates of a line, of which a day or a month and the year that stands close by are one.
  private static func withYear(
    _ matches: [Match<SaidDate>], in line: Line
  ) -> [Match<SaidDate>] {
    func year(of match: Match<SaidDate>) -> SaidYear? {
      let parts = SaidParts(match)
      return match.missing == .day && parts.month == nil ? parts.year : nil
    }
    let years = matches.indices.filter { year(of: matches[$0]) != nil }
    guard let place = years.only, let year = year(of: matches[place]) else {
      return matches
    }
    let neighbours = [place + 1, place - 1].filter(matches.indices.contains)
    for other in neighbours {
      let (first, last) = (matches[min(place, other)], matches[max(place, other)])
      let parts = SaidParts(matches[other])
      guard let month = parts.month, parts.year == nil,
        line.tokens[first.tokens.upperBound..<last.tokens.lowerBound].allSatisfy(\.isBesideYear)
      else { continue }
      var match = matches[other]
      match.tokens = first.tokens.lowerBound..<last.tokens.upperBound
      match.rule = "birthday.and-year"
      if let day = parts.day {
        let date = SaidDate(day: day, month: month, year: year)
        match.values = [date.isPossible ? date : .impossible]
      }
      var joined = matches
      joined[min(place, other)] = match
      joined.remove(at: max(place, other))
      return joined
    }
    return matches
  }

  /// The dates of a line, of which a day and a month that stand apart are one.
  private static func withMonth(_ matches: [Match<SaidDate>]) -> [Match<SaidDate>] {
    let days = matches.filter { $0.missing == nil && $0.values.first?.month == nil }
    let months = matches.filter { $0.missing == .day }
    guard days.count == 1, months.count == 1, matches.count == 2, let day = days[0].values.first,
      let number = day.day, day.weekday == nil
    else { return matches }
    let parts = SaidParts(months[0])
    guard let month = parts.month else { return matches }
    let date = SaidDate(day: number, month: month, year: parts.year)
    let tokens =
      matches[0].tokens.lowerBound..<matches[1].tokens.upperBound
    return [
      Match(
        values: [date.isPossible ? date : .impossible], tokens: tokens,
        rule: "birthday.day-and-month", isExplicit: true)
    ]
  }
}

/// The parts of a date that a match says.
private struct SaidParts {
  private(set) var day: Int?
  private(set) var month: Int?
  private(set) var year: SaidYear?

  init(_ match: Match<SaidDate>) {
    guard let said = match.values.only,
      said.isPossible || match.missing == .day
    else { return }
    (day, month) = (said.day, said.month)
    year = said.year.map { SaidYear(number: $0, isShort: said.isShortYear) }
  }
}

extension Token {
  /// Whether a word may stand between a date and its year without making them two.
  fileprivate var isBesideYear: Bool {
    kind == .sign || [.is, .on, .of, .the, .and, .they, .it].contains(lexeme)
      || LexemeSet.filler.contains(lexeme) || Self.besideYear.contains(word)
  }

  /// Words that may stand between a date and its year.
  private static let besideYear = WordClasses.english.words("BirthdayParts.besideYear")
}

extension Line {
  /// Whether a year of four digits is said besides a place, given as UTF-8 offsets, and not taken back.
  func saysYear(besides place: Range<Int>) -> Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      return token.kind == .digits && token.word.utf8.count == 4 && !token.span.overlaps(place)
        && (token.number.map { (1900...2100).contains($0) } ?? false) && !isNegated(index)
    }
  }
}
