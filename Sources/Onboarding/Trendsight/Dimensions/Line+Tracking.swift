import Understanding

extension Line {
  /// Whether the line says something to keep track of that people name themselves: "I need to log wrist
  /// pain", "my migraines", "how often the bus is late", "sneezing, it's pollen season".
  var namesOwnThing: Bool {
    let wording = Wording(self)
    guard !isOwnQuestion, !wording.hesitates, wording.smallTalk == nil else { return false }
    if wantsTracking || wording.isIndirectQuestion { return true }
    let words = tokens.prefix { $0.kind != .sign || $0.word == "-" || $0.word == "'" }
      .drop { Self.openings.contains($0.word) }
    guard let first = words.first, words.count < 9, !words.contains(where: \.isStranger) else {
      return false
    }
    if words.contains(where: { Self.others.contains($0.word) }) { return false }
    // "my period", "ma blood pressure"
    if Self.possessives.contains(first.word) {
      return words.count > 1 && words.count < 6
        && !words.dropFirst().contains { Self.verbs.contains($0.word) }
    }
    guard words.prefix(4).allSatisfy({ !Self.verbs.contains($0.word) }) else { return false }
    if thing != nil { return true }
    return words.indices.prefix(4).contains { place in
      let isEnd = place + 1 == words.endIndex || Self.behindThings.contains(words[place + 1].word)
      return words[place].isPluralOrDoing && (isEnd || words[place].word.hasSuffix("ing"))
    }
      || words.dropFirst().prefix(3).contains { Self.measures.contains($0.word) }
  }

  /// The tokens of what the line names and nothing besides, where each word may be a noun: the "water intake" of
  /// "my water intake".
  var thing: Range<Int>? {
    let opened = tokens.drop {
      Self.openings.contains($0.word) || Self.possessives.contains($0.word)
    }
    let ending = opened.reversed().prefix { $0.kind == .sign || $0.word.hasSuffix("ly") }
    let words = opened.dropLast(ending.count)
    guard (1..<4).contains(words.count), !isTalk,
      contentWords.suffix(words.count) == words.map(\.word)[...],
      words.allSatisfy({
        $0.word.utf8.count > 3 && !$0.isStranger && !Self.others.contains($0.word)
          && !Self.verbs.contains($0.word)
      })
    else { return nil }
    return words.indices
  }

  /// Whether the line asks for something to be written down, whatever it is.
  private var wantsTracking: Bool {
    guard let verb = tokens.indices.first(where: { isTracking(at: $0) }) else { return false }
    return tokens[verb...].dropFirst().contains {
      $0.kind == .word && $0.word.utf8.count > 3 && !Self.others.contains($0.word)
    }
      && !tokens[..<verb].contains { Self.beforeOtherUse.contains($0.word) }
  }

  private func isTracking(at place: Int) -> Bool {
    let next = place + 1 < tokens.count ? tokens[place + 1].word : ""
    let isObject = !Self.pointing.contains(next)
    return Self.tracking.contains(tokens[place].word) && isObject
      || ["keep", "keeping"].contains(tokens[place].word)
        && Self.keptRecords.contains(next)
      || ["write", "writing"].contains(tokens[place].word) && next == "down"
  }

  private static let tracking = WordClasses.trendsight.words("Tracking.tracking")
  /// What may follow a thing that is named.
  private static let behindThings = WordClasses.trendsight.words("Tracking.behindThings")
  private static let openings = WordClasses.trendsight.words("Tracking.openings")
  private static let possessives = WordClasses.trendsight.words("Tracking.possessives")
  private static let measures = WordClasses.trendsight.words("Tracking.measures")
  /// Plurals and the like that are nothing to track.
  private static let others = WordClasses.trendsight.words("Tracking.others")
  private static let verbs = WordClasses.trendsight.words("Tracking.verbs")
  /// Words before a verb of tracking that turn it down or make a noun of it.
  private static let beforeOtherUse = WordClasses.trendsight.words("Tracking.beforeOtherUse")
  /// Words that point at what was named before.
  private static let pointing = WordClasses.trendsight.words("Tracking.pointing").union([
    "", ",", ".", ":",
  ])
  /// What those keep who track something.
  private static let keptRecords = WordClasses.trendsight.words("Tracking.keptRecords")
}

extension Token {
  /// Whether the word looks like several of a thing or like something that is done.
  fileprivate var isPluralOrDoing: Bool {
    guard kind == .word, word.utf8.count > 3 else { return false }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      && !word.hasSuffix("'s")
      || word.hasSuffix("ing")
  }
}
