/// A kind of value that people say in an answer: how it is found in a line, said back and stored.
///
/// A dimension value carries what the question knows (its range, its options), so that context
/// decides what would otherwise be ambiguous, and nothing else: the same line and the same
/// ``Context`` always give the same reading.
public protocol Dimension<Value>: Sendable {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// The name in snake_case, as the command line and transcripts use it, such as `time_range`.
  var name: String { get }

  /// How the words of such a value are told from all else that people say.
  var form: AnswerForm { get }

  /// Whether a value may have several lines; false where a dimension does not say so.
  var takesLines: Bool { get }

  /// The words that answers are made of, besides those of the language, so that slips of the fingers
  /// in them are mended.
  var vocabulary: Vocabulary { get }

  /// Every place in the line that says such a value, from left to right, without overlap.
  ///
  /// Values that the question does not allow are found too; ``violation(of:in:)`` tells them apart.
  func matches(in line: Line, context: Context) -> [Match<Value>]

  /// What the whole line says, as the answer to a question for this dimension.
  func read(_ line: Line, in context: Context) -> Reading<Value>

  /// What the line says, as a correction of an earlier answer; "9pm" may change one end of a range.
  func revise(_ old: Value, by line: Line, in context: Context) -> Reading<Value>

  /// Which of the candidates the line picks ("the first", "am", "the evening one", "March"), or
  /// nil when it picks none or more than one.
  func pick(from candidates: [Value], by line: Line, in context: Context) -> Int?

  /// The rule of the question that a value breaks, if any.
  func violation(of value: Value, in context: Context) -> Violation?

  /// The value in its canonical words; reading them gives the very same value.
  func phrase(for value: Value, in context: Context) -> String

  /// The value in the form it is stored in.
  func json(for value: Value) -> JSONValue

  /// The value stored as `json`, or nil when it is not one of this dimension.
  func value(from json: JSONValue) -> Value?

  /// The JSON Schema (2020-12) of the values in the form they are stored in, with the bounds of the question.
  ///
  /// It allows every value that the question allows; what a schema cannot say it leaves out. Without one of
  /// its own, a dimension has that of its options, or that of the forms of its examples.
  func schema(in context: Context) -> JSONValue

  /// The value as `usher understand` writes it: an object whose keys say what it is.
  func understandJSON(for value: Value) -> JSONValue

  /// What it lets people choose from, which questions list; none where it has no list.
  var options: [ChoiceOption] { get }

  /// Answers that would work, for help and reprompts; every one of them is understood and allowed.
  var examples: [String] { get }

  /// The least and the most that the question allows, in words; nil where it has no bounds.
  func bounds(in context: Context) -> Bounds?
}
