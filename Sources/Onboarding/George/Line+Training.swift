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

  private static let trainingNouns: Set<String> = [
    "session", "sessions", "training", "workout", "workouts",
  ]
  private static let occasions: Set<String> = ["time", "go", "run", "outing"]
  /// Words before "train" where it is no railway.
  private static let beforeVerb: Set<String> = ["i", "can", "to", "will", "i'll", "i'd", "could"]
  /// What people say of days that they have.
  private static let free: Set<String> = ["free", "available", "best", "work", "works", "suit"]
  private static let articles: Set<String> = ["a", "an", "some", "one"]
  private static let besideDays: Set<String> = ["the", "and", "or", "on", "first", "last", "next"]
  private static let repeating: Set<String> = [
    "weekends", "every", "each", "daily", "any", "all", "weekday", "workdays", "mwf", "week",
  ]
}
