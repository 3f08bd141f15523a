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
    (.retries, retrying), (.cancels, cancelling), (.resumes, resuming),
    (.sends, sending),
  ]

  static let hesitation = WordClasses.english.phrases("Phrasebook.hesitation")
  private static let proceeding = WordClasses.english.phrases("Phrasebook.proceeding")
  private static let goingOn = WordClasses.english.phrases("Phrasebook.goingOn")
  private static let agreement = WordClasses.english.phrases("Phrasebook.agreement")
  private static let closing = WordClasses.english.phrases("Phrasebook.closing")
  private static let ended = WordClasses.english.phrases("Phrasebook.ended")
  private static let agreedConfirmation = WordClasses.english.phrases(
    "Phrasebook.agreedConfirmation")
  private static let confirmation = WordClasses.english.phrases("Phrasebook.confirmation")
  private static let retrying = WordClasses.english.phrases("Phrasebook.retrying")
  private static let resuming = WordClasses.english.phrases("Phrasebook.resuming")
  private static let sending = WordClasses.english.phrases("Phrasebook.sending")
  private static let cancelling = WordClasses.english.phrases("Phrasebook.cancelling")

  /// Words that make an answer one to all questions of a step.
  static let forAll =
    forEach + WordClasses.english.phrases("Phrasebook.forAll")

  /// Those of them that can mean nothing else, where "everything" may be a word of the answer.
  static let forEach = WordClasses.english.phrases("Phrasebook.forEach")

  /// Words anywhere in a line that leave it open or ask for advice.
  static let openness = WordClasses.english.phrases("Phrasebook.openness")
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
