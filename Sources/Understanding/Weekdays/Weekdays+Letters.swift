extension WeekdaysDimension {
  /// M/W/F · M T F and Sunday · T Th Sa · M-F; a T or an S is the day that keeps the order.
  static let letters = Rule<WeekdaySet>(
    "weekdays.letters", startingWith: [.m, .w, .s, .other, .weekday]
  ) { cursor in
    guard !cursor.isInsideWord else { return nil }
    if cursor.lexeme == .m, cursor.peek(1) == .dash, cursor.isGlued(1), cursor.isGlued(2),
      cursor.tokens[cursor.index + 2].word == "f"
    {
      cursor.advance(3)
      return .init(.weekdays)
    }
    var items: [[Weekday]] = []
    var letters = 0
    while let days = cursor.abbreviatedDays, items.count < 7 {
      items.append(days)
      if cursor.word.utf8.count == 1 { letters += 1 }
      cursor.advance()
      var next = cursor
      next.skip([.comma, .slash, .and, .ampersand])
      guard next.abbreviatedDays != nil, next.index < cursor.index + 3 else { break }
      cursor = next
    }
    // "M/W" is short for days; "m, s" may be anything.
    let isPair = items.count == 2 && items[0] == [.mon] && letters == 2
    guard letters > 0, items.count > 2 || isPair else { return nil }
    return .init(anyOf: orders(of: items))
  }

  /// The sets of days in which items that may be several days come in the order of a week, which
  /// begins on Monday, Sunday or Saturday.
  private static func orders(of items: [[Weekday]]) -> [WeekdaySet] {
    var found: [WeekdaySet] = []
    for first in [0, 6, 5] {
      func place(_ day: Weekday) -> Int { (day.isoNumber - 1 - first + 7) % 7 }
      var chains: [[Weekday]] = [[]]
      for item in items {
        chains = chains.flatMap { chain in
          item.filter { day in chain.last.map { place($0) < place(day) } ?? true }
            .map { chain + [$0] }
        }
      }
      for chain in chains where !found.contains(WeekdaySet(chain)) {
        found.append(WeekdaySet(chain))
      }
    }
    return found
  }
}

extension Cursor {
  /// The days that the next word may abbreviate, or nil.
  fileprivate var abbreviatedDays: [Weekday]? {
    if lexeme == .weekday, let number, (1...7).contains(number) {
      return [Weekday.allCases[number - 1]]
    }
    guard !isGlued || peek(-1) != .digits else { return nil }
    switch word {
    case "m": return [.mon]
    case "t": return [.tue, .thu]
    case "w": return [.wed]
    case "f": return [.fri]
    case "s": return [.sat, .sun]
    default: return Cursor.twoLetters[word].map { [$0] }
    }
  }
}
