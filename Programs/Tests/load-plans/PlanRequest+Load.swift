import Conversation
import Onboarding
import Understanding

extension PlanRequest {
  /// A request that keeps every rule.
  static let load = CalendarDate(year: 2026, month: 9, day: 26).map { raceDate in
    PlanRequest(
      raceName: "Berlin Marathon", raceDistance: 42_195, raceDate: raceDate, goalTime: 13_500,
      trainingDays: [.mon, .wed, .sat], sessionMinutes: 60, injuries: "left knee, recovering",
      stravaIntent: true, consent: true, consentedAt: Timestamp("2026-03-02T09:00:00Z"))
  }
}
