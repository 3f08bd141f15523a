import Conversation
import Understanding

/// The answers of a newsletter's onboarding.
struct NewsletterDraft: Draft {
  var name: String?
  var topics: Choices?
  var rhythm: Rhythm?
  var day: WeekdaySet?
  var pages: Double?
}

/// How often the newsletter comes.
enum Rhythm: String, CaseIterable {
  case daily, weekly, monthly
}

extension Flow<NewsletterDraft> {
  /// The example of the guide "Write a flow".
  static let newsletter = Flow("newsletter", title: "A newsletter of your own") {
    Step("reader") {
      Ask("name", \.name, as: NameDimension())
        .asking("What shall we call you?", again: "Your name, please?")
        .labelled("Name", kind: "a name")
        .called("name", "my name")
        .why("Every issue opens with your name.")
    }
    Step("content") {
      Ask("topics", \.topics, as: ChoicesDimension(options: topics, count: 1...2))
        .asking("What would you like to read about?", again: "One or two of these, please?")
        .labelled("Topics", kind: "a topic")
        .called("topics", "topic")
        .listing(topics.map { AskChoice(.string($0.id), $0.title) })
      Ask("rhythm", \.rhythm, as: ChoiceDimension(options: rhythms))
        .asking("How often?", again: "Daily, weekly or monthly?")
        .labelled("Rhythm", kind: "a rhythm")
        .called("rhythm", "frequency", "how often")
        .listing(rhythms.map { AskChoice(.string($0.id), $0.title) })
        .suggesting { draft in
          draft.topics?.ids.contains("news") == true
            ? Suggestion("daily", because: "as news gets old")
            : Suggestion("weekly", because: "as most readers like that")
        }
      Ask("day", \.day, as: WeekdaysDimension(count: 1...1))
        .asking("On which day?", again: "Which day of the week?")
        .labelled("Day", kind: "a day of the week")
        .called("day")
        .like("Friday", "Sundays")
        .when { $0.rhythm == .weekly }
        .skippable("We'll pick a day.")
      Ask("pages", \.pages, as: NumberDimension(in: 1...20))
        .asking("How many pages at most?", again: "A number of pages from 1 to 20?")
        .labelled("Pages", kind: "a number")
        .called("pages", "length")
        .like("8", "ten")
        .suggesting { draft in Suggestion(draft.rhythm == .daily ? 2 : 8) }
        .filled(from: [.asked, .named, .handedIn])
    }
    Step("agree") {
      Review("agree", "Shall we start?") { draft in
        [.facts([.init("Reader", draft.name ?? "")])]
      }
    }
  }
  .explaining(GlossaryEntry("issue", synonyms: "an issue", meaning: "An issue is one mail."))
  .finishing(changes: ["make it weekly"]) { draft, _, _ in
    [.text("The first issue is on its way, \(draft.name ?? "").")]
  }

  private static let topics = [
    ChoiceOption(id: "news", title: "News", words: ["headlines", "politics"]),
    ChoiceOption(id: "science", title: "Science", words: ["research", "physics"]),
    ChoiceOption(id: "food", title: "Food", words: ["cooking", "recipes"]),
  ]
  private static let rhythms = [
    ChoiceOption(id: "daily", title: "Daily", words: ["every day", "each day"]),
    ChoiceOption(id: "weekly", title: "Weekly", words: ["every week", "once a week"]),
    ChoiceOption(id: "monthly", title: "Monthly", words: ["every month", "once a month"]),
  ]
}
