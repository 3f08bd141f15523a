import Understanding

/// Consent: only a clear yes gives it, and it can be withdrawn in so many words.
struct ConsentDimension: WrappingDimension {
  let wrapped = BooleanDimension(strict: true)

  var examples: [String] { ["yes, I consent", "no"] }

  func read(_ line: Line, in context: Context) -> Reading<Bool> {
    let words = line.tokens.map(\.word)
    // A verb of taking back withdraws what its own clause names, and no consent that another clause gives.
    let withdrawal = line.clauseTokens.first { clause in
      words[clause].contains(where: Self.withdrawing.contains)
        && words[clause].contains(where: Self.named.contains)
    }
    if let withdrawal, let place = words[withdrawal].firstIndex(where: Self.withdrawing.contains) {
      // "I don't want to withdraw my consent" needs another question.
      guard !words[..<place].contains(where: Self.denying.contains) else {
        return .unclear(.nothingFound)
      }
      return .understood(false, line.evidence(0..<words.count, rule: "consent.withdrawn"))
    }
    if words.indices.contains(where: { deniesConsent($0, words) }) {
      return .understood(false, line.evidence(0..<words.count, rule: "consent.none"))
    }
    // A yes that leaves something out, or holds for a while, is half a yes, and a no to a part is half a no.
    let isWhole =
      PlainYes.isSaid(in: line, or: Self.granting, asked: Self.asked)
      && !words.contains(where: Self.parts.contains) && !line.says("for", "now")
      && !line.says("the", "rest")
    let answer = wrapped.read(line, in: context)
    return switch answer {
    case .understood(true, _): isWhole ? answer : .unclear(.nothingFound)
    case .understood(false, _): deniesPart(words) ? .unclear(.nothingFound) : answer
    case .unclear where isWhole && words.contains(where: Self.granting.contains):
      .understood(true, line.evidence(0..<words.count, rule: "consent.given"))
    default: answer
    }
  }

  /// Whether the consent at a place is not given: "no consent", "not giving my consent".
  private func deniesConsent(_ place: Int, _ words: [String]) -> Bool {
    guard Self.named.contains(words[place]) else { return false }
    let before = words[max(0, place - 3)..<place]
    return before.last == "no"
      || before.contains(where: Self.denying.contains)
        && before.contains(where: { ["give", "giving", "gave"].contains($0) })
  }

  /// Whether words forbid something of the answers, and not all of them.
  private func deniesPart(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: Self.denying.contains), place + 1 < words.count,
      Self.sharing.contains(words[place + 1])
    else { return false }
    return words[(place + 2)...].contains { !Self.asked.contains($0) && $0.first?.isLetter == true }
  }

  private static let sharing = WordClasses.george.words("ConsentDimension.sharing")
  /// Words of the question, and those that only join or stress.
  private static let asked = WordClasses.george.words("ConsentDimension.asked")
  /// Words that give consent, besides those of a yes.
  private static let granting = WordClasses.george.phrases("ConsentDimension.granting")
  /// Words for some of what is shared.
  private static let parts = WordClasses.george.words("ConsentDimension.parts")
  private static let withdrawing = WordClasses.george.words("ConsentDimension.withdrawing")
  private static let named = WordClasses.george.words("ConsentDimension.named")
  private static let denying = WordClasses.george.words("ConsentDimension.denying")
}

extension Line {
  /// Whether two words follow each other.
  fileprivate func says(_ first: String, _ second: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.word == first && $1.word == second }
  }
}
