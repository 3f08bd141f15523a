extension TimeRangeDimension {
  /// The candidate that the line picks, also by the part of the day it begins in ("am", "the evening
  /// one").
  public func pick(
    from candidates: [TimeRange], by line: Line, in context: Context
  ) -> Int? {
    let matches = matches(in: line, context: context)
    let repeated = candidates.indices.filter { place in
      matches.contains { $0.values == [candidates[place]] }
    }
    if repeated.count == 1 { return repeated[0] }
    // Another range altogether picks none, whatever part of the day it names.
    if matches.contains(where: { $0.missing == nil }) { return nil }
    if let half = line.halfOfDay {
      let places = candidates.indices.filter {
        half == (candidates[$0].start.secondsSinceMidnight >= ClockTime.half)
      }
      if places.count == 1 { return places[0] }
    }
    return line.place(among: candidates.count)
      ?? line.distinguished(among: candidates.map { phrase(for: $0, in: context) })
  }
}
