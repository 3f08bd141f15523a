/// Days that a line names without meaning them.
extension Line {
  /// Whether days are those on which there is something else to do: "I work Monday to Friday",
  /// "I have football on Tuesdays", "Mondays are my rest days", "Fridays don't work".
  func isOccupied(_ days: Range<Int>) -> Bool {
    isBusy(before: days.lowerBound) || isBusy(behind: days.upperBound)
  }

  /// The comma or "but" before the last of some days, where only what stands behind it is said to be taken.
  ///
  /// A verb in the plural behind one day tells of all days of the list, and of one day behind a list with commas it is
  /// not clear how many are meant.
  func lastItem(of days: Range<Int>) -> Int? {
    guard !isBusy(before: days.lowerBound), days.upperBound < tokens.count,
      let comma = days.last(where: { [.comma, .but].contains(tokens[$0].lexeme) })
    else { return nil }
    let item = tokens[(comma + 1)..<days.upperBound]
    let isPlural =
      item.contains {
        $0.lexeme != .weekday || $0.word.hasSuffix("days") || $0.word.hasSuffix("day's")
      }
    let next = tokens[days.upperBound]
    let isSingular = next.word.hasSuffix("s") || next.lexeme == .too
    let isListed = days.contains { $0 < comma && tokens[$0].lexeme == .comma }
    if isPlural || isSingular { return comma }
    return isListed || Self.severalVerbs.contains(next.word) ? nil : comma
  }

