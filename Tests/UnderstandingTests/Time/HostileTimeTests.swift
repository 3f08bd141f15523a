import Testing
import Understanding

/// Lines that nobody means well.
@Suite struct HostileTimeTests {
  private static let pieces = [
    "8", "12", "2026", "99999999999999999999", "pm", "am", ":", "-", "/", ".", ",", " ", " ", " ",
    "to", "from", "until", "noon", "half", "past", "quarter", "the", "of", "March", "may", "26th",
    "Monday", "next", "week", "in", "a", "6", "weeks", "ago", "16:8", "fast", "h", "twenty", "one",
    "\u{301}", "é", "👍🏿", "(", "\0", "not", "no wait", "born", "turned", "7", "half", "Easter",
    "0", "-1", "31", "february", "two thousand", "hundred", "first", "last", "day", "and", "for",
  ]

  private static func lines() -> [String] {
    var generator = Generator(seed: 17)
    return (0..<3000).map { _ in
      (0..<generator.next(in: 1...14)).map { _ in
        (pieces.randomElement(using: &generator) ?? "") + (generator.next(in: 0...2) > 0 ? " " : "")
      }.joined()
    }
  }

  private func check<D: Dimension>(_ dimension: D, old: D.Value) {
    for text in Self.lines() {
      let line = Line(text)
      for reading in [
        dimension.read(line, in: .monday), dimension.revise(old, by: line, in: .monday),
      ] {
        switch reading {
        case .understood(let value, let evidence):
          #expect(evidence.span.upperBound <= text.utf8.count && !evidence.words.isEmpty)
          #expect(dimension.violation(of: value, in: .monday) == nil)
        case .ambiguous(let values, let evidence):
          #expect(evidence.span.upperBound <= text.utf8.count)
          #expect(values.count > 1 && Set(values).count == values.count, "\(text)")
        case .unclear: break
        }
      }
      _ = dimension.pick(from: [old], by: line, in: .monday)
    }
  }

  @Test("Random lines give evidence inside the text and only allowed values")
  func random() throws {
    check(TimeDimension(), old: .noon)
    check(
      TimeRangeDimension.eatingWindow,
      old: TimeRange(start: .noon, end: try #require(TimeOfDay(hour: 20))))
    let date = try #require(CalendarDate("2018-03-04"))
    check(DateDimension(), old: date)
    check(BirthdayDimension(), old: date)
  }

  @Test(
    "A line of the greatest length is read",
    arguments: [
      "1 ", "- ", "to ", "((((", "e\u{301}", "12-", "from 8 to ", "twenty ", "1/", "may 4 ",
    ])
  func longLines(piece: String) throws {
    let line = Line(String(repeating: piece, count: 4096 / piece.utf8.count))
    let date = try #require(CalendarDate("2018-03-04"))
    _ = TimeDimension().read(line, in: .monday)
    _ = TimeRangeDimension.eatingWindow.read(line, in: .monday)
    _ = DateDimension().revise(date, by: line, in: .monday)
    _ = BirthdayDimension().read(line, in: .monday)
  }
}
