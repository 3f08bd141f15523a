public import Understanding

/// An onboarding as a conversation: its steps in order, and the words a product brings to them.
///
/// A flow is a value; ``turn(after:from:in:)`` makes it talk. What it knows of itself whatever its draft,
/// such as its ``AnyFlow/id``, is its ``AnyFlow``'s.
@dynamicMemberLookup
public struct Flow<D: Draft>: Sendable {
  /// The flow whatever its draft, as it is run.
  public private(set) var erased: AnyFlow

  /// What the flow is whatever its draft, such as its id.
  public subscript<Value>(dynamicMember property: KeyPath<AnyFlow, Value>) -> Value {
    erased[keyPath: property]
  }

  /// A flow of some steps and repeated groups.
  public init(
    _ id: String, version: Int = 1, title: String, @FlowBuilder<D> _ parts: () -> [Part<D>]
  ) {
    erased = AnyFlow(
      id, version: version, title: title, parts: parts().map(\.erased), unanswered: AnyDraft(D()))
  }

  private func with(_ change: (inout AnyFlow) -> Void) -> Self {
    var copy = self
    change(&copy.erased)
    return copy
  }

  /// What the words of the flow mean, for those who ask: the word, others for it, and its meaning.
  public func explaining(_ entries: GlossaryEntry...) -> Self { explaining(entries) }

  /// The words of the flow and what they mean, for a list that lies elsewhere; it is made when somebody asks.
  ///
  /// `now` says what stands for the names in braces of a meaning, such as `{macros}`, from the answers, what surrounds
  /// the turn, and when all was complete, which is nil before that. Where one of them has no words, the entry is left
  /// out.
  public func explaining(
    _ entries: @autoclosure @escaping @Sendable () -> [GlossaryEntry],
    now: @escaping @Sendable (D, TurnContext, Timestamp?) -> [String: String] = { _, _, _ in [:] }
  ) -> Self {
    with {
      $0.glossary = Glossary(entries)
      $0.glossaryNow = { now($0.typed(), $1, $2) }
    }
  }

  /// What only the makers can promise: who gets the answers, for how long they are kept, what the product
  /// costs, and where there is a person to talk to.
  public func declaring(_ facts: Facts) -> Self {
    with { $0.facts = facts }
  }

  /// What the makers say to other questions that everybody asks, or in place of what their facts say.
  public func assuring(_ words: [EverydayQuestion: String]) -> Self {
    with { $0.assurances = words }
  }

  /// What is shown when all is complete, and whenever the person comes back.
  public func finishing(
    changes: [String], _ dashboard: @escaping @Sendable (D, TurnContext, Timestamp) -> [Block]
  ) -> Self {
    with {
      $0.dashboard = { dashboard($0.typed(), $1, $2) }
      $0.changeExamples = changes
    }
  }

  /// What is said before the first question, to somebody who is new.
  ///
  /// It tells what this is, how long it takes, and that one can stop at any time; flows whose first
  /// step says so need none.
  ///
  /// - Parameters:
  ///   - words: The greeting where people type.
  ///   - pointing: The greeting where they can point; nil for the same.
  /// - Returns: The flow with a greeting.
  public func greeting(_ words: String, pointing: String? = nil) -> Self {
    with { $0.hello = .manner(typed: words, pointed: pointing ?? words) }
  }

  /// A check for words of danger of the product's own, beside those that every flow hears.
  ///
  /// It is asked for every line and every text that is handed in, before anything of it is heard. Where
  /// it finds something, the questions pause, it is said where to find help, and nothing is kept.
  public func safeguarding(_ check: @escaping @Sendable (String) -> Concern?) -> Self {
    with { $0.safeguard = check }
  }

  /// The name under which the end is told, beside the names of the steps; `complete` without it.
  public func ending(as name: String) -> Self {
    with { $0.endName = name }
  }

  /// The present names of fields that were named otherwise in earlier versions of the flow.
  public func renaming(_ names: [String: String]) -> Self {
    with { $0.renamed = names }
  }
}
