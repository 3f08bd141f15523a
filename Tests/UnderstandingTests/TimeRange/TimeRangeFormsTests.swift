import Testing
import Understanding

@Suite("Every range of hours, in the forms that people write")
struct TimeRangeFormsTests {
  private let dimension = TimeRangeDimension()
  private let ranges = (0..<48).flatMap { start in
    (1..<48).map { length in
      TimeRange(
        start: TimeOfDay(secondsSinceMidnight: start * 1800),
        end: TimeOfDay(secondsSinceMidnight: (start + length) * 1800))
    }
  }

  private func said(_ time: TimeOfDay) -> String {
    let minutes = time.minute == 0 ? "" : ":\(padded(time.minute))"
    return "\((time.hour + 11) % 12 + 1)\(minutes)\(time.hour < 12 ? "am" : "pm")"
  }

  @Test("By both ends")
  func ends() {
    expectForms(
      dimension,
      ranges.flatMap { range in
        let (start, end) = (said(range.start), said(range.end))
        return [
          "\(start) to \(end)", "from \(start) until \(end)", "between \(start) and \(end)",
          "\(start)-\(end)", "\(start) – \(end)",
        ].map { ($0, range) }
      })
  }

  @Test("By the start and whole hours")
  func lengths() {
    expectForms(
      dimension,
      ranges.filter { $0.seconds % 3600 == 0 && $0.seconds > 3600 }.flatMap { range in
        let (start, hours) = (said(range.start), range.seconds / 3600)
        return ["\(hours) hours from \(start)", "from \(start) for \(spelled(hours)) hours"]
          .map { ($0, range) }
      })
  }
}
