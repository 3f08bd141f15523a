package import Understanding

/// All that a question says of itself and that does not depend on the answers.
public struct AskTraits: Sendable {
  package var shorter: QuestionText
  package var hint: QuestionText?
  /// The hint where people can point; nil for the same.
  package var pointedHint: QuestionText?
  /// The question again where people can point; nil for the same.
  package var pointedShorter: QuestionText?
  /// What the ends of a scale mean.
  var scaleEnds: ScaleEnds?
  /// What browsers know of the person that answers it.
  var autofill: String?
  /// What can be said in one tap.
  package var offers: [String] = []
  package var label: String
  package var kind: QuestionText = "that"
  package var aliases: [String] = []
  var tip: String?
  var skipMeaning: String?
  package var skipValue: JSONValue?
  /// What is said to who has none and cannot skip the question.
  var need: String?
  var stamp: String?
  var spread: @Sendable ([String: JSONValue]) -> [HandedIn]? = { _ in nil }
  package var isSkippable = false
  var sources = Sources.all
  var isHeardUntilAnswered = false
  /// Whether words at some tokens of a line are heard for it where something else is asked.
  var isHeard: @Sendable (Line, Range<Int>) -> Bool = { _, _ in true }
  package var echo: @Sendable (JSONValue, String) -> String = { $1 }
  package var confirmation: @Sendable (JSONValue, String) -> String? = { _, _ in nil }
  var refusal: @Sendable (Violation, JSONValue) -> String? = { _, _ in nil }
  package var examples: [String]?
  /// The group of which it asks how many elements there are, or whether there are more.
  package var counted: (group: String, isMore: Bool)?

  /// Whether the value is never asked for.
  package var isOnlyHandedIn: Bool { !sources.contains(.asked) }
  /// Whether the value is not heard unless it is asked for or named.
  package var isOnlyWhenAsked: Bool { !sources.contains(.volunteered) && sources.contains(.named) }
  /// Whether the value is first given in answer to the question itself.
  var isOnlyAnswered: Bool { sources == .asked }
}
