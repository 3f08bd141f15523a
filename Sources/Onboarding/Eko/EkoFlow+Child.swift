import Conversation
import Understanding

/// The steps that repeat for each child.
extension Flow<EkoDraft> {
  static let childInfo = Step<Child>("CHILD_INFO", number: 3) {
    Ask("name", \.name, as: NameDimension(whose: .child))
      .asking(
        "What's your child's name?", again: "What is your child called?"
      )
      .labelled("Name", kind: "a name")
      .called("name", "child's name")
      .like("Mia", "her name is Mia", "Emma 4 and Noah 7")
      .filled(from: [.asked, .named, .handedIn])
      .why("The app speaks of your child by name. A nickname is fine.")
    Ask(
      "birthday", as: { BirthdayDimension(age: $0.statedAge?.years) },
      write: { $0.birthday = $1 }
    )
    .asking(
      again: "On which day, month and year was that? The birthday, please."
    ) { "When is \($0.called)'s birthday?" }
    .labelled("Birthday", kind: "a date")
    .called("birthday", "bday", "birth date", "birthdate", "born", "date of birth", "year", "month")
    .like("4 March 2018", "March 4th, 2018", "2018-03-04")
    .refusing { violation, _ in
      violation == .inTheFuture ? "A birthday can't be in the future." : nil
    }
    .why("The app picks what suits the age, and it grows with your child.")
    Ask("age", \.statedAge, as: AgeDimension(in: 0...120))
      .labelled("Age", kind: "an age")
      .when { $0.birthday == nil }
      .filled(from: .handedIn)
  }

  static let childGoals = Step<Child>("GOALS", number: 4) {
    Ask(
      "goals", \.goals,
      as: ChoicesDimension(options: EkoCatalogue.goals, count: 1...3, allowsOwn: true)
    )
    .asking(
      hint: "Pick \(.bounds) of these goals, or say it in your own words.",
      again: "Which goals do you have? \(.bounds) numbers will do, or your own words."
    ) { "What do you hope for with \($0.called)?" }
    .pointing(
      hint: "Pick \(.bounds) of these goals, or say it in your own words.",
      again: "Which goals do you have? \(.bounds) will do, or your own words."
    )
    .labelled("Goals", kind: "a goal")
    .called("goals", "goal", "hopes")
    .like("1 and 3", "open up more", "none of those, I want her to sleep more")
    .refusing { violation, _ in
      switch violation {
      case .tooMany: "Three goals at most, please: which matter most?"
      case .tooFew: "One goal at least, please."
      default: nil
      }
    }
    .why("Your goals decide which talks the app suggests first.")
  }

  static let childTopics = Step<Child>("TOPICS", number: 5) {
    Ask("topics", \.topics, as: EkoCatalogue.topicChoices)
      .asking(
        hint: "Pick \(.least) topics or more, by number or name; \"all but school\" works too.",
        again: "Which topics would you like? At least \(.least), by number or name."
      ) { "What would you like to talk about with \($0.called)?" }
      .pointing(
        hint: "Pick \(.least) topics or more.",
        again: "Which topics would you like? At least \(.least)."
      )
      .labelled("Topics", kind: "a topic")
      .called("topics", "topic")
      .like("school, friends and family", "1, 4 and the tech one", "all but school")
      .refusing { violation, _ in
        if case .tooFew = violation { "At least three topics, please." } else { nil }
      }
      .aside { line, _, context in EkoWords.topicsLeft(by: line, in: context) }
      .why("The app suggests talks about these topics. You can change them at any time.")
  }

  static let childDispositions = Step<Child>("DISPOSITIONS", number: 6) {
    scale(
      "talkative", "talkativeness", \.talkative,
      as: ScaleDimension(
        words: [
          "talkative", "chatty", "chatterbox", "talks", "talk", "talking", "talker", "chats",
          "chat",
          "speaks", "outgoing", "vocal", "loud", "gabby",
        ],
        opposites: [
          "quiet", "shy", "reserved", "silent", "silence", "mute", "withdrawn", "introverted",
          "timid",
        ],
        heights: ["never stops", "never stops talking", "never shuts up", "doesn't stop talking"]),
      names: ["talking"],
      ends: ScaleEnds(least: "very quiet", most: "never stops"),
      why: "A quiet child needs other questions than one who never stops.")
    scale(
      "sensitive", "sensitivity", \.sensitive,
      as: ScaleDimension(
        words: [
          "sensitive", "emotional", "tender", "soft", "hearted", "delicate", "touchy", "fragile",
          "tearful",
          "thin", "cries", "upset", "hurt", "vulnerable",
        ],
        opposites: [
          "tough", "thick", "resilient", "unbothered", "hardy", "unflappable", "robust",
          "insensitive",
        ],
        heights: [
          "everything to heart", "feels everything", "feels it all", "everything hurts",
          "everything upsets",
        ]),
      ends: ScaleEnds(least: "not at all", most: "takes everything to heart"),
      why: "The app is more careful with children who take things to heart.")
    scale(
      "accountable", "accountability", \.accountable,
      as: ScaleDimension(
        words: [
          "accountable", "responsible", "responsibility", "owns up", "own up", "owning up", "owns",
          "honest", "admits", "admit",
          "reliable", "dependable", "conscientious", "trustworthy",
        ],
        opposites: [
          "irresponsible", "unaccountable", "unreliable", "excuse", "excuses", "blames", "denies",
          "lies",
        ],
        heights: [
          "always owns up", "owns up every time", "owns up straight away",
          "always takes responsibility",
          "always admits it",
        ]),
      names: ["owns up", "own up", "owning up"],
      ends: ScaleEnds(least: "not at all", most: "always owns up"),
      why: "It decides how the app speaks of promises and of things that went wrong.")
  }

  private static func scale(
    _ word: String, _ noun: String, _ property: Property<Child, Int?>, as dimension: ScaleDimension,
    names: [String] = [], ends: ScaleEnds, why: String
  ) -> Ask<Child> {
    let (least, most) = (dimension.range.lowerBound, dimension.range.upperBound)
    return Ask(word, property, as: dimension)
      .asking(
        hint: "\(.least) is \(ends.least), \(.most) \(ends.most).",
        again: "\(.bounds), how \(word)?"
      ) {
        "How \(word) is \($0.called), from \(least) to \(most)?"
      }
      .pointing(hint: "").ends(ends.least, ends.most)
      .labelled(noun.capitalizedFirst, kind: "a number \(.bounds)")
      .called([word, noun] + names)
      .suggesting { _ in Suggestion(5) }
      .like("7", "very", "in the middle")
      .refusing { _, _ in "The scale goes from \(least) to \(most)." }
      .why(why)
  }
}
