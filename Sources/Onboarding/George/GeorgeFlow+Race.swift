import Conversation
import Understanding

extension Flow<GeorgeDraft> {
  /// The race: its name, how far, when, and in what time.
  @ItemsBuilder<GeorgeDraft>
  static var raceQuestions: [Item<GeorgeDraft>] {
    Ask("race_name", \.raceName, as: RaceNameDimension())
      .asking(
        "Which race are you training for?", hint: "Its name, and whatever you know about it.",
        again: "What is the name of your race?"
      )
      .labelled("Race", kind: "the name of a race")
      .called(
        "race name", "the name", "name of the race", "race to", "my race to", "race's name",
        "race is called", "race is", "race should be", "different race", "new race"
      )
      .like("Berlin Marathon", "the Great North Run")
      .suggesting { draft in
        // Who tells how far it is and no name may have a run that has none.
        draft.raceDistance == nil ? nil : Suggestion("My Own Run")
      }
      .doubting { _, value in GeorgeWords.doubt(aboutName: value) }
      .needed(
        "A plan ends with a race. One of your own will do: call it \"Spring Run\", and pick a day for it."
      )
      .why("The race sets the course of the plan: it ends on race day.")
    Ask("race_distance", \.raceDistance, as: RaceDistanceDimension())
      .asking(
        "How far is your race?", hint: "10k, a half, a marathon, or any distance.",
        again: "What is the distance of the race?"
      )
      .labelled("Distance", kind: "a distance")
      .called("distance", "race distance", "how far", "length of the race")
      .like("10k", "a half marathon", "26.2 miles")
      .following { draft in
        draft.raceName.flatMap(RaceDistanceDimension.distance).map { .int($0.metres) }
      }
      .heardUntilAnswered()
      .refusing { violation, _ in
        switch violation {
        case .belowMinimum: "I make plans for races from 1 km."
        case .aboveMaximum: "I make plans for races up to 250 km."
        default: nil
        }
      }
      .why("How far you run decides how long your long runs get.")
    Ask("race_date", \.raceDate, as: DateDimension(.future(within: RaceRules.monthsAhead / 12)))
      .asking(
        "When is your race?", hint: "The date, or something like \"in 12 weeks\".",
        again: "On which date is the race?"
      )
      .labelled("Race date", kind: "a date")
      .called("race date", "date", "race day", "date of the race", "year", "month")
      .like("26 September", "the coming Sunday", "in 12 weeks")
      .heardUntilAnswered()
      .refusing { violation, _ in
        switch violation {
        case .inThePast: "The race has to lie ahead: the next date it's run on, please."
        case .aboveMaximum: "That's far off: I plan at most 2 years ahead."
        default: nil
        }
      }
      .why("The weeks from now to the race are the weeks of your plan.")
    Ask(
      "goal_time", as: { GoalTimeDimension(metres: $0.raceDistance?.metres) },
      write: { $0.goalTime = $1 }
    )
    .asking(
      "Do you have a goal time?", hint: "If not, say \"just to finish\".",
      again: "In what time would you like to finish, if you have a goal time?"
    )
    .pointing(hint: "")
    .offering("just to finish")
    .labelled("Goal time", kind: "a goal time")
    .called("goal time", "goal", "time", "finish time", "target time", "target")
    .like("sub 4 hours", "just to finish")
    .heardUntilAnswered()
    .doubting { GeorgeWords.doubt(about: $1, over: $0.raceDistance) }
    .why("A goal time sets your paces. Without one, the plan gets you to the finish.")
  }
}
