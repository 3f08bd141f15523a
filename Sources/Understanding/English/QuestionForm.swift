/// How a clause asks.
package enum QuestionForm: Sendable {
  /// It proposes an answer: "what about 1450?".
  case offer
  /// It wants to know something, and is no answer.
  case other
  /// It ends as a question does or asks for something, and may well be an answer: "could we do 1450?".
  case unsure

  /// Whether the clause is about something and is never an answer.
  package var isNoAnswer: Bool { self == .other }

  /// The form of a line that is one clause, or nil when it asks nothing.
  package init?(_ wording: Wording) {
    if wording.isIndirectQuestion { return nil }
    self.init(clause: wording.words[...], isMarked: wording.asks)
  }

  /// The form of a clause, by its words and whether a question mark ends it; nil when it asks nothing.
  init?(clause words: ArraySlice<String>, isMarked: Bool) {
    let rest = words.drop { AskingWords.openings.contains($0) }
    guard let form = Self.form(opening: rest, isMarked) ?? Self.form(of: words) else {
      // Few words that end in an interrogative ask what was meant without a question mark, too.
      guard isMarked || words.count < 4 && Self.endsAsking(words) else { return nil }
      self = Self.asksBack(words) ? .other : .unsure
      return
    }
    self = form
  }

  /// Whether a clause asks whether something is so: "did you write that down?".
  package static func isPolar(_ clause: Wording) -> Bool {
    clause.words.first { !AskingWords.openings.contains($0) }
      .map(AskingWords.auxiliaries.contains) ?? false
  }

  /// Whether a word only says that something was written down, or still is: the "got" of "have you got that".
  package static func isOfNoting(_ word: String) -> Bool { AskingWords.noting.contains(word) }

  /// The form that the first words have.
  private static func form(opening words: ArraySlice<String>, _ isMarked: Bool) -> QuestionForm? {
    var words = words
    if words.count > 1, AskingWords.prepositions.contains(words.first ?? ""),
      AskingWords.interrogatives.contains(words[words.startIndex + 1])
    {
      words = words.dropFirst()
    }
    guard let first = words.first, !isRhetorical(words) else { return nil }
    let second = words.dropFirst().first
    if proposes(words) { return .offer }
    if isInverted(words) { return .other }
    if AskingWords.interrogatives.contains(first) {
      return asks(words, first, second, isMarked) ? .other : nil
    }
    if let second, AskingWords.subjects.contains(second) {
      if AskingWords.modals.contains(first) {
        return first == "should" && second == "i" ? .other : .unsure
      }
      // A verb before what is no person wishes for something.
      let isWish = AskingWords.wishing.contains(first) && !AskingWords.askers.contains(second)
      if AskingWords.auxiliaries.contains(first) { return isWish ? nil : .other }
    }
    // An answer may begin so, too: "is a half in May".
    if let second, AskingWords.auxiliaries.contains(first), articles.contains(second),
      words.count > 3
    {
      return .unsure
    }
    // No statement begins with it.
    if first == "does", words.count > 2, second != "not" { return .unsure }
    if AskingWords.telling.contains(first),
      words.contains(where: {
        AskingWords.toldAbout.contains($0) || AskingWords.interrogatives.contains($0)
      })
    {
      return .other
    }
    if AskingWords.explaining.contains(first), words.count < 5 { return .other }
    // A wish that what is stored be gone is answered by how that is done.
    if AskingWords.erasing.contains(first), words.count < 6,
      words.contains(where: AskingWords.stored.contains)
    {
      return .other
    }
    return first == "meaning" && second == "of" ? .other : nil
  }

  /// Whether a clause has its verb before its subject, and is no wish: "does it count", "do old ones count too", "can I
  /// change it later".
  static func isInverted(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let second = words.dropFirst().first else { return false }
    // "Can I have 45" wishes for something; whether it can be done at another time is asked.
    if AskingWords.modals.contains(first) {
      // "An hour later than nine" is a value.
      return ["i", "we"].contains(second)
        && zip(words, words.dropFirst()).contains {
          later.contains($1) && !ReplyWords.amounts.contains($0)
        } && !words.contains("than")
    }
    guard AskingWords.auxiliaries.contains(first) else { return false }
    let isAsker = nominatives.contains(second)
    switch first {
    case "does", "did", "doesn't", "didn't":
      return isAsker || AskingWords.subjects.contains(second)
        || words.dropFirst(2).contains(where: counting.contains)
    // "Do the guided one"
    case "do", "don't": return isAsker || words.dropFirst(2).contains(where: counting.contains)
    case "have", "haven't": return isAsker
    default: return isAsker || answered.contains(second)
    }
  }

  /// Whether a word is a subject by its form.
  static func isNominative(_ word: String) -> Bool { nominatives.contains(word) }

  private static let nominatives = WordClasses.english.words("QuestionForm.nominatives")
  /// Words for a time that is to come, by which it is asked whether something can wait.
  private static let later = WordClasses.english.words("QuestionForm.later")
  /// Verbs of what it is asked of things whether they do: "do naps count".
  private static let counting = WordClasses.english.words("QuestionForm.counting")
  /// What is asked about behind a form of be: "is no an option", "is my knee one".
  private static let answered = WordClasses.english.words("QuestionForm.answered")

  /// Whether a clause asks what was meant, behind a preposition or at its end: "practice of what exactly",
  /// "practice what".
  private static func asksBack(_ words: ArraySlice<String>) -> Bool {
    endsAsking(words)
      || zip(words, words.dropFirst()).contains {
        AskingWords.prepositions.contains($0) && AskingWords.interrogatives.contains($1)
      }
  }

  /// Whether an interrogative ends a clause that says before it what is asked about: "practice what".
  private static func endsAsking(_ words: ArraySlice<String>) -> Bool {
    let end = words.reversed().drop(while: AskingWords.completing.contains).prefix(2)
    return end.count == 2 && AskingWords.interrogatives.contains(end.first ?? "")
      && ![AskingWords.wondering, .openings].contains { $0.contains(end.last ?? "") }
  }

  /// Whether words ask themselves what they say, by which people take it back: "what am I saying".
  private static func isRhetorical(_ words: ArraySlice<String>) -> Bool {
    let verb = words.dropFirst(3).first ?? ""
    return words.starts(with: ["what", "am", "i"]) && AskingWords.uttering.contains(verb)
  }

  /// Whether words propose an answer.
  private static func proposes(_ words: ArraySlice<String>) -> Bool {
    proposals.contains { words.starts(with: $0) }
  }

  /// Whether an interrogative asks, and does not only say what is meant: "what I ate".
  private static func asks(
    _ words: ArraySlice<String>, _ first: String, _ second: String?, _ isMarked: Bool
  ) -> Bool {
    guard let second else { return true }
    if isMarked || first == "why" || AskingWords.withVerb.contains(first) { return true }
    if AskingWords.pronouns.contains(second) { return false }
    if ["who", "whom", "whose"].contains(first) { return true }
    let next = words.dropFirst().prefix(4)
    if next.contains(where: AskingWords.completing.contains) { return true }
    // A verb at the end of a few words belongs to what is meant: "what Leo has".
    let verbs = next.endIndex == words.endIndex ? next.dropLast() : next
    return verbs.contains {
      AskingWords.auxiliaries.contains($0) || AskingWords.modals.contains($0)
    }
  }

  /// The form of a clause that asks in the order of a statement: "I'd like to know whether …", "I don't follow".
  private static func form(of words: ArraySlice<String>) -> QuestionForm? {
    if notUnderstands(words) || wantsPerson(words) || reports(words) { return .other }
    let place = words.firstIndex(where: AskingWords.wondering.contains)
    if let place,
      words[...place].contains(where: { AskingWords.wanting.contains($0) || $0.hasSuffix("'d") })
    {
      let behind = words[(place + 1)...]
      // What one would like to know of somebody is a wish.
      guard
        behind.contains(where: AskingWords.addressed.contains)
          || AskingWords.wanting.contains(words[place]) && leadsToQuestion(behind)
            && !behind.contains(where: AskingWords.others.contains)
      else { return nil }
      if behind.contains(where: {
        AskingWords.interrogatives.contains($0) || AskingWords.indirect.contains($0)
      }) {
        return words.contains("not") || words.contains("don't") ? nil : .other
      }
    }
    return nil
  }

  /// Whether words begin as a question does that is told.
  private static func leadsToQuestion(_ words: ArraySlice<String>) -> Bool {
    words.first.map {
      AskingWords.interrogatives.contains($0) || AskingWords.polar.contains($0)
    } ?? false
  }

  /// Whether a clause says that what is asked is not understood.
  private static func notUnderstands(_ words: ArraySlice<String>) -> Bool {
    if words.contains(where: AskingWords.confused.contains) { return true }
    if words.starts(with: ["you've", "lost", "me"]) || words.starts(with: ["you", "lost", "me"]) {
      return true
    }
    guard let place = words.firstIndex(where: AskingWords.negations.contains) else { return false }
    var rest = words[(place + 1)...]
    // Who is not sure of it does not do it.
    if rest.count > 2, AskingWords.wondering.contains(rest.first ?? "") {
      rest = rest.dropFirst().drop { AskingWords.askers.contains($0) }
    }
    guard let verb = rest.first else { return false }
    if verb == "understand" { return true }
    guard AskingWords.grasping.contains(verb) else { return false }
    return rest.dropFirst().first.map(AskingWords.notFollowed.contains) ?? true
  }

  /// Whether a clause tells what somebody asked before.
  private static func reports(_ words: ArraySlice<String>) -> Bool {
    guard let verb = words.firstIndex(where: AskingWords.reporting.contains) else { return false }
    return words[..<verb].contains { AskingWords.askers.contains($0) }
      && words[(verb + 1)...].prefix(2).contains {
        AskingWords.interrogatives.contains($0) || AskingWords.indirect.contains($0)
      }
  }

  /// Whether a clause asks for a person: "I want to talk to somebody", "a human, please".
  private static func wantsPerson(_ words: ArraySlice<String>) -> Bool {
    let isOfOthers = words.contains(where: AskingWords.others.contains)
    guard !isOfOthers, let person = words.firstIndex(where: AskingWords.persons.contains) else {
      return false
    }
    if let verb = words[..<person].firstIndex(where: AskingWords.talking.contains) {
      let asks = words[..<verb].contains { AskingWords.seeking.contains($0) }
      return person - verb <= 4 && (asks || AskingWords.staff.contains(words[person]))
    }
    return words.count < 5 && AskingWords.staff.contains(words[person])
      && words.allSatisfy { $0 == words[person] || AskingWords.besidePersons.contains($0) }
  }

  /// Whether a line asks how something can be changed: "how do I change the window".
  package static func asksHowToChange(_ wording: Wording) -> Bool {
    let words = wording.words.drop(while: AskingWords.openings.contains)
    guard words.first == "how", words.count > 2 else { return false }
    let verb = words.dropFirst().first { !behindHow.contains($0) }
    return verb.map(AskingWords.changing.contains) ?? false
  }

  /// Whether a line asks that something be otherwise, by its name: "can the colour be green?".
  package static func wishes(_ wording: Wording) -> Bool {
    let words = wording.words.prefix(8)
    return words.count > 3 && ["can", "could"].contains(words[0]) && determiners.contains(words[1])
      && words.dropFirst(3).contains("be")
  }

  /// Openings of a question that proposes an answer.
  private static let proposals = WordClasses.english.sequences("QuestionForm.proposals")
  /// What begins a subject that may be an answer as well.
  private static let articles = WordClasses.english.words("QuestionForm.articles")
  /// Words between a how and the verb that it asks about.
  private static let behindHow = WordClasses.english.words("QuestionForm.behindHow")
  /// Determiners of what somebody wishes to be otherwise.
  private static let determiners = WordClasses.english.words("QuestionForm.determiners")
}
