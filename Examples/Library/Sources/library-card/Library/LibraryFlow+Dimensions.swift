import Conversation
import Understanding

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
