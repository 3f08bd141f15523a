/// Days that a line takes out by their place among those that were chosen: "drop the last day", "lose the
/// first two".
extension WeekdaysDimension {
  /// What is left of days without those; nil where the line takes none out by their place.
  func withoutPlaced(
    _ old: WeekdaySet, by line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    guard let verb = line.tokens.firstIndex(where: { Self.removing.contains($0.word) }),
      let place = line.tokens.indices.first(where: { $0 > verb && line.isPlace($0) })
    else { return nil }
    var cursor = Cursor(line.tokens, at: place, context: context)
    let isLast = cursor.lexeme == .last
    let ordinal = cursor.number ?? 1
    cursor.advance()
    let count = isLast || ordinal == 1 ? cursor.count(in: 2...6) ?? 1 : 1
    if cursor.word == "training" { cursor.advance() }
    if ["day", "days", "one", "ones"].contains(cursor.word) {
      cursor.advance()
    } else if count == 1 {
      return nil
    }
    let chosen = Weekday.allCases.filter(old.contains)
    let out = isLast ? chosen.suffix(count) : chosen.dropFirst(ordinal - 1).prefix(count)
    guard out.count == count, out.count < chosen.count else { return .unclear(.nothingFound) }
    let days = old.subtracting(WeekdaySet(Array(out)))
    return revised(
      days, line.evidence(verb..<max(place + 1, cursor.index), rule: Self.edit), context)
  }

  private static let removing = RemovalWords.verbs.union(["take", "leave", "cut", "skip"])
}

extension Line {
  /// Whether a word says a place in an order: "first", "last", but not the "last" of "last week".
  fileprivate func isPlace(_ index: Int) -> Bool {
    guard [.ordinal, .second, .last].contains(tokens[index].lexeme) else { return false }
    return index > 0 && [.the, .my].contains(tokens[index - 1].lexeme)
  }
}
