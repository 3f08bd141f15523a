import Testing
import Understanding

@Suite("Every time of the day, in the forms that people write")
struct TimeFormsTests {
  private let dimension = TimeDimension()

  private struct Minute {
    let time: TimeOfDay
    var hour: Int { (time.hour + 11) % 12 + 1 }
    var half: String { time.hour < 12 ? "am" : "pm" }
    /// The hour that comes next, with its half of the day.
    var next: String { "\(time.hour % 12 + 1)\((11..<23).contains(time.hour) ? "pm" : "am")" }
  }

  private let day = (0..<1440).map { Minute(time: TimeOfDay(secondsSinceMidnight: $0 * 60)) }

  private func forms(_ texts: (Minute) -> [String]) -> [(String, TimeOfDay)] {
    day.flatMap { minute in texts(minute).map { ($0, minute.time) } }
  }

  @Test("With its half of the day")
  func halves() {
    expectForms(
      dimension,
      forms {
        let (hour, minutes, half) = ($0.hour, padded($0.time.minute), $0.half)
        return [
          "\(hour):\(minutes)\(half)", "\(hour).\(minutes) \(half.uppercased())",
          "\(hour)\(minutes)\(half)", "\(hour):\(minutes)\(half.first ?? "a")",
          "at \(hour):\(minutes) \(half == "am" ? "a.m." : "p.m.")",
          "\(padded($0.time.hour))h\(minutes)",
        ]
      })
  }

  @Test("On the hour")
  func hours() {
    expectForms(
      dimension,
      forms {
        guard $0.time.minute == 0 else { return [] }
        let part =
          switch $0.time.hour {
          case 5..<12: "in the morning"
          case 13..<18: "in the afternoon"
          case 18..<23: "in the evening"
          default: $0.half
          }
        return [
          "\($0.hour)\($0.half)", "\(spelled($0.hour)) \($0.half)", "\($0.hour) o'clock \(part)",
          "around \($0.hour) \(part)", "\(spelled($0.hour)) \(part), please",
          "\($0.hour).\($0.half)",
        ]
      })
  }

  @Test("By a clock of 24 hours")
  func clock() {
    expectForms(
      dimension,
      forms {
        let (hour, minutes) = ($0.time.hour, padded($0.time.minute))
        let isSure = hour < 10 || hour > 12
        return isSure
          ? [
            "\(padded(hour)):\(minutes)", "\(padded(hour)):\(minutes):00",
            "\(padded(hour))\(minutes) hours",
          ] : []
      })
  }

  @Test("In words, and by the minutes past and to an hour")
  func words() {
    expectForms(
      dimension,
      forms {
        let (minute, hour) = ($0.time.minute, "\($0.hour)\($0.half)")
        guard minute > 0 else { return [] }
        let spoken = minute < 10 ? "oh \(spelled(minute))" : spelled(minute)
        let plain = "\(spelled($0.hour)) \(spoken) \($0.half)"
        switch minute {
        case 15: return [plain, "quarter past \(hour)", "a quarter after \(hour)"]
        case 30: return [plain, "half past \(hour)"]
        case 45: return [plain, "quarter to \($0.next)", "a quarter before \($0.next)"]
        case ..<30: return [plain, "\(minute) past \(hour)", "\(spelled(minute)) past \(hour)"]
        case _ where minute % 5 > 0: return [plain]
        default:
          return [plain, "\(60 - minute) to \($0.next)", "\(spelled(60 - minute)) to \($0.next)"]
        }
      })
  }

  @Test("Without its half, which is asked")
  func open() {
    for minute in day where minute.time.hour < 12 {
      let minutes = padded(minute.time.minute)
      let later = TimeOfDay(secondsSinceMidnight: minute.time.secondsSinceMidnight + 43_200)
      for text in [
        "\(minute.hour):\(minutes)", "at \(minute.hour)\(minutes)", "\(minute.hour);\(minutes)",
      ] {
        let reading = dimension.read(Line(text), in: .monday)
        #expect(reading.ambiguous.map(Set.init) == [minute.time, later], "\(text)")
      }
    }
  }
}
