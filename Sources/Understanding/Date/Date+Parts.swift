extension DateDimension {
  /// The matches of a line, of which a day and a month that stand apart are one.
  ///
  /// "April next year, the 11th", "the 3rd, in May": by itself such a day would be one of this month.
  static func joiningParts(_ matches: [Match<SaidDate>]) -> [Match<SaidDate>] {
    let months = matches.indices.filter {
      matches[$0].missing == .day && matches[$0].values.contains { $0.weekday == nil }
    }
    let days = matches.indices.filter {
      matches[$0].rule == Self.day.name && matches[$0].values.allSatisfy { $0.month == nil }
    }
    guard !months.isEmpty, !days.isEmpty else { return matches }
    guard months.count == 1, days.count == 1, abs(days[0] - months[0]) == 1,
      let part = matches[months[0]].values.first
    else {
      // Which belongs to which is anybody's guess.
      return matches.indices.filter { !days.contains($0) }.map { matches[$0] }
    }
    let (day, month) = (days[0], months[0])
    var joined = matches[day]
    joined.values = joined.values.map { said in
      var date = said
      date.month = part.month
      date.year = part.year
      date.isShortYear = part.isShortYear
      return date.isPossible ? date : .impossible
    }
    joined.tokens = matches[day].tokens.spanning(matches[month].tokens)
    // A day with its month is a date, whatever was asked.
    joined.isExplicit = part.month != nil
    var result = matches
    result[min(day, month)] = joined
    result.remove(at: max(day, month))
    return result
  }

  /// The matches of a line, of which a day of the week beside a day of the month, or a month, tells more of that:
  /// "the 17th, that's a Sunday", "in May, on a Sunday".
  ///
  /// Of several such days each may be of something else, and so may one that only stands beside a whole date.
  static func joiningDayNames(_ matches: [Match<SaidDate>], in line: Line) -> [Match<SaidDate>] {
    let names = matches.indices.filter { matches[$0].rule == weekday.name }
    guard let place = names.only, matches[place].values.only?.fixed == nil,
      let weekday = matches[place].values.only?.weekday,
      let other = [place - 1, place + 1].first(where: {
        matches.indices.contains($0)
          && line.tellsDay(of: matches[$0], by: matches[place].tokens)
      })
    else { return matches }
    var result = matches
    if result[other].missing == nil {
      result[other].values = result[other].values.map { said in
        var date = said
        date.weekday = weekday
        return date
      }
    }
    result[other].tokens = result[other].tokens.spanning(matches[place].tokens)
    result.remove(at: place)
    return result
  }

  /// The matches of a line, of which a day of the week and a count of weeks or months are one: "a Saturday in
  /// about 8 weeks", "in three months, on a Sunday".
  static func joiningWeekdays(
    _ matches: [Match<SaidDate>], in line: Line, today: CalendarDate
  ) -> [Match<SaidDate>] {
    guard matches.count == 2, Set(matches.map(\.rule)) == [weekday.name, offset.name],
      let counted = matches.first(where: { $0.rule == offset.name })?.values.only?.fixed,
      let day = matches.first(where: { $0.rule == weekday.name })?.values.only?.weekday
    else { return matches }
    guard line.hasOnlySmallWords(between: matches[0].tokens, matches[1].tokens) else {
      return matches
    }
    var joined = matches[0]
    joined.values = counted.days(on: day, near: today)
    (joined.tokens, joined.isExplicit, joined.missing) = (
      matches[0].tokens.spanning(matches[1].tokens), true, nil
    )
    return [joined]
  }
}

extension Range<Int> {
  /// From where the first of two begins to where the last ends.
  fileprivate func spanning(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Line {
  /// Whether a day of the week beside a part of a date tells more of it: of a month, of a day of some month, and,
  /// behind an "a", of a whole date.
  fileprivate func tellsDay(of part: Match<SaidDate>, by name: Range<Int>) -> Bool {
    guard hasOnlySmallWords(between: part.tokens, name) else { return false }
    return part.values.allSatisfy { said in
      guard said.fixed == nil, said.weekday == nil else { return false }
      guard said.day != nil else { return part.missing == .day }
      return said.month == nil || name.lowerBound > 0 && tokens[name.lowerBound - 1].lexeme == .a
    }
  }

  /// Whether nothing stands between two parts of a date but small words: ", that's a".
  fileprivate func hasOnlySmallWords(between one: Range<Int>, _ other: Range<Int>) -> Bool {
    let start = min(one.upperBound, other.upperBound)
    return tokens[start..<max(start, max(one.lowerBound, other.lowerBound))].allSatisfy {
      LexemeSet.filler.contains($0.lexeme)
        || [.on, .a, .the, .comma, .it, .is, .that, .hedge, .in].contains($0.lexeme)
    }
  }
}

extension CalendarDate {
  /// The days that are meant by a count that ends at this one, and a day of the week: that of its week where weeks
  /// were counted, the one before or behind it where months were, and either where days were, which differ.
  func days(on weekday: Int, near today: CalendarDate) -> [SaidDate] {
    let toDay = weekday - self.weekday.isoNumber
    let counted = daysSince1970 - today.daysSince1970
    let other = counted < 28 ? 0 : toDay < 0 ? toDay + 7 : toDay - 7
    let steps = toDay == 0 || counted % 7 == 0 ? [toDay] : [toDay, other]
    return steps.sorted().compactMap { adding(days: $0).map(SaidDate.init(fixed:)) }
  }
}
