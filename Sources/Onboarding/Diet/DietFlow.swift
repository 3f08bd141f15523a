public import Conversation
import Understanding

extension Flow<DietDraft> {
  /// The onboarding of the diet app: goal, calories, eating window, MATADOR, and a last look.
  public static let diet = Flow("diet", title: "A diet that cycles calories") {
    Step("goal") {
      Ask("goal", \.goal, as: ChoiceDimension(options: goals))
        .asking(
          "What's your main goal?",
          again: "Which fits best: lose weight, maintain weight, or gain muscle?"
        )
        .labelled("Goal", kind: "a goal")
        .called("goal", "main goal", "aim")
        .like("lose weight", "I want to build muscle", "1")
        .why(
          "MATADOR works for all three goals: cycling between feeding and fasting days helps "
            + "maintain your metabolism.")
    }
    Step("calories") {
      Ask("calorie_target", \.calorieTarget, as: EnergyDimension(in: 1000...4000))
        .asking(
          "How many calories per day?", hint: "We'll calculate your macros automatically.",
          again: "What's your daily calorie target, as a number?"
        )
        .labelled("Daily target", kind: "a number of calories")
        .called("calories", "calorie", "calorie target", "daily target", "kcal", "target")
        .suggesting { draft in
          draft.goal == .loseWeight
            ? Suggestion(1800, because: "as you're losing weight")
            : Suggestion(2000, because: "as you're not losing weight")
        }
        .refusing { violation, _ in
          switch violation {
          case .belowMinimum: "Calorie target must be at least 1000"
          case .aboveMaximum: "Calorie target must be at most 4000"
          default: nil
          }
        }
        .like("1800", "about 2000 calories", "7500 kJ")
        .why(
          "During feeding days, hitting the target preserves muscle. "
            + "Fasting days take care of the rest.")
    }
    Step("window") {
      Ask("eating_window", \.eatingWindow, as: TimeRangeDimension.eatingWindow)
        .asking(
          "When do you usually eat?", hint: "Choose your typical eating hours.",
          again: "From when to when do you eat on most days?"
        )
        .labelled("Eating window", kind: "a start and an end")
        .called("window", "eating window", "eating hours", "hours", "eat")
        .suggesting { _ in Suggestion(["start": "12:00", "end": "20:00"]) }
        .echoing { value, phrase in "\(phrase) - \(DietWords.length(value)) a day" }
        .doubting { _, value in DietWords.doubt(about: value) }
        .like("noon to 8pm", "9-5", "8 hours from noon")
        .aside { line, _, context in FastingDays.answer(to: line, in: context) }
        .why("Eating windows help to tell when you are in feeding mode.")
    }
    Step("matador") {
      Explain("matador", "Press Enter to go on, or ask \"Why does this work?\"") { _ in
        [
          .heading("What is MATADOR?"),
          .picture(DietPictures.cycle),
          .bullets([
            "Breaks keep your metabolism from slowing down.",
            "Five days to fuel and two to fast: no day is hungry for long.",
            "It was tested in a study, and it fits any week.",
          ]),
        ]
      }
      .why(
        "When you eat less for weeks, the body saves energy. Regular breaks at maintenance tell it "
          + "that there is enough, so that more of what you lose is fat.")
    }
    Step("reveal") {
      Review("reveal", "Start tracking?") { draft, context in
        [
          .heading("You're all set!"),
          .picture(DietPictures.fire),
          .facts(DietWords.facts(of: draft, in: context)),
        ]
      }
      .agreeing(with: "start tracking", "start", "track", "begin", "let's track", "go")
      .why("One last look. Say what should be different, or \"yes\" to start tracking.")
    }
  }
  .greeting(
    "Hello. Your diet in five short steps, two minutes; say \"quit\" at any time.",
    pointing:
      "Hello. Your diet in five short steps, two minutes. You can leave and come back any time."
  )
  .explaining(.diet + .ofAnyApp) { draft, context, completed in
    DietWords.now(draft, context, completed: completed)
  }
  .declaring(
    .shipped(
      sharedWith:
        "They're passed on to nobody: only you see them here, and whoever runs this program.",
      advice:
        "What is right for your body a doctor or a dietitian can tell; the numbers suggested here are "
        + "usual ones, and you can change them any time."
    )
  )
  .finishing(changes: ["change calories to 1900", "change the window to 1-9"]) {
    draft, context, completed in
    DietDashboard(draft, completed: completed, context).blocks
  }

  private static let goals: [ChoiceOption] = [
    ChoiceOption(
      id: DietGoal.loseWeight.rawValue, title: DietGoal.loseWeight.title,
      words: [
        "lose", "losing", "loss", "weight loss", "slim", "slimmer", "slim down", "lean", "leaner",
        "cut", "cutting", "shed", "drop", "drop weight", "thinner", "fat loss", "burn fat",
        "get rid of", "lighter", "reduce", "reduction", "lose fat", "trim", "lose a few pounds",
        "slimming", "skinnier", "smaller", "shrink", "belly", "tummy", "gut", "waist", "deficit",
        "overweight", "obese", "shredded", "ripped",
      ],
      phrases: [
        "weigh less", "less heavy", "like it gone", "want it gone", "less of me", "less weight",
        "weight off", "weight down", "love handles",
        "fit into",
        "kilos off", "kilo off", "pounds off", "kg off", "lb off", "lbs off", "stone off",
        "get it off", "take it off", "off with it", "off with", "some of it off", "all of it off",
        "shift the weight", "shift some weight", "shift this weight", "shift the belly",
        "baby weight", "too heavy", "come down", "go down", "bring it down", "down to", "down from",
        "back under", "get under", "dress size",
      ]),
    ChoiceOption(
      id: DietGoal.maintainWeight.rawValue, title: DietGoal.maintainWeight.title,
      words: [
        "maintain", "maintaining", "maintenance", "keep", "stay", "stay the same", "hold", "steady",
        "keep my weight", "stay as i am", "same weight", "stable", "healthy as i am", "unchanged",
        "sustain", "hover",
      ],
      phrases: [
        "no change", "no changes", "as i am", "creep back", "creeping back", "neither up nor down",
        "keep it off", "keep them off", "keep the kilos off", "keep the weight off",
        "keep weight off", "don't want them back", "don't want it back",
        "do not want it back", "not go back up", "where i am", "where i'm at", "what i weigh now",
        "at my weight", "same as now", "status quo", "leave it as it is", "leave it where it is",
        "happy with my weight", "happy at", "not gain or lose", "neither gain nor lose",
        "neither lose nor gain",
      ]),
    ChoiceOption(
      id: DietGoal.gainMuscle.rawValue, title: DietGoal.gainMuscle.title,
      words: [
        "gain", "gaining", "muscle", "muscles", "bulk", "bulking", "bulk up", "build muscle",
        "build", "stronger", "get stronger", "strength", "mass", "get bigger", "bigger", "tone up",
        "put on muscle", "gains", "hypertrophy", "biceps", "muscular", "jacked", "buff", "beefy",
        "swole", "bodybuilding", "bulkier", "broader", "glutes", "heavier", "powerlifting",
      ],
      phrases: [
        "lean mass", "lean bulk", "lean muscle", "lean gains", "get big", "grow my", "grow some",
        "body building", "make body", "build body", "add size", "put on size", "put on weight",
        "gain weight", "gain size", "weigh more", "muscle up", "beef up", "fill out",
        "meat on my bones",
      ]),
  ]
}
