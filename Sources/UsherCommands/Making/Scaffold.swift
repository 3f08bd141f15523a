import Onboarding

/// The files of a new flow: small, complete, and meant to be written over.
struct Scaffold {
  let names: FlowNames
  /// Whether the flow is written into a package that depends on Usher, and not into Usher's own.
  let isOutside: Bool

  /// The files below the folder of the target, by their names.
  var sources: [(name: String, text: String)] {
    let product = ProductScaffold(
      names: names, isOutside: isOutside, summary: "A name and a choice, to begin with",
      columns: [("name", .text, "name"), ("news", .text, "news")])
    return [
      ("\(names.type)Draft.swift", draft), ("\(names.type)Flow.swift", flow),
      ("\(names.type)Product.swift", product.product), (names.migrations, product.migrations),
    ]
  }

  /// A conversation that reaches all there is of it.
  var transcript: String {
    """
    # All of it: why things are asked, each choice, and a last look.
    flow: \(names.id)
    now: 2026-03-02T09:00
    ---
    Step 1 of 3
    What's your name?
    > why
    So that we know what to call you.
    What's your name?
    > Ana
    Ana.
    Step 2 of 3
    How would you like to get news?
      1. By email
      2. By post
      3. Never
    > why
    You can change it at any time.
    How would you like to get news?
      1. By email
      2. By post
      3. Never
    > by post
    By post.
    Step 3 of 3
      Name: Ana
      News: By post
    Is this right?
    > why
    One last look. Say what should be different, or "yes".
    Is this right?
    > change the news to never
    News: Never now; it was By post.
      Name: Ana
      News: Never
    Is this right?
    > change the news to email
    News: By email now; it was Never.
      Name: Ana
      News: By email
    Is this right?
    > yes
    Welcome, Ana.
    Say what to change, such as "change my name", or "done" to leave.
    --- stored
    {
      "completed": true,
      "name": "Ana",
      "news": "email",
      "step": "complete"
    }

    """
  }

  private var draft: String {
    """
    import Conversation

    /// The answers of the \(names.id) onboarding, each nil until it is given.
    struct \(names.type)Draft: Draft {
      /// How news reaches people.
      enum News: String, CaseIterable {
        case email, post, never
      }

      /// What people are called.
      var name: String?
      /// How news reaches them.
      var news: News?
    }

    """
  }

  private var flow: String {
    """
    import Conversation
    import Understanding

    extension Flow<\(names.type)Draft> {
      /// The onboarding: a name, a choice, and a last look.
      static let \(names.property) = Flow("\(names.id)", title: "\(names.type)") {
        Step("name") {
          Ask("name", \\.name, as: NameDimension(whose: .speaker))
            .asking("What's your name?", again: "What shall I call you?")
            .labelled("Name", kind: "a name")
            .called("name", "my name")
            .why("So that we know what to call you.")
        }
        Step("news") {
          Ask("news", \\.news, as: news)
            .asking("How would you like to get news?", again: "By email, by post, or never?")
            .labelled("News", kind: "one of the three")
            .called("news")
            .why("You can change it at any time.")
        }
        Step("review") {
          Review("review", "Is this right?") { draft, context in
            let facts: [Block.Fact?] = [
              .init("Name", draft.name),
              .init("News", news.phrase(for: draft.news?.rawValue, in: context)),
            ]
            return [.facts(facts.compactMap(\\.self))]
          }
          .why("One last look. Say what should be different, or \\"yes\\".")
        }
      }
      .finishing(changes: ["change my name"]) { draft, _, _ in
        [.heading("Welcome, \\(draft.name ?? "friend").")]
      }

      private static let news = ChoiceDimension(options: [
        ChoiceOption(id: "email", title: "By email", words: ["email", "mail", "e-mail"]),
        ChoiceOption(id: "post", title: "By post", words: ["post", "letter", "letters"]),
        ChoiceOption(id: "never", title: "Never", words: ["never", "no news", "not at all"]),
      ])
    }

    """
  }
}
