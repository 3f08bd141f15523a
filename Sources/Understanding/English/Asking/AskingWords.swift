/// Classes of the words by which a clause asks; the words are rows of `asking.tsv`.
enum AskingWords: String, CaseIterable {
  /// Words that ask for what is not known.
  case interrogatives
  /// Those of them that have a verb in them.
  case withVerb
  /// Those that also lead to more about what stands before them.
  case relatives
  /// What may stand before them: "for what", "in which".
  case prepositions
  /// Verbs that stand before their subject in a question.
  case auxiliaries
  /// Those by which people also ask for something to be done.
  case modals
  /// What a subject begins with.
  case subjects
  /// Subjects behind which an interrogative only says what is meant: "what I ate".
  case pronouns
  /// Words by which an interrogative asks though no verb is turned round.
  case completing
  /// Verbs of a wish to be told.
  case telling
  /// Verbs by which people tell what they asked.
  case reporting
  /// Verbs of not knowing, behind which an interrogative says what one wants to know.
  case wondering
  /// How one says that one wants to know.
  case wanting
  /// What people open with before they ask.
  case openings
  /// Verbs of a wish that what is stored be gone.
  case erasing
  /// What is stored of somebody.
  case stored
  /// Whom or what a wish to know is addressed to or about, where it is a question.
  case addressed
  /// How one asks to be put through.
  case seeking
  /// Those who are there to be talked to.
  case staff
  /// People who can be talked to.
  case persons
  /// What is done with them.
  case talking
  /// What stands beside them where nothing else is said: "a real person, please".
  case besidePersons
  /// What somebody does not follow or get who does not understand.
  case notFollowed
  /// Words of somebody who does not understand.
  case confused
  /// Words by which one says that one does not.
  case negations
  /// Verbs of getting what is asked.
  case grasping
  /// Verbs of a wish that something be otherwise.
  case changing
  /// Of whom somebody speaks, and who is not here.
  case others
  /// Verbs of a wish to have something made clear.
  case explaining
  /// How people say of something how it seems to them.
  case seeming
  /// What they say of how much it is.
  case judging
  /// Verbs behind a "can I" by which a value is wished for, and what may stand before them.
  case taking
  /// What somebody does who says something.
  case uttering
  /// Verbs of writing down what was said, and what is said of it then: "did you get that", "is it still in there".
  case noting
  /// Who does the asking, and is asked.
  case askers
  /// What leads, as an interrogative does, to what one wants to be told.
  case toldAbout
  /// Verbs by which a clause wishes for something, where another would ask.
  case wishing
  /// What leads to a question that is told and not asked.
  case indirect
  /// Those of them behind which a question of a yes or a no is told.
  case polar

  /// The words that turn a clause into a question, in which slips of the fingers are mended.
  static let vocabulary = Vocabulary(lazily: {
    var words: [String] = []
    RowTable.englishAsking.text.forEachPart(at: "\n") { row in
      let word = String(decoding: row.columns[0], as: UTF8.self)
      if [interrogatives, auxiliaries, modals].contains(where: { $0.contains(word) }) {
        words.append(word)
      }
    }
    return words
  })

  /// Whether a word is one of them.
  func contains(_ word: String) -> Bool {
    guard let row = WordKey(word).flatMap({ RowTable.englishAsking.row(of: $0) }) else {
      return false
    }
    return row.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(rawValue.utf8) }
  }
}
