extension DateDimension {
  /// The matches of a line, of which a day and a month that stand apart are one.
  ///
  /// "April next year, the 11th", "the 3rd, in May": by itself such a day would be one of this month.
  static func joiningParts(_ matches: [Match<SaidDate>]) -> [Match<SaidDate>] {
    let months = matches.indices.filter {
      matches[$0].missing == .day && !matches[$0].values.isEmpty
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
    joined.tokens =
      min(
        matches[day].tokens.lowerBound, matches[month].tokens.lowerBound)..<max(
        matches[day].tokens.upperBound, matches[month].tokens.upperBound)
    // A day with its month is a date, whatever was asked.
    joined.isExplicit = part.month != nil
    var result = matches
    result[min(day, month)] = joined
    result.remove(at: max(day, month))
    return result
  }
}
