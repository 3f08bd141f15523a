public import Conversation
import Understanding

extension Flow<EkoDraft> {
  /// The onboarding of the parenting app: the parent, and any number of children.
  ///
  /// The steps bear the names of the states that are stored as `onboarding_state`.
  public static let eko = Flow("eko", title: "Talks with your children, about what matters") {
    Step("NOT_STARTED", number: 1) {
      SignIn(
        "sign_in", "Which email would you like to sign in with?", email: "email",
        method: "auth_method"
      )
      .withoutHandedInEmail()
      .why("Your account keeps your answers, so that you can go on from any machine.")
    }
    Step("USER_INFO", number: 2) {
      Ask("display_name", \.displayName, as: NameDimension(whose: .speaker))
        .asking("What's your name?", again: "What would you like me to call you?")
        .labelled("Your name", kind: "a name")
        .called(
          "my name", "my own name", "your name", "display name", "parent", "parent's name",
          "call me"
        )
        .like("Sam", "I'm Sam", "call me Ana")
        .autofilling("name")
        .filled(from: [.asked, .named, .handedIn])
        .why("It's what the app calls you. Any name you like will do.")
    }
    .noWayBack()
    ForEach("children", \.children, element: "child", namedBy: "name") {
      childInfo
      childGoals
      childTopics
      childDispositions
    }
    .opened(by: RosterDimension(nouns: childWords))
    Step("REVIEW", number: 7) {
      Review(
        "review", "Is this right? Say \"that's all\" to finish, or \"add another child\"."
      ) { draft, context in
        EkoWords.review(of: draft, in: context)
      }
      .pointing("Is this right?")
      .agreeing(
        with: "that's all", "that is all", "this is all", "no more", "no more children",
        "no more kids", "no other children",
        "no other child",
        "just the one",
        "only the one", "that's everyone", "that's everybody", "nobody else", "no one else",
        "that's all of them", "no that's all", "no thats all", "that's it for now",
        "all done",
        "continue", "we're done", "i'm finished", "finished", "go on", "just one", "only one"
      )
      .adding(
        to: "children", with: "add another", "add a child", "another child", "one more",
        "another one", "add one", "second child", "third child", "new child", "there's another",
        "there is another", "i have another", "also have", "more children", "another", "add"
      )
      .why(
        "One last look. Say what should be different, such as \"Mia's birthday is the 5th\", "
          + "or \"that's all\".")
    }
    .noWayBack()
  }
  .greeting(
    "Hello. Talks with your children, three minutes a child; say \"quit\" at any time.",
    pointing:
      "Hello. Talks with your children, three minutes a child. You can leave and come back any time."
  )
  .explaining(.eko + .ofAnyApp)
  .declaring(
    .shipped(
      sharedWith:
        "What you say of your children is passed on to nobody; whoever runs this program keeps it.",
      advice:
        "There is no right or wrong here: you know your child best, and can change it any time.")
  )
  .ending(as: "COMPLETE")
  .finishing(changes: ["change the topics", "change my name to Ana"]) { draft, context, _ in
    EkoWords.dashboard(of: draft, in: context.day)
  }

  /// Words for children that may stand around their names.
  private static let childWords = WordClasses.eko.words("EkoFlow.childWords")
}
