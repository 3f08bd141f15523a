/// The words of accounts, by what they are in a sentence.
enum AccountWords {
  /// The words that are mended in lines about accounts.
  static let vocabulary = Vocabulary(WordClasses.english.phrases("AccountWords.vocabulary"))

  // MARK: - Things

  static let accounts = WordClasses.english.words("AccountWords.accounts")
  static let pronouns = WordClasses.english.words("AccountWords.pronouns")
  /// What may follow a "one" that stands for an account.
  static let behindOne = WordClasses.english.words("AccountWords.behindOne")
  /// What may stand between a verb and the account that it is about.
  static let beforeAccount: Set<String> = newness.union(definite).union(
    WordClasses.english.words("AccountWords.beforeAccount"))
  static let newness = WordClasses.english.words("AccountWords.newness")
  static let definite = WordClasses.english.words("AccountWords.definite")
  static let existing = WordClasses.english.words("AccountWords.existing")

  // MARK: - Deeds

  static let loginWords = WordClasses.english.words("AccountWords.loginWords")
  static let signupWords: Set<String> = ["signup"]
  static let doors = WordClasses.english.words("AccountWords.doors")
  /// What may stand between "log" and "in".
  static let betweenDoor = WordClasses.english.words("AccountWords.betweenDoor")
  static let registering = WordClasses.english.words("AccountWords.registering")
  static let registered = WordClasses.english.words("AccountWords.registered")
  static let making = WordClasses.english.words("AccountWords.making")
  static let made = WordClasses.english.words("AccountWords.made")
  static let getting = WordClasses.english.words("AccountWords.getting")
  static let using = WordClasses.english.words("AccountWords.using")
  static let unable = WordClasses.english.words("AccountWords.unable")
  static let begins = WordClasses.english.words("AccountWords.begins")
  /// What may stand around a beginning besides small words.
  static let aroundBegin = WordClasses.english.words("AccountWords.aroundBegin")

  // MARK: - People and states

  static let persons = WordClasses.english.words("AccountWords.persons")
  static let familiar = WordClasses.english.words("AccountWords.familiar")
  static let novel = WordClasses.english.words("AccountWords.novel")
  /// What may follow a "new" that is said of a person.
  static let behindNew = WordClasses.english.words("AccountWords.behindNew")
  static let beforeNew = WordClasses.english.words("AccountWords.beforeNew")
  static let beforeBack = WordClasses.english.words("AccountWords.beforeBack")
  static let possible = WordClasses.english.words("AccountWords.possible")
  static let knowing = WordClasses.english.words("AccountWords.knowing")
  static let history = WordClasses.english.words("AccountWords.history")
  static let meetings = WordClasses.english.words("AccountWords.meetings")
  /// What makes a deed one of before.
  static let past = WordClasses.english.words("AccountWords.past")
  static let here = WordClasses.english.words("AccountWords.here")

  // MARK: - Something else, and places

  static let others = WordClasses.english.words("AccountWords.others")
  static let services = WordClasses.english.words("AccountWords.services")
  /// The ends of two that are shown one above the other.
  static let ends: [String: Int] = [
    "top": 0, "upper": 0, "former": 0, "bottom": 1, "lower": 1, "latter": 1,
  ]
  static let aroundPlaces = WordClasses.english.words("AccountWords.aroundPlaces")
}