  /// Whether the clause of some days tells of something else that happens on them, without saying
  /// so: "bowling league Thursdays", "Wednesday is football".
  func isEvent(_ days: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { $0.tokens.overlaps(days) })?.tokens else {
      return false
    }
    if isNamedEvent(days.upperBound..<max(days.upperBound, clause.upperBound)) { return true }
    guard clause.lowerBound < days.lowerBound, clause.upperBound == days.upperBound else {
      return false
    }
    let before = tokens[clause.lowerBound..<days.lowerBound]
    return before.allSatisfy { [.other, .on, .the, .is].contains($0.lexeme) }
      && before.first?.lexeme == .other && before.contains { $0.kind == .word }
      && !before.contains {
        // "Otherwise Friday" names what is left.
        Line.training.contains($0.word) || Line.spare.contains($0.word) || $0.word == "otherwise"
          || Line.suiting.contains($0.word)
      }
  }

  /// Whether the clause of some days says that one trains on them.
  func saysTraining(around days: Range<Int>) -> Bool {
    words(beside: days).contains { Line.training.contains($0) && $0 != "me" }
  }

  /// Whether the clause of some days says something else that one does on them.
  func saysOtherDoing(around days: Range<Int>) -> Bool {
    // A "long" is no doing by itself: there are long runs and long shifts.
    let words = words(beside: days).filter { $0 != "long" }
    return !words.isEmpty
      && words.allSatisfy { word in
        !Line.training.contains(word) && !Line.spare.contains(word) && !Line.suiting.contains(word)
          && !Line.working.contains(word)
      }
  }

  /// The words of the clause of some days that are no small words.
  private func words(beside days: Range<Int>) -> [String] {
    let clause = clauses().first { $0.tokens.overlaps(days) }?.tokens ?? days
    return clause.filter {
      !days.contains($0) && tokens[$0].kind == .word && tokens[$0].lexeme == .other
    }
    .map { tokens[$0].word }
  }

  /// Whether words behind days say what these are: the "is football" of "Wednesday is football", not
  /// the "is fine" of "Wednesday is fine".
  private func isNamedEvent(_ words: Range<Int>) -> Bool {
    guard let first = words.first, tokens[first].lexeme == .is || tokens[first].word == "are" else {
      return false
    }
    let said = words.dropFirst()
    return said.contains { tokens[$0].lexeme == .other && tokens[$0].kind == .word }
      && said.allSatisfy { place in
        let token = tokens[place]
        return [.other, .a, .the, .my, .they, .day, .night, .evening, .morning].contains(
          token.lexeme)
          && !Line.training.contains(token.word) && !Line.spare.contains(token.word)
          && !Line.suiting.contains(token.word)
      }
  }

  private func isBusy(before index: Int) -> Bool {
    var place = index - 1
    while place >= 0, LexemeSet.beforeDays.contains(tokens[place].lexeme) { place -= 1 }
    guard place >= 0 else { return false }
    // Who has to move a day has nothing else on it.
    if isMoved(index) { return false }
    let word = tokens[place].word
    if Line.working.contains(word) {
      // "Mondays work" says the opposite.
      return place == 0 || !LexemeSet.whatWorks.contains(tokens[place - 1].lexeme)
    }
    if Line.busy.contains(word) { return true }
    // "I have football on Tuesdays", but "I have time on Tuesdays"
    var hasEvent = false
    while place >= 0, index - place < 8, tokens[place].kind == .word {
      switch tokens[place].lexeme {
      case .have: return hasEvent
      case .other where tokens[place].word == "got": return hasEvent
      case .i where tokens[place].word.hasSuffix("ve"): return hasEvent
      case .weekday, .and, .so, .but, .no, .not, .every: return false
      case .other:
        if Line.spare.contains(tokens[place].word) { return false }
        hasEvent = true
      default: break
      }
      place -= 1
    }
    return false
  }

  private func isBusy(behind index: Int) -> Bool {
    var place = index
    // A day with "'s" has its verb in itself.
    var isSentence = index > 0 && tokens[index - 1].word.hasSuffix("'s")
    var saysI = false
    var saysHave = false
    while place < tokens.count, place < index + 5 {
      let token = tokens[place]
      if isRefusal(at: place) { return true }
      switch token.lexeme {
      // "Mondays I have choir", but "Mondays I have time" and "Mondays I have to train"
      case .other where saysHave:
        return !Line.spare.contains(token.word) && !Line.training.contains(token.word)
      case .have where saysI: saysHave = true
      case .to where saysHave: break
      case .i, .we: saysI = true
      case .is, .do, .can, .will, .would: isSentence = true
      // Whatever is too much of something does not suit.
      case .too where isSentence && place + 1 < tokens.count && tokens[place + 1].kind == .word:
        return true
      case .at where saysI: break
      case .my, .the, .a, .hedge, .very, .quite, .too, .just, .all: break
      case .not where isSentence || saysI || token.word.count > 5 || token.word.hasSuffix("t"):
        // "Mondays aren't bad" is none, nor is "Tuesday not Wednesday".
        guard token.word != "not" || isSentence || saysI else { return false }
        return !tokens[place...].prefix(3).contains { Line.harmless.contains($0.word) }
      case .bad: return true
      // "Thursdays no longer work", but "Thursdays no longer than an hour"
      case .no where place + 2 < tokens.count && tokens[place + 1].word == "longer":
        return tokens[place + 2].lexeme != .than
      // "Thursdays are no good", but "Thursdays are no problem"
      case .no where isSentence:
        return place + 1 < tokens.count && !Line.harmless.contains(tokens[place + 1].word)
      // "Thursdays are work days"
      case .other where isSentence && Line.working.contains(token.word):
        return place + 1 < tokens.count && tokens[place + 1].lexeme == .day
      // "Sunday is for church", but "Sunday is for long runs"
      case .for where isSentence:
        return !tokens[place...].prefix(5).contains { Line.training.contains($0.word) }
      case .other where token.word == "are": isSentence = true
      default:
        return (isSentence || saysI || token.word.hasPrefix("belong"))
          && Line.busy.contains(token.word)
          || saysI && Line.working.contains(token.word)
          || token.word == "off" && !saysI && !isOffFromTime(place)
          || isSentence && token.word == "out"
      }
      place += 1
    }
    return false
  }

  /// Whether an "off" has a time behind it, from which on one is free: "off by 3".
  private func isOffFromTime(_ off: Int) -> Bool {
    off + 2 < tokens.count
      && [.by, .at, .from, .after, .before, .hedge].contains(tokens[off + 1].lexeme)
      && (tokens[off + 2].number != nil || DayPart(tokens[off + 2].lexeme) != nil)
  }

  /// Whether a word behind days refuses them, with nothing of them behind it but what stresses that, or what there is
  /// never on them: "never", "no way", "not really", "never free".
  private func isRefusal(at place: Int) -> Bool {
    let token = tokens[place]
    let isNever = token.word == "never"
    guard
      isNever || token.word == "not" || [.no, .nope].contains(token.lexeme)
        || Line.taken.contains(token.word)
    else { return false }
    func ends(_ next: Int) -> Bool {
      endsClause(before: next) || tokens[next].lexeme == .weekday && Line.taken.contains(token.word)
        || clauses().contains { $0.tokens.upperBound == next }
    }
    let next = place + 1
    if ends(next) { return true }
    let word = tokens[next].word
    return Line.stress.contains(word) && ends(next + 1)
      || isNever
        && (tokens[next].lexeme == .can || Line.spare.contains(word) || Line.working.contains(word))
  }

  static let training = WordClasses.english.words("OtherDays.training")
  private static let working = WordClasses.english.words("OtherDays.working")
  private static let busy: Set<String> = taken.union(WordClasses.english.words("OtherDays.busy"))
  /// What days are on which nothing else is possible.
  private static let taken = WordClasses.english.words("OtherDays.taken")
  /// What people have when they have nothing else to do.
  private static let spare = WordClasses.english.words("OtherDays.spare")
  /// What people say of days that suit them.
  private static let suiting = WordClasses.english.words("OtherDays.suiting")
  /// What only stresses a refusal before it.
  private static let stress = WordClasses.english.words("OtherDays.stress")
  private static let harmless = WordClasses.english.words("OtherDays.harmless")
  /// Verbs that tell of several days.
  private static let severalVerbs = WordClasses.english.words("OtherDays.severalVerbs")
}

extension LexemeSet {
  /// Words between what is done and the days on which it is.
  fileprivate static let beforeDays: LexemeSet = [
    .on, .from, .every, .the, .only, .just, .hedge, .filler, .both, .all, .at, .each, .also, .very,
    .night, .morning, .evening, .afternoon,
  ]
  /// What stands before "work" where that means to suit.
  fileprivate static let whatWorks: LexemeSet = [
    .weekday, .weekend, .weekdays, .that, .these, .those, .both, .all, .what, .would, .will, .can,
    .day,
  ]
}
