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
    return answers.read(line, in: context)
  }

  func phrase(for value: Bool, in context: Context) -> String {
    answers.phrase(for: value, in: context)
  }

  func json(for value: Bool) -> JSONValue { answers.json(for: value) }
  func value(from json: JSONValue) -> Bool? { answers.value(from: json) }
  func understandJSON(for value: Bool) -> JSONValue { answers.understandJSON(for: value) }

  private static let withdrawing: Set<String> = [
    "withdraw", "withdrawing", "withdrawn", "revoke", "revoking", "retract", "cancel", "take",
    "remove", "without",
  ]
  private static let named: Set<String> = ["consent", "permission", "agreement"]
  private static let denying: Set<String> = ["not", "don't", "dont", "never", "no", "won't"]
}
