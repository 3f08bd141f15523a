/// The days that a birthday in digits alone can be, however the digits are grouped: "1408 1949", "14 08
/// 49", "the 23rd 5th 1962", "13 8 19 33".
///
/// The year comes last. Where the plain groupings say no day, the slips of speech recognisers are
/// allowed for: a zero too many ("27006 1967"), the one of a "nineteen" said twice ("13061 1975") and a
/// ten parted from its unit ("20308 2012").
struct DigitDate {
  private let groups: [DigitGroup]
  /// Whether the day surely comes first.
  private let isDayFirst: Bool
  /// Whether small words stand for digits, so that the groups must be those of a date.
  private let isHeard: Bool
  private let today: CalendarDate
  private let order: DateOrder?

  init(groups: [DigitGroup], isDayFirst: Bool, isHeard: Bool, context: Context) {
    self.groups = groups
    self.isDayFirst = isDayFirst
    self.isHeard = isHeard
    today = context.today
    order = context.dateOrder
  }

  /// The dates that are meant, or none when the digits say no day or too many.
  var dates: [SaidDate] {
    for readings in [plain, heard] {
      var dates: [SaidDate] = []
      for date in readings where date.isPossible && !dates.contains(date) { dates.append(date) }
      if !dates.isEmpty { return dates.count <= 4 ? dates : [] }
    }
    return []
  }

  /// The dates whose digits are all there, once.
  private var plain: [SaidDate] {
    for (year, rest) in years {
      let dates = rest.isEmpty ? [] : daysAndMonths(rest).flatMap { self.dates($0, year) }
      if !dates.isEmpty { return dates }
    }
    return shortYears
  }

  /// The dates that a recogniser may have heard with a slip.
  private var heard: [SaidDate] {
    guard !isHeard, !groups.dropFirst().contains(where: \.isOrdinal) else { return [] }
    for (year, rest) in years {
      let dates = slips(rest.map(\.text).joined(), year.number).flatMap { self.dates($0, year) }
      if !dates.isEmpty { return dates }
    }
    let digits = groups.map(\.text).joined()
    guard digits.utf8.count == 7, groups.count > 1 else { return [] }
    let rest = String(digits.prefix(5))
    guard rest.dropFirst(2).hasPrefix("00"), let short = Int(digits.suffix(2)) else { return [] }
    return slips(rest, 0).flatMap { dates($0, SaidYear(number: short, isShort: true)) }
  }

  /// The years that the last digits can be, each with what stands before it.
  private var years: [(year: SaidYear, rest: [DigitGroup])] {
    guard let last = groups.last else { return [] }
    var years: [(SaidYear, [DigitGroup])] = []
    let before = Array(groups.dropLast())
    if last.isYear(before: today.year) { years.append((SaidYear(number: last.number), before)) }
    // "19 33", and "the 19th 33" of a recogniser that takes it for a day
    if let century = before.last, ["19", "20"].contains(century.text), last.text.utf8.count == 2 {
      years.append(
        (SaidYear(number: century.number * 100 + last.number), Array(before.dropLast())))
    }
    // "two thousand, sixteen"
    if last.text.utf8.count == 5, last.text.hasPrefix("200") {
      years.append((SaidYear(number: 2000 + last.number % 100), before))
    }
    if !isHeard, !groups.dropFirst().contains(where: \.isOrdinal) { years += runTogether }
    return years.filter {
      (today.year - BirthdayDimension.greatestAge...today.year).contains($0.0.number)
    }
  }

  /// The year of digits that are grouped in any way: the last four.
  private var runTogether: [(SaidYear, [DigitGroup])] {
    let digits = groups.dropFirst(groups[0].isOrdinal ? 1 : 0).map(\.text).joined()
    guard let year = Int(digits.suffix(4)), digits.utf8.count > 4 else { return [] }
    let rest = DigitGroup(text: String(digits.dropLast(4)))
    return [(SaidYear(number: year), groups[0].isOrdinal ? [groups[0], rest] : [rest])]
  }

  /// The dates whose year has two digits: "14 08 49", "140849", "3012 46".
  private var shortYears: [SaidDate] {
    guard let last = groups.last else { return [] }
    if groups.count == 3, last.text.utf8.count == 2, !last.isOrdinal {
      return daysAndMonths(Array(groups.dropLast())).flatMap {
        dates($0, SaidYear(number: last.number, isShort: true))
      }
    }
    let digits = groups.map(\.text).joined()
    guard groups.count <= 2, digits.utf8.count == 6, !last.isOrdinal, !isHeard,
      !last.isYear(before: today.year), !["19", "20"].contains(last.text),
      let year = Int(digits.suffix(2))
    else { return [] }
    let rest = [DigitGroup(text: String(digits.prefix(4)))]
    return daysAndMonths(rest).flatMap { dates($0, SaidYear(number: year, isShort: true)) }
  }

  /// A pair of numbers that a date begins with, and whether the day is surely the first.
  private struct Pair {
    var first: Int
    var second: Int
    var isDayFirst = false
  }

  private func dates(_ pair: Pair, _ year: SaidYear) -> [SaidDate] {
    if pair.isDayFirst || isDayFirst {
      return [SaidDate(day: pair.first, month: pair.second, year: year)]
    }
    return SaidDate.orders(pair.first, pair.second, year, order)
  }

  /// The ways to part the digits before a year in two.
  private func daysAndMonths(_ groups: [DigitGroup]) -> [Pair] {
    let digits = groups.map(\.text).joined()
    if let first = groups.first, first.isOrdinal {
      let rest = String(digits.dropFirst(first.text.utf8.count))
      guard (1...2).contains(rest.utf8.count), let month = Int(rest) else { return [] }
      return [Pair(first: first.number, second: month, isDayFirst: true)]
    }
    if groups.count == 2, groups.allSatisfy({ $0.text.utf8.count <= 2 }) {
      return [Pair(first: groups[0].number, second: groups[1].number)]
    }
    guard !groups.contains(where: \.isOrdinal) else { return [] }
    switch digits.utf8.count {
    // "24" may as well be a day alone.
    case 2 where (Int(digits) ?? 0) > 31: return parts(digits, [1])
    case 3: return parts(digits, [2, 1])
    case 4: return parts(digits, [2])
    default: return []
    }
  }

  /// The digits parted behind the first one or two.
  private func parts(_ digits: String, _ lengths: [Int]) -> [Pair] {
    lengths.compactMap { length in
      guard let first = Int(digits.prefix(length)), let second = Int(digits.dropFirst(length))
      else { return nil }
      return Pair(first: first, second: second)
    }
  }

  /// What the digits before a year are without the slip of a recogniser.
  private func slips(_ digits: String, _ year: Int) -> [Pair] {
    let figures = digits.compactMap(\.wholeNumberValue)
    let isNineteen = (1900..<2000).contains(year)
    guard figures.count == digits.count else { return [] }
    switch figures.count {
    case 4 where isNineteen && figures[3] == 1: return parts(String(digits.dropLast()), [2, 1])
    case 5:
      var pairs: [Pair] = []
      if figures[2] == 0 { pairs += parts(digits, [2]) }
      if figures[4] == 0 || isNineteen && figures[4] == 1 {
        pairs += parts(String(digits.dropLast()), [2])
      }
      if figures[0] == 2, figures[1] == 0, figures[2] > 0 {
        pairs.append(Pair(first: 20 + figures[2], second: figures[3] * 10 + figures[4]))
      }
      return pairs
    default: return []
    }
  }
}
