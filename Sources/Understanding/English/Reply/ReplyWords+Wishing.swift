/// Words of wishes.
extension ReplyWords {
  /// Openings of a wish, of which several may follow each other.
  static let wishes = longestFirst(WordClasses.english.sequences("ReplyWords.wishes"))
  /// Verbs with which people have something done.
  static let directing = WordClasses.english.words("ReplyWords.directing")
  /// What may stand before a number that it does not name: "make 4", "room 4".
  static let wanting = WordClasses.english.words("ReplyWords.wanting")
  /// What a wish says that wants what was proposed.
  static let pronominal = WordClasses.english.words("ReplyWords.pronominal")
  /// What may stand for what was proposed, or point to something else.
  static let pointing = WordClasses.english.words("ReplyWords.pointing")
  /// What a phrase begins with that says how or where something is to be.
  static let placing = WordClasses.english.words("ReplyWords.placing")
  /// What points to a thing that was proposed.
  static let definite = WordClasses.english.words("ReplyWords.definite")
  /// What leads to something new.
  static let leading = WordClasses.english.words("ReplyWords.leading")

  /// Lexemes that make a sentence of words: pronouns and verbs.
  static let sentence: LexemeSet = [
    .i, .we, .you, .they, .it, .this, .that, .there, .is, .do, .will, .would, .can, .have, .want,
    .need,
  ]
}
