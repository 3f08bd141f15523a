import Onboarding
import Testing
import Understanding

@Suite("The bounds of a running plan")
struct RaceRulesTests {
  @Test(
    "a race may be from tomorrow to two years ahead",
    arguments: [
      ("2026-03-02", "2026-03-03", "2028-03-02"),
      ("2028-02-29", "2028-03-01", "2030-02-28"),
      ("2026-12-31", "2027-01-01", "2028-12-31"),
    ])
  func raceDates(today: String, first: String, last: String) throws {
    let days = try #require(RaceRules.raceDates(from: date(today)))
    #expect(days == (try date(first))...(try date(last)))
  }

  @Test("there are no race dates at the end of the calendar")
  func endOfCalendar() throws {
    #expect(RaceRules.raceDates(from: try date("9999-12-31")) == nil)
  }

  @Test(
    "a plausible goal time is taken without a question",
    arguments: [
      (13_500, 42_195), (7_235, 42_195), (1_230, 5_000), (756, 5_000), (450_000, 250_000),
    ])
  func plausible(goalTime: Int, distance: Int) {
    #expect(RaceRules.doubt(about: goalTime, over: distance) == nil)
  }

  @Test(
    "a goal time faster than the world record is questioned",
    arguments: [
      (7_234, 42_195, 7_235), (755, 5_000, 756), (131, 1_000, 132), (3_449, 21_097, 3_450),
    ])
  func tooFast(goalTime: Int, distance: Int, record: Int) {
    let doubt = RaceRules.doubt(about: goalTime, over: distance)
    #expect(doubt == .fasterThanWorldRecord(seconds: record))
  }

  @Test(
    "between the distances of records no time that was run is questioned",
    arguments: [
      (3_219, 475),  // 2 miles, Ingebrigtsen, Paris 2023
      (15_000, 2_465),  // Cheptegei, Nijmegen 2018
      (25_000, 4_278),  // Kimetto, Berlin 2012
      (80_467, 17_301),  // 50 miles, Lawrence, Tunnel Hill 2023
      (160_934, 39_099),  // 100 miles, Sorokin, Tel Aviv 2022
    ])
  func between(distance: Int, time: Int) throws {
    #expect(RaceRules.doubt(about: time, over: distance) == nil)
    let estimate = try #require(WorldRecords.time(over: distance))
    #expect(estimate > Double(time) * 0.9, "and it is no idle bound")
  }

  @Test(
    "a goal time slower than 30 minutes a kilometre is questioned",
    arguments: [(1_801, 1_000, 1_800), (75_952, 42_195, 75_951), (450_001, 250_000, 450_000)])
  func tooSlow(goalTime: Int, distance: Int, slowest: Int) {
    let doubt = RaceRules.doubt(about: goalTime, over: distance)
    #expect(doubt == .slowerThanAStroll(seconds: slowest))
  }

  @Test("every goal time worth a question can still be confirmed, at every distance")
  func confirmable() {
    for distance in stride(from: 1_000, through: 250_000, by: 1_000) {
      #expect(RaceRules.goalTime.contains(distance * RaceRules.slowestPace / 1_000 + 1))
    }
  }

  @Test("a longer race takes a longer time and a slower pace than a shorter one")
  func recordsGrow() throws {
    var (time, pace) = (0.0, 0.0)
    for distance in stride(from: 1_000, through: 250_000, by: 500) {
      let next = try #require(WorldRecords.time(over: distance))
      #expect(next > time)
      #expect(next / Double(distance) >= pace)
      (time, pace) = (next, next / Double(distance))
    }
  }

  @Test("the records are met exactly at their distances")
  func exact() {
    #expect(WorldRecords.time(over: 10_000) == 1_571)
    #expect(WorldRecords.time(over: 999) == nil)
  }
}
