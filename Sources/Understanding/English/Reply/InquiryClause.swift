/// Tells clauses that want to know something.
enum InquiryClause {
  /// Whether a clause wants to know something; nil when its words do not say.
  static func isInquiry(
    _ words: [String], isQuestion: Bool, hasValue: Bool
  ) -> Bool? {
    guard let first = words.first else { return nil }
    if ["what", "how"].contains(first), words.dropFirst().first == "about" {
      return hasValue ? false : nil
    }
    // "Is there anything at 4?" wishes for it.
    if hasValue {
      if ReplyWords.offering.contains(where: words.starts(with:)) { return false }
      if ReplyWords.suggesting.contains(first) { return false }
    }
    if words == ["why", "not"] { return nil }
    if ReplyWords.asking.contains(first) {
      return !words.starts(with: ["why", "not"])
    }
    if prepositions.contains(first), words.count > 1, behindPrepositions.contains(words[1]) {
      return true
    }
    var rest = words[...]
    while let opening = ReplyWords.requests.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(opening.count)
    }
    if ReplyWords.tellingVerbs.contains(where: { rest.starts(with: $0) }) {
      if hasValue { return false }
      if isAbout(rest, isTelling: true) { return true }
    }
    if rest.count < words.count || ReplyWords.needing.contains(first),
      isAbout(rest, isTelling: false)
    {
      return true
    }
    if let place = words.firstIndex(where: ReplyWords.wondering.contains),
      words[place...].contains(where: ReplyWords.asking.contains)
    {
      return true
    }
    return opensQuestion(words, isQuestion: isQuestion) ? true : nil
  }

  /// Whether a clause begins with the verb of a question: "does it", "is there".
  private static func opensQuestion(_ words: [String], isQuestion: Bool) -> Bool {
    guard words.count > 1, ReplyWords.auxiliaries.contains(words[0]) else { return false }
    if modalSubjects.contains(words[1]), modals.contains(words[0]) {
      // "Can we do 10:15" wishes, "can I smoke there" asks.
      let verb = words.dropFirst(2).first ?? ""
      return isQuestion && words[1] != "you" && !ReplyWords.directing.contains(verb)
    }
    if ["do", "have"].contains(words[0]), requestObjects.contains(words[1]) {
      return false
    }
    return isQuestion || ReplyWords.subjects.contains(words[1])
      || questionVerbs.contains(words[0])
  }

  /// Whether what somebody wants to have or be told is information.
  private static func isAbout(
    _ words: ArraySlice<String>, isTelling: Bool
  ) -> Bool {
    if isTelling, ReplyWords.alwaysTelling.contains(where: { words.starts(with: $0) }) {
      return true
    }
    return words.contains {
      ReplyWords.information.contains(ReplyWords.stem($0)) || ReplyWords.asking.contains($0)
        || $0 == "their" || $0 == "its" || $0 == "if" || $0 == "whether"
    }
  }

  /// Prepositions that may stand before a question word.
  private static let prepositions = WordClasses.english.words("InquiryClause.prepositions")
  /// Question words that may stand behind a preposition.
  private static let behindPrepositions = WordClasses.english.words(
    "InquiryClause.behindPrepositions")
  /// Subjects of whom is asked what they can and would.
  private static let modalSubjects = WordClasses.english.words("InquiryClause.modalSubjects")
  /// Verbs of what somebody can and would.
  private static let modals = WordClasses.english.words("InquiryClause.modals")
  /// Words behind a verb with which it makes a request and no question.
  private static let requestObjects = WordClasses.english.words("InquiryClause.requestObjects")
  /// Verbs that open a question whatever stands behind them.
  private static let questionVerbs = WordClasses.english.words("InquiryClause.questionVerbs")
}
