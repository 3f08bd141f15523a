import Conversation
import Understanding

extension Flow<LibraryDraft> {
  /// Who gets the card.
  static var reader: Step<LibraryDraft> {
    Step("reader") {
      Ask("name", \.name, as: NameDimension(whose: .speaker))
        .asking("What name shall we print on the card?", again: "Your name, please?")
        .labelled("Your name", kind: "a name")
        .called("name", "my name")
        .why("The name stands on the card, and we call it out when your books are ready.")
        .requiring(
          { (name: String, _, _) in !name.contains { $0.isNumber } },
          saying: "A name on a card is made of letters alone."
        )
        .requiring(
          { (name: String, draft, _) in !draft.hasChild(named: name) },
          saying: "A child's card has that name already."
        )
      Ask("birthday", \.birthday, as: birthday)
        .asking("When were you born?", again: "Your birthday, with the year?")
        .labelled("Your birthday", kind: "a day of birth")
        .called("my birthday", "birthday")
        .like("4 March 1980", "12 May 1975")
        .why("Cards are for people from five years on, and some films are for grown-ups.")
        .refusing { violation, _ in
          switch violation {
          case .aboveMaximum: "Cards are for people from five years on. Come back soon!"
          case .belowMinimum: "That is a long time ago. Is the year right?"
          default: nil
          }
        }
      Ask("email", \.email, as: EmailDimension())
        .asking("What is your email address?", hint: "Or \"skip\".", again: "Which email address?")
        .labelled("Email", kind: "an email address")
        .called("email", "my email", "email address")
        .skippable("We'll send you no reminders.")
        .why("We can remind you two days before a book is due. Nothing else is ever sent.")
      Ask(
        "reminders", \.reminders,
        as: BooleanDimension(strict: true, about: BooleanTopic(["reminders"]))
      )
      .asking(
        "May we remind you there, two days before a book is due?", again: "Reminders: yes or no?"
      )
      .labelled("Reminders", kind: "a yes or a no")
      .called("reminders", "my reminders")
      .why("We write to nobody who has not said so, and \"no\" is as good an answer as \"yes\".")
      .when { $0.email != nil }
    }
  }

  /// What they read, and how much of it.
  static var reading: Step<LibraryDraft> {
    Step("reading") {
      Ask("genres", \.genres, as: genres)
        .asking("What do you like to read?", hint: "As many as you like.", again: "Which of these?")
        .labelled("Genres", kind: "one or more of the genres")
        .called("genres", "my genres", "favourite genres")
        .why("New books of these genres are shown to you first.")
      Ask("kits", \.kits, as: BooleanDimension(about: BooleanTopic(["kits", "tools"])))
        .asking("Would you like to borrow kits too, to try things out?", again: "Kits: yes or no?")
        .labelled("Kits", kind: "a yes or a no")
        .called("kits", "the kits", "tools")
        .why("Kits are kept in a room of their own, and your card then opens its door.")
        .when { $0.triesThingsOut }
      Ask("books", \.books, as: NumberDimension(whole: 1...40))
        .asking(
          "How many books a month?", hint: "\(.bounds).", again: "How many books, \(.bounds)?"
        )
        .labelled("Books a month", kind: "a number \(.bounds)")
        .called("books", "number of books", "books a month")
        .suggesting { _ in Suggestion(4, because: "as most readers have one a week") }
        .why("So that there is room for them on your shelf.")
    }
  }

  /// Where and when the books are handed over.
  static var pickup: Step<LibraryDraft> {
    Step("pickup") {
      Ask("branch", \.branch, as: branch)
        .asking("Which branch is yours?", again: "Which of the four?")
        .labelled("Branch", kind: "one of the branches")
        .called("branch", "my branch")
        .why("Your books wait there. Online, they wait in our app.")
      Ask("pickup_days", \.pickupDays, as: pickupDays)
        .asking("On which days can you pick up books?", again: "Which days of the week?")
        .labelled("Pickup days", kind: "days of the week")
        .called("pickup days", "days", "my days")
        .why("Books are put on your shelf on the evening before.")
        .when { $0.comesBy }
      Ask("pickup_hours", \.pickupHours, as: pickupHours)
        .asking(
          "Between which hours?", hint: "We are open \(.bounds).", again: "From when to when?"
        )
        .labelled("Pickup hours", kind: "hours of pickup")
        .called("pickup hours", "hours", "my hours")
        .like("10 to noon", "2pm to 5:30pm")
        .why("Somebody is at the desk for you then.")
        .requiring(
          { (hours: TimeRange, _, _) in hours.lasts(minutes: 60) },
          saying: "Please leave us an hour at least."
        )
        .when { $0.comesBy }
    }
  }

  /// Who gets a card with theirs: no children, or up to six.
  static var children: ForEach<LibraryDraft, LibraryDraft.Child> {
    ForEach("children", \.children, count: 0...6, element: "child", namedBy: "name") {
      Step("child") {
        Ask("name", \.name, as: NameDimension(whose: .another))
          .asking("What is the child's name?", again: "The child's name, please?")
          .labelled("Child's name", kind: "a name")
          .called("name", "child's name")
          .why("Every child has a card, with a name on it.")
          .requiring(
            { (name: String, child, _) in name.lowercased() != child.readerName?.lowercased() },
            saying: "That is the name on your own card. What do you call the child?"
          )
        Ask("birthday", \.birthday, as: childBirthday)
          .asking(again: "The child's birthday, with the year?") { child in
            "When was \(child.name ?? "the child") born?"
          }
          .labelled("Birthday", kind: "a day of birth")
          .called("birthday")
          .like("4 March 2018", "12 May 2015")
          .why("A child's card becomes a reader's own on the eighteenth birthday.")
          .refusing { violation, _ in
            guard case .belowMinimum = violation else { return nil }
            return "Whoever is eighteen gets a card at the desk, without a parent."
          }
      }
    }
    .opening {
      $0.asking(
        "Shall children get cards too?", hint: "\(.bounds); say how many, or their names.",
        again: "How many children get cards?"
      )
      .called("children", "kids", "my children", "my kids")
      .why("A child's card hangs on yours until the child is eighteen.")
    }
    .another {
      $0.asking("Is there another child who wants a card?", again: "Another child: yes or no?")
    }
    .seeing { child, draft, _ in child.readerName = draft.name }
  }
}
