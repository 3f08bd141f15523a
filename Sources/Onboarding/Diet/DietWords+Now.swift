import Conversation
import Understanding

extension DietWords {
  /// What words of the glossary stand for as the answers and the day are: when one fasts, and how many grams the target
  /// is.
  static func now(
    _ draft: DietDraft, _ context: TurnContext, completed: Timestamp?
  ) -> [String: String] {
    var words: [String: String] = [:]
    let dayOfCycle = completed.map { DietDashboard(draft, completed: $0, context).dayOfCycle }
    let days = [1, 6, 7].compactMap { day in
      context.day.today.adding(days: day - (dayOfCycle ?? 1)).map { date in
        let dated = DateDimension().phrase(for: date, in: context.day)
        return "\(date.weekday.rawValue.capitalizedFirst) \(dated)"
      }
    }
    if days.count == 3 {
      words["first day"] = days[0]
      words[dayOfCycle == nil ? "fasting days from today" : "fasting days of this week"] =
        "\(days[1]) and \(days[2])"
    }
    if let target = draft.calorieTarget, let goal = draft.goal {
      words["target"] = "\(target.kcal) kcal"
      words["macros"] = Macros(of: target, for: goal).phrase
    }
    return words
  }
}
