/// The words by which replies agree, wish, ask and take back.
enum ReplyWords {
  /// The stem of a word, so that "people's tickets" finds "ticket".
  static func stem(_ word: String) -> String { Stem.of(word) }

  static func longestFirst(_ phrases: [[String]]) -> [[String]] {
    phrases.sorted { $0.count > $1.count }
  }

  // MARK: - Names and what is counted

  /// Words of names that only say what kind of value it is.
  static let kinds = Set(WordClasses.english.words("ReplyWords.kinds").map(Stem.of))
  /// What a number of people is said in, or what each of them takes one of.
  static let people = Set(WordClasses.english.words("ReplyWords.people").map(Stem.of))
  /// What a number of people is called together.
  static let groups = Set(WordClasses.english.words("ReplyWords.groups").map(Stem.of))
  /// What the length of a stay is said in.
  static let lengths = Set(WordClasses.english.words("ReplyWords.lengths").map(Stem.of))
  /// Names that only a journey has.
  static let journeys = Set(WordClasses.english.words("ReplyWords.journeys").map(Stem.of))
  /// What people do who are counted: "two going".
  static let taking = WordClasses.english.words("ReplyWords.taking")
  /// What makes a bare number a time of day.
  static let beforeTimes: LexemeSet = [
    .at, .by, .until, .from, .since, .before, .after, .hedge, .morning, .afternoon, .evening,
    .night, .tonight,
  ]
  /// What may stand between a number and what it counts.
  static let beforeNoun = WordClasses.english.words("ReplyWords.beforeNoun")

  /// How a value says that there is none.
  static let none = WordClasses.english.words("ReplyWords.none")

  // MARK: - Clauses

  /// Signs that end a clause.
  static let endSigns = Set(words: ". ! ? ; , … ... ( )")
  /// Those of them that end a sentence.
  static let sentenceEnds = Set(words: ". ! ? …")
  /// Words that can lead to a further clause.
  static let joining = WordClasses.english.words("ReplyWords.joining")
  /// Words that lead to a limit.
  static let limiting = WordClasses.english.words("ReplyWords.limiting")
  /// Words that a period shortens.
  static let shortened = WordClasses.english.words("ReplyWords.shortened")
  /// Words that lead to a condition.
  static let conditions = WordClasses.english.words("ReplyWords.conditions")
  /// Words behind which an "if" is a "whether", or goes with the words before it.
  static let beforeWhether = WordClasses.english.words("ReplyWords.beforeWhether")
  /// What a clause of its own begins with behind an "and".
  static let clauseStarts = WordClasses.english.words("ReplyWords.clauseStarts")
  /// Words of questions.
  static let asking = WordClasses.english.words("ReplyWords.asking")
  /// What follows a question's word in the middle of other words.
  static let behindAsking = WordClasses.english.words("ReplyWords.behindAsking")
  /// What makes a question's word the begin of a clause about what stands before it.
  static let beforeRelative = WordClasses.english.words("ReplyWords.beforeRelative")
  /// What follows a "no" that is no refusal.
  static let behindKindNo = WordClasses.english.words("ReplyWords.behindKindNo")

  // MARK: - What adds nothing

  /// What opens a clause and says nothing of its own.
  static let fillers = WordClasses.english.words("ReplyWords.fillers")
  /// Words that add weight wherever they stand.
  static let weights = WordClasses.english.words("ReplyWords.weights")
  /// Words of thanks.
  static let thanking = WordClasses.english.words("ReplyWords.thanking")
  /// What says nothing new about anything that is proposed.
  static let idle = WordClasses.english.words("ReplyWords.idle")
  /// Lexemes that say something though they are in the lexicon.
  static let telling: LexemeSet = [
    .without, .none, .except, .instead, .digits, .k, .m, .p, .otherUnit, .kilogram, .gram, .pound,
    .ounce, .stone,
  ]
}
