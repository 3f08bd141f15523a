/// A length that is said to hold on some days: the "90 on Sunday" of "45 on weekdays, 90 on Sunday".
package struct LengthByDay: Hashable, Sendable {
  /// The place of the days, as UTF-8 offsets.
  package let days: Range<Int>
  /// The place of the length, as UTF-8 offsets.
  package let length: Range<Int>
}

extension Line {
  /// The lengths of time that are said to hold on some days, from left to right.
  package var lengthsByDay: [LengthByDay] {
    guard tokens.indices.contains(where: isDay) else { return [] }
    let apart = lengthsByDay(amongLists: false)
    // Beside another length days and a length side by side are no list: "Tue and Thu 60 min, Sunday 2h".
    return apart.isEmpty ? [] : lengthsByDay(amongLists: true)
  }

  /// Whether the clause of a value says that it is for some days alone: "10 to 9 just on Thursdays".
  ///
  /// The place is one of UTF-8 offsets.
  package func limitsDays(of value: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { span($0.tokens).overlaps(value) }) else {
      return false
    }
    return clause.tokens.dropFirst().contains { place in
      let leads = tokens[clause.tokens.lowerBound..<place].suffix(3)
      let isThatDay = tokens[place].lexeme == .day && leads.last?.lexeme == .that
      return (isDay(place) || isThatDay)
        && leads.contains {
          [.just, .only].contains($0.lexeme) || isDay(place) && $0.lexeme == .on
        }
    }
  }

  private func lengthsByDay(amongLists: Bool) -> [LengthByDay] {
    tokens.indices.compactMap { place in
      guard isAmount(place), place == 0 || !isAmount(place - 1) && tokens[place - 1].lexeme != .at
      else { return nil }
      var unit = place + 1
      while unit < tokens.count, isAmount(unit) { unit += 1 }
      var end = unit
      while end < tokens.count, LexemeSet.unitsOfLength.contains(tokens[end].lexeme) { end += 1 }
      // Words that make a length less exact belong to it.
      if end + 1 < tokens.count, tokens[end].lexeme == .or, tokens[end + 1].lexeme == .so {
        end += 2
      }
      // A bare number above any day of a month and any hour of a day is a length too.
      let isShare = unit < tokens.count && [.slash, .percent].contains(tokens[unit].lexeme)
      let isLength = end > unit || !isShare && (Int(tokens[place].word) ?? 0) > 31
      let days =
        days(behind: end, .on)
        ?? (isLength
          ? days(behind: end, .of) ?? days(before: place, amongLists: amongLists)
            ?? (amongLists ? days(from: end) : nil)
          : nil)
      return days.map { LengthByDay(days: span($0), length: span(place..<end)) }
    }
  }

  private func isAmount(_ place: Int) -> Bool {
    let token = tokens[place]
    // The "one" of "a long one on Sunday" counts nothing.
    let next = place + 1 < tokens.count ? tokens[place + 1].lexeme : .end
    if token.word == "one", !LexemeSet.unitsOfLength.contains(next) { return false }
    return !isDay(place) && token.lexeme != .month
      && (token.kind == .digits || token.number != nil || token.lexeme == .half
        || token.lexeme == .a && [.hour, .h].contains(next))
  }

  /// The days that a preposition joins to what stands before it: the "weekdays" of "45 on weekdays".
  private func days(behind place: Int, _ preposition: Lexeme) -> Range<Int>? {
    guard place < tokens.count, tokens[place].lexeme == preposition else { return nil }
    return tokens[(place + 1)...].firstIndex { ![.a, .the, .my].contains($0.lexeme) }
      .flatMap(days(from:))
  }

  /// The days that stand from a place on: the "weekdays" of "60 min weekdays".
  private func days(from start: Int) -> Range<Int>? {
    guard start < tokens.count else { return nil }
    let end = tokens.indices[start...].first { place in
      !isDay(place) && !(LexemeSet.joints.contains(tokens[place].lexeme) && isDay(place + 1))
    }
    return start == end ? nil : start..<(end ?? tokens.count)
  }

  /// The days of which a length is said behind them: the "Sunday" of "the Sunday session can be 2h" and of
  /// "Sunday 2h"; of several, days and a length side by side are a list.
  private func days(before place: Int, amongLists: Bool) -> Range<Int>? {
    let last = tokens.indices[..<place].suffix(5).last { isDay($0) }
    guard let last,
      ((last + 1)..<place).allSatisfy({ between in
        let token = tokens[between]
        return token.lexeme == .colon
          || token.kind == .word && !LexemeSet.notOfLength.contains(token.lexeme)
          || token.lexeme == .to && tokens[between - 1].lexeme == .up
      })
    else { return nil }
    var first = last
    while first > 0 {
      if isDay(first - 1) {
        first -= 1
      } else if first > 1, [.and, .or, .ampersand].contains(tokens[first - 1].lexeme),
        isDay(first - 2)
      {
        first -= 2
      } else {
        break
      }
    }
    let isList =
      first < last && !isDayOff(last)
      || first > 1 && tokens[first - 1].lexeme == .comma && isDay(first - 2)
    return isList && last + 1 == place && !amongLists ? nil : first..<last + 1
  }

  private func isDay(_ place: Int) -> Bool {
    place < tokens.count && LexemeSet.dayNames.contains(tokens[place].lexeme) || isDayOff(place)
  }

  /// Whether a word is one of a "day off", which names no day, but not all of them.
  private func isDayOff(_ place: Int) -> Bool {
    [place, place - 1].contains { day in
      day >= 0 && day + 1 < tokens.count && tokens[day].lexeme == .day
        && tokens[day + 1].word == "off"
    }
  }
}

extension LexemeSet {
  fileprivate static let unitsOfLength: LexemeSet = [.minute, .hour, .m, .h]
  fileprivate static let joints: LexemeSet = [.and, .or, .comma, .ampersand]
  /// Words that make what comes behind a day no length of its own.
  fileprivate static let notOfLength: LexemeSet = [.for, .and, .or, .at, .from, .until, .to]
}
