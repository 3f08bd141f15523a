/// Words that what stands around or in them shows to be others: the "form" of "form 9 to 5".
extension Spelling {
  /// The word that belongs at a place, where the one that was typed is a slip of it.
  func required(at index: Int) -> WordKey? {
    guard source[index].kind == .word, source[index].lexeme == .other, index + 1 < source.count,
      let key = WordKey(source[index].word)
    else { return nil }
    let next = source[index + 1].lexeme
    // "Hal past nine"
    if next == .past, saysNumber(at: index + 2) { return near(key, Self.half) }
    guard saysNumber(at: index + 1) else { return nil }
    // "Half pats nine"
    if index > 0, [.half, .quarter].contains(source[index - 1].lexeme) {
      return near(key, Self.past)
    }
    let rest = source[(index + 2)...].prefix(6)
    return rest.contains { LexemeSet.rangeLink.contains($0.lexeme) } ? near(key, Self.from) : nil
  }

  /// The two words that a capital inside of one parts, where the first leads to a name: "itsFrida".
  func partedByCapital(at index: Int) -> [WordKey]? {
    let span = source[index].span
    guard source[index].kind == .word, let key = WordKey(source[index].word),
      key.count == span.count
    else { return nil }
    let letters = Array(text.utf8.dropFirst(span.lowerBound).prefix(span.count))
    guard letters.count > 3,
      let place = letters.indices.dropFirst(2).dropLast().first(where: {
        Self.capitals.contains(letters[$0]) && !Self.capitals.contains(letters[$0 - 1])
          && !Self.capitals.contains(letters[$0 + 1])
      })
    else { return nil }
    let first = key.dropping(last: key.count - place)
    return Self.leading.contains(first) ? [first, key.dropping(first: place)] : nil
  }

  private static let leading = Set(
    WordClasses.english.phrases("Spelling.leading")
      .compactMap { WordKey($0) })

  private func saysNumber(at index: Int) -> Bool {
    index < source.count
      && (LexemeSet.numberStart.contains(source[index].lexeme)
        || [.noon, .midnight, .half, .quarter].contains(source[index].lexeme))
  }

  /// A word where a typed one is a usual slip of it, with the same first letter.
  private func near(_ typed: WordKey, _ meant: WordKey?) -> WordKey? {
    guard let meant, typed.count > 2, typed[0] == meant[0],
      SlipWeight.between(meant, typed, most: SlipWeight.missing) != nil
    else { return nil }
    return meant
  }

  private static let half = WordKey("half")
  private static let past = WordKey("past")
  private static let from = WordKey("from")
}
