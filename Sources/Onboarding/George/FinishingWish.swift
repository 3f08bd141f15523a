import Understanding

/// Words of people who run without a goal time: that finishing is all they want, or that the time
/// does not matter to them.
enum FinishingWish {
  /// The words that are mended in answers about goal times.
  static let vocabulary = Vocabulary(WordClasses.george.phrases("FinishingWish.vocabulary"))

  /// Where a line says so, and whether it says what it is about; nil where it does not.
  ///
  /// A line that speaks of how well or how fast, or that is not sure, says none.
  static func place(in line: Line) -> (tokens: Range<Int>, isExplicit: Bool)? {
    let words = line.tokens.map(\.word)
    let spoken = words.indices.filter { line.tokens[$0].kind == .word }
    if let only = spoken.first, spoken.count == 1, alone.contains(words[only]) {
      return (0..<words.count, false)
    }
    guard words.last != "?", !words.contains(where: doubting.contains) else { return nil }
    return indifferent(words) ?? completing(words)
  }

  /// "No time in my head", "the time isn't important", "not watching the clock".
  private static func indifferent(_ words: [String]) -> (Range<Int>, Bool)? {
    for place in words.indices where measures.contains(words[place]) {
      let before = max(0, place - 5)..<place
      let behind = place + 1..<min(words.count, place + 6)
      if let denial = before.first(where: { denying.contains(words[$0]) }) {
        // "I have no time on Monday" is about a day.
        if words[denial] == "no", let next = behind.first,
          beforeOccasions.contains(words[next])
        {
          return nil
        }
        // "Yes, but not the goal time" is about something else.
        if words[denial] == "not",
          words[denial + 1..<place].allSatisfy({ ["the", "my"].contains($0) })
        {
          return nil
        }
        // "No goal time" says what it is about.
        let isGoal = behind.first.map { measures.contains(words[$0]) } ?? false
        return (denial..<place + 1, words[denial] == "no" && (isGoal || place == denial + 2))
      }
      if words[before].contains("any"),
        words[behind].contains(where: ["do", "fine", "ok"].contains)
      {
        return (place..<place + 1, true)
      }
      let denied = behind.first { denying.contains(words[$0]) }
      if let denied, words[behind].contains(where: mattering.contains) {
        return (place..<denied + 1, true)
      }
    }
    // "Don't have one", "I have none".
    guard let have = words.firstIndex(where: ["have", "got"].contains) else { return nil }
    let around = max(0, have - 2)..<min(words.count, have + 3)
    let isNone = words[around].contains("none")
    let isDenied = words[around].contains(where: denying.contains) && words[around].contains("one")
    return isNone || isDenied ? (around, false) : nil
  }

  /// "Just to finish", "get round", "cross the line", "for fun".
  private static func completing(_ words: [String]) -> (Range<Int>, Bool)? {
    guard !words.contains(where: ranking.contains) else { return nil }
    for place in words.indices {
      let next = words[min(words.count, place + 1)..<min(words.count, place + 5)]
      let isDone =
        switch words[place] {
        case "finish", "finishing", "survive", "surviving", "complete", "completing", "medal":
          true
        case "get", "getting", "make", "making":
          !next.isEmpty && next.contains(where: courseEnds.contains)
        case "cross", "crossing": next.contains("line")
        case "fun": words[max(0, place - 1)] == "for"
        default: false
        }
      guard isDone else { continue }
      // "I can't finish", "it doesn't finish at"
      let before = words[max(0, place - 3)..<place]
      guard !before.contains(where: { denying.contains($0) && $0 != "no" }) else { continue }
      let isExplicit = before.contains { modest.contains($0) }
      return (place..<place + 1, isExplicit)
    }
    return nil
  }

  private static let alone = WordClasses.george.words("FinishingWish.alone")
  private static let measures = WordClasses.george.words("FinishingWish.measures")
  private static let mattering = WordClasses.george.words("FinishingWish.mattering")
  private static let denying = WordClasses.george.words("FinishingWish.denying")
  /// Words of those who do not know.
  private static let doubting = WordClasses.george.words("FinishingWish.doubting")
  /// Words of those who want more than to finish.
  private static let ranking = WordClasses.george.words("FinishingWish.ranking")
  /// Words that lead from a denial to the occasion that it is about.
  private static let beforeOccasions = WordClasses.george.words("FinishingWish.beforeOccasions")
  /// What those get to who complete a course.
  private static let courseEnds = WordClasses.george.words("FinishingWish.courseEnds")
  /// Words by which somebody wants no more than to finish.
  private static let modest = WordClasses.george.words("FinishingWish.modest")
}
