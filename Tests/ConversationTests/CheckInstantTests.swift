import Conversation
import FlowCheck
import Foundation
import Testing
import Understanding

@Suite("The instants of the check")
struct CheckInstantTests {
  private let all = CheckInstant.all

  @Test("There is one for each day of the week, and for each length of months")
  func days() throws {
    #expect(Set(all.map(\.today.weekday)) == Set(Weekday.allCases))
    let ends = try all.filter { try #require($0.today.adding(days: 1)).day == 1 }
    #expect(Set(ends.map(\.today.day)).isSuperset(of: [28, 29, 30, 31]))
    #expect(all.contains { $0.today.month == 2 && $0.today.day == 29 })
  }

  @Test("There are the last and the first second of a year and of a day")
  func seconds() throws {
    let times = { (month: Int, day: Int) in
      Set(all.filter { $0.today.month == month && $0.today.day == day }.map(\.time))
    }
    let last = TimeOfDay(secondsSinceMidnight: 86_399)
    #expect(times(12, 31).contains(last))
    #expect(times(1, 1).contains(.midnight))
    // The day in the place is another than that in UTC, on either side.
    #expect(try all.contains { try $0.time == last && $0.today < #require($0.now.date) })
    #expect(try all.contains { try $0.time == .midnight && $0.today > #require($0.now.date) })
  }

  @Test(
    "Clocks change between two of them, forward and back",
    arguments: ["Europe/Berlin", "America/New_York"])
  func changes(zone: String) {
    let instants = all.filter { $0.zone == zone }.sorted { $0.now < $1.now }
    let jumps = zip(instants, instants.dropFirst()).filter {
      $1.now.secondsSince1970 == $0.now.secondsSince1970 + 1
    }.map { $1.secondsFromUTC - $0.secondsFromUTC }
    #expect(jumps == [3600, -3600])
  }

  @Test("Each has the offset of its place at the time", arguments: CheckInstant.all)
  func offsets(instant: CheckInstant) throws {
    let zone = try #require(TimeZone(identifier: instant.zone))
    let date = Date(timeIntervalSince1970: Double(instant.now.secondsSince1970))
    #expect(zone.secondsFromGMT(for: date) == instant.secondsFromUTC)
  }

  @Test("Each has a name, and tells how to see it for oneself")
  func names() throws {
    #expect(Set(all.map(\.name)).count == all.count)
    let instant = try #require(
      CheckInstant("2026-03-29T03:00:00+02:00[Europe/Berlin]", "clocks went forward"))
    #expect(
      "\(instant)"
        == "Sunday, clocks went forward (TZ=Europe/Berlin, --now 2026-03-29T01:00:00Z)")
  }

  @Test(
    "A text without an offset, a zone or a day that exists is none",
    arguments: [
      "", "2026-03-29", "2026-03-29T03:00:00Z", "2026-03-29T03:00:00+02:00",
      "2026-03-29T03:00:00[UTC]", "2027-02-29T03:00:00+02:00[Europe/Berlin]",
      "2026-03-29T03:00:00 02:00[Europe/Berlin]", "2026-03-29T03:00:00+25:00[Europe/Berlin]",
    ])
  func faulty(text: String) {
    #expect(CheckInstant(text) == nil)
  }
}
