public import Understanding

/// An onboarding as a conversation: its steps in order, and the words a product brings to them.
///
/// A flow is a value; ``turn(after:from:in:)`` makes it talk.
public struct Flow<D: Draft>: Sendable {
  /// The id, such as `diet`.
  public let id: String
  /// The version of the questions; raised when a field is gained, lost or renamed.
  public let version: Int
  /// What the onboarding is for, in a line.
  public let title: String

  package let parts: [Part<D>]
  /// The parts as the engine walks them.
  let plan: Plan<D>
  /// All steps, those of repeated groups once.
  package let steps: [Step<D>]
  /// The number of steps as it is shown.
  public let stepCount: Int
  package var glossary: [GlossaryEntry] = []
  var assurances: [EverydayQuestion: String] = [:]
  var renamed: [String: String] = [:]
  var dashboard: @Sendable (D, TurnContext, Timestamp) -> [Block] = { _, _, _ in [] }
  package var changeExamples: [String] = []
  var endName = "complete"
  var hello: String?

  /// A flow of some steps and repeated groups.
  public init(
    _ id: String, version: Int = 1, title: String, @FlowBuilder<D> _ parts: () -> [Part<D>]
  ) {
    self.id = id
    self.version = version
    self.title = title
    self.parts = parts()
    plan = Plan(self.parts)
    // Loops, for the reason that `Array(joining:)` gives.
    var steps: [Step<D>] = []
    for part in self.parts {
      switch part {
      case .step(let step): steps.append(step)
      case .group(let repeated): for step in repeated.group.steps { steps.append(step) }
      }
    }
    var stepCount = 0
    for place in steps.indices where steps[place].title == nil {
      stepCount = max(stepCount, steps[place].number ?? place + 1)
    }
    self.steps = steps
    self.stepCount = stepCount
  }

  /// What the words of the flow mean, for those who ask: the word, others for it, and its meaning.
  public func explaining(_ entries: GlossaryEntry...) -> Self {
    var copy = self
    copy.glossary = entries
    return copy
  }

  /// What the makers say to questions that everybody asks: who sees the answers, what it costs, who can
  /// be reached.
  ///
  /// Where they say nothing, Usher says what it does itself, and leaves the rest to them.
  public func assuring(_ words: [EverydayQuestion: String]) -> Self {
    var copy = self
    copy.assurances = words
    return copy
  }

  /// What is shown when all is complete, and whenever the person comes back.
  public func finishing(
    changes: [String], _ dashboard: @escaping @Sendable (D, TurnContext, Timestamp) -> [Block]
  ) -> Self {
    var copy = self
    copy.dashboard = dashboard
    copy.changeExamples = changes
    return copy
  }

  /// What is said before the first question, to somebody who is new.
  ///
  /// It tells what this is, how long it takes, and that one can stop at any time; flows whose first
  /// step says so need none.
  public func greeting(_ words: String) -> Self {
    var copy = self
    copy.hello = words
    return copy
  }

  /// The name under which the end is told, beside the names of the steps; `complete` without it.
  public func ending(as name: String) -> Self {
    var copy = self
    copy.endName = name
    return copy
  }

  /// The present names of fields that were named otherwise in earlier versions of the flow.
  public func renaming(_ names: [String: String]) -> Self {
    var copy = self
    copy.renamed = names
    return copy
  }
}
