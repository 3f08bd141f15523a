/// Phrases of words, each with a meaning, found by their first word.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private let phrases: [String: [(words: [String], meaning: Meaning)]]

  /// A table of phrases, which are written in small letters, their words parted by spaces, and the
  /// phrases of one meaning by bars; many people leave out apostrophes, so each is found without
  /// its own too.
  init(_ groups: [(Meaning, String)]) {
    var phrases: [String: [(words: [String], meaning: Meaning)]] = [:]
    for (meaning, text) in groups {
      for phrase in text.split(separator: "|") {
        for form in Set([String(phrase), phrase.filter { $0 != "'" }]) {
          let words = form.split(separator: " ").map(String.init)
          guard let first = words.first else { continue }
          phrases[first, default: []].append((words, meaning))
        }
      }
    }
    // The longest phrase of those with the same first word comes first.
    self.phrases = phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// All words of all phrases, each once.
  var words: Set<String> { Set(phrases.values.joined().flatMap(\.words)) }

  /// The meaning and the number of tokens of the longest phrase that begins with a token.
  func phrase(in tokens: [Token], at index: Int) -> (meaning: Meaning, count: Int)? {
    guard tokens[index].kind == .word, let candidates = phrases[tokens[index].word] else {
      return nil
    }
    for (words, meaning) in candidates where index + words.count <= tokens.count {
      if words.indices.dropFirst().allSatisfy({ tokens[index + $0].word == words[$0] }) {
        return (meaning, words.count)
      }
    }
    return nil
  }
}
