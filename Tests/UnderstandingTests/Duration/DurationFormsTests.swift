import Testing
import Understanding

@Suite("Every length of time, in the forms that people write")
struct DurationFormsTests {
  private func span(_ seconds: Int) -> TimeSpan { TimeSpan(seconds: Double(seconds)) }

  private func counted(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }

  @Test("Minutes, and hours and minutes")
  func minutes() {
    expectForms(
      DurationDimension(),
      (1...600).flatMap { count -> [(String, TimeSpan)] in
        let (hours, rest) = (count / 60, count % 60)
        var texts = [
          counted(count, "minute"), "\(count)min", "\(count) mins", "\(spelled(count)) minutes",
          "about \(count) minutes", "a good \(count) minutes",
        ]
        if hours > 0, rest == 0 {
          texts += [counted(hours, "hour"), "\(hours)h", "\(spelled(hours)) full hours"]
        }
        if hours > 0, rest > 0 {
          texts += [
            "\(hours)h\(padded(rest))", "\(hours) h \(rest) min", "\(hours) hr \(rest)",
            "\(counted(hours, "hour")) \(counted(rest, "minute"))",
            "\(counted(hours, "hour")) and \(spelled(rest)) minutes", "\(hours):\(padded(rest)):00",
          ]
        }
        if count % 6 == 0, rest > 0 { texts.append("\(hours).\(rest / 6) hours") }
        if hours > 0, rest == 30 {
          texts += ["\(hours) and a half hours", "\(counted(hours, "hour")) and a half"]
        }
        return texts.map { ($0, span(count * 60)) }
      })
  }

  @Test("Minutes and seconds")
  func seconds() {
    expectForms(
      DurationDimension(),
      (61...3000).filter { $0 % 60 > 0 }.flatMap { count -> [(String, TimeSpan)] in
        let (minutes, rest) = (count / 60, count % 60)
        return [
          "\(minutes)m \(rest)s", "\(counted(minutes, "minute")) \(counted(rest, "second"))",
          "\(minutes) min \(rest) sec", "0:\(padded(minutes)):\(padded(rest))",
        ].map { ($0, span(count)) }
      })
  }

  @Test("Longer units, one of each in any words")
  func units() {
    let units = [
      ("hour", TimeSpan(seconds: 3600)), ("day", TimeSpan(seconds: 86_400)),
      ("night", TimeSpan(seconds: 86_400)), ("week", TimeSpan(seconds: 604_800)),
      ("fortnight", TimeSpan(seconds: 1_209_600)), ("month", TimeSpan(months: 1)),
      ("year", TimeSpan(months: 12)),
    ]
    expectForms(
      DurationDimension(),
      units.flatMap { unit, one -> [(String, TimeSpan)] in
        (2...30).flatMap { count -> [(String, TimeSpan)] in
          let span = TimeSpan(months: one.months * count, seconds: one.seconds * Double(count))
          return [("\(count) \(unit)s", span), ("\(spelled(count)) \(unit)s", span)]
        }
      })
    expectForms(
      DurationDimension(),
      units.filter { $0.0 != "night" }.flatMap { unit, one in
        ["a", "one", "a full", "a whole", "a good", "another"].map { ("\($0) \(unit)", one) }
      })
  }

  @Test("A bare number, where minutes are asked for")
  func bare() {
    expectForms(
      DurationDimension.minutes(in: 15...300),
      (15...300).flatMap { count in
        ["\(count)", spelled(count), "\(count) please"].map { ($0, span(count * 60)) }
      })
  }

  @Test("The time of a marathon, and of ten kilometres")
  func finishes() {
    let marathon = DurationDimension.finishTime(metres: 42_195)
    expectForms(
      marathon,
      stride(from: 7800, to: 21_600, by: 13).map { count in
        ("\(count / 3600):\(padded(count / 60 % 60)):\(padded(count % 60))", span(count))
      })
    expectForms(
      marathon,
      (130..<360).flatMap { count -> [(String, TimeSpan)] in
        let (hours, rest) = (count / 60, count % 60)
        var texts = ["\(hours):\(padded(rest))", "sub \(hours):\(padded(rest))"]
        if rest > 9, ![25, 50, 75].contains(rest) { texts.append("\(hours).\(rest)") }
        if rest > 0 {
          texts.append(spelled(hours) + (rest < 10 ? " oh " : " ") + spelled(rest))
        }
        return texts.map { ($0, span(count * 60)) }
      })
    expectForms(
      DurationDimension.finishTime(metres: 10_000),
      (1740..<3600).flatMap { count -> [(String, TimeSpan)] in
        let (minutes, rest) = (count / 60, count % 60)
        var texts = ["\(minutes):\(padded(rest))"]
        if rest > 9, ![25, 50, 75].contains(rest) { texts.append("\(minutes).\(rest)") }
        if rest > 9 { texts.append("\(spelled(minutes)) \(spelled(rest))") }
        return texts.map { ($0, span(count)) }
      })
  }
}
