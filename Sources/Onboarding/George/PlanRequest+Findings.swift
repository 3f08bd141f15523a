import Conversation
public import Understanding

extension PlanRequest {
  /// Every rule this request breaks, in the order of its fields; empty when it may be submitted.
  ///
  /// - Parameter today: The day it is, where the person is.
  /// - Returns: The findings; the first is the one to tell people.
  public func findings(today: CalendarDate) -> [PlanFinding] {
    findings(todayWithin: today...today)
  }

  /// Every rule this request breaks, judged as of the day of consent; empty when it is acceptable.
  ///
  /// The service judges by the moment of consent, not by its own clock, so that a draft kept while
  /// offline, or a retry after midnight, is never refused for what was right when it was agreed to.
  /// The moment is in UTC and the person's own date may be a day off it either way.
  public func findings() -> [PlanFinding] {
    guard let day = consentedAt?.date else { return findings(todayWithin: nil) }
    // The calendar ends, with the year 9999; the rule does not.
    let (before, after) = (day.adding(days: -1) ?? day, day.adding(days: 1) ?? day)
    return findings(todayWithin: before...after)
  }

  /// Throws the first rule that this request breaks, judged as of the day of consent.
  ///
  /// - Throws: ``PlanFinding``, which names the field and the rule.
  public func validate() throws(PlanFinding) {
    if let first = findings().first { throw first }
  }

  private func findings(todayWithin days: ClosedRange<CalendarDate>?) -> [PlanFinding] {
    [
      PlanRules.raceName(raceName),
      PlanRules.raceDistance(raceDistance),
      days.flatMap { PlanRules.raceDate(raceDate, todayWithin: $0) },
      goalTime.flatMap(PlanRules.goalTime),
      PlanRules.trainingDays(trainingDays),
      PlanRules.sessionMinutes(sessionMinutes),
      PlanRules.injuries(injuries),
      PlanRules.consent(consent),
      consent ? PlanRules.consentedAt(consentedAt) : nil,
    ].compactMap(\.self)
  }
}
