extension TimeRangeDimension {
  /// The candidate that the line picks, also by the part of the day it begins in ("am", "the evening
  /// one").
  public func pick(
    from candidates: [TimeRange], by line: Line, in context: Context
  ) -> Int? {
    let matches = matches(in: line, context: context)
    if let place = repeated(candidates, by: matches) { return place }
    // Another range or time picks none, whatever part of the day it names: "I stop at 7pm".
    let phrases = candidates.map { phrase(for: $0, in: context) }
    if matches.contains(where: { $0.missing == nil }) || line.saysOtherNumbers(than: phrases) {
      return nil
    }
    if let place = line.earlyOrLate(of: candidates) { return place }
    // "The daytime one"
    if let isByDay = line.dayOrNight {
      let places = candidates.indices.filter {
        isByDay == (candidates[$0].start < candidates[$0].end)
      }
      if places.count == 1 { return places[0] }
    }
    if let half = line.halfOfDay {
      let places = candidates.indices.filter {
        half == (candidates[$0].start.secondsSinceMidnight >= ClockTime.half)
      }
      if places.count == 1 { return places[0] }
    }
    return line.place(among: candidates.count)
      ?? line.distinguished(among: phrases)
  }
}

extension Line {
  /// The range that begins first or last, where the line asks for the earlier or the later one.
  fileprivate func earlyOrLate(of ranges: [TimeRange]) -> Int? {
    guard let said = tokens.first(where: { Line.early.contains($0.word) || $0.word.isLate }),
      tokens.count <= 5
    else { return nil }
    let order = ranges.indices.sorted { ranges[$0].start < ranges[$1].start }
    return said.word.isLate ? order.last : order.first
  }

  /// Whether the line means what is by day (true) or overnight (false); nil where it says neither.
  fileprivate var dayOrNight: Bool? {
    let words = Set(tokens.map(\.word))
    if !words.isDisjoint(with: ["daytime", "day", "daylight"]) { return true }
    return words.isDisjoint(with: ["overnight", "nighttime"]) ? nil : false
  }

  private static let early = WordClasses.english.words("TimeRangePick.early")
}

extension String {
  fileprivate var isLate: Bool { ["late", "later", "latest"].contains(self) }
}
