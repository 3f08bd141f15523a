/// The forms of an English word: "lose", "loses", "losing".
enum Inflection {
  /// What the forms of a word would be if English were regular; few of them are words.
  static func candidates(for word: WordKey) -> [WordKey] {
    var bases = [word]
    for ending in endings where word.hasSuffix(ending) {
      let base = word.dropping(last: ending.count)
      bases += [base] + base.with([e, y])
      if base.count > 2, base[base.count - 1] == base[base.count - 2] {
        bases.append(base.dropping(last: 1))
      }
    }
    return bases.flatMap { base -> [WordKey] in
      guard base.count > 0 else { return [] }
      var doubled = base
      if base.count < WordKey.capacity { doubled.append(base[base.count - 1]) }
      return [base] + base.with(endingsOfForms) + doubled.with([ing, ed])
    }
  }

  /// Whether a candidate is a form of a word: a word that people know, with the same stem.
  static func isForm(_ candidate: WordKey, of word: WordKey) -> Bool {
    guard candidate != word, word.count > 2, let kind = English.kind(of: candidate), kind <= .usual
    else { return false }
    return Stem.of(candidate.string) == Stem.of(word.string)
  }

  /// The letters of all endings, as bits.
  static let lettersOfEndings = (endings + endingsOfForms).reduce(0) { $0 | $1.letters }

  private static let endings = WordKey.words(of: "ing ed es s e y ies")
  private static let endingsOfForms = WordKey.words(of: "s es ed d ing ies")
  private static let e = WordKey(letters: "e")
  private static let y = WordKey(letters: "y")
  private static let ed = WordKey(letters: "ed")
  private static let ing = WordKey(letters: "ing")
}

extension WordKey {
  /// The word with each of some endings that has room behind it.
  fileprivate func with(_ endings: [WordKey]) -> [WordKey] {
    endings.filter { count + $0.count <= Self.capacity }.map(appending)
  }
}
