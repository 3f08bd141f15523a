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
    let answer = wrapped.read(line, in: context)
    // A yes that leaves something out, or holds for a while, is half a yes, and a no to a part is half a no.
    switch answer {
    case .understood(true, let evidence):
      let isWhole =
        PlainYes.isSaid(in: line) || saysOnlyYes(line, from: evidence.span.lowerBound, context)
      return isWhole && !line.says("for", "now") && !line.says("the", "rest")
        ? answer : .unclear(.nothingFound)
    case .understood(false, _) where deniesPart(words): return .unclear(.nothingFound)
    default: return answer
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

  /// Whether every word of a line belongs to the yes, repeats what was asked, is a courtesy or tells
  /// of something else: "yes, I agree, I've a train to catch".
  ///
  /// What comes before a yes that takes it back ("no, sorry, misread that") does not count.
  private func saysOnlyYes(_ line: Line, from yes: Int, _ context: Context) -> Bool {
    let said = wrapped.matches(in: line, context: context).map(\.tokens)
    func isOfYes(_ place: Int) -> Bool {
      line.tokens[place].kind == .sign || said.contains { $0.contains(place) }
        || Self.asked.contains(line.tokens[place].word)
    }
    let isCorrected = line.tokens.contains {
      $0.span.upperBound <= yes && ["sorry", "wait", "actually"].contains($0.word)
    }
    return line.clauseTokens.allSatisfy { clause in
      isCorrected && line.span(clause).upperBound <= yes || clause.allSatisfy(isOfYes)
        || isAside(clause, in: line)
    }
  }

  /// Whether a clause is a courtesy or tells of something that takes nothing from a yes.
  private func isAside(_ clause: Range<Int>, in line: Line) -> Bool {
    let words = line.tokens[clause].map(\.word)
    if let first = words.first, ["thank", "thanks", "cheers"].contains(first) { return true }
    return (line.tellsFact(clause) || words.first == "my")
      && !words.contains(where: Self.limiting.contains)
      && !line.keeping(line.span(clause)).saysUnease
      && !words.contains { Self.denying.contains($0) || $0.hasSuffix("n't") }
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
  /// Words by which a sentence takes something from a yes, or speaks of what is shared.
  private static let limiting = WordClasses.george.words("ConsentDimension.limiting")
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
