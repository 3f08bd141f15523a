import Conversation
import Onboarding
import Testing
import Understanding

@Suite("What a plan request must keep")
struct PlanFindingsTests {
  typealias Change = @Sendable (inout PlanRequest) throws -> Void

  /// A change that breaks the rule of a field.
  struct Edit: Sendable {
    let field: PlanField
    let change: Change

    init(_ field: PlanField, _ change: @escaping Change) {
      self.field = field
      self.change = change
    }
  }

  private func findings(_ change: Change) throws -> [PlanField] {
    var request = try PlanRequest.sample()
    try change(&request)
    return request.findings(today: try date("2026-03-02")).map(\.field)
  }

  @Test(
    "values at the bounds are taken",
    arguments: [
      { $0.raceName = "X" }, { $0.raceName = String(repeating: "ß", count: 200) },
      { $0.raceName = "東京マラソン 🏃‍♀️" },
      { $0.raceDistance = 1_000 }, { $0.raceDistance = 250_000 },
      { $0.raceDate = try date("2026-03-03") }, { $0.raceDate = try date("2028-03-02") },
      { $0.goalTime = nil }, { $0.goalTime = 60 }, { $0.goalTime = 604_800 },
      { $0.trainingDays = [.sun] }, { $0.trainingDays = Weekday.allCases },
      { $0.sessionMinutes = 15 }, { $0.sessionMinutes = 300 },
      { $0.injuries = String(repeating: "o", count: 2_000) }, { $0.stravaIntent = false },
    ] as [Change])
  func taken(_ change: @escaping Change) throws {
    #expect(try findings(change) == [])
  }

  @Test(
    "a value beyond a bound is named by its field",
    arguments: [
      Edit(.raceName) { $0.raceName = "" }, Edit(.raceName) { $0.raceName = " \u{3000}" },
      Edit(.raceName) { $0.raceName = String(repeating: "x", count: 201) },
      Edit(.raceName) { $0.raceName = "Berlin\nMarathon" },
      Edit(.raceName) { $0.raceName = "Berlin\u{1B}[2J" },
      Edit(.raceDistance) { $0.raceDistance = 999 },
      Edit(.raceDistance) { $0.raceDistance = 250_001 },
      Edit(.raceDistance) { $0.raceDistance = .min },
      Edit(.raceDate) { $0.raceDate = try date("2026-03-02") },
      Edit(.raceDate) { $0.raceDate = try date("2028-03-03") },
      Edit(.goalTime) { $0.goalTime = 59 }, Edit(.goalTime) { $0.goalTime = 604_801 },
      Edit(.goalTime) { $0.goalTime = -1 },
      Edit(.trainingDays) { $0.trainingDays = [] },
      Edit(.trainingDays) { $0.trainingDays = [.mon, .mon] },
      Edit(.trainingDays) { $0.trainingDays = [.wed, .mon] },
      Edit(.sessionMinutes) { $0.sessionMinutes = 14 },
      Edit(.sessionMinutes) { $0.sessionMinutes = 301 },
      Edit(.injuries) { $0.injuries = String(repeating: "o", count: 2_001) },
      Edit(.injuries) { $0.injuries = "knee\u{0}" },
      Edit(.consent) { $0.consent = false }, Edit(.consentedAt) { $0.consentedAt = nil },
    ])
  func refused(_ edit: Edit) throws {
    #expect(try findings(edit.change) == [edit.field])
  }

  @Test("all findings come in the order of the fields, and the first is thrown")
  func order() throws {
    let request = try PlanRequest.sample().with {
      $0.sessionMinutes = 5
      $0.raceDistance = 1
    }
    #expect(request.findings().map(\.field) == [.raceDistance, .sessionMinutes])
    #expect(throws: PlanFinding(.raceDistance, "must be from 1000 to 250000 metres")) {
      try request.validate()
    }
  }

  @Test(
    "without a today, a race date is judged by the day of consent, give or take a time zone",
    arguments: [
      ("2026-03-01", false), ("2026-03-02", true), ("2028-03-03", true), ("2028-03-04", false),
    ])
  func byConsent(raceDate: String, isTaken: Bool) throws {
    let day = try date(raceDate)
    let request = try PlanRequest.sample().with { $0.raceDate = day }
    #expect(request.findings().isEmpty == isTaken)
  }

  @Test("a race date is judged on the last day of the calendar, too")
  func lastDay() throws {
    let request = try PlanRequest.sample().with {
      $0.consentedAt = Timestamp("9999-12-31T23:59:59Z")
    }
    #expect(request.findings().map(\.field) == [.raceDate])
  }

  @Test("without consent there is one finding, not a second for its missing moment")
  func noConsent() throws {
    let request = try PlanRequest.sample().with {
      $0.consent = false
      $0.consentedAt = nil
    }
    #expect(request.findings() == [PlanFinding(.consent, "must be given")])
  }
}
