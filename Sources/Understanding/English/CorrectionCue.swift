/// Words by which people announce that they correct something.
package enum CorrectionCue: Sendable {
  /// The line replaces what was said last ("make it 1900", "I meant 9pm").
  case replacing
  /// The line may replace something or begin a new answer ("actually 8").
  case hesitating

  /// The announcement that a line makes, or nil when it makes none.
  package init?(_ wording: Wording) {
    // "Not sure" and "no idea" take nothing back, and "no more than 45" is a bound.
    if wording.means(.hesitates) || wording.opensWithBound { return nil }
    // Nor does "no idea" before an answer.
    let corrects =
      wording.opens(withAny: Self.openings) && !wording.opens(withAny: Phrasebook.hesitation)
    if corrects || Self.asksPolitely(wording) || wording.movesSomewhere
      || Self.anywhere.contains(where: { wording.contains($0) }) || wording.saysWhatShouldBe
    {
      self = .replacing
    } else if wording.opens(withAny: Self.hesitations), !Self.hesitations.contains(wording.plain) {
      // "Wait, change the goal" says what it wants.
      self = Self.plainOpenings.contains { wording.contains($0) } ? .replacing : .hesitating
    } else {
      return nil
    }
  }

  /// Whether a line says in so many words that it replaces something; "no" alone may be an answer.
  package static func isPlain(in wording: Wording) -> Bool {
    anywhere.contains { wording.contains($0) } || wording.saysWhatShouldBe
  }

  /// Whether a line begins like nothing but a correction.
  package static func opensPlainly(_ wording: Wording) -> Bool {
    wording.starts(withAny: plainOpenings) != nil
  }

  /// Whether a line asks for a change in polite words: "could you change the note to …", but not "can I change
  /// it later".
  private static func asksPolitely(_ wording: Wording) -> Bool {
    !wording.asks && opensPlainly(wording)
      && !wording.opens(withAny: askingLeave)
  }

  /// Whether a line has no words of substance but those that announce a change: the "btw" and "make" of "btw make
  /// it".
  package static func areAll(of line: Line) -> Bool {
    line.contentWords.allSatisfy { announcing.contains($0) || NameWords.chat.contains($0) }
  }

  private static let announcing = Set(
    (plainOpenings + openings + anywhere + hesitations).flatMap { $0.split(separator: " ") }
      .map(String.init)
  ).union(WordClasses.english.words("CorrectionCue.announcing"))

  /// Verbs that want something changed, whatever becomes of it.
  static let changing = WordClasses.english.words("CorrectionCue.changing")
  private static let plainOpenings = WordClasses.english.phrases("CorrectionCue.plainOpenings")
  private static let openings = WordClasses.english.phrases("CorrectionCue.openings")
  private static let anywhere = WordClasses.english.phrases("CorrectionCue.anywhere")
  private static let hesitations =
    WordClasses.english.phrases("CorrectionCue.hesitations") + interjections
  private static let interjections = WordClasses.english.phrases("CorrectionCue.interjections")

  /// Whether a line begins with a sound alone, which by itself takes nothing back: "oh, 8".
  package static func isInterjection(_ wording: Wording) -> Bool {
    wording.opens(withAny: interjections) && !isPlain(in: wording)
  }

  /// Openings of a line that asks for leave.
  private static let askingLeave = WordClasses.english.phrases("CorrectionCue.askingLeave")
}

extension Wording {
  /// Whether the line begins by moving something to another number, time or day: "bump it to 1900", "move
  /// the start to 9", but not "bring her up to be kind".
  fileprivate var movesSomewhere: Bool {
    let words = (Self.isMoving(plain) ? plain : core).split(separator: " ", maxSplits: 9)
    guard let verb = words.first, Self.moving.contains(String(verb)),
      let link = words.indices.dropFirst(2).first(where: { words[$0] == "to" }),
      link + 1 < words.count
    else { return false }
    let value = Line(words[(link + 1)...].joined(separator: " ")).tokens.first
    return value.map { LexemeSet.movedTo.contains($0.lexeme) } ?? false
  }

  private static func isMoving(_ words: String) -> Bool {
    words.split(separator: " ", maxSplits: 1).first.map { moving.contains(String($0)) } ?? false
  }

  private static let moving = WordClasses.english.words("CorrectionCue.moving")

  /// Whether the line says that something should be otherwise; "I should be eating 2000" does not.
  fileprivate var saysWhatShouldBe: Bool {
    zip(words, words.dropFirst()).enumerated().contains { place, pair in
      pair == ("should", "be") && (place == 0 || !["i", "we", "you"].contains(words[place - 1]))
    }
  }

  /// Whether the line begins with the "no" of a bound: "no more than 45", "no later than nine".
  fileprivate var opensWithBound: Bool {
    let words = plain.split(separator: " ", maxSplits: 3)
    return words.count == 4 && words[0] == "no" && words[2] == "than"
  }
}

extension LexemeSet {
  /// What a value begins with that something is moved to.
  fileprivate static let movedTo: LexemeSet = LexemeSet.numberStart.union(dayNames).union([
    .month, .may, .ordinal, .noon, .midnight, .half, .quarter,
  ])
}
