import Understanding

extension Hearing {
  /// Whether days beside a length say when it holds: another day of the line, or an answer, says which are meant.
  func hasOtherDays(than found: [LengthByDay]) -> Bool {
    let weekdays = agenda.slots.filter { $0.applies && dimension(of: $0)?.takesDaysOfWeek == true }
    if weekdays.allSatisfy({ $0.answer?.value != nil }) { return true }
    return line.blanking(found.map(\.days)).saysDayOfWeek
  }

  /// The days that a slot does not take, as they say when the length of another answer holds, as UTF-8 offsets;
  /// a text may speak of any.
  func limitingDays(besides slot: Slot) -> [Range<Int>] {
    guard !lengthsByDay.isEmpty, let dimension = dimension(of: slot), !dimension.takesLength,
      !dimension.takesAnyWords
    else { return [] }
    return lengthsByDay.map(\.days)
  }

  /// What some words say for a length: open between one of some days and another that is said for all, whose place it
  /// does not take.
  func withLengthOfAllDays(
    _ reading: Reading<JSONValue>, in words: Line, _ dimension: AnyDimension
  ) -> Reading<JSONValue> {
    guard dimension.takesLength, !lengthsByDay.isEmpty, let said = reading.value else {
      return reading
    }
    let limited = lengthsByDay.flatMap { [$0.days, $0.length] }
    let other = dimension.read(words.blanking(limited), day).value
    return other.map { $0 == said ? reading : .unclear(.severalValues([$0, said])) } ?? reading
  }

  /// Whether a length or times that are read for a slot are said to hold on some days alone.
  func isLimited(_ reading: Reading<JSONValue>, of slot: Slot) -> Bool {
    guard let dimension = dimension(of: slot), dimension.takesLength || dimension.takesTimes else {
      return false
    }
    if dimension.takesTimes, let read = reading.evidence, line.limitsDays(of: read.span) {
      return true
    }
    guard !lengthsByDay.isEmpty else { return false }
    if case .unclear(.severalValues) = reading { return true }
    return reading.evidence.map { read in
      lengthsByDay.contains { $0.length.overlaps(read.span) }
    } ?? false
  }
}
