import Understanding

/// Consent: only a clear yes gives it, and it can be withdrawn in so many words.
struct ConsentDimension: Dimension {
  private let answers = BooleanDimension(strict: true)

  var name: String { answers.name }
  var form: AnswerForm { answers.form }
  var examples: [String] { ["yes, I consent", "no"] }

  var vocabulary: Vocabulary { answers.vocabulary }

  func matches(in line: Line, context: Context) -> [Match<Bool>] {
    answers.matches(in: line, context: context)
  }

  func read(_ line: Line, in context: Context) -> Reading<Bool> {
    let words = line.tokens.map(\.word)
    if let place = words.firstIndex(where: Self.withdrawing.contains),
      words.contains(where: Self.named.contains)
    {
      // "I don't want to withdraw my consent" needs another question.
      guard !words[..<place].contains(where: Self.denying.contains) else {
        return .unclear(.nothingFound)
      }
      return .understood(false, line.evidence(0..<words.count, rule: "consent.withdrawn"))
    }
    if words.indices.dropFirst().contains(where: {
      words[$0 - 1] == "no" && Self.named.contains(words[$0])
    }) {
      return .understood(false, line.evidence(0..<words.count, rule: "consent.none"))
    }
    let answer = answers.read(line, in: context)
    // "Yes, though not the goal time" and "yes, for now" are half a yes, and "don't share my
    // injuries" is half a no.
    switch answer {
    case .understood(true, _) where !saysOnlyYes(line, context) || line.says("for", "now"),
      .understood(false, _) where deniesPart(words):
      return .unclear(.nothingFound)
    default: return answer
    }
  }

  /// Whether every word of a line belongs to the yes, or repeats what was asked.
  private func saysOnlyYes(_ line: Line, _ context: Context) -> Bool {
    let said = answers.matches(in: line, context: context).map(\.tokens)
    return line.tokens.indices.allSatisfy { place in
      line.tokens[place].kind == .sign || said.contains { $0.contains(place) }
        || Self.asked.contains(line.tokens[place].word)
    }
  }

  func phrase(for value: Bool, in context: Context) -> String {
    answers.phrase(for: value, in: context)
  }

  func json(for value: Bool) -> JSONValue { answers.json(for: value) }
  func value(from json: JSONValue) -> Bool? { answers.value(from: json) }
  func understandJSON(for value: Bool) -> JSONValue { answers.understandJSON(for: value) }

  /// Whether words forbid something of the answers, and not all of them.
  private func deniesPart(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: Self.denying.contains), place + 1 < words.count,
      Self.sharing.contains(words[place + 1])
    else { return false }
    return words[(place + 2)...].contains { !Self.asked.contains($0) && $0.first?.isLetter == true }
  }

  private static let sharing: Set<String> = [
    "share", "send", "use", "include", "tell", "pass", "give", "show", "store", "save", "mention",
  ]
  /// Words of the question, and those that only join or stress.
  private static let asked: Set<String> = [
    "i", "i'm", "we", "you", "you're", "my", "me", "it", "it's", "that", "that's", "this", "the",
    "to", "of", "for", "with", "and", "so", "do", "can", "may", "is", "am", "be", "being", "are",
    "fully", "totally", "completely", "really", "very", "please", "thanks", "thank", "then", "now",
    "well", "oh", "hey", "um", "just", "all", "give", "have", "consent", "consents", "permission",
    "agreement", "agree", "accept", "allow", "use", "used", "using", "share", "send", "sent",
    "data", "profile", "answers", "plan", "service", "coach", "george", "make", "like", "described",
    "by", "means", "here", "clear", "clearly", "course", "absolutely", "definitely", "certainly",
    "happily", "gladly", "go", "ahead", "also", "too", "course",
  ]
  private static let withdrawing: Set<String> = [
    "withdraw", "withdrawing", "withdrawn", "revoke", "revoking", "retract", "cancel", "take",
    "remove", "without",
  ]
  private static let named: Set<String> = ["consent", "permission", "agreement"]
  private static let denying: Set<String> = ["not", "don't", "dont", "never", "no", "won't"]
}

extension Line {
  /// Whether two words follow each other.
  fileprivate func says(_ first: String, _ second: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.word == first && $1.word == second }
  }
}
