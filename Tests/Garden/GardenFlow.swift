package import Conversation
import Understanding

extension Flow<GardenDraft> {
  /// A flow with one of everything that the engine does something about, and nothing twice.
  ///
  /// What belongs to an account comes only to those who want one, and what is sent to a service only to
  /// those who want a greenhouse, so that the other conversations are short.
  package static let garden = Flow("garden", title: "A plot in the town's garden") {
    Step("welcome") {
      Explain("rules", "Press Enter to begin.") { _ in
        [.text("Plots are for a year. Ask \"what's mulch?\" when a word is new to you.")]
      }
      .goingOn(with: "let's dig")
      .why("So that you know what you sign up for.")
    }
    Step("gardener") {
      Ask("name", \.name, as: NameDimension(whose: .speaker))
        .asking("What's your name?", again: "What shall we call you?")
        .labelled("Name", kind: "a name")
        .called("name", "my name")
        .why("It stands on the sign at your plot.")
      Ask("birthday", \.birthday, as: BirthdayDimension(ages: 16...))
        .asking("When were you born?", again: "Which day, month and year were you born?")
        .labelled("Birthday", kind: "a date")
        .called("birthday", "my birthday")
    }
    plot
    ForEach("helpers", \.helpers, count: 0...2, element: "helper", namedBy: "name") {
      Step("helper") {
        Ask("name", \.name, as: NameDimension(whose: .another))
          .asking(again: "What is the helper called?") {
            "What's the name of helper \($0.number)?"
          }
          .labelled("Helper", kind: "a name")
          .called("helper", "helper's name")
        Ask("days", \.days, as: WeekdaysDimension())
          .asking(again: "On which days of the week?") {
            "On which days does \($0.name ?? "the helper") come?"
          }
          .labelled("Days", kind: "days of the week")
          .called("days")
      }
    }
    .seeing { helper, _, index in helper.number = index + 1 }
    Step("choice") {
      Ask("wants_account", \.wantsAccount, as: BooleanDimension())
        .asking("Would you like an account?", again: "An account: yes or no?")
        .labelled("Account", kind: "yes or no")
        .called("account")
    }
    Step("account", title: "Account") {
      SignIn("sign_in", "Which email shall it be for?", email: "email", method: "method")
    }
    .when { $0.wantsAccount == true }
    Step("review") {
      Review("review", "Is this right?") { draft in [.facts(facts(of: draft))] }
        .adding(to: "helpers", with: "another helper", "one more")
    }
    Step("office", title: "Office") {
      Submit("plot_id", \.plotID, "Shall we ask the office for it?")
        .afterwards("The office has it as it was.")
    }
    .when { $0.plot == .greenhouse }
  }
  .explaining(
    GlossaryEntry("mulch", meaning: "Mulch is straw or bark that keeps the soil moist.")
  )
  .finishing(changes: ["change my name"]) { draft, _, _ in
    [.heading("The garden is yours, \(draft.name ?? "gardener").")]
  }

  /// What is asked of the plot itself.
  private static let plot = Step<GardenDraft>("plot") {
    Ask("plot", \.plot, as: ChoiceDimension(options: plots))
      .asking("What would you like?", again: "A bed, a plot, or a greenhouse?")
      .labelled("Plot", kind: "one of the three")
      .called("plot", "kind of plot")
      .aside { line, _, _ in
        line.text.contains("warm")
          ? Aside([.text("A greenhouse is warm from March on.")], proposing: "greenhouse") : nil
      }
    Ask("plants", \.plants, as: NumberDimension(whole: 1...2000))
      .asking("How many plants will there be?", again: "How many plants, \(.bounds)?")
      .labelled("Plants", kind: "a number")
      .called("plants", "number of plants")
      .suggesting { Suggestion($0.plot == .bed ? 20 : 80, because: "as most have there") }
      .doubting { _, value in
        (value.int ?? 0) > 500 ? "More than 500 plants are hard work." : nil
      }
    Ask(
      "crops",
      as: { draft in
        ChoicesDimension(
          options: crops.filter { $0.id != "carrots" || draft.plot != .greenhouse }, count: 2...3)
      },
      write: { $0.crops = $1 }
    )
    .asking("What shall grow there?", again: "Two or three of them: which?")
    .labelled("Crops", kind: "two or three of them")
    .called("crops")
    Ask("start", \.start, as: DateDimension())
      .asking("On which day will you begin?", again: "Which day?")
      .labelled("Start", kind: "a date")
      .called("start", "first day")
      .like("1 May", "the 3rd of June")
      .requiring(
        { (day: CalendarDate, _, _) in day.month != 1 }, saying: "In January the gate is closed.")
    Ask("hours", \.hours, as: TimeRangeDimension(.eatingWindow))
      .asking("When will you water?", again: "From when to when?")
      .labelled("Hours", kind: "a start and an end")
      .called("hours")
    Ask("note", \.note, as: TextDimension())
      .asking("Is there anything the office should know?", again: "A note, or \"skip\"?")
      .labelled("Note", kind: "a note")
      .called("note")
      .skippable("No note, then.")
      .filled(from: [.asked, .named, .handedIn])
    Ask("wants_key", \.wantsKey, as: BooleanDimension(about: BooleanTopic(["key", "shed"])))
      .asking("Do you need a key of the shed?", again: "A key: yes or no?")
      .labelled("Key", kind: "yes or no")
      .called("key")
  }

  private static func facts(of draft: GardenDraft) -> [Block.Fact] {
    let helpers = draft.helpers.compactMap(\.name).joined(separator: ", ")
    return [
      .init("Name", draft.name ?? ""), .init("Plants", draft.plants.map(String.init) ?? ""),
      .init("Helpers", helpers.isEmpty ? "none" : helpers),
    ]
  }

  private static let plots = [
    ChoiceOption(id: "bed", title: "A raised bed", words: ["bed", "raised bed"]),
    ChoiceOption(id: "plot", title: "A whole plot", words: ["plot", "whole plot"]),
    ChoiceOption(id: "greenhouse", title: "A greenhouse", words: ["greenhouse", "glass"]),
  ]

  private static let crops = [
    ChoiceOption(id: "beans", title: "Beans", words: ["beans"]),
    ChoiceOption(id: "carrots", title: "Carrots", words: ["carrots"]),
    ChoiceOption(id: "herbs", title: "Herbs", words: ["herbs"]),
    ChoiceOption(id: "flowers", title: "Flowers", words: ["flowers"]),
  ]
}
