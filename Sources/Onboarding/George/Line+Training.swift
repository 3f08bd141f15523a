import Understanding

/// Whether lengths of time and days that a line says on the way to something else are for training.
extension Line {
  /// Whether a length is that of a session: its clause speaks of training, or says nothing else, as
  /// in "Mondays, I have 45 minutes"; "I ran it in 2 hours" tells of a race.
  func saysSession(at length: Range<Int>) -> Bool {
    speaksOfTraining(around: length) || standsAlone(length) && (!isWished(length) || namesWeekday)
  }

  /// Whether days are those for training: there are several, or one that comes back each week; "the
  /// Sunday 10k" and "the first weekend in May" are of the race.
  func saysTrainingDays(at days: Range<Int>) -> Bool {
    speaksOfTraining(around: days) || isRepeated(days)
  }

  /// Whether a word of training stands in the clause of some words.
  func speaksOfTraining(around words: Range<Int>) -> Bool {
    let clause = clauseSpan(around: span(words))
    return tokens.indices.contains { place in
      clause.overlaps(tokens[place].span)
        && (Self.trainingNouns.contains(tokens[place].word)
          || tokens[place].word == "train" && place > 0
            && Self.beforeVerb.contains(tokens[place - 1].word))
    } || isSaid(words, ofEach: Self.occasions)
  }

  /// Whether days come back each week: "Mon and Wed", "Sundays", "I'm free every Tuesday"; the only one of
  /// "a 5k every Tuesday" is that of a race.
  private func isRepeated(_ days: Range<Int>) -> Bool {
    let isArticled = days.lowerBound > 0 && Self.articles.contains(tokens[days.lowerBound - 1].word)
    let said = tokens[days].filter { $0.kind == .word && !Self.besideDays.contains($0.word) }
    let isPlural = said.contains { $0.word.hasSuffix("days") || Self.repeating.contains($0.word) }
    let isSingle = said.count == 1 || tokens[days].contains { $0.word == "or" }
    guard isPlural, said.count(where: Self.namesDay) == 1 else {
      return isPlural || !isSingle && !isArticled
    }
    let clause = keeping(clauseSpan(around: span(days)))
    if clause.hasSpeaker { return true }
    let words = Set(clause.tokens.map(\.word))
    return words.isDisjoint(with: RaceNameWords.kinds)
      && (standsAlone(days) || !words.isDisjoint(with: Self.free))
  }

  /// Whether a word is the name of a day, of one or of all of that name.
  private static func namesDay(_ token: Token) -> Bool {
    RaceNameWords.days.contains(token.word)
      || token.word.hasSuffix("days") && RaceNameWords.days.contains(String(token.word.dropLast()))
  }

  private static let trainingNouns = WordClasses.george.words("Training.trainingNouns")
  private static let occasions = WordClasses.george.words("Training.occasions")
  /// Words before "train" where it is no railway.
  private static let beforeVerb = WordClasses.george.words("Training.beforeVerb")
  /// What people say of days that they have.
  private static let free = WordClasses.george.words("Training.free")
  private static let articles = WordClasses.george.words("Training.articles")
  private static let besideDays = WordClasses.george.words("Training.besideDays")
  private static let repeating = WordClasses.george.words("Training.repeating")
}
