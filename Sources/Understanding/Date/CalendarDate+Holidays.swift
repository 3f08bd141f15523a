extension CalendarDate {
  /// Easter Sunday of a year (the anonymous Gregorian computus, Nature 1876).
  init?(easterOf year: Int) {
    guard year > 0 else { return nil }
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let days = h + l - 7 * m + 114
    self.init(year: year, month: days / 31, day: days % 31 + 1)
  }

  /// Thanksgiving of a year in the United States, the fourth Thursday of November.
  init?(thanksgivingOf year: Int) {
    self.init(weekday: Weekday.thu.isoNumber, place: 4, ofMonth: 11, year: year)
  }

  /// The first, second … such weekday of a month, or the last where the place is nil.
  init?(weekday: Int, place: Int?, ofMonth month: Int, year: Int) {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    let offset = (weekday - first.weekday.isoNumber + 7) % 7
    let length = CalendarDate.length(ofMonth: month, year: year)
    let day = place.map { 1 + offset + 7 * ($0 - 1) } ?? 1 + offset + (length - 1 - offset) / 7 * 7
    self.init(year: year, month: month, day: day)
  }
}
