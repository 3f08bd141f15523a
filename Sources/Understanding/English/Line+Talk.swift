/// Talk that steers a conversation and is no answer; the words of each are a row of `talk.tsv`.
package enum TalkSense: String, Sendable {
  /// Somebody leaves.
  case goodbye
  /// Somebody thanks.
  case thanks
  /// Somebody needs time.
  case waiting
  /// Somebody wants what comes next.
  case onward
}

extension Line {
  /// What the line does that has words of one such sense, and none but those and what stands beside them.
  package var talkSense: TalkSense? {
    talkSense(of: tokens.indices.filter { tokens[$0].kind != .sign })
  }

  /// Whether a clause of the line asks to wait, whatever it says besides: "hang on, the door".
  package var hasClauseOfWaiting: Bool {
    clauses().contains { clause in
      talkSense(of: clause.tokens.filter { tokens[$0].kind != .sign }) == .waiting
    }
  }

  private func talkSense(of places: [Int]) -> TalkSense? {
    // No goodbye is long, and what was typed is what counts: nobody mends "cya".
    guard !places.isEmpty, places.count <= 14 else { return nil }
    let table = TopicTable.talk
    let terms = table.terms(of: places.map { tokens[$0].typed })
    return table.topics.first { topic in
      terms.contains(where: topic.words.contains)
        && terms.allSatisfy { topic.words.contains($0) || topic.aside.contains($0) }
    }.flatMap { TalkSense(rawValue: $0.id) }
  }
}
