public import Conversation
import Understanding

extension Flow<GeorgeDraft> {
  /// The onboarding of the running coach: the race, the week, Strava, a last look with the consent,
  /// and the submission that makes the plan.
  public static let george = Flow("george", title: "A training plan from Coach George") {
    Step("welcome") {
      Explain("welcome", "Ready? Say \"let's go\".") { _ in
        [
          .heading("Hi, I'm Coach George."),
          .text("I make running plans that fit your race, your week and your body."),
          .bullets([
            "Your race: which one, how far, when, and in what time.",
            "Your week: the days and minutes you have, and what hurts.",
            "Then a last look, your consent, and your plan. It takes about three minutes.",
          ]),
          .manner(
            typed: "Say \"quit\" at any time; you can come back.",
            pointed: "You can leave at any time, and come back."),
        ]
      }
      .goingOn(with: "let's go", "go", "start", "i'm in", "ready", "let's run", "let's do it")
      .why("A plan that knows your race and your week is one that you can keep to.")
    }
    Step("race") { raceQuestions }
    Step("availability") { availabilityQuestions }
    Step("strava") {
      Ask(
        "strava_intent", \.stravaIntent,
        as: BooleanDimension(about: BooleanTopic(["strava"], canWait: true))
      )
      .asking(
        "Would you like to connect Strava, once your plan is there?",
        hint: "Say \"tell me more\" to hear what it's for.",
        again: "Connect Strava afterwards: yes or no?"
      )
      .pointing(hint: "")
      .labelled("Connect Strava", kind: "a yes or a no")
      .called("strava")
      .like("yes", "not now")
      .confirming { value, _ in
        value == .bool(true) ? "Yes to Strava, once your plan is there." : "No Strava, that's fine."
      }
      .why(
        "With Strava, I'd see the runs you log there and could fit the plan to them. Nothing is "
          + "connected now: I only note whether you'd like to.")
    }
    Step("review") {
      Review("review", "Does that look right? Say what to change, or \"looks right\".") {
        draft, context in
        [
          .heading("Here is what I have."), .facts(GeorgeWords.facts(of: draft, context)),
        ]
      }
      .pointing("Does that look right?")
      .agreeing(with: "looks right", "that's me", "all right")
      .why("Your plan is made from these answers, so it's worth a look.")
      Ask("consent", \.consent, as: ConsentDimension())
        .asking(
          "Your profile, which is all of the above, goes to the plan service to make your plan. "
            + "Strava data is only used once you connect it, and only for the plan.",
          hint: "Do you consent to that?",
          again: "I need a clear yes or no: do you consent to your data being used like this?"
        )
        .labelled("Consent", kind: "a clear yes or no")
        .called("consent", "permission", "my agreement", "using my data", "use of my data")
        .like("yes, I consent", "no")
        .filled(from: .asked)
        .why(
          "It's your data. Without a clear yes nothing is sent, and you can take a yes back until "
            + "the plan is made.")
    }
    Step("submit", title: "Submission") {
      Submit("plan_id", \.planID, "Shall I generate your plan?")
        .agreeing(
          with: "generate my plan", "generate", "generate it", "generate the plan",
          "make my plan", "make the plan", "make it", "go for it", "send it", "one more time",
          "try one more time", "try once more", "try that again", "go"
        )
        .unless(dependingOn: "consent") { draft in
          draft.consent == true
            ? nil
            : "Without your consent nothing is submitted, so there is no plan yet. If you change your "
              + "mind, \"I consent\" is enough; your answers are kept."
        }
        .retrying("Shall I try again?")
        .afterwards(
          "Noted here. Your plan was made from the answers you sent, and stays as it is."
        )
        .why("Your answers go to the plan service, and a plan comes back within seconds.")
    }
  }
  .explaining(.george + .ofAnyApp)
  .declaring(
    .shipped(
      sharedWith:
        "The plan service gets your answers once you consent; besides, whoever runs this program has "
        + "them, and nobody else.",
      advice:
        "What is right for you a doctor or a trainer can tell; say what you can keep up, and change it "
        + "any time.",
      cost: "The plan costs nothing.")
  )
  .finishing(changes: ["make the sessions 90 minutes", "change the race date to 3 October"]) {
    draft, context, completed in
    GeorgeDashboard(draft, completed: completed, context).blocks
  }
}
