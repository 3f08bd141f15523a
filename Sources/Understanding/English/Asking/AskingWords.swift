/// The words by which a clause asks.
enum AskingWords {
  /// Words that ask for what is not known.
  static let interrogatives: Set<String> = [
    "what", "what's", "whats", "which", "who", "who's", "whos", "whom", "whose", "where", "where's",
    "wheres", "when", "when's", "why", "how", "how's", "hows",
  ]
  /// Those of them that have a verb in them.
  static let withVerb: Set<String> = [
    "what's", "whats", "who's", "whos", "where's", "wheres", "when's", "how's", "hows",
  ]
  /// Those that also lead to more about what stands before them.
  static let relatives: Set<String> = ["who", "which", "whose", "where", "when"]
  /// What may stand before them: "for what", "in which".
  static let prepositions: Set<String> = [
    "for", "in", "on", "at", "with", "by", "of", "from", "to",
  ]
  /// Verbs that stand before their subject in a question.
  static let auxiliaries: Set<String> = [
    "is", "are", "r", "was", "were", "am", "do", "does", "did", "has", "have", "will", "isn't",
    "aren't", "won't", "doesn't", "don't", "didn't", "wasn't", "haven't",
  ]
  /// Those by which people also ask for something to be done.
  static let modals: Set<String> = [
    "can", "could", "would", "should", "shall", "may", "might", "must", "can't", "couldn't",
    "wouldn't", "shouldn't",
  ]
  /// What a subject begins with.
  static let subjects: Set<String> = [
    "i", "you", "u", "we", "they", "he", "she", "it", "this", "that", "these", "those", "there",
    "anyone", "anybody", "someone", "somebody", "everyone", "any", "all", "my", "your", "our",
    "their", "the", "his", "her", "usher", "one", "people", "other", "others", "today", "tomorrow",
  ]
  /// Subjects behind which an interrogative only says what is meant: "what I ate".
  static let pronouns: Set<String> = [
    "i", "i'm", "im", "i've", "i'd", "i'll", "we", "we're", "he", "he's", "she", "she's", "they",
    "they're", "it", "it's", "my", "her", "his", "our", "their", "you", "you're", "the",
  ]
  /// Words by which an interrogative asks though no verb is turned round.
  static let completing: Set<String> = [
    "else", "next", "now", "for", "if", "kind", "sort", "come", "to", "many", "much", "long",
    "even",
    "happens", "exactly", "happen",
  ]
  /// Verbs of a wish to be told.
  static let telling: Set<String> = [
    "tell", "explain", "describe", "define", "remind", "clarify", "show",
  ]
  /// Verbs of not knowing, behind which an interrogative says what one wants to know.
  static let wondering: Set<String> = [
    "wonder", "wondering", "curious", "know", "ask", "understand", "sure", "hear", "told",
  ]
  /// How one says that one wants to know.
  static let wanting: Set<String> = [
    "want", "like", "love", "may", "might", "can", "could", "need", "wonder", "wondering",
    "curious",
    "wanted", "not", "don't",
  ]
  /// What people open with before they ask.
  static let openings: Set<String> = [
    "wait", "sorry", "hold", "hang", "on", "oh", "um", "hmm", "hm", "ok", "okay", "so", "and",
    "but", "actually", "btw", "uh", "ah", "then", "well", "also", "please", "excuse", "me", "just",
    "gosh", "right", "now", "hey", "hi", "hello", "yes", "no", "or", "anyway", "er", "goodness",
    "honestly",
  ]
  /// Verbs of a wish that what is stored be gone.
  static let erasing: Set<String> = ["delete", "erase", "remove", "forget", "wipe", "destroy"]
  /// What is stored of somebody.
  static let stored: Set<String> = [
    "data", "information", "info", "account", "details", "record", "records", "answers",
  ]
  /// Whether a word says what one wants to be told.
  static func isToldAbout(_ word: String) -> Bool {
    interrogatives.contains(word)
      || ["about", "more", "whether", "if", "of", "this", "that"].contains(word)
  }
  /// Whom or what a wish to know is addressed to or about, where it is a question.
  static let addressed: Set<String> = ["you", "your", "u", "this", "usher", "app", "it", "my", "i"]
  /// How one asks to be put through.
  static let seeking: Set<String> = [
    "i", "can", "could", "may", "might", "let", "want", "need", "like", "prefer", "rather", "to",
  ]
  /// Those who are there to be talked to.
  static let staff: Set<String> = [
    "human", "agent", "representative", "operator", "support", "adviser", "advisor",
  ]
  /// People who can be talked to.
  static let persons: Set<String> = [
    "human", "person", "someone", "somebody", "agent", "representative", "operator", "support",
    "anyone", "anybody", "adviser", "advisor", "people",
  ]
  /// What is done with them.
  static let talking: Set<String> = [
    "talk", "speak", "chat", "word", "talking", "speaking", "contact",
  ]
  /// What stands beside them where nothing else is said: "a real person, please".
  static let besidePersons: Set<String> = [
    "a", "real", "live", "please", "actual", "customer", "the",
  ]
  /// What somebody does not follow or get who does not understand.
  static let notFollowed: Set<String> = [
    "you", "it", "this", "that", "what", "why", "how", "question", "the", "your",
  ]
  /// Words of somebody who does not understand.
  static let confused: Set<String> = ["confused", "unclear", "wdym", "confusing"]
}
