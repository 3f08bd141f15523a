/// A wish by which routines are narrowed down: "something shorter", "under 20 minutes".
enum RoutineWish: Hashable {
  case shorter, longer, easier, harder, seldom, often, weekends, weekdays
  case level(Routine.Difficulty)
  case minutes(ClosedRange<Int>)
  case days(ClosedRange<Int>)

  /// The routines that fit; those that fit best come first.
  func select(_ routines: [Routine]) -> [Routine] {
    switch self {
    case .shorter: least(of: routines, by: \.minutes)
    case .longer: least(of: routines) { -$0.minutes }
    case .seldom: least(of: routines, by: \.days.count)
    case .often: least(of: routines) { -$0.days.count }
    case .easier: routines.filter { $0.difficulty == routines.map(\.difficulty).min() }
    case .harder: routines.filter { $0.difficulty == routines.map(\.difficulty).max() }
    case .weekends: routines.filter(\.isOnWeekendsOnly)
    case .weekdays: routines.filter(\.isOnWeekdaysOnly)
    case .level(let level): routines.filter { $0.difficulty == level }
    case .minutes(let range): routines.filter { range.contains($0.minutes) }
    case .days(let range): routines.filter { range.contains($0.days.count) }
    }
  }

  /// The three with the least of something, and those that are level with the third.
  private func least(of routines: [Routine], by measure: (Routine) -> Int) -> [Routine] {
    let ordered = routines.enumerated().sorted {
      (measure($0.element), $0.offset) < (measure($1.element), $1.offset)
    }.map(\.element)
    guard ordered.count > 3 else { return ordered }
    return ordered.filter { measure($0) <= measure(ordered[2]) }
  }

  /// Words that say a wish, in small letters.
  static let phrases: [(wish: RoutineWish, phrases: [String])] = [
    (.shorter, ["shorter", "quicker", "briefer", "less time", "not so long", "something short"]),
    (.longer, ["longer", "more time", "something long"]),
    (
      .easier,
      ["easier", "gentler", "less difficult", "simpler", "something easy", "lighter", "easy ones"]
    ),
    (
      .harder,
      ["harder", "tougher", "more difficult", "more challenging", "something hard", "hard ones"]
    ),
    (.seldom, ["fewer days", "less often", "fewer times", "fewer sessions", "less days"]),
    (.often, ["more days", "more often", "more sessions", "more times"]),
    (
      .weekends,
      [
        "only weekends", "weekends only", "only on weekends", "just weekends", "on weekends",
        "weekends", "only the weekend", "only at the weekend", "weekend only", "weekend ones",
        "only on the weekend", "just the weekend",
      ]
    ),
    (
      .weekdays,
      [
        "only weekdays", "weekdays only", "only on weekdays", "just weekdays", "on weekdays",
        "weekdays", "no weekends", "not on weekends", "without weekends",
      ]
    ),
    (.level(.beginner), levelPhrases("beginner", "beginners")),
    (.level(.intermediate), levelPhrases("intermediate", "intermediates")),
    (.level(.advanced), levelPhrases("advanced", "experts")),
  ]

  private static func levelPhrases(_ level: String, _ people: String) -> [String] {
    [
      "for \(people)", "\(level) ones", "only \(level)", "\(level) only", "something \(level)",
      "anything \(level)", "\(level) routines", "\(people) only", "more \(level)",
      "show me \(level)", "only \(people)", "which are \(level)", "which ones are \(level)",
    ]
  }

  /// Amounts of minutes or days: "under 20 minutes", "20 min or less", "the 15 minute one".
  static func bounds(in words: [String]) -> [RoutineWish] {
    var wishes: [RoutineWish] = []
    for (index, word) in words.enumerated() {
      guard let number = number(word), index + 1 < words.count else { continue }
      let unit = words[index + 1]
      let isMinutes = ["minutes", "minute", "min", "mins", "m"].contains(unit)
      guard isMinutes || ["days", "day", "times", "sessions"].contains(unit) else { continue }
      let before = " " + words[..<index].suffix(3).joined(separator: " ")
      let rest = words[(index + 2)...].filter { !["a", "week", "per", "each"].contains($0) }
      let after = rest.joined(separator: " ") + " "
      let bound =
        boundsBefore.first { before.hasSuffix(" \($0.words)") }
        ?? boundsAfter.first { after.hasPrefix("\($0.words) ") }
      let range = bound?.range(number) ?? number...number
      wishes.append(isMinutes ? .minutes(range) : .days(range))
    }
    return wishes
  }

  private struct Bound {
    let words: String
    let range: @Sendable (Int) -> ClosedRange<Int>
  }

  private static func number(_ word: String) -> Int? {
    Int(word).flatMap { (0...999).contains($0) ? $0 : nil } ?? numbers[word]
  }

  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10,
    "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
  ]
  // The longest words first: "no less than" ends with "less than".
  private static let boundsBefore: [Bound] =
    [
      "no more than", "not more than", "at most", "up to", "max", "maximum", "within", "only",
      "not over", "no longer than", "maximum of",
    ].map { Bound(words: $0) { 0...$0 } }
    + ["no less than", "at least", "minimum", "minimum of"].map { Bound(words: $0) { $0...9999 } }
    + ["under", "less than", "below", "fewer than", "shorter than"].map {
      Bound(words: $0) { 0...max(0, $0 - 1) }
    }
    + ["over", "more than", "above", "longer than"].map { Bound(words: $0) { $0 + 1...9999 } }
  private static let boundsAfter: [Bound] =
    ["or less", "or fewer", "max", "at most", "tops", "or under"].map {
      Bound(words: $0) { 0...$0 }
    }
    + ["or more", "at least", "or longer", "plus", "minimum"].map { Bound(words: $0) { $0...9999 } }
}
