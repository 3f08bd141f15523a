import Conversation
import Understanding

extension FlowChecker {
  /// Whether the words in quotes that an item tells people to say are understood there.
  mutating func checkWords(_ reached: Exploration.Reached) {
    for text in instructions(reached) {
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

extension FlowChecker {
  /// Whether the numbers in a question's words are ones that it allows, and the bounds in them ones
  /// that it has.
  mutating func checkBounds(_ reached: Exploration.Reached) {
    let slot = reached.slot
    guard let ask = slot.ask else { return }
    let dimension = ask.dimension(reached.draft, slot.index)
    let bounds = dimension.bounds(context.day)
    for text in [ask.hint, ask.shorter, ask.kind, ask.pointedHint, ask.pointedShorter].compactMap(
      \.self) where text.lacks(bounds)
    {
      find(
        slot, "\"\(text.words(bounds))\" has a place for a bound that there is not",
        why: "people would read words with a gap",
        remedy: "give the dimension bounds, or take \\(.bounds), \\(.least) or \\(.most) "
          + "out of the words")
    }
    for text in instructions(reached) {
      for value in dimension.matches(Line(text), context.day).flatMap(\.values) {
        guard let violation = dimension.violation(value, context.day), violation.isOfBounds else {
          continue
        }
        let phrase = dimension.phrase(value, context.day) ?? ""
        find(
          slot, "\"\(text)\" names \(phrase), which the question does not allow",
          why: "people who go by it would be refused",
          remedy: "have the words follow from the bounds: \\(.bounds), \\(.least), \\(.most)")
      }
    }
  }

  /// What is said to people about how to answer; what leads to signing in speaks of it, and is looked
  /// at where people do.
  private func instructions(_ reached: Exploration.Reached) -> [String] {
    let slot = reached.slot
    return switch slot.item {
    case .explain(let explain) where explain.leadsToSignIn && context.signIn == .none: []
    case .ask(let ask):
      [ask.hint, ask.shorter].compactMap(\.self).map {
        ask.words($0, reached.draft, slot.index, context.day)
      }
    case .explain(let explain): [explain.prompt]
    case .review(let review): [review.prompt]
    case .signIn(let signIn): [signIn.prompt]
    case .submit(let submit): [submit.prompt]
    }
  }
}

extension Violation {
  /// Whether a value is beyond what the question allows, however it was said.
  fileprivate var isOfBounds: Bool {
    switch self {
    case .belowMinimum, .aboveMaximum, .notWhole, .outside: true
    default: false
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
