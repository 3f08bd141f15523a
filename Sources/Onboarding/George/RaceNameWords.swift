import Understanding

/// Words that tell names of races from what else people say when they are asked for one.
enum RaceNameWords {
  /// Kinds of races, in which their names end or with which they begin.
  static let kinds = WordClasses.george.words("RaceNameWords.kinds")

  /// Words inside of names that are written small.
  static let joining = WordClasses.george.words("RaceNameWords.joining")

  /// Articles and the like before a name or a time.
  static let articles = WordClasses.george.words("RaceNameWords.articles")

  /// Words that say nothing of which race it is.
  static let counting = WordClasses.george.words("RaceNameWords.counting")

  /// Words before a name, after "my race is" and "I'm training for" were said.
  static let introducing = WordClasses.george.words("RaceNameWords.introducing")

  /// Words before the name of whom one speaks to.
  static let greeting = WordClasses.george.words("RaceNameWords.greeting")

  /// What the coach is called.
  static let coach = WordClasses.george.words("RaceNameWords.coach")

  /// Words after which a name follows.
  static let naming = WordClasses.george.words("RaceNameWords.naming")

  /// Words that correct what was said before them.
  static let correcting = WordClasses.george.words("RaceNameWords.correcting")

  /// What was done with a race that is over.
  static let past = WordClasses.george.words("RaceNameWords.past")

  /// Words that may say where a race is.
  static let placing = WordClasses.george.words("RaceNameWords.placing")

  /// What people add behind what they say.
  static let chat = WordClasses.george.words("RaceNameWords.chat")

  /// Words that begin a question.
  static let asking = WordClasses.george.words("RaceNameWords.asking")

  /// Words with which something else begins behind a name.
  static let ending = WordClasses.george.words("RaceNameWords.ending")

  /// Words before a time, or before whom one runs with and what for.
  static let beforeTime = WordClasses.george.words("RaceNameWords.beforeTime")

  /// Months and days of the week.
  static let days = WordClasses.george.words("RaceNameWords.days")

  /// Days and times of the year that are written small.
  static let seasons = WordClasses.george.words("RaceNameWords.seasons")

  /// Months, days, seasons and the like.
  static let times = days.union(seasons).union(
    WordClasses.george.words("RaceNameWords.times"))

  /// Whom one runs with, and what for, where that is no name.
  static let company = WordClasses.george.words("RaceNameWords.company")

  /// Words of sentences, which names have only where they are written with capitals.
  static let sentence = WordClasses.george.words("RaceNameWords.sentence")

  /// Words that name no race, by themselves or among others.
  static let unnamed = WordClasses.george.words("RaceNameWords.unnamed")
}
