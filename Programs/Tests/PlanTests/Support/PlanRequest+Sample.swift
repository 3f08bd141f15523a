import Conversation
import Onboarding
import Testing
import Understanding

extension PlanRequest {
  /// A request that keeps every rule.
  static func sample(raceName: String = "Berlin Marathon") throws -> PlanRequest {
    PlanRequest(
      raceName: raceName, raceDistance: 42_195, raceDate: try date("2026-09-26"), goalTime: 13_500,
      trainingDays: [.mon, .wed, .sat], sessionMinutes: 60, injuries: "", stravaIntent: true,
      consent: true, consentedAt: Timestamp("2026-03-02T09:00:00Z"))
  }

  /// A copy with something changed.
  func with(_ change: (inout PlanRequest) -> Void) -> PlanRequest {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The day of an ISO 8601 date.
func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

/// The key of a text.
func key(_ text: String) throws -> IdempotencyKey { try #require(IdempotencyKey(text)) }
