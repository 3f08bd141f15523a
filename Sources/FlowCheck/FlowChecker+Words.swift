import Conversation
import Understanding

extension FlowChecker {
  /// Whether the words in quotes that an item tells people to say are understood there.
  mutating func checkWords(_ reached: Exploration<D>.Reached) {
    for text in reached.slot.item.instructions(context.signIn) {
      for words in text.wordsInQuotes where !isUnderstood(words, in: reached.state) {
        find(
          reached.slot, "the words \"\(words)\" in what it asks are not understood",
          why: "people who say what they are told to say would not be understood",
          remedy: "put other words into the quotes, or the same without quotes if nobody is to say"
            + " them")
      }
    }
  }

  /// Whether the changes that are offered at the end can be made.
  mutating func checkChanges() {
    guard let end = exploration.end else { return }
    for example in flow.changeExamples where !isUnderstood(example, in: end) {
      find(
        nil, "the change \"\(example)\" is not understood at the end",
        why: "people are told to say it when they want to change something",
        remedy: "give another change with finishing(changes:)")
    }
  }

  private func isUnderstood(_ line: String, in state: ConversationState) -> Bool {
    let turn = flow.turn(after: .line(line), from: state, in: context)
    // Whose answer is meant is asked where there are several people, and is no misunderstanding.
    return turn.isUnderstood
      || turn.utterances.contains { if case .whose = $0 { true } else { false } }
  }
}

extension Item {
  /// What is said to people about how to answer; what leads to signing in speaks of it, and is looked
  /// at where people do.
  fileprivate func instructions(_ signIn: SignInMode) -> [String] {
    switch self {
    case .explain(let explain) where explain.leadsToSignIn && signIn == .none: []
    case .ask(let ask): [ask.hint, ask.shorter].compactMap(\.self)
    case .explain(let explain): [explain.prompt]
    case .review(let review): [review.prompt]
    case .signIn(let signIn): [signIn.prompt]
    case .submit(let submit): [submit.prompt]
    }
  }
}

extension String {
  /// The parts of the text that stand between quotes.
  fileprivate var wordsInQuotes: [String] {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }
}
