/// Days that a line takes out or exchanges by their place among those that were chosen: "drop the last day", "lose
/// the first two", "the middle one should be Thursday".
extension WeekdaysDimension {
  /// What becomes of days by those; nil where the line names none by their place.
  func placed(
    _ old: WeekdaySet, by said: [SaidDays], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let chosen = Weekday.allCases.filter(old.contains)
    guard said.count < 2, let place = line.tokens.indices.first(where: line.isPlace),
      let ordinal = line.ordinal(at: place, of: chosen.count)
    else { return nil }
    let before = line.tokens[..<place]
    let verb = before.firstIndex { Self.removing.contains($0.word) }
    var cursor = Cursor(line.tokens, at: place + 1, context: context)
    let isEnd = ordinal == 1 || line.tokens[place].lexeme == .last
    let count = isEnd ? cursor.count(in: 2...6) ?? 1 : 1
    if cursor.word == "training" { cursor.advance() }
    if Self.dayNouns.contains(cursor.word) {
      cursor.advance()
    } else if count == 1 {
      return nil
    }
    let out =
      line.tokens[place].lexeme == .last
      ? chosen.suffix(count) : chosen.dropFirst(ordinal - 1).prefix(count)
    if let new = said.first {
      let gap = cursor.index..<max(cursor.index, new.tokens.lowerBound)
      guard line.tokens[gap].contains(where: { LexemeSet.becoming.contains($0.lexeme) }),
        let days = new.days, out.count == days.count
      else { return nil }
      let evidence = line.evidence(place..<new.tokens.upperBound, rule: Self.edit)
      return checked(old.subtracting(WeekdaySet(Array(out))).union(days), evidence, context)
    }
    guard let verb else { return nil }
    guard out.count == count, out.count < chosen.count else { return .unclear(.nothingFound) }
    return checked(
      old.subtracting(WeekdaySet(Array(out))),
      line.evidence(verb..<max(place + 1, cursor.index), rule: Self.edit), context)
  }

  private static let removing = RemovalWords.verbs.union(
    WordClasses.english.words("WeekdaysDimension.removing"))
  /// Nouns for a day, and words that stand for them.
  private static let dayNouns = WordClasses.english.words("WeekdaysDimension.dayNouns")
}

extension Line {
  /// Whether a word says a place in an order: "first", "last", but not the "last" of "last week".
  fileprivate func isPlace(_ index: Int) -> Bool {
    guard index > 0, [.the, .my].contains(tokens[index - 1].lexeme) else { return false }
    return [.ordinal, .second, .last].contains(tokens[index].lexeme)
      || tokens[index].word == "middle"
  }

  /// The place in an order that a word says of so many days; nil where there is no middle one.
  fileprivate func ordinal(at index: Int, of count: Int) -> Int? {
    guard tokens[index].word == "middle" else { return tokens[index].number ?? 1 }
    return count.isMultiple(of: 2) ? nil : count / 2 + 1
  }
}

extension LexemeSet {
  /// What stands between an item and the one that takes its place.
  fileprivate static let becoming: LexemeSet = [.is, .to, .for, .with, .a]
}
