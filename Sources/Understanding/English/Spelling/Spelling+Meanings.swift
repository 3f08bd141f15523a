/// What strangers may mean.
extension Spelling {
  /// The word that was drawn out by holding one of its letters: "gooo", "pleaseee".
  func unstretched(_ key: WordKey) -> WordKey? {
    guard !vocabulary.isExclusive else { return nil }
    for most in [2, 1] {
      let shorter = key.limitingRuns(of: 3, to: most)
      guard shorter != key else { return nil }
      if isKnown(shorter) || English.kind(of: shorter) == .everyday { return shorter }
    }
    return nil
  }

  /// The unit of the number before a word that is too short to be mended by itself: "6pn", "5 kmm".
  func unit(_ key: WordKey, at index: Int) -> WordKey? {
    guard index > 0, source[index - 1].kind == .digits, (2...3).contains(key.count) else {
      return nil
    }
    let near = Self.shortUnits.filter {
      SlipWeight.between($0, key, most: SlipWeight.neighbour + SlipWeight.first) != nil
    }
    return near.only
  }

  /// The unit for which a word that there is was typed right behind a number: "40mind".
  func gluedUnit(at index: Int) -> WordKey? {
    guard isGluedToNumber(index), source[index].lexeme == .other,
      let key = WordKey(source[index].word), (3...4).contains(key.count)
    else { return nil }
    let near = Self.gluedUnits.compactMap { unit in
      SlipWeight.between(unit, key, most: SlipWeight.extra).map { (unit, $0) }
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// Whether a number stands next to a word.
  private func isBesideNumber(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { place in
      source.indices.contains(place)
        && [.digits, .ordinalSuffix, .ordinal].contains(source[place].lexeme)
    }
  }

  /// Whether a number stands near a word that may be its unit or its month: "at 5 in the mourning".
  private func isNearNumber(_ index: Int) -> Bool {
    source[max(0, index - 4)..<min(source.count, index + 3)].contains {
      LexemeSet.numberStart.contains($0.lexeme) || $0.lexeme == .ordinal
    }
  }

  static let gluedUnits = WordClasses.english.phrases("Spelling.gluedUnits").compactMap {
    WordKey($0)
  }
  static let shortUnits = WordClasses.english.phrases("Spelling.shortUnits").compactMap {
    WordKey($0)
  }

  /// The one expected word that a word which there is may be a slip of: "loose" of "lose".
  func expected(at index: Int) -> WordKey? {
    guard source[index].lexeme == .other, let key = WordKey(source[index].word), key.count > 3,
      !vocabulary.contains(key), !isProper(index) || isBesideNumber(index),
      !Line.joiningWords.contains(source[index].word)
    else { return nil }
    var best: (word: WordKey, weight: Int)?
    var isAlone = true
    for meant in words(meantBy: key, among: .written) {
      let (word, weight) = (meant.word, meant.weight)
      // Of a short word only letters exchanged are doubted: "sing in".
      let most = key.count > 4 ? SlipWeight.extra : SlipWeight.exchanged
      guard word.count > 3, weight <= most, word[0] == key[0] else { continue }
      if let found = best, found.weight <= weight {
        if found.weight == weight, Stem.of(found.word.string) != Stem.of(word.string) {
          isAlone = false
        }
      } else {
        best = (word, weight)
        isAlone = true
      }
    }
    guard best == nil else { return isAlone ? best?.word : nil }
    return expectedOfLanguage(for: key, at: index)
  }

  /// The one unit, month or word of time that a word which there is may be a slip of: "minuets".
  private func expectedOfLanguage(for key: WordKey, at index: Int) -> WordKey? {
    guard vocabulary.hasWordsOfLanguage, isNearNumber(index) else { return nil }
    var found: Set<WordKey> = []
    for meant in words(meantBy: key, among: .language) {
      let word = meant.word
      guard word.count > 3, word[0] == key[0],
        meant.weight <= (key.count > 4 ? SlipWeight.neighbour : SlipWeight.exchanged),
        vocabulary.expectsOfLanguage(word), let entry = Lexicon.english.entry(for: word),
        !LexemeSet.wordsForNumbers.contains(entry.lexeme)
      else { continue }
      found.insert(word)
    }
    return found.only
  }

  /// Whether a word is written together with the number before it: the "amto" of "8amto8pm".
  private func isGluedToNumber(_ index: Int) -> Bool {
    index > 0 && !source[index].startsWord && source[index - 1].kind == .digits
  }

  /// Whether the rules know a word, or the question expects it.
  func isKnown(_ key: WordKey) -> Bool {
    if vocabulary.contains(key) { return true }
    return !vocabulary.isExclusive && Lexicon.english.entry(for: key) != nil
  }

  /// What a stranger may mean: nothing, one thing, or several that are about as likely.
  func meanings(
    of key: WordKey, at index: Int, _ strangeness: Strangeness
  ) -> [Meaning] {
    guard key.count > 2 else { return [] }
    var found: [Meaning] = []
    for meant in words(meantBy: key, among: .own) {
      found.append(Meaning(words: [meant.word], weight: meant.weight, expectation: .own))
    }
    if !vocabulary.isExclusive {
      for meant in words(meantBy: key, among: .language) {
        found.append(
          Meaning(
            words: [meant.word], weight: meant.weight,
            expectation: vocabulary.expectsOfLanguage(meant.word) ? .language : .none))
      }
    }
    if source[index].span.count == key.count {
      let division = Division(vocabulary)
      if let parts = division.parts(of: key, isGlued: isGluedToNumber(index))
        ?? division.behindI(key)
      {
        found.append(parts)
      }
    }
    // A word with a capital inside a line is a name more often than a slip, but for "4 Jne".
    if isProper(index), isBesideNumber(index) {
      found.removeAll { !$0.isExpected }
    } else if isProper(index) {
      found.removeAll {
        key.count < ($0.isExpected ? 4 : 5)
          || !$0.isExpected && $0.weight > SlipWeight.missing
      }
    }
    // A short word without its first letter is hardly the one that is meant: "ond" is no "Mond".
    if key.count == 3 {
      found.removeAll {
        let word = $0.words[0]
        return word.count > key.count && word[0] != key[0] && word[1] == key[0]
      }
    }
    if strangeness == .rare {
      found.removeAll { !$0.isExpected || $0.weight > SlipWeight.missing }
    }
    return likeliest(of: found, within: Self.margin(of: key))
  }

  /// The likeliest meaning, and those that are about as likely and differ from it.
  func likeliest(of found: [Meaning], within margin: Int) -> [Meaning] {
    guard let best = found.min(by: { $0.rank < $1.rank }) else { return [] }
    var kept = [best]
    for meaning in found.sorted(by: { $0.rank < $1.rank })
    where meaning.rank <= best.rank + margin && kept.count < Self.mostMeanings {
      if best.isExpected, !meaning.isExpected { continue }
      if !kept.contains(where: { Self.isSame($0, meaning) }) { kept.append(meaning) }
    }
    return kept
  }

  /// Whether two meanings are the same to the rules and to the question.
  static func isSame(_ a: Meaning, _ b: Meaning) -> Bool {
    if a.words == b.words { return true }
    guard a.words.count == 1, b.words.count == 1 else { return false }
    let (first, second) = (
      Lexicon.english.entry(for: a.words[0]), Lexicon.english.entry(for: b.words[0])
    )
    if let first, let second, first.lexeme != .other { return first == second }
    return first == nil && second == nil
      && Stem.of(a.words[0].string) == Stem.of(b.words[0].string)
  }
}
