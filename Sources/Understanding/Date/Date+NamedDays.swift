extension DateDimension {
  /// Bonfire night · St Patrick's day 2019 · April Fools': days with a name and a fixed date.
  static let namedDay = Rule<SaidDate>(
    "date.named-day",
    startingWith: [.other, .ordinalSuffix, .month, .may, .ordinal, .all, .day, .small]
  ) { cursor in
    if ["st", "saint"].contains(cursor.word) {
      cursor.advance()
      cursor.take(.period)
    }
    guard cursor.isSign == false, !cursor.isAtEnd,
      let (date, count) = namedDays.phrase(in: cursor.tokens, at: cursor.index)
    else { return nil }
    cursor.advance(count)
    cursor.take(.quote)
    cursor.take([.day, .night])
    let year = cursor.yearOfDate()
    return .init(
      SaidDate(day: date % 100, month: date / 100, year: year), isExplicit: year != nil)
  }

  /// The words of the names of days.
  static var namesOfDays: Set<String> { Set(namedDays.words.map(\.string)) }

  /// The names of days, of which many end in "day" too, each with its month and day as one number.
  private static let namedDays = PhraseTable<Int>([
    (106, "epiphany|twelfth night|three kings"), (125, "burns night"), (126, "australia day"),
    (202, "groundhog|candlemas"), (206, "waitangi"), (301, "david's day"), (308, "women's day"),
    (314, "pi day"), (317, "patrick's|paddy's|patty's"),
    (401, "april fools|april fool's|april fool"),
    (422, "earth day"), (423, "george's day"), (425, "anzac"), (501, "may day|mayday"),
    (504, "star wars day"), (505, "cinco de mayo"), (619, "juneteenth"),
    (624, "midsummer's|midsummer day"),
    (701, "canada day"), (714, "bastille"), (1031, "hallowe'en|all hallows eve|all hallow's eve"),
    (1101, "all saints|all saint's|all hallows"), (1102, "all souls|all soul's|day of the dead"),
    (1105, "bonfire night|guy fawkes|fireworks night"),
    (1111, "armistice|remembrance day|veterans day|veteran's day|singles day"),
    (1130, "andrew's day"),
    (1206, "nicholas day|nicholas's|nikolaus"), (1213, "lucy's|lucia's"), (1226, "stephen's day"),
    (1231, "hogmanay"),
  ])
}
