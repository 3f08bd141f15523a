/// What a line tells of what was, which answers nothing about what is or shall be.
extension Line {
  /// Whether a value is said only of what is over: the hour of "I used to do an hour", what somebody did
  /// "before we moved", and what a line says of next that it was long ago.
  ///
  /// The value is given by its tokens.
  package func isOver(_ value: Range<Int>) -> Bool {
    let clauses = clauses(keeping: [value])
    guard let place = clauses.firstIndex(where: { $0.tokens.overlaps(value) }) else { return false }
    let clause = clauses[place].tokens
    let before = clause.lowerBound..<max(clause.lowerBound, value.lowerBound)
    let around = clause.filter { !value.contains($0) }
    if before.contains(where: isHabitOfOnce) || around.contains(where: { isOnce($0, in: clause) }) {
      return true
    }
    if tells(ofTimeBefore: before, opening: clause.lowerBound) || isDisowned(value) { return true }
    if around.contains(where: { tokens[$0].lexeme == .ago }), tellsOfOneself(clause) { return true }
    if around.contains(where: isBeforeNow), tellsOfOneself(clause) { return true }
    if isSaidOfLongAgo(clause) || saysTimeOver(around) && tellsDeed(clause) { return true }
    if before.contains(where: isBest) || isGuessedOfPast(value) || isMostEver(clause) {
      return true
    }
    let next = clauses.dropFirst(place + 1).first
    return next.map { isSaidOfLongAgo($0.tokens) } ?? false
  }

  /// Whether the words right before a value say that the person never chose or said it: "I didn't take a routine".
  func isDisowned(_ value: Range<Int>) -> Bool {
    let start = clauseTokens.first { $0.overlaps(value) }?.lowerBound ?? 0
    let before = tokens[min(start, value.lowerBound)..<value.lowerBound].suffix(4)
    return TopicTable.talk.terms(of: before.map(\.typed)).contains("disowning")
  }

  /// The same of a value at a place, given as UTF-8 offsets.
  package func isOver(at place: Range<Int>) -> Bool {
    guard let first = tokens.firstIndex(where: { $0.span.overlaps(place) }),
      let last = tokens.lastIndex(where: { $0.span.overlaps(place) })
    else { return false }
    return isOver(first..<last + 1)
  }

  /// Whether a time says only when something was that the line tells of: the "two years ago" of "I ran it
  /// two years ago".
  package func datesPast(_ time: Range<Int>) -> Bool {
    guard tokens[time].contains(where: { $0.lexeme == .ago }),
      let clause = clauses(keeping: [time]).first(where: { $0.tokens.overlaps(time) })?.tokens
    else { return false }
    return tellsOfOneself(clause) || isSaidOfLongAgo(clause)
  }

  /// Whether a clause may tell of what was, which it does for sure only beside one about now: "last year
  /// 58", "my old one took 5:30".
  func wasOnce(_ clause: Range<Int>, before value: Range<Int>) -> Bool {
    let words = clause.filter { !value.contains($0) }.map { tokens[$0].word }
    let isDated = tokens[value.clamped(to: 0..<tokens.count)].contains { $0.lexeme == .month }
    guard
      words.contains(where: Self.pastWords.contains) || isDated && tellsPast(clause)
        || isBestSoFar(clause)
    else { return false }
    // "I was thinking of 1800" is about now.
    return !words.contains(where: Self.planning.contains)
  }

  /// Whether some words name a time that is over: "yesterday", "last year", "in 2024", "once" at their end.
  private func saysTimeOver(_ words: [Int]) -> Bool {
    words.contains { place in
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      switch tokens[place].lexeme {
      case .yesterday: return true
      case .last:
        return next.map { Self.timesOver.contains($0.lexeme) || $0.word == "time" } ?? false
      case .once: return next.map { $0.kind == .sign } ?? true
      case .in:
        return next?.kind == .digits && next?.word.utf8.count == 4 && words.contains(place + 1)
      default: return false
      }
    }
  }

