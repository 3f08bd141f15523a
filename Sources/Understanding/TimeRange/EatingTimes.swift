/// Reads when eating begins and ends out of the times that a line names one by one: "brunch at 11
/// and dinner at 7", "nothing before 11 or after 7", "last bite 8pm, first bite 1pm".
struct EatingTimes {
  let line: Line
  let context: Context
  /// The times, from left to right.
  var times: [EatingTime] = []
  /// The lengths that stand in the line, in seconds, and whether they are those of a fast.
  var lengths: [(seconds: Int, tokens: Range<Int>, isFast: Bool)] = []
  /// Whether the line speaks of a fast, which ends when eating begins.
  private let isFast: Bool

  init(_ line: Line, in context: Context) {
    self.line = line
    self.context = context
    isFast = line.speaksOfFast
    findTimes()
    for place in times.indices { settle(place) }
  }

  /// The readings of the window, and the tokens that say it; nil when one end is missing.
  var window: (readings: [TimeRange], tokens: Range<Int>)? {
    if line.correctsTimes { return nil }
    if let (start, end) = ends {
      guard holdsAll(from: start, to: end) else { return nil }
      let tokens =
        min(
          start.tokens.lowerBound, end.tokens.lowerBound)..<max(
          start.tokens.upperBound, end.tokens.upperBound)
      return (ClockRange(start: start.time, end: end.time).readingsApart, tokens)
    }
    guard let length = lengths.only, length.seconds >= 3600 else { return nil }
    let seconds = length.isFast ? 86_400 - length.seconds : length.seconds
    let start = chosen(.start) ?? chosen(.meal)
    if let time = chosen(.end), start == nil || length.isFast && chosen(.start) == nil {
      return (time.time.ranges(lastingBefore: seconds), joined(time.tokens, length.tokens))
    }
    if let time = start {
      return (time.time.ranges(lasting: seconds), joined(time.tokens, length.tokens))
    }
    return nil
  }

  /// The window from the first of several meals to the last; nil where there are none.
  var windowOfMeals: (readings: [TimeRange], tokens: Range<Int>)? {
    times.count { $0.role == .meal } > 1 ? window : nil
  }

  /// The only time at which eating begins or ends, where the line says no other.
  var onlyEnd: EatingTime? {
    let said = times.filter { $0.role != .other }
    guard lengths.isEmpty, said.count == 1, !line.correctsTimes,
      said[0].role == .start || said[0].role == .end
    else { return nil }
    return said[0]
  }

  /// Whether all that is eaten lies between two times, so that none of them is lost.
  private func holdsAll(from start: EatingTime, to end: EatingTime) -> Bool {
    let readings = ClockRange(start: start.time, end: end.time).readings
    return times.allSatisfy { time in
      guard time.tokens != start.tokens, time.tokens != end.tokens, time.role != .other else {
        return true
      }
      // "The shift starts at 4, but I don't eat till 6"
      if !time.isAboutEating, start.isAboutEating || end.isAboutEating, time.role != .plain {
        return true
      }
      return readings.contains { window in
        time.time.readings.contains { window.contains($0) || $0 == window.end }
      }
    }
  }

  private func joined(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }

  /// The times at which eating begins and ends.
  private var ends: (EatingTime, EatingTime)? {
    let start = chosen(.start)
    let meals = times.filter { $0.role == .meal }
    // When one goes to bed is no end beside the meals of a day.
    let end = chosen(.end).flatMap { meals.count > 1 && isOfSleep($0) ? nil : $0 }
    if let start, let end { return start.tokens == end.tokens ? nil : (start, end) }
    let plain = times.filter { $0.role == .plain }
    if let end, start == nil {
      let first =
        meals.first ?? plain.first { $0.isAboutEating } ?? plain.only
        ?? (plain.isEmpty ? times.filter { $0.role == .other }.only : nil)
      return first.map { ($0, end) }
    }
    if let start, end == nil {
      let last = meals.last { $0.tokens != start.tokens }
      return last.map { (start, $0) }
    }
    guard start == nil, end == nil else { return nil }
    // Two meals and more; "8 in the morning, 3 in the afternoon" alone.
    let eaten = meals.count > 1 ? meals : meals.isEmpty ? plain : times.filter { $0.role != .other }
    guard eaten.count > 1, let first = eaten.first, let last = eaten.last,
      meals.count > 1 || eaten.count == 2 && eaten.allSatisfy(\.time.isHalfKnown)
    else { return nil }
    return inOrder(first, last)
  }

  /// Whether right before a time stands that one sleeps then: "in bed by nine".
  private func isOfSleep(_ time: EatingTime) -> Bool {
    line.tokens[..<time.tokens.lowerBound].suffix(3).contains {
      EatingWords.resting.contains($0.word)
    }
  }

  /// Two meals in the order of a day, which "dinner at 8 and lunch at 1" turns around.
  private func inOrder(_ first: EatingTime, _ last: EatingTime) -> (EatingTime, EatingTime) {
    let (start, end) = (first.time, last.time)
    if start.isHalfKnown, end.isHalfKnown, start.seconds < end.seconds { return (first, last) }
    let isTurned =
      EatingWords.evening.contains(meal(of: first)) && !EatingWords.evening.contains(meal(of: last))
    return isTurned ? (last, first) : (first, last)
  }

  private func meal(of time: EatingTime) -> String {
    line.tokens[max(0, time.tokens.lowerBound - 4)..<time.tokens.lowerBound]
      .last { EatingWords.isMeal($0.word) }?.word ?? ""
  }

  /// The only time of a role, among those about eating where there are some.
  private func chosen(_ role: EatingTime.Role) -> EatingTime? {
    let all = times.filter { $0.role == role }
    let eating = all.filter(\.isAboutEating)
    let best = eating.isEmpty ? all : eating
    guard let last = best.last else { return nil }
    return best.allSatisfy { $0.time.seconds == last.time.seconds } ? last : nil
  }

  private mutating func settle(_ place: Int) {
    let cue = EatingCue(
      of: times[place].tokens, in: line, context: context, others: times.map(\.tokens))
    var role = cue.role
    if isFast, cue.isAboutFast, role == .start || role == .end {
      role = role == .start ? .end : .start
    }
    times[place].role = role
    times[place].denial = cue.denial
    times[place].isAboutEating = cue.isAboutEating
    if !times[place].time.isHalfKnown,
      let isAfternoon = cue.isAfternoon(times[place].time) ?? isAfternoon(behindMealAt: place)
    {
      times[place].time.settle(isAfternoon: isAfternoon)
    }
  }

  /// That a later hour behind a meal of the second half of a day is of that half, too; nil elsewhere.
  private func isAfternoon(behindMealAt place: Int) -> Bool? {
    guard place > 0, times[place].role != .other else { return nil }
    let meal = times[place - 1]
    let isLater = times[place].time.seconds % ClockTime.half > meal.time.seconds % ClockTime.half
    return meal.role == .meal && meal.time.isHalfKnown && meal.time.seconds >= ClockTime.half
      && isLater ? true : nil
  }
}
