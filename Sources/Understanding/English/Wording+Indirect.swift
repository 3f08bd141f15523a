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
    if Self.states.contains(where: { words.dropFirst().starts(with: $0) }) { return true }
    guard words.count > 4, Self.measures.contains(String(measure)),
      !["it", "this"].contains(words[words.startIndex + 2])
    else { return false }
    return words.dropFirst(2).contains { Self.subjects.contains(String($0)) }
      && !words.contains { Self.auxiliaries.contains(String($0)) }
  }

  /// Words that name a place or a thing by what the person is, does or has: "where I am now suits me".
  private static let whatIs = [
    "where i am ", "where i'm ", "what i want ", "what i have ", "what i do ",
  ]
  private static let measures: Set<String> = ["many", "much", "often", "long", "far", "well"]
  private static let states: [[Substring]] = [
    ["i'm"], ["im"], ["i", "am"], ["i", "feel"], ["i", "felt"], ["i", "sleep"], ["i", "slept"],
    ["my", "day"],
  ]
  private static let subjects: Set<String> = [
    "i", "we", "my", "our", "the", "he", "she", "they", "his", "her", "their", "people",
  ]
  private static let auxiliaries: Set<String> = [
    "is", "are", "am", "was", "were", "do", "does", "did", "will", "would", "can", "could",
    "should", "have",
    "has", "had", "may", "must", "might", "shall", "you", "your", "questions",
    "steps", "left",
  ]
}
