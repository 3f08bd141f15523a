/// A yes or a no.
///
/// A yes with a condition or an exception ("yes, but not on Mondays") is neither: to take it for a
/// plain yes would store more than was said.
public struct BooleanDimension: Dimension {
  /// Whether only a clear yes is a yes, as consent needs: no half-hearted one ("ok I guess"), and
  /// none in a line that speaks of any condition or question.
  public let isStrict: Bool

  /// What is asked about, where the thing itself answers too.
  public let topic: BooleanTopic?

  /// The words of a yes or a no, and of what is asked about.
  public let vocabulary: Vocabulary

  /// A yes or a no, of which the yes may have to be clear, and which may be about something.
  public init(strict: Bool = false, about topic: BooleanTopic? = nil) {
    isStrict = strict
    self.topic = topic
    guard let topic else {
      vocabulary = Self.vocabulary
      return
    }
    vocabulary = Self.vocabulary.union(
      Vocabulary(lazily: { topic.nouns.sorted() + Self.deeds.sorted() }))
  }

  /// `boolean`.
  public var name: String { "boolean" }

  /// A yes or a no.
  public var form: AnswerForm { .yesOrNo }

  /// Every word or phrase that says yes or no, none of them understood without a question.
  public func matches(in line: Line, context: Context) -> [Match<Bool>] {
    answers(in: line).compactMap { answer in
      switch answer.meaning {
      case .clear(let value), .leaning(let value):
        Match(values: [value], tokens: answer.tokens, rule: answer.rule, isExplicit: false)
      case .closing, .halfHearted, .conditional, .limiting, .unsure, .nothing: nil
      }
    }
  }

  /// The canonical word.
  public func phrase(for value: Bool, in context: Context) -> String { value ? "yes" : "no" }

  /// True or false.
  public func json(for value: Bool) -> JSONValue { .bool(value) }

  /// True or false.
  public func value(from json: JSONValue) -> Bool? { json.bool }

  /// True or false.
  public func schema(in context: Context) -> JSONValue { ["type": "boolean"] }

  /// Answers as people give them; a consent takes plain ones.
  public var examples: [String] {
    isStrict ? ["yes", "no"] : ["yes", "sure, go ahead", "not now", "I'd rather not"]
  }
}