  /// Whether a guess at what was stands right before a value: "it must have been".
  private func isGuessedOfPast(_ value: Range<Int>) -> Bool {
    let lead = tokens[..<value.lowerBound].suffix(5).map(\.word)
    return lead.indices.dropLast(2).contains {
      lead[$0] == "must" && lead[$0 + 1] == "have" && lead[$0 + 2] == "been"
    }
  }

  /// Whether a "before" has nothing behind it, and so means before now.
  private func isBeforeNow(_ place: Int) -> Bool {
    tokens[place].lexeme == .before
      && (place + 1 == tokens.count || tokens[place + 1].kind == .sign)
  }

  /// Whether somebody tells in a clause what they did, behind a time or not: "last time I ran".
  private func tellsDeed(_ clause: Range<Int>) -> Bool {
    guard let speaker = clause.first(where: { [.i, .we].contains(tokens[$0].lexeme) }),
      speaker < clause.lowerBound + 4
    else { return false }
    return tellsPast(speaker..<clause.upperBound)
  }

  /// Whether a word at a place says that the best there was follows: "my best is", "PB was"; what is best of days is
  /// still to come.
  private func isBest(_ place: Int) -> Bool {
    let isOwn = place > 0 && tokens[place - 1].lexeme == .my
    return (isOwn && tokens[place].word == "best" || ["pb", "pr"].contains(tokens[place].word))
      && place + 1 < tokens.count
      && (tokens[place + 1].lexeme == .is || tokens[place + 1].word == "was")
  }

  /// Whether a clause says what was the most that there ever was: "the most I've done", "longest ever", "my furthest was".
  private func isMostEver(_ clause: Range<Int>) -> Bool {
    guard let most = clause.first(where: { Self.superlatives.contains(tokens[$0].word) }) else {
      return false
    }
    let words = tokens[most..<clause.upperBound].map(\.word)
    return words.contains("ever")
      || most > clause.lowerBound && tokens[most - 1].lexeme == .my && words.contains("was")
      || words.indices.dropLast().contains {
        Self.having.contains(words[$0]) && Self.participles.contains(words[$0 + 1])
      }
  }

  /// Whether a clause tells what somebody did ("I paid on 14 February"), or what was done with something
  /// ("issued 3 April").
  private func tellsPast(_ clause: Range<Int>) -> Bool {
    guard let first = clause.first(where: { !LexemeSet.filler.contains(tokens[$0].lexeme) }) else {
      return false
    }
    // "I've stopped" is about now.
    if [.i, .we].contains(tokens[first].lexeme), !["i", "we"].contains(tokens[first].word) {
      return false
    }
    let verb = [.i, .we].contains(tokens[first].lexeme) ? first + 1 : first
    guard verb < clause.upperBound else { return false }
    let word = tokens[verb].word
    return Self.deeds.contains(word)
      || word.utf8.count > 5 && word.hasSuffix("ed") && !Self.intentions.contains(word)
        && !word.hasSuffix("eed")
  }

  /// Whether a clause says what was the best of its kind: "my best till now is", "best so far".
  private func isBestSoFar(_ clause: Range<Int>) -> Bool {
    clause.dropLast().contains {
      tokens[$0].word == "best"
        && Self.upToNow.contains(tokens[$0 + 1].word)
    }
  }

  /// Whether a clause turns from what was to what is: the "now 2:10" behind "my best was 1:50".
  func turnsToNow(_ clause: Range<Int>, behind earlier: some Sequence<Clause>) -> Bool {
    let first = clause.first {
      !LexemeSet.filler.contains(tokens[$0].lexeme) || tokens[$0].lexeme == .now
    }
    guard let first else { return false }
    // "Was doing 20 minutes, could do 35 now"
    let isOfNow =
      tokens[first].lexeme == .now || Self.presentWords.contains(tokens[first].word)
      || clause.last { tokens[$0].kind == .word }.map { tokens[$0].lexeme == .now } ?? false
    guard isOfNow else { return false }
    return earlier.contains { clause in
      clause.tokens.contains { tokens[$0].word.isPast || Self.pastWords.contains(tokens[$0].word) }
    }
  }

