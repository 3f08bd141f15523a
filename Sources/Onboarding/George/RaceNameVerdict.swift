import Understanding

/// Whether a few words are the name of a race, judged by what they are and how they are written.
struct RaceNameVerdict {
  /// A word or number of a possible name.
  struct Word {
    /// The word in small letters.
    let text: String
    let isDigits: Bool
    /// Whether it is written with a capital, or in a script that has none.
    let isCapital: Bool
    /// Whether it begins the line, where a capital says little.
    let isFirst: Bool
    let isAllCapitals: Bool
  }

  /// Whether the words are surely a name; otherwise they may be one.
  let isCertain: Bool
  /// Whether they name a kind of race.
  let hasKind: Bool
  /// Whether they are written as a title is.
  let isTitle: Bool

  /// Judges words; nil when they name no race.
  ///
  /// - Parameters:
  ///   - words: What is left of a line without what is said around a name.
  ///   - isNamed: Whether it stands behind "called" or "its name is".
  init?(_ words: [Word], isNamed: Bool) {
    isTitle =
      words.contains { $0.isCapital && !$0.isFirst || $0.isAllCapitals }
      && words.allSatisfy { $0.isCapital || $0.isDigits || Self.isSmall($0.text) }
    hasKind = words.contains { RaceNameWords.kinds.contains($0.text) }
    let telling = words.filter { word in
      !word.isDigits && !Self.isSmall(word.text) && !RaceNameWords.counting.contains(word.text)
    }.map(\.text)
    // A title has small words that would make a sentence elsewhere: the "do" of "Maratona do Porto".
    guard isTitle || !words.contains(where: { RaceNameWords.sentence.contains($0.text) }) else {
      return nil
    }
    guard !telling.isEmpty else {
      // A kind of race alone is a name where it is said to be one, or is written as the title of one of several.
      let isCounted = words.contains { RaceNameWords.counting.contains($0.text) }
      guard hasKind, isNamed || isTitle && isCounted else { return nil }
      isCertain = true
      return
    }
    let namesNothing = telling.allSatisfy {
      RaceNameWords.unnamed.contains($0) || RaceNameWords.times.contains($0)
    }
    // "great north run" has a name of its own beside the "great".
    let isOwn =
      hasKind
      && telling.contains {
        !RaceNameWords.unnamed.contains($0) && !RaceNameWords.sentence.contains($0)
          && !RaceNameWords.times.contains($0)
      }
      && !telling.contains { RaceNameWords.sentence.contains($0) }
      && words.last.map { RaceNameWords.kinds.contains($0.text) } ?? false && words.count < 6
    let isPlain =
      !isOwn
      && telling.contains {
        RaceNameWords.unnamed.contains($0) || RaceNameWords.sentence.contains($0)
      }
    // "Winter Run" and "Evening Dash" are written as titles; "Sunday Run" may be a title or a day.
    let isOfTimes = telling.allSatisfy(RaceNameWords.times.contains)
    let isTimedTitle = hasKind && isOfTimes && words.count > 1 && words.allSatisfy(\.isCapital)
    guard !namesNothing || isTitle && telling.count > 1 || isTimedTitle,
      !isPlain || isTitle || hasKind
    else { return nil }
    // A city in small letters, such as "tokyo", is one too.
    let isOneName =
      words.count == 1
      && (words[0].isCapital || English.kind(of: words[0].text) == .proper)
    let isPair = words.contains { $0.text == "and" } && !hasKind
    let isWritten = hasKind || isTitle || isOneName || isNamed && words.count < 5
    let mayBeDay = isTimedTitle && telling.contains(where: RaceNameWords.days.contains)
    isCertain =
      isWritten && !isPair && !mayBeDay && (!isPlain || isTitle && !namesNothing)
  }

  /// Whether a word only joins others, measures, or names a kind of race; a parkrun is one by itself.
  private static func isSmall(_ word: String) -> Bool {
    RaceNameWords.joining.contains(word) || RaceNameWords.articles.contains(word)
      || RaceNameWords.kinds.contains(word) && word != "parkrun"
  }
}
