extension Wording {
  /// Whether the line has the words of a question in the order of a statement, and so names what would be
  /// asked: "how many teas I go through", but not "how many do I need".
  package var isIndirectQuestion: Bool {
    if !asks, Self.whatIs.contains(where: { plain.hasPrefix($0) }) { return true }
    guard !asks, plain.utf8.starts(with: "how ".utf8) else { return false }
    let words = plain.split(separator: " ").prefix(12)
    guard words.count > 2, let measure = words.dropFirst().first else {
      return false
    }
    // "how I'm coping each week"
    let behind = words.dropFirst().map(String.init)
    if Self.states.contains(where: behind.starts(with:)) { return true }
    guard words.count > 4, Self.measures.contains(String(measure)),
      !["it", "this"].contains(words[words.startIndex + 2])
    else { return false }
    return words.dropFirst(2).contains { Self.subjects.contains(String($0)) }
      && !words.contains { Self.auxiliaries.contains(String($0)) }
  }

  /// Words that name a place or a thing by what the person is, does or has: "where I am now suits me".
  private static let whatIs = WordClasses.english.phrases("Indirect.whatIs")
  private static let measures = WordClasses.english.words("Indirect.measures")
  private static let states = WordClasses.english.sequences("Indirect.states")
  private static let subjects = WordClasses.english.words("Indirect.subjects")
  private static let auxiliaries = WordClasses.english.words("Indirect.auxiliaries")
}
