import Conversation
import Understanding

extension Flow<LibraryDraft> {
  /// The onboarding of the library: who it is, where and when books are picked up, and the children.
  static let library = Flow("library", title: "A card of the library") {
    Step("person") {
      Ask("name", \.name, as: NameDimension(whose: .speaker))
        .asking("What name shall we print on the card?", again: "Your name, please?")
        .labelled("Name", kind: "a name")
        .called("name", "my name")
        .why("The name stands on the card.")
      Ask("birthday", \.birthday, as: BirthdayDimension(ages: 5...))
        .asking(
          "When were you born?", hint: "Cards are for people \(.bounds).",
          again: "Which day, month and year were you born?"
        )
        .labelled("Birthday", kind: "a date")
        .called("birthday", "my birthday")
        .why("Cards are free until eighteen.")
      Ask("email", \.email, as: EmailDimension())
        .asking("Where shall reminders go, by email?", again: "Which email address?")
        .labelled("Email", kind: "an email address")
        .called("email", "my email", "address")
        .skippable("We'll send no reminders.")
        .why("Two days before a book is due, we send a reminder.")
    }
    Step("branch") {
      Ask("branch", \.branch, as: ChoiceDimension(options: branches))
        .asking("Which branch is yours?", again: "The harbour, the market, or online only?")
        .labelled("Branch", kind: "a branch")
        .called("branch")
        .why("What you order waits for you there.")
      Ask("pickup_days", \.pickupDays, as: WeekdaysDimension(count: 1...7))
        .asking("On which days will you pick up?", again: "Which days of the week?")
        .labelled("Days", kind: "days of the week")
        .called("days", "pickup days")
        .when { $0.branch != .online }
        .requiring(
          { (days: WeekdaySet, draft, _) in draft.branch == .harbour || !days.contains(.sun) },
          saying: "Only the harbour is open on Sundays."
        )
        .like("Mondays and Thursdays", "weekdays")
        .why("We have your books ready on these days.")
      Ask("pickup_hours", \.pickupHours, as: TimeRangeDimension(hours: 9...20))
        .asking(
          "Between which hours?", hint: "We are open \(.bounds).",
          again: "In which hours, \(.bounds)?"
        )
        .labelled("Hours", kind: "a start and an end")
        .called("hours", "pickup hours")
        .when { $0.branch != .online }
        .why("We keep what you ordered at hand then.")
    }
    Step("reading") {
      Ask("genres", \.genres, as: ChoicesDimension(options: genres, count: 1...3))
        .asking("What do you like to read?", again: "Up to \(.most) of them: which?")
        .labelled("Genres", kind: "\(.bounds) of them")
        .called("genres", "genre")
        .why("We tell you of new books of these kinds.")
      Ask("books", \.books, as: NumberDimension(whole: 1...10))
        .asking("How many books at a time?", again: "How many, \(.bounds)?")
        .labelled("Books at a time", kind: "a number \(.bounds)")
        .called("books", "number of books")
        .suggesting { _ in Suggestion(3, because: "as most readers have") }
        .why("So many can be out on your card.")
    }
    ForEach("children", \.children, count: 0...6, element: "child", namedBy: "name") {
      Step("child") {
        Ask("name", \.name, as: NameDimension(whose: .another))
          .asking("What's the child's name?", again: "What is the child called?")
          .labelled("Child", kind: "a name")
          .called("child", "child's name")
        Ask("birthday", \.birthday, as: BirthdayDimension(ages: 5...17))
          .asking(hint: "Children get cards \(.bounds).", again: "Which day was that?") {
            "When was \($0.name ?? "the child") born?"
          }
          .labelled("Birthday", kind: "a date")
          .called("birthday")
        Ask("may_borrow_films", \.mayBorrowFilms, as: BooleanDimension())
          .asking(again: "Films too: yes or no?") {
            "May \($0.name ?? "the child") borrow films too?"
          }
          .labelled("Films", kind: "yes or no")
          .called("films")
      }
    }
    .opening {
      $0.asking(
        "Shall children get cards too?", hint: "\(.bounds); say how many, or their names.",
        again: "How many children get cards?"
      )
      .why("A child's card hangs on yours until the child is eighteen.")
    }
    .removable()
    Step("review") {
      Review("review", "Shall we print the card?") { draft in [.facts(facts(of: draft))] }
        .agreeing(with: "print it", "print the card")
        .why("One last look. Say what should be different, or \"yes\".")
    }
  }
  .finishing(changes: ["change my branch", "change the days"]) { draft, _, _ in
    [.heading("Your card is being printed, \(draft.name ?? "reader").")]
  }

  private static func facts(of draft: LibraryDraft) -> [Block.Fact] {
    let children = draft.children.compactMap(\.name).joined(separator: ", ")
    return [
      .init("Name", draft.name ?? ""), .init("Branch", draft.branch?.title ?? ""),
      .init("Books at a time", draft.books.map(String.init) ?? ""),
      .init("Children", children.isEmpty ? "none" : children),
    ]
  }

  private static let branches = [
    ChoiceOption(
      id: "harbour", title: "Harbour", words: ["harbour", "harbor", "port", "by the sea"]),
    ChoiceOption(
      id: "market", title: "Market Square", words: ["market", "market square", "centre", "town"]),
    ChoiceOption(
      id: "online", title: "Online only", words: ["online", "e-books", "ebooks", "at home"]),
  ]

  private static let genres = [
    ChoiceOption(id: "crime", title: "Crime", words: ["crime", "thrillers", "detectives"]),
    ChoiceOption(id: "fantasy", title: "Fantasy", words: ["fantasy", "dragons"]),
    ChoiceOption(id: "history", title: "History", words: ["history", "historical"]),
    ChoiceOption(id: "poetry", title: "Poetry", words: ["poetry", "poems"]),
    ChoiceOption(id: "science", title: "Science", words: ["science", "nature"]),
  ]
}
