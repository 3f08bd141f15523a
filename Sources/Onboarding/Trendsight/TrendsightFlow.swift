public import Conversation
import Understanding

extension Flow<TrendsightDraft> {
  /// The onboarding of the event tracker: an account, a first event type, a first event, and three
  /// permissions.
  public static let trendsight = Flow("trendsight", title: "Track anything, and see patterns") {
    Step("welcome", number: 1) {
      Explain("welcome", "Say \"get started\", or \"I have an account\".") { _ in
        [
          .heading("Track anything. See patterns."),
          .bullets([
            "Quick Logging: log any event instantly.",
            "Smart Insights: discover correlations in your data.",
            "Reminders: never miss what matters.",
          ]),
          .manner(
            typed: "It takes about two minutes. Say \"quit\" at any time; you can come back.",
            pointed: "It takes about two minutes. You can leave at any time, and come back."),
        ]
      }
      .goingOn(with: "get started", "start", "let's start", "begin", "i'm new", "new here")
      .leadingToSignIn()
      .why("TrendSight keeps what you log in one place and looks for patterns in it.")
    }
    Step("auth", number: 1) {
      SignIn(
        "auth", "Sign up with your email, or say \"sign in\" if you have an account.",
        email: "email", method: "auth_method"
      )
      .pointing("Sign up with your email.")
      .why("An account keeps your events safe and brings them to your other devices.")
    }
    Step("createEventType", number: 2) {
      template
      customName
      customColor
      customIcon
    }
    .noWayBack()
    Step("logFirstEvent", number: 3) { firstEvent }
    Step("permissions", number: 4) {
      Permission.notifications.question
      Permission.location.question
      Permission.health.question
    }
    .answerableTogether()
    Step("finish", number: 4) {
      Review("finish", "Ready? Say \"go to dashboard\", or what should be different.") { draft in
        [.heading("You're all set!"), .facts(TrendsightWords.facts(of: draft))]
      }
      .pointing("Ready?")
      .agreeing(
        with: "go to dashboard", "go to the dashboard", "dashboard",
        "the dashboard",
        "take me to the dashboard", "go to my dashboard", "take me there", "go"
      )
      .why("One last look before your dashboard opens.")
    }
    .noWayBack()
  }
  .explaining(.trendsight + .ofAnyApp)
  .declaring(
    .shipped(
      sharedWith:
        "What you log is passed on to nobody; whoever runs this program keeps it.",
      advice:
        "Whatever helps you is right; for your health, a doctor can tell.")
  )
  .finishing(changes: ["change the event type to workout", "turn notifications on"]) {
    draft, context, completed in
    TrendsightDashboard(draft, completed: completed, context).blocks
  }

  private static var template: Ask<TrendsightDraft> {
    Ask("event_type", \.template, as: TemplateDimension())
      .asking(
        "What will you track first?", hint: "Pick a template, or create your own.",
        again: "Which template would you like to track first, by number or name?"
      )
      .pointing(
        hint: "Pick a template, or create your own.",
        again: "Which template would you like to track first?"
      )
      .labelled("Event type", kind: "something to track")
      .called("event type", "template", "tracking")
      .listing(
        EventTemplate.allCases.map {
          AskChoice(
            .string($0.rawValue), $0.title, detail: $0.summary, icon: $0.icon.emoji)
        }
      )
      .like("coffee", "4", "custom: Water, blue, drop")
      .filled(from: [.asked, .named, .handedIn])
      .takingObjects(TrendsightRestoration.answers(toEventType:))
      .showing { draft in
        draft.template == .custom ? nil : TrendsightWords.preview(of: draft)
      }
      .why("Start with one thing that matters to you; more can follow on the dashboard.")
  }

  private static var customName: Ask<TrendsightDraft> {
    Ask("custom_name", \.customName, as: EventNameDimension())
      .asking("What name shall it have?", again: "The name of what you track, please?")
      .labelled("Name", kind: "a name")
      .called("name", "event name", "rename", "rename it")
      .when { $0.template == .custom }
      .filled(from: [.asked, .named, .handedIn])
      .why("The name is what you see and say when you log an event.")
  }

  private static var customColor: Ask<TrendsightDraft> {
    Ask("custom_color", \.customColor, as: ColorDimension())
      .asking(
        "Which colour?", hint: "By name, number or #hex.",
        again: "Which of the twelve colours?"
      )
      .pointing(hint: "Or the nearest to a #hex.")
      .labelled("Colour", kind: "a colour")
      .called("colour", "color")
      .listing(
        EventColor.allCases.map { AskChoice(.string($0.rawValue), $0.title, swatch: $0.tint) }
      )
      .suggesting { _ in Suggestion(.string(EventTemplate.custom.color.rawValue)) }
      .like("blue", "#60A5FA", "3")
      .when { $0.template == .custom }
      .unavailable(ofTemplate)
      .filled(from: [.asked, .named, .handedIn])
      .showing(TrendsightWords.preview)
      .why("Colours tell your event types apart in charts.")
  }

  private static var customIcon: Ask<TrendsightDraft> {
    Ask("custom_icon", \.customIcon, as: IconDimension())
      .asking("Which icon?", hint: "By name or number.", again: "Which of the icons?")
      .pointing(hint: "")
      .labelled("Icon", kind: "an icon")
      .called("icon", "symbol")
      .listing(
        EventIcon.allCases.map { AskChoice(.string($0.rawValue), $0.title, icon: $0.emoji) }
      )
      .suggesting { _ in Suggestion(.string(EventTemplate.custom.icon.rawValue)) }
      .like("drop", "heart", "10")
      .when { $0.template == .custom }
      .unavailable(ofTemplate)
      .filled(from: [.asked, .named, .handedIn])
      .showing(TrendsightWords.preview)
      .why("The icon is what you tap to log an event.")
  }

  /// Why colour and icon can't be chosen.
  @Sendable private static func ofTemplate(_ draft: TrendsightDraft) -> String? {
    draft.template.map {
      "\($0.title) has its own colour and icon. For others, say \"change the event type to custom\"."
    }
  }

  private static var firstEvent: Ask<TrendsightDraft> {
    Ask(
      "first_event",
      as: { draft in LogEntryDimension(of: draft.eventType == nil ? nil : draft.eventNoun) },
      write: { draft, entry in draft.firstEvent = entry }
    )
    .asking(
      hint: "Say \"log it\", with a note if you like, or \"skip for now\".",
      again: "Say \"log it\" to log your first event, or \"skip for now\"."
    ) { draft in "Log your first \(draft.firstEventTitle)?" }
    .pointing(
      hint: "With a note, if you like.", again: "Shall I log your first event, or skip it for now?"
    )
    .offering("log it")
    .labelled("First event", kind: "an event to log")
    .called("first event", "note", "notes")
    .like("log it", "log it: two espressos")
    .stamped("logged_at")
    .confirming { value, phrase in
      guard let note = value["notes"]?.string else { return "First event logged!" }
      let isOfNow = !Line(note).saysWhenItWas
      return "First event logged! \(phrase)"
        + (isOfNow ? "" : " It counts as of now; the note says when it was.")
    }
    .skippable("You can log one any time on your dashboard.")
    .why("One event is enough to see how logging works.")
  }
}
