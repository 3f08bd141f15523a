import Conversation
import Understanding

/// What the diet app shows once all is set up: target and macros, the window, and today's place in
/// the cycle.
struct DietDashboard {
  private let draft: DietDraft
  private let completed: Timestamp
  private let context: TurnContext

  init(_ draft: DietDraft, completed: Timestamp, _ context: TurnContext) {
    self.draft = draft
    self.completed = completed
    self.context = context
  }

  var blocks: [Block] {
    var facts = DietWords.facts(of: draft, in: context.day)
    if let target = draft.calorieTarget, let goal = draft.goal {
      facts.insert(.init("Macros", Macros(of: target, for: goal).phrase), at: 2)
    }
    if let window = draft.eatingWindow {
      let isOpen = window.contains(context.day.now)
      facts.append(.init("Window length", DietWords.length(window)))
      facts.append(
        .init("Right now", isOpen ? "inside your eating window" : "outside your eating window"))
    }
    facts.append(.init("Today", "day \(dayOfCycle) of 7, a \(kind(ofDay: dayOfCycle)) day"))
    return [
      .heading("Your dashboard"), .facts(facts),
      .text(
        "What's next: tomorrow is a \(kind(ofDay: dayOfCycle % 7 + 1)) day. Keep to your target and "
          + "your window."),
    ]
  }

  /// The day of the cycle, from 1; day 1 is the day of completion, in the person's zone.
  var dayOfCycle: Int {
    let offset =
      context.day.today.daysSince1970 * 86_400
      + context.day.now.secondsSinceMidnight - context.now.secondsSince1970
    let local = completed.secondsSince1970 + offset
    let completedDay =
      (local - TimeOfDay(secondsSinceMidnight: local).secondsSinceMidnight) / 86_400
    let days = context.day.today.daysSince1970 - completedDay
    return (days % 7 + 7) % 7 + 1
  }

  private func kind(ofDay day: Int) -> String { day <= 5 ? "feeding" : "fasting" }
}

/// The grams of protein, carbohydrate and fat that an energy target divides into.
struct Macros: Equatable {
  let protein: Int
  let carbohydrate: Int
  let fat: Int

  /// The macros of a target by shares of energy, at 4, 4 and 9 kcal a gram, to the nearest gram.
  init(of target: Energy, for goal: DietGoal) {
    let (protein, carbohydrate, fat) =
      switch goal {
      case .loseWeight: (40, 30, 30)
      case .maintainWeight: (30, 40, 30)
      case .gainMuscle: (30, 45, 25)
      }
    func grams(_ share: Int, _ kcalPerGram: Int) -> Int {
      (target.kcal * share * 2 + 100 * kcalPerGram) / (200 * kcalPerGram)
    }
    self.protein = grams(protein, 4)
    self.carbohydrate = grams(carbohydrate, 4)
    self.fat = grams(fat, 9)
  }

  var phrase: String { "\(protein) g protein, \(carbohydrate) g carbohydrate, \(fat) g fat" }
}