  /// Whether a clause turns from what was to what is right before a value: "the old one was 58 now it's
  /// 55".
  func turnsToNow(in clause: Range<Int>, before value: Int) -> Bool {
    let before = clause.lowerBound..<max(clause.lowerBound, min(value, clause.upperBound))
    guard let now = before.last(where: { tokens[$0].lexeme == .now }) else { return false }
    return (before.lowerBound..<now).contains {
      tokens[$0].word.isPast || Self.pastWords.contains(tokens[$0].word)
    }
  }

  /// The "used to" of "I used to", not of "I'm used to".
  private func isHabitOfOnce(_ place: Int) -> Bool {
    guard tokens[place].word == "used", place + 2 < tokens.count, tokens[place + 1].lexeme == .to,
      ![.it, .this, .that, .the, .my].contains(tokens[place + 2].lexeme)
    else { return false }
    guard let before = place > 0 ? tokens[place - 1] : nil else { return true }
    return before.lexeme != .is && before.lexeme != .not
      && !Self.beforeAccustomed.contains(before.word)
  }

  /// Whether words at a place put what a clause tells of into another time: "once ran", "back then".
  private func isOnce(_ place: Int, in clause: Range<Int>) -> Bool {
    let next = place + 1 < clause.upperBound ? tokens[place + 1].word : ""
    switch tokens[place].word {
    case "once": return next.isPast && speaksOfOneself(clause)
    case "back": return ["then", "when"].contains(next)
    case "past": return place > 1 && tokens[place - 2].word == "in"
    case "formerly", "previously": return true
    default: return false
    }
  }

  /// Whether a clause begins with a time that is over, and tells what was done then: "before the move I
  /// ran", "when I was younger I ran".
  private func tells(ofTimeBefore words: Range<Int>, opening start: Int) -> Bool {
    guard words.contains(where: { tokens[$0].word.isPast }),
      words.contains(where: { [.i, .we].contains(tokens[$0].lexeme) })
    else { return false }
    return tokens[start].word == "before" || start > 0 && tokens[start - 1].lexeme == .when
  }

  /// Whether a clause says of what stands before it that it was long ago.
  private func isSaidOfLongAgo(_ clause: Range<Int>) -> Bool {
    guard let first = clause.first, [.that, .it, .this, .which].contains(tokens[first].lexeme),
      clause.contains(where: { tokens[$0].word == "was" || tokens[$0].word == "were" })
    else { return false }
    return clause.contains {
      tokens[$0].lexeme == .ago || isOnce($0, in: clause)
        || ["before", "younger"].contains(tokens[$0].word)
    }
  }

  /// Whether somebody tells in a clause what they did.
  private func tellsOfOneself(_ clause: Range<Int>) -> Bool {
    speaksOfOneself(clause) && clause.contains { tokens[$0].word.isPast }
  }

  /// Whether somebody speaks of themselves in a clause.
  private func speaksOfOneself(_ clause: Range<Int>) -> Bool {
    clause.prefix(3).contains { [.i, .we].contains(tokens[$0].lexeme) }
  }

  static let pastWords = WordClasses.english.words("Past.pastWords")
  private static let presentWords = WordClasses.english.words("Past.presentWords")
  private static let deeds = WordClasses.english.words("Past.deeds")
  private static let timesOver: LexemeSet = [
    .year, .week, .month, .monthUnit, .weekday, .night, .weekend,
  ]
  /// What people did who have something in mind still.
  private static let intentions = WordClasses.english.words("Past.intentions")
  private static let planning = WordClasses.english.words("Past.planning")
  private static let superlatives = WordClasses.english.words("Past.superlatives")
  /// Words before a participle that make a perfect of it.
  private static let having = WordClasses.english.words("Past.having")
  private static let participles = WordClasses.english.words("Past.participles")
  /// Words behind a best that tell of the time up to now.
  private static let upToNow = WordClasses.english.words("Past.upToNow")
  /// Words before a verb of the past that make a state of the present of it.
  private static let beforeAccustomed = WordClasses.english.words("Past.beforeAccustomed")
}

extension String {
  /// Whether a word tells of what was.
  var isPast: Bool {
    Self.pastForms.contains(self) || utf8.count > 4 && hasSuffix("ed")
  }

  /// Verbs in the past that do not end like one.
  private static let pastForms = WordClasses.english.words("Past.pastForms")
}
