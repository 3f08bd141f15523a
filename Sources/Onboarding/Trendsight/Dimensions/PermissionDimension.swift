import Understanding

/// Whether something is allowed, in the words people use for permissions.
struct PermissionDimension: WrappingDimension {
  let wrapped: BooleanDimension
  private let nouns: Set<String>

  /// A permission for something that is called by some nouns, and of which a yes may say when.
  init(for nouns: Set<String>, canBeTimed: Bool = false) {
    self.nouns = nouns
    wrapped = BooleanDimension(about: BooleanTopic(nouns, canBeTimed: canBeTimed))
  }

  /// A yes or no, or else "none of them" and "only while using the app".
  func read(_ line: Line, in context: Context) -> Reading<Bool> {
    let words = line.tokens.filter { $0.kind != .sign }.map(\.word)
    let whole = 0..<line.tokens.count
    let reading = wrapped.read(line, in: context)
    switch reading {
    case .unclear(.nothingFound), .unclear(.limited): break
    default: return reading
    }
    if words.contains("not") { return reading }
    if words.contains("none") || words.contains("neither") {
      return .understood(false, line.evidence(whole, rule: "permission.none"))
    }
    let clauses = line.clauseTokens.map { clause in
      line.tokens[clause].filter { $0.kind != .sign }.map(\.word)
    }
    if clauses.contains(where: switchesOn) || switchesOn(words) || clauses.contains(where: wishes) {
      return .understood(true, line.evidence(whole, rule: "permission.on"))
    }
    // "Yes, but only while using the app" is what phones call "While using".
    let text = words.drop { Self.opening.contains($0) }.joined(separator: " ")
    // "On reflection, remove it" allows nothing.
    let allows = Self.allowing.contains { text == $0 || $0 != "on" && text.hasPrefix($0 + " ") }
    return allows ? .understood(true, line.evidence(whole, rule: "permission.while")) : reading
  }

  /// Whether words say that the thing is to be on, and nothing else: "turn it on", "location on".
  private func switchesOn(_ said: [String]) -> Bool {
    // "On reflection, have the reminders on"
    let words =
      Self.reconsidering.first { said.starts(with: $0) }.map {
        Array(said.dropFirst($0.count))
      } ?? said
    guard words.filter({ $0 == "on" }).count == 1,
      words.contains(where: { Self.switching.contains($0) || nouns.contains($0) })
        || words.contains(where: Self.wholes.contains)
    else { return false }
    return words.allSatisfy {
      $0 == "on" || nouns.contains($0) || Self.small.contains($0) || Self.wholes.contains($0)
        || Self.switching.contains($0)
    }
  }

  /// Whether words wish for the thing, and say nothing else: "I'd like notifications after all".
  private func wishes(_ words: [String]) -> Bool {
    words.contains(where: nouns.contains)
      && (words.contains(where: ["want", "like", "need"].contains)
        || words.contains("have") && words.contains(where: ["better", "should"].contains))
      && words.allSatisfy {
        nouns.contains($0) || Self.small.contains($0) || ["all", "on", "reflection"].contains($0)
      }
  }

  func phrase(for value: Bool, in context: Context) -> String { value ? "on" : "off" }

  var examples: [String] { ["yes", "not now", "not now to all"] }

  /// What may stand before the words of a phone.
  private static let opening = WordClasses.trendsight.words("PermissionDimension.opening")
  private static let switching = WordClasses.trendsight.words("PermissionDimension.switching")
  private static let small = WordClasses.trendsight.words("PermissionDimension.small")
  private static let reconsidering = WordClasses.trendsight.sequences(
    "PermissionDimension.reconsidering")
  private static let wholes = WordClasses.trendsight.words("PermissionDimension.wholes")

  /// What phones offer besides yes and no, and ways to allow everything.
  private static let allowing = WordClasses.trendsight.phrases("PermissionDimension.allowing")
}
