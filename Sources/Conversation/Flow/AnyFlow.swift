import Understanding

/// A flow, whatever its draft: what is told of it, and what runs.
public struct AnyFlow: Sendable {
  /// The id, such as `diet`.
  public let id: String
  /// The version of the questions; raised when a field is gained, lost or renamed.
  public let version: Int
  /// What the onboarding is for, in a line.
  public let title: String

  package let parts: [Part<AnyDraft>]
  /// The parts as the engine walks them.
  let chapters: Chapters
  /// All steps, those of repeated groups once.
  package let steps: [Step<AnyDraft>]
  /// The number of steps as it is shown.
  public let stepCount: Int
  /// A draft without any answer.
  package let unanswered: AnyDraft
  package var glossary = Glossary { [] }
  var glossaryNow: @Sendable (AnyDraft, TurnContext, Timestamp?) -> [String: String] = { _, _, _ in
    [:]
  }
  package var facts = Facts()
  var assurances: [EverydayQuestion: String] = [:]
  var renamed: [String: String] = [:]
  var dashboard: @Sendable (AnyDraft, TurnContext, Timestamp) -> [Block] = { _, _, _ in [] }
  package var changeExamples: [String] = []
  var endName = "complete"
  var hello: Block?
  var safeguard: (@Sendable (String) -> Concern?)?

  init(
    _ id: String, version: Int, title: String, parts: [Part<AnyDraft>], unanswered: AnyDraft
  ) {
    self.id = id
    self.version = version
    self.title = title
    self.parts = parts
    self.unanswered = unanswered
    chapters = Chapters(parts)
    steps = parts.flatMap { part in
      switch part {
      case .step(let step): [step]
      case .group(let repeated): repeated.group.steps
      }
    }
    // Where all steps have titles, all of them count.
    stepCount =
      steps.enumerated().filter { $1.title == nil }.map { $1.number ?? $0 + 1 }.max()
      ?? steps.count
  }
}
