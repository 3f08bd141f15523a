import Conversation
import Understanding

/// What the practice app shows once the path is chosen: how practice goes on, and what today is.
struct GrowthDashboard {
  private let draft: GrowthDraft
  private let context: TurnContext

  init(_ draft: GrowthDraft, _ context: TurnContext) {
    self.draft = draft
    self.context = context
  }

  var blocks: [Block] {
    let method = draft.startingMethod.map { [Block.Fact("Starting method", $0)] } ?? []
    return switch draft.path {
    case .guided: guided(method)
    case .quick:
      [
        .heading("Quick practice it is."),
        .text("Any method, any time, at your own pace: open the app whenever you feel like it."),
        .facts([.init("Practice", "at your own pace")] + method),
      ]
    default:
      [
        .heading("Skipped for now."),
        .text("Practice any method whenever you like. A guided routine stays a word away."),
        .facts([.init("Practice", "at your own pace")] + method),
      ]
    }
  }

  private func guided(_ method: [Block.Fact]) -> [Block] {
    guard let routine = draft.routine else { return [] }
    return [
      .heading("You're on \(routine.name)."),
      .text(routine.sentence),
      .facts(
        [
          .init("Practice", "guided routine, \(routine.difficulty.rawValue)"),
          .init("Days", routine.dayNames),
          .init("Each session", "\(routine.minutes) minutes"),
          .init("Today", today(routine)),
        ] + method),
    ]
  }

  /// What words of the glossary stand for as the path and the day are.
  var words: [String: String] {
    let all = Routine.catalogue.map {
      "\($0.name) (\($0.days.count) days, \($0.minutes) minutes)"
    }
    var words = ["routines": "These are the routines: \(all.joined(separator: ", "))."]
    if draft.path == .guided, let routine = draft.routine {
      words["routine"] = routine.name
      words["minutes"] = "\(routine.minutes) minutes"
      words["today"] = today(routine)
      words["next"] = next(routine).map { $0.weekday.rawValue.capitalizedFirst }
    }
    return words
  }

  private func today(_ routine: Routine) -> String {
    if routine.days.contains(context.day.today.weekday) { return "a day of practice" }
    return next(routine).map { "a day of rest; next on \($0.weekday.rawValue.capitalizedFirst)" }
      ?? "a day of rest"
  }

  /// The next day of a routine after today.
  private func next(_ routine: Routine) -> CalendarDate? {
    (1...7).lazy.compactMap { context.day.today.adding(days: $0) }
      .first { routine.days.contains($0.weekday) }
  }
}
