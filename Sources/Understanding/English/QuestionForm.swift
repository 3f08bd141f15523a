/// What people want to know when they ask back, by the words of the question.
package enum QuestionForm: CaseIterable, Sendable {
  /// What was said before: "what did I say about calories?", "which one did I pick?".
  case saidBefore
  /// It proposes an answer: "what about 1450?".
  case offer
  /// Why something is as it is, or is asked: "why 12:00?", "how come?".
  case reason
  /// How the choices differ.
  case difference
  /// What it is that is asked for, or good for: "what does that do?".
  case purpose
  /// The value of something that is the person's own: "what's my goal?".
  case own
  /// Anything else about the conversation, the product or the world.
  case other
  /// It ends as a question does, and may well be an answer ("could we do 1450?").
  case unsure

  /// The form of the question that a line is, or that follows words of somebody who does not know: "not sure,
  /// what's that".
  package init?(of line: Line, _ wording: Wording) {
    let form = QuestionForm(wording)
    let mayFollow = form?.isNoAnswer != true && line.tokens.contains { $0.kind == .sign }
    let clauses = mayFollow ? line.clauses() : []
    guard clauses.count > 1,
      Wording(line.keeping(line.span(clauses[0].tokens))).means(.hesitates),
      let asked = QuestionForm(
        Wording(line.keeping(line.span(clauses[1].tokens).lowerBound..<line.text.utf8.count)))
    else {
      guard let form else { return nil }
      self = form
      return
    }
    self = asked
  }

  /// The form of a question, or nil when the line is none.
  package init?(_ wording: Wording) {
    if wording.isIndirectQuestion { return nil }
    if Self.recalls(wording) {
      self = .saidBefore
      return
    }
    guard
      let form = Self.openings.first(where: { wording.starts(withAny: $0.phrases) != nil })?.form
    else {
      guard wording.asks else { return nil }
      self = Self.isAboutBefore(wording) ? .saidBefore : .unsure
      return
    }
    self = form != .offer && Self.isAboutBefore(wording) ? .saidBefore : form
  }

  /// Whether a line asks how something can be changed: "how do I change the window".
  package static func asksHowToChange(_ wording: Wording) -> Bool {
    let words = wording.words.drop(while: interjections.contains)
    guard words.first == "how", words.count > 2 else { return false }
    let verb = words.dropFirst().first {
      !["do", "can", "could", "would", "to", "i", "we"].contains($0)
    }
    return verb.map(changing.contains) ?? false
  }

  private static let changing: Set<String> = [
    "change", "edit", "update", "fix", "correct", "alter", "adjust", "amend", "modify",
  ]

  /// Whether a line asks that something be otherwise, by its name: "can the colour be green?".
  package static func wishes(_ wording: Wording) -> Bool {
    let words = wording.words.prefix(8)
    return words.count > 3 && ["can", "could"].contains(words[0])
      && ["the", "my", "her", "his", "their"].contains(words[1])
      && words.dropFirst(3).contains("be")
  }

  /// Whether the line is about something and is never an answer.
  package var isNoAnswer: Bool { self != .offer && self != .unsure }

  /// Whether an answer that was given, and where it came from, may be what people want to know.
  package var mayBeAboutAnAnswer: Bool { [.saidBefore, .reason, .own].contains(self) }

  /// Whether the tip of the question that is asked says what people want to know.
  package var isAnsweredByTip: Bool { [.reason, .difference, .purpose].contains(self) }

  /// The words with which questions of each form begin.
  private static let openings: [(form: QuestionForm, phrases: [String])] = [
    (
      .saidBefore,
      [
        "what did i say", "what did i tell you", "what have i said", "what did i answer",
        "what did i put", "what have i put", "what did i type", "what did i write",
        "what did i enter", "what did i pick", "what did i choose", "what did i give you",
      ]
    ),
    (
      .offer,
      ["what about", "how about", "what if i say", "why not", "why ever not"]
    ),
    (
      .reason,
      ["why", "what for", "how come"]
    ),
    (
      .difference,
      [
        "what's the difference", "whats the difference", "what is the difference",
        "what are the differences",
      ]
    ),
    (
      .purpose,
      [
        "what happens if", "what happens when i", "what does it do", "what does this do",
        "what does that do", "what is it", "what's it",
        "what is this", "what's this", "what is that", "what's that",
      ]
    ),
    (
      .own,
      ["what's", "whats", "what is", "what was", "what are", "what were"].flatMap { opening in
        ["my", "her", "his", "their"].map { "\(opening) \($0)" }
      }
    ),
    (
      .other,
      [
        "what is", "what's", "whats", "what are", "what does", "what do", "what did", "what will",
        "what happens", "what kind", "what would", "what if", "what can", "what was", "what were",
        "what have", "what has", "who is", "who are", "who's", "who will", "who can", "how does",
        "how do", "how is", "how will", "how would", "how should", "how did", "how can",
        "how many", "how much", "how long", "how far", "how big", "how often", "when will",
        "when do", "where is", "where do", "where does",
        "where will", "which one is", "which is", "explain", "define", "tell me about",
        "tell me more", "describe", "do you", "does it", "does this", "does that", "is it",
        "is this", "is that", "are you", "are there", "will you", "will it", "will this",
        "should i", "can you explain", "could you explain", "can you tell me",
        "could you tell me", "i don't understand", "meaning of",
      ]
    ),
  ]

  /// Whether a line wants to hear once more what was said: "wait, which days did I pick?", "what's my window
  /// again", "remind me of the calories".
  private static func recalls(_ wording: Wording) -> Bool {
    let words = Array(wording.words.drop(while: interjections.contains))
    guard let first = words.first else { return false }
    if first == "remind" {
      return words.count > 2 && words[1] == "me" && reminders.contains(words[2])
    }
    guard ["what", "what's", "whats", "which", "when", "did"].contains(first) else { return false }
    let pairs = zip(words, words.dropFirst()).enumerated()
    let asksWhatWasSaid = pairs.contains { place, pair in
      ["did", "have"].contains(pair.0) && place + 2 < words.count
        && (pair.1 == "i" && telling.contains(words[place + 2])
          || pair.1 == "you" && noting.contains(words[place + 2]))
        || pair == ("do", "you") && place + 3 < words.count && words[place + 2] == "have"
          && ["down", "for"].contains(words[place + 3])
    }
    let asksWhatIs = ["what's", "whats"].contains(first) || words.contains(where: copulas.contains)
    return asksWhatWasSaid || first != "did" && asksWhatIs && words.last == "again"
  }

  /// What people open with before they ask.
  private static let interjections: Set<String> = [
    "wait", "sorry", "hold", "hang", "on", "oh", "um", "hmm", "hm", "ok", "okay", "so", "and",
    "but",
    "actually", "btw", "uh", "ah",
  ]
  private static let copulas: Set<String> = ["is", "are", "was", "were"]
  private static let reminders: Set<String> = ["of", "what", "which", "about", "when"]
  /// What people did who gave an answer.
  private static let telling: Set<String> = [
    "say", "said", "tell", "told", "choose", "chosen", "pick", "picked", "put", "enter", "entered",
    "give", "given", "type", "typed", "write", "written", "answer", "answered", "select",
    "selected",
    "set",
  ]

  /// What Usher did with an answer.
  private static let noting: Set<String> = [
    "put", "note", "noted", "write", "written", "record", "recorded", "save", "saved", "store",
    "stored", "got", "get", "jot", "take", "taken", "hear", "heard", "understand", "understood",
  ]

  private static func isAboutBefore(_ wording: Wording) -> Bool {
    lookingBack.contains { wording.contains($0) }
  }

  /// Words that make any question one about what was said before.
  private static let lookingBack = [
    "did i say", "did i tell you", "have i said", "have i told you", "did i answer", "did i choose",
    "did i pick",
  ]
}
