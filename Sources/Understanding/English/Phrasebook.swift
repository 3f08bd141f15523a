/// What people say in every conversation: whole phrases, each with all that it can mean.
///
/// There is one table for all of "yes, go on", "that's all", "never mind" and "I don't know"; what a
/// phrase does where it is said is for the conversation's policy to decide. Yes and no are read by
/// ``BooleanDimension``, as they come in far more words than a table can hold.
package enum Phrasebook {
  /// All that a phrase can mean, in small letters; empty for one that is not in the book.
  static func meaning(of phrase: String) -> PhraseMeaning {
    table.meanings(of: phrase).reduce(into: []) { $0.formUnion($1) }
  }

  private static let table = PhraseIndex(entries)

  private static let entries: [(PhraseMeaning, [String])] = [
    (.hesitates, hesitation), ([.proceeds, .goesOn], proceeding), (.goesOn, goingOn),
    (.agrees, agreement), ([.agrees, .closes], closing), (.closes, ended),
    ([.agrees, .confirms], agreedConfirmation), (.confirms, confirmation),
    (.retries, retrying), (.cancels, cancelling), (.resumes, ["resume"]),
    (.sends, ["send it", "send"]),
  ]

  static let hesitation = [
    "i don't know", "i dont know", "don't know", "dont know", "dunno", "idk", "no idea",
    "let me think", "hmm let me think", "let me see", "hmm let me see", "not sure", "i'm not sure",
    "im not sure", "i am not sure", "whatever you think",
    "whatever you suggest", "whatever you recommend", "whatever", "you decide", "you choose",
    "up to you", "what do you suggest", "what do you recommend", "what would you suggest",
    "what would you recommend", "what do you think", "suggest something", "surprise me",
    "no clue", "i have no idea", "hard to say", "can't say", "good question", "you tell me",
    "what's normal", "what is normal", "anything", "any", "i can't decide", "no preference",
    "i don't mind", "don't mind", "don't care", "i don't care", "recommend something",
  ]
  private static let proceeding = [
    "next", "continue", "go on", "carry on", "go", "let's go", "lets go", "move on", "keep going",
    "onwards",
  ]
  private static let goingOn = [
    "go ahead", "proceed", "got it", "i see", "understood", "ready", "i'm ready", "cool", "nice",
    "great", "makes sense", "makes sense to me", "interesting", "alright", "all right", "right",
    "done", "thanks", "thank you", "wow", "good", "good to know", "begin", "start", "get going",
    "get started", "get cracking", "crack on", "fire away", "off we go", "fair enough",
    "fair point", "gotcha",
    "that makes sense", "very well",
  ]
  private static let agreement = [
    "looks right", "looks good", "correct", "all good", "all correct", "all right", "it's right",
    "that looks right", "that looks good", "everything is right", "everything looks good",
    "everything is correct", "perfect", "confirm", "confirmed", "good", "great", "looks great",
    "lgtm", "let's go", "lets go", "exactly", "spot on", "yes that's right",
    "that's me", "that is me", "sounds reasonable", "looks reasonable", "looks fine",
    "looks fine to me", "looks good to me", "sounds right", "sounds good", "sounds great",
    "sounds good to me", "that works",
    "works for me", "fine with me", "fine by me",
    "that's fine with me", "that's fine by me",
    "yes looks right", "yes looks good", "yes that's all", "yes it's right", "yes it is",
    "yes correct", "yes please", "yes it does", "it does", "it is", "agreed", "that one",
    "very well", "as you suggest", "as you suggested", "as suggested", "your suggestion",
    "the recommended one", "the suggested one", "yes the recommended one", "your recommendation",
    "the one you recommend", "the one you suggest", "as you recommend", "as recommended",
    "that one please", "i'll take it", "i'll take that", "i'll take that one", "take it",
    "take that", "take that one", "let's take that", "let's take it",
  ]
  private static let closing = [
    "done", "i'm done", "finish", "submit", "no changes", "nothing to change", "that's all",
    "thats all", "that is all", "that's everything", "thats everything", "that is everything",
    "that's it", "that is it",
  ]
  private static let ended = ["im done", "finished"]
  private static let agreedConfirmation = ["that's right", "thats right", "that's correct"]
  private static let confirmation = [
    "thats correct", "that is correct", "that is right", "this is correct", "this is right",
  ]
  private static let retrying = [
    "retry", "try again", "again", "try it again", "yes try again", "please try again",
  ]
  private static let cancelling = ["cancel", "stop", "never mind", "nevermind"]

  /// Words that make an answer one to all questions of a step.
  static let forAll =
    forEach + [
      "to everything", "none of them", "none of these", "none of those", "any of them",
      "any of these", "any of those", "the rest", "allow all", "skip all", "decline all", "yes all",
      "no all", "to both", "both", "neither", "everything", "all on", "all off", "them all",
      "the lot", "the lot of them",
    ]

  /// Those of them that can mean nothing else, where "everything" may be a word of the answer.
  static let forEach = [
    "to all", "for all", "all of them", "all of these", "all of those", "for everything",
    "all three", "for each", "everywhere", "across the board",
  ]

  /// Words anywhere in a line that leave it open or ask for advice.
  static let openness = [
    "do you suggest", "do you recommend", "would you suggest", "would you recommend", "should i",
    "which one is better", "which is better", "which one is best", "which is best", "what's best",
    "not sure about", "not sure if", "not sure whether", "not sure yet", "unsure about",
    "no particular", "nothing particular", "nothing in particular", "what is best",
    "what would be best", "which would be better", "which one would you",
  ]
}

extension Wording {
  /// Whether the whole line, with or without the politeness around it, has a meaning.
  package func means(_ meaning: PhraseMeaning) -> Bool {
    Phrasebook.meaning(of: plain).contains(meaning)
      || Phrasebook.meaning(of: core).contains(meaning)
  }

  /// Whether the whole line, taken to the letter, has a meaning.
  package func literallyMeans(_ meaning: PhraseMeaning) -> Bool {
    Phrasebook.meaning(of: plain).contains(meaning)
  }

  /// Whether the line says that one does not know, or asks for advice.
  package var hesitates: Bool {
    means(.hesitates) || Phrasebook.openness.contains { contains($0) }
  }

  /// Whether the line speaks of all questions of a step at once: "not now to all".
  package var isForAll: Bool { Phrasebook.forAll.contains { contains($0) } }

  /// Whether a line says so by words that have no other sense: "5 for all three".
  package var isForEach: Bool { Phrasebook.forEach.contains { contains($0) } }
}

extension Wording {
  /// Whether the line, politeness aside, says that what was said back is right.
  package var isConfirmation: Bool { Phrasebook.meaning(of: core).contains(.confirms) }

  /// Whether words that go on grant what is asked too: "ok go on", "go on then".
  package var grantsByTheWay: Bool {
    opens(withAny: ["ok", "okay", "oh"]) || plain.hasSuffix(" then")
  }

  /// Whether the line, politeness aside, asks to go on.
  package var isProceeding: Bool { Phrasebook.meaning(of: core).contains(.proceeds) }

  /// Whether the line is kind to whom it speaks to: "you're great".
  package var isPraiseOfUsher: Bool { smallTalk == .praise && plain.hasPrefix("you") }
}
