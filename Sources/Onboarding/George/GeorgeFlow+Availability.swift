import Conversation
import Understanding

extension Flow<GeorgeDraft> {
  /// The week: which days, how long, and what hurts.
  @ItemsBuilder<GeorgeDraft>
  static var availabilityQuestions: [Item<GeorgeDraft>] {
    Ask("training_days", \.trainingDays, as: WeekdaysDimension(count: RaceRules.trainingDays))
      .asking(
        "On which days can you train?", again: "Which days of the week are good for training?"
      )
      .labelled("Training days", kind: "days of the week")
      .called("days", "training days", "day", "training day", "weekdays to train")
      .like("Mon, Wed and Sat", "every day but Friday")
      .heardUntilAnswered()
      .heardUnasked { $0.saysTrainingDays(at: $1) }
      .why("Training on days that suit you is what keeps a plan going. Three or four are plenty.")
    Ask("session_minutes", \.sessionMinutes, as: SessionDimension())
      .asking(
        "How long can a session be, in minutes?", again: "How many minutes do you have for a run?"
      )
      .labelled("Session length", kind: "a length of time")
      .called("session", "sessions", "session length", "session minutes", "how long")
      .like("60 minutes", "an hour and a half", "45")
      .heardUntilAnswered()
      .heardUnasked { $0.saysSession(at: $1) }
      .refusing { violation, _ in
        switch violation {
        case .belowMinimum: "A session needs at least 15 minutes."
        case .aboveMaximum: "A session can be at most 300 minutes, which is 5 hours."
        default: nil
        }
      }
      .why("The plan keeps within the time you have; only long runs may take all of it.")
    Ask(
      "injuries", \.injuries,
      as: TextDimension(
        allowsNone: true, maximum: RaceRules.injuriesLength.upperBound,
        nouns: ["injuries", "injury"])
    )
    .asking(
      "Any injuries, old or new, that I should know of?", hint: "In your own words, or \"none\".",
      again: "Which injuries should the plan look out for, if any?"
    )
    .pointing(hint: "In your own words.")
    .offering("none")
    .labelled("Injuries", kind: "an answer")
    .called("injuries", "injury")
    .like("none", "left knee, recovering")
    .echoing { value, phrase in value.string == "" ? "none" : phrase }
    .filled(from: [.asked, .named, .handedIn])
    .why("What hurts or is healing gets less load, and more time.")
  }
}
