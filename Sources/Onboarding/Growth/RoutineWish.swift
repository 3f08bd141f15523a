import Understanding

/// A wish by which routines are narrowed down: "something shorter", "under 20 minutes".
enum RoutineWish: Hashable, Sendable {
  case shorter, longer, easier, harder, seldom, often, weekends, weekdays
  case level(Routine.Difficulty)
  case minutes(ClosedRange<Int>)
  case days(ClosedRange<Int>)
  /// Practice on a day of the week.
  case on(Weekday)
  /// The routine of an id.
  case named(String)
  /// All routines but those that a wish selects.
  indirect case other(than: RoutineWish)

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
    case .on(let day): routines.filter { $0.days.contains(day) }
    case .named(let id): routines.filter { $0.id == id }
    case .other(let wish):
      routines.filter { [left = wish.select(routines)] in !left.contains($0) }
    }
  }

  /// What is wished for where this is what people do not want.
  var denied: RoutineWish {
    switch self {
    case .shorter: .longer
    case .longer: .shorter
    case .easier: .harder
    case .harder: .easier
    case .seldom: .often
    case .often: .seldom
    case .weekends: .weekdays
    case .weekdays: .weekends
    case .level, .minutes, .days, .on, .named: .other(than: self)
    case .other(let wish): wish
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
    (.shorter, WordClasses.growth.phrases("RoutineWish.shorter")),
    (.longer, WordClasses.growth.phrases("RoutineWish.longer")),
    (.easier, WordClasses.growth.phrases("RoutineWish.easier")),
    (.harder, WordClasses.growth.phrases("RoutineWish.harder")),
    (.seldom, WordClasses.growth.phrases("RoutineWish.seldom")),
    (.often, WordClasses.growth.phrases("RoutineWish.often")),
    (.weekends, WordClasses.growth.phrases("RoutineWish.weekends")),
    (.weekdays, WordClasses.growth.phrases("RoutineWish.weekdays")),
    (.level(.beginner), WordClasses.growth.phrases("RoutineWish.beginner")),
    (.level(.intermediate), WordClasses.growth.phrases("RoutineWish.intermediate")),
    (.level(.advanced), WordClasses.growth.phrases("RoutineWish.advanced")),
  ]
}
