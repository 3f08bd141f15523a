import Conversation
import Understanding

/// What the running coach shows once the plan is made: the plan in words, the race and how far off it
/// is, and the plan's id.
struct GeorgeDashboard {
  private let draft: GeorgeDraft
  private let completed: Timestamp
  private let context: TurnContext

  init(_ draft: GeorgeDraft, completed: Timestamp, _ context: TurnContext) {
    self.draft = draft
    self.completed = completed
    self.context = context
  }

  var blocks: [Block] {
    var facts = GeorgeWords.race(of: draft, context.day)
    if let countdown { facts.append(.init("Countdown", countdown)) }
    if let days = draft.trainingDays, let minutes = draft.sessionMinutes {
      let phrase = WeekdaysDimension().phrase(for: days, in: context.day)
      facts.append(.init("Training", "\(phrase), \(minutes) minutes each"))
    }
    var blocks: [Block] = [.heading("Your plan with Coach George")]
    if let summary { blocks.append(.text(summary)) }
    blocks.append(.facts(facts))
    if let plan = draft.planID {
      blocks.append(.text("For the record, your plan id is \(plan)."))
    }
    return blocks
  }

  /// The plan in words, and the day on which it begins or goes on; nil once the race is over.
  private var summary: String? {
    guard let days = draft.trainingDays, let race = draft.raceDate, today <= race.daysSince1970
    else { return nil }
    let count = days.count
    let plan = "\(count) training \(count == 1 ? "day" : "days") a week, up to race day."
    let isBegun = first(from: completedDay + 1).map { $0.daysSince1970 < today } ?? false
    guard let next = isBegun ? first(from: today) : first(from: completedDay + 1),
      next.daysSince1970 < race.daysSince1970
    else { return plan }
    return "\(plan) The \(isBegun ? "next" : "first") is \(GeorgeWords.day(next))."
  }

  /// The first training day from a day on.
  private func first(from day: Int) -> CalendarDate? {
    (day..<day + 7).lazy.compactMap { CalendarDate(daysSince1970: $0) }
      .first { draft.trainingDays?.days.contains($0.weekday) == true }
  }

  private var today: Int { context.day.today.daysSince1970 }

  /// The number of the day of completion, in the person's zone.
  private var completedDay: Int {
    let offset =
      today * 86_400 + context.day.now.secondsSinceMidnight - context.now.secondsSince1970
    let local = completed.secondsSince1970 + offset
    return (local - TimeOfDay(secondsSinceMidnight: local).secondsSinceMidnight) / 86_400
  }

  private var countdown: String? {
    guard let date = draft.raceDate else { return nil }
    let days = date.daysSince1970 - today
    return switch days {
    case ..<0: "the race is over. Well done!"
    case 0: "today is the day"
    case 1: "1 day to the race"
    default: "\(days) days to the race"
    }
  }
}
