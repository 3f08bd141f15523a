import Conversation
import Understanding

/// The answers of a family that joins a sports club.
struct ClubDraft: Draft {
  var email: String?
  var members: [Member] = []
  var hours: TimeRange?
  var notes: String?
  var newsletter: Bool?
  var consent: Bool?
  var number: String?
}

/// A member of the family.
struct Member: Draft {
  var name: String?
  var age: Age?
  var level: Int?
}

extension Flow<ClubDraft> {
  /// A flow with all that flows can have: a sign-in, a group, ranges, free text, and a submission.
  static let club = Flow("club", title: "Join the club") {
    Step("welcome") {
      Explain("welcome", "Ready? Press Enter.") { _ in [.text("Sports for the whole family.")] }
        .goingOn(with: "let's play")
        .why("It takes a minute.")
    }
    Step("account") {
      SignIn("account", "Which email may we use?", email: "email", method: "auth_method")
        .why("The account keeps your answers.")
    }
    ForEach("members", \.members, element: "member", namedBy: "name") {
      Step<Member>("member") {
        Ask("name", \.name, as: NameDimension())
          .asking("Who joins?", again: "What is the name of the member?")
          .labelled("Name", kind: "a name")
          .called("name")
          .like("Mia", "Emma 4 and Noah 7")
          .filled(from: [.asked, .named, .handedIn])
        Ask("age", \.age, as: AgeDimension(in: 1...120))
          .asking("How old?", again: "An age in years?")
          .labelled("Age", kind: "an age")
          .called("age")
          .like("7", "seven years old")
        Ask("level", \.level, as: ScaleDimension(words: ["level"], opposites: []))
          .asking("What level, from 1 to 10?", again: "From 1 to 10?")
          .labelled("Level", kind: "a number from 1 to 10")
          .called("level")
          .suggesting { _ in Suggestion(3) }
          .like("7", "very")
      }
    }
    .opened(by: RosterDimension())
    Step("week") {
      Ask("hours", \.hours, as: TimeRangeDimension())
        .asking("When can you come?", again: "From when to when?")
        .labelled("Hours", kind: "a start and an end")
        .called("hours", "time")
        .like("9am to 5pm", "noon to 8pm")
      Ask("notes", \.notes, as: TextDimension(allowsNone: true))
        .asking("Anything we should know?", again: "A note, or \"none\"?")
        .labelled("Notes", kind: "a note")
        .called("notes", "note")
        .like("none", "left knee, recovering")
        .echoing { value, phrase in value.string == "" ? "none" : phrase }
        .filled(from: [.asked, .named, .handedIn])
      Ask("newsletter", \.newsletter, as: BooleanDimension())
        .asking("Would you like the newsletter?", again: "The newsletter: yes or no?")
        .labelled("Newsletter", kind: "a yes or a no")
        .called("newsletter")
        .like("yes", "no")
    }
    Step("review") {
      Review("review", "Is that right?") { draft in
        [.facts(draft.members.map { .init($0.name ?? "", "\($0.level ?? 0)") })]
      }
      .adding(to: "members", with: "add another", "one more")
      .agreeing(with: "that's us")
      Ask("consent", \.consent, as: BooleanDimension(strict: true))
        .asking("May we store this?", again: "A clear yes or no, please.")
        .labelled("Consent", kind: "a clear yes or no")
        .called("consent")
        .like("yes", "no")
        .filled(from: .asked)
    }
    Step("submit", title: "Submission") {
      Submit("number", \.number, "Shall I send it?")
        .agreeing(with: "send it")
        .unless(dependingOn: "consent") { $0.consent == true ? nil : "Not without your consent." }
        .afterwards("The club has the answers as they were.")
    }
  }
  .finishing(changes: ["change the hours to 9am-5pm"]) { _, _, _ in [.text("Welcome to the club.")]
  }
}
