import Conversation
import Understanding

extension Flow<LibraryDraft> {
  /// The onboarding of a reader: who they are, what they read, where they fetch it, their children.
  static let library = Flow("library", title: "Library card") {
    Step("welcome") {
      Explain("rules", "Press Enter to begin.") { _ in
        [
          .heading("A library card, in three minutes."),
          .text(
            "It is free, and books are yours for four weeks. Whatever you say can be changed later."
          ),
        ]
      }
      .goingOn(with: "let's go")
      .why("So that you know what the card is good for.")
    }
    reader
    reading
    pickup
    children
    Step("review") {
      Review("review", "Shall we print the card?") { draft, context in
        [.facts(facts(of: draft, in: context))]
      }
      .agreeing(with: "print it", "print the card")
      .adding(to: "children", with: "another child", "add a child")
      .why("A card is printed once. Say what should be different, or \"yes\".")
    }
  }
  .explaining(
    GlossaryEntry(
      "kit", synonyms: "kits",
      meaning: "A kit is a box of tools, such as a pasta machine, a microscope or a telescope.")
  )
  .declaring(
    Facts(
      sharedWith: "Your answers stay with the library.",
      keptFor: "They are kept as long as you have a card.",
      cost: "The card is free, and so is being late.",
      advice: "Whatever you like to read is right; at every branch somebody has an idea.",
      human: .reached(
        "At every branch somebody fills in the card with you; or ring", at: "555 0143."))
  )
  .assuring([
    .isPrivate: "What you say stays with the library, and what you borrow is nobody's business."
  ])
  .finishing(changes: ["change my branch", "change the genres"]) { draft, context, _ in
    [
      .heading("Welcome to the library, \(draft.name ?? "reader")."),
      .text(nextStep(for: draft, in: context.day)),
    ]
  }

  /// All that was said, for the last look; what was skipped or not asked is left out.
  private static func facts(of draft: LibraryDraft, in context: Context) -> [Block.Fact] {
    let facts: [Block.Fact?] = [
      .init("Name", draft.name),
      .init("Birthday", birthday.phrase(for: draft.birthday, in: context)),
      .init("Email", draft.email),
      .init("Reminders", draft.reminders.map { $0 ? "yes" : "no" }),
      .init("Genres", genres.phrase(for: draft.genres, in: context)),
      .init("Kits", draft.kits.map { $0 ? "yes" : "no" }),
      .init("Books a month", draft.books.map(String.init)),
      .init("Branch", branch.phrase(for: draft.branch?.rawValue, in: context)),
      .init("Pickup days", pickupDays.phrase(for: draft.pickupDays, in: context)),
      .init("Pickup hours", pickupHours.phrase(for: draft.pickupHours, in: context)),
    ]
    return facts.compactMap(\.self)
      + draft.children.map { child in
        let birthday = childBirthday.phrase(for: child.birthday, in: context) ?? ""
        return .init("Child", "\(child.name ?? ""), born \(birthday)")
      }
  }

  /// What happens now, in the end.
  private static func nextStep(for draft: LibraryDraft, in context: Context) -> String {
    guard draft.comesBy, let place = branch.phrase(for: draft.branch?.rawValue, in: context) else {
      return "Your card is in the app already, and so is a first book. Happy reading!"
    }
    let wait = draft.children.isEmpty ? "Your card waits" : "Your cards wait"
    return "\(wait) at the desk of \(place) from tomorrow. Happy reading!"
  }
}

/// What reads the answers, and says them back.
extension Flow<LibraryDraft> {
  static let birthday = BirthdayDimension(ages: 5...)
  static let childBirthday = BirthdayDimension(ages: 0...17)
  static let genres = ChoicesDimension(options: genreOptions, count: 1...genreOptions.count)
  static let branch = ChoiceDimension(options: branchOptions)
  static let pickupDays = WeekdaysDimension()
  static let pickupHours = TimeRangeDimension(hours: 9...20)

  private static let genreOptions = [
    ChoiceOption(
      id: "crime", title: "Crime", words: ["crime", "detectives", "thrillers", "whodunits"]),
    ChoiceOption(id: "fantasy", title: "Fantasy", words: ["fantasy", "dragons", "magic"]),
    ChoiceOption(id: "history", title: "History", words: ["history", "the past"]),
    ChoiceOption(id: "poetry", title: "Poetry", words: ["poetry", "poems", "verse"]),
    ChoiceOption(id: "science", title: "Science", words: ["science", "nature"]),
    ChoiceOption(id: "cooking", title: "Cooking", words: ["cooking", "cookbooks", "recipes"]),
  ]

  private static let branchOptions = [
    ChoiceOption(id: "central", title: "Central", words: ["central", "the centre", "downtown"]),
    ChoiceOption(id: "riverside", title: "Riverside", words: ["riverside", "by the river"]),
    ChoiceOption(id: "hillside", title: "Hillside", words: ["hillside", "on the hill"]),
    ChoiceOption(
      id: "online", title: "Online", words: ["online", "the app", "by app"], detail: "by app"),
  ]
}
