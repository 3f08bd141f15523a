/// Words of a day of eating.
enum EatingWords {
  /// What is eaten in the morning, at any hour that is said.
  static let morning = WordClasses.english.words("EatingWords.morning")
  /// What people do of a meal that they do not eat.
  static let skipping = WordClasses.english.words("EatingWords.skipping")
  /// How people get up in the morning.
  static let rising = WordClasses.english.words("EatingWords.rising")
  /// What is eaten in the second half of the day.
  static let evening = WordClasses.english.words("EatingWords.evening")
  /// What is eaten around noon.
  static let noon = WordClasses.english.words("EatingWords.noon")
  /// What is eaten at any time.
  static let any = WordClasses.english.words("EatingWords.any")
  /// What begins, beside the words of the lexicon.
  static let starting = WordClasses.english.words("EatingWords.starting")
  /// What ends, beside the words of the lexicon.
  static let ending = WordClasses.english.words("EatingWords.ending")
  /// Words of sleep.
  static let resting = WordClasses.english.words("EatingWords.resting")
  /// Words of work, behind whose it is.
  static let working = WordClasses.english.words("EatingWords.working")
  /// What a day holds beside eating.
  static let others = WordClasses.english.words("EatingWords.others")

  /// Whether a word is something that is eaten.
  static func isMeal(_ word: String) -> Bool {
    let word = word.withoutPossessive
    return morning.contains(word) || evening.contains(word) || noon.contains(word)
      || any.contains(word) || word == "tea"
  }
}
