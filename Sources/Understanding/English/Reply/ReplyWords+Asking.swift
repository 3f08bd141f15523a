/// Words of questions.
extension ReplyWords {
  /// Openings of a request, which may be one to be told something.
  static let requests = longestFirst(WordClasses.english.sequences("ReplyWords.requests"))
  /// Verbs of a request without an opening.
  static let needing = WordClasses.english.words("ReplyWords.needing")
  /// Verbs with which people ask to be told something.
  static let tellingVerbs = longestFirst(WordClasses.english.sequences("ReplyWords.tellingVerbs"))
  /// Those of them that are about nothing else.
  static let alwaysTelling = longestFirst(WordClasses.english.sequences("ReplyWords.alwaysTelling"))
  /// What people want to be told.
  static let information = Set(WordClasses.english.words("ReplyWords.information").map(Stem.of))
  /// Verbs with which a question can begin.
  static let auxiliaries = WordClasses.english.words("ReplyWords.auxiliaries")
  /// Words of not knowing, which ask when a question's word follows.
  static let wondering = WordClasses.english.words("ReplyWords.wondering")
  /// What follows the verb that opens a question.
  static let subjects = WordClasses.english.words("ReplyWords.subjects")
  /// What opens a question that wishes for a value that it names.
  static let offering = longestFirst(WordClasses.english.sequences("ReplyWords.offering"))
  /// Verbs that open a question which suggests the value that it names: "could it be at 8?".
  static let suggesting = WordClasses.english.words("ReplyWords.suggesting")
  /// Conditions that are only polite.
  static let idleConditions = longestFirst(
    WordClasses.english.sequences("ReplyWords.idleConditions"))
}
