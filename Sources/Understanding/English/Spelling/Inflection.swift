/// The forms of an English word: "lose", "loses", "losing".
enum Inflection {
  /// The forms that people know and that have the word's stem, without the word itself.
  static func forms(of word: String) -> [WordKey] {
    guard word.utf8.count > 2 else { return [] }
    let stem = Stem.of(word)
    return candidates(for: word).compactMap { form in
      guard form != word, let key = WordKey(form), let kind = English.kind(of: key),
        kind <= .usual, Stem.of(form) == stem
      else { return nil }
      return key
    }
  }

  /// What the forms would be if English were regular.
  private static func candidates(for word: String) -> [String] {
    var bases = [word]
    for ending in ["ing", "ed", "es", "s", "e", "y", "ies"] where word.hasSuffix(ending) {
      let base = String(word.dropLast(ending.count))
      bases.append(base)
      bases.append(base + "e")
      bases.append(base + "y")
      if base.count > 2, base.last == base.dropLast().last { bases.append(String(base.dropLast())) }
    }
    return bases.flatMap { base in
      let doubled = base + (base.last.map(String.init) ?? "")
      return [base] + endings.map { base + $0 } + ["ing", "ed"].map { doubled + $0 }
    }
  }

  private static let endings = ["s", "es", "ed", "d", "ing", "ies"]
}
