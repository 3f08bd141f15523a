/// Words of agreement, refusal and change.
extension ReplyWords {
  /// Phrases with which people say that something is right, besides those of any yes.
  static let agreeing = longestFirst(WordClasses.english.sequences("ReplyWords.agreeing"))
  /// What may stand before such a phrase besides what stands for all that was proposed.
  static let beforeAgreement = WordClasses.english.words("ReplyWords.beforeAgreement")
  /// What makes such a phrase the subject of a sentence: "what I want is …".
  static let copulas = WordClasses.english.words("ReplyWords.copulas")
  /// What agrees as the verb of a clause, whatever it is that is confirmed.
  static let confirming = WordClasses.english.words("ReplyWords.confirming")

  /// What stands for all that was proposed.
  static let wholes = WordClasses.english.words("ReplyWords.wholes")
  /// Phrases with which people say that something is not right.
  static let declining = longestFirst(WordClasses.english.sequences("ReplyWords.declining"))
  /// What a clause begins with that calls everything off.
  static let cancelling = longestFirst(WordClasses.english.sequences("ReplyWords.cancelling"))
  /// Phrases with which people take back what they said before.
  static let retracting = longestFirst(WordClasses.english.sequences("ReplyWords.retracting"))
  /// The words of those phrases.
  static let retractingWords = WordClasses.english.words("ReplyWords.retractingWords")
  /// Words that announce another value wherever they stand.
  static let cues = WordClasses.english.words("ReplyWords.cues")
  /// Verbs and other words of change, wherever they stand.
  static let changing = WordClasses.english.words("ReplyWords.changing")

  /// Words that change a value by some amount.
  static let comparing = WordClasses.english.words("ReplyWords.comparing")
  /// What is compared with "later", which alone puts off.
  static let amounts = WordClasses.english.words("ReplyWords.amounts")
}
