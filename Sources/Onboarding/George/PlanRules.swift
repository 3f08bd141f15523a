import Conversation
import Understanding

/// One function a field: the finding, or nil when the value keeps the rule.
enum PlanRules {
  static func raceName(_ name: String) -> PlanFinding? {
    guard name.contains(where: { !$0.isWhitespace }) else {
      return PlanFinding(.raceName, "must not be empty")
    }
    return text(name, longest: RaceRules.raceNameLength.upperBound, field: .raceName)
  }

  static func raceDistance(_ metres: Int) -> PlanFinding? {
    within(RaceRules.distance, metres, unit: "metres", field: .raceDistance)
  }

  static func raceDate(
    _ date: CalendarDate, todayWithin days: ClosedRange<CalendarDate>
  ) -> PlanFinding? {
    guard let earliest = RaceRules.raceDates(from: days.lowerBound)?.lowerBound,
      let latest = RaceRules.raceDates(from: days.upperBound)?.upperBound,
      (earliest...latest).contains(date)
    else {
      return PlanFinding(.raceDate, "must be in the future, at most 2 years ahead")
    }
    return nil
  }

  static func goalTime(_ seconds: Int) -> PlanFinding? {
    within(RaceRules.goalTime, seconds, unit: "seconds", field: .goalTime)
  }

  static func trainingDays(_ days: [Weekday]) -> PlanFinding? {
    guard RaceRules.trainingDays.contains(days.count), Set(days).count == days.count,
      days == days.sorted()
    else {
      return PlanFinding(.trainingDays, "must be 1 to 7 days, each once, in week order")
    }
    return nil
  }

  static func sessionMinutes(_ minutes: Int) -> PlanFinding? {
    within(RaceRules.sessionMinutes, minutes, unit: "minutes", field: .sessionMinutes)
  }

  static func injuries(_ words: String) -> PlanFinding? {
    text(words, longest: RaceRules.injuriesLength.upperBound, field: .injuries)
  }

  static func consent(_ given: Bool) -> PlanFinding? {
    given ? nil : PlanFinding(.consent, "must be given")
  }

  static func consentedAt(_ instant: Timestamp?) -> PlanFinding? {
    instant?.date == nil ? PlanFinding(.consentedAt, "must be given with consent") : nil
  }

  private static func within(
    _ range: ClosedRange<Int>, _ value: Int, unit: String, field: PlanField
  ) -> PlanFinding? {
    guard !range.contains(value) else { return nil }
    return PlanFinding(field, "must be from \(range.lowerBound) to \(range.upperBound) \(unit)")
  }

  /// Text of one line: control characters could move a terminal's cursor wherever it is shown.
  private static func text(_ text: String, longest: Int, field: PlanField) -> PlanFinding? {
    guard text.unicodeScalars.count <= longest else {
      return PlanFinding(field, "must be at most \(longest) characters")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return PlanFinding(field, "must be one line, without control characters")
    }
    return nil
  }
}
