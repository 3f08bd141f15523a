/// What kind of question a line is, if it is one.
enum QuestionForm {
  /// It asks about the conversation, the product or the world; it is never an answer.
  case aboutSomething
  /// It ends as a question does but may well be an answer ("could we do 1450?").
  case maybeAnAnswer
  /// It is no question.
  case none

  init(_ wording: Wording) {
    if wording.starts(withAny: Self.offers) != nil {
      self = .maybeAnAnswer
    } else if wording.starts(withAny: Self.openings) != nil {
      self = .aboutSomething
    } else {
      self = wording.asks ? .maybeAnAnswer : .none
    }
  }

  /// Questions that propose an answer.
  private static let offers = ["what about", "how about", "what if i say", "why not"]

  /// Begins of questions that want to know something.
  private static let openings = [
    "why", "what is", "what's", "whats", "what are", "what does", "what do", "what did",
    "what will", "what happens", "what for", "what kind", "what would", "what if", "what can",
    "what was", "what were",
    "what have",
    "who is", "who are", "who's", "who will", "who can", "how does", "how do", "how is",
    "how will", "how would", "how should", "how did", "how come", "how can", "how many", "how much",
    "when will", "when do", "where is", "where do", "where does", "where will", "which one is",
    "which is", "explain", "define", "tell me about", "tell me more", "describe", "do you",
    "does it", "does this", "does that", "is it", "is this", "is that", "are you", "are there",
    "will you", "will it", "will this", "should i", "can you explain", "could you explain",
    "can you tell me", "could you tell me", "i don't understand", "what has", "meaning of",
  ]
}
