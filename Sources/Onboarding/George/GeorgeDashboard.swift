import Conversation
import Understanding

/// What the running coach shows once the plan is made: the plan, the race, and how far off it is.
struct GeorgeDashboard {
  private let draft: GeorgeDraft
  private let context: TurnContext

  init(_ draft: GeorgeDraft, _ context: TurnContext) {
    self.draft = draft
    self.context = context
  }

  var blocks: [Block] {
    var facts: [Block.Fact] = []
    if let plan = draft.planID { facts.append(.init("Plan id", plan)) }
    facts += GeorgeWords.race(of: draft, context.day)
    if let countdown { facts.append(.init("Countdown", countdown)) }
    if let days = draft.trainingDays, let minutes = draft.sessionMinutes {
      let phrase = WeekdaysDimension().phrase(for: days, in: context.day)
      facts.append(.init("Training", "\(phrase), \(minutes) minutes each"))
    }
    return [.heading("Your plan with Coach George"), .facts(facts)]
  }

  private var countdown: String? {
    guard let date = draft.raceDate else { return nil }
    let days = date.daysSince1970 - context.day.today.daysSince1970
    return switch days {
    case ..<0: "the race is over. Well done!"
    case 0: "today is the day"
    case 1: "1 day to the race"
    default: "\(days) days to the race"
    }
  }
}
