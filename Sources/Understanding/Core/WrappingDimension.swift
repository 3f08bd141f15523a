/// A dimension in front of another of the same values, which does all that the one in front does not do
/// itself.
///
/// ```swift
/// struct PickupDays: WrappingDimension {
///   let wrapped = WeekdaysDimension(count: 1...3)
///   var examples: [String] { ["Mondays and Thursdays"] }
/// }
/// ```
public protocol WrappingDimension<Value>: Dimension {
  /// The type of the dimension behind this one.
  associatedtype Wrapped: Dimension where Wrapped.Value == Value
  /// The dimension behind this one.
  var wrapped: Wrapped { get }
}

extension WrappingDimension {
  /// The name of the dimension behind this one.
  public var name: String { wrapped.name }
  /// How the words of its values are told from others.
  public var form: AnswerForm { wrapped.form }
  /// Whether its values may have several lines.
  public var takesLines: Bool { wrapped.takesLines }
  /// The words of its answers.
  public var vocabulary: Vocabulary { wrapped.vocabulary }
  /// What it lets people choose from.
  public var options: [ChoiceOption] { wrapped.options }
  /// Answers that would work.
  public var examples: [String] { wrapped.examples }
  /// The least and the most that the question allows.
  public func bounds(in context: Context) -> Bounds? { wrapped.bounds(in: context) }

  /// Every place in the line that says such a value.
  public func matches(in line: Line, context: Context) -> [Match<Value>] {
    wrapped.matches(in: line, context: context)
  }

  /// What the whole line says.
  public func read(_ line: Line, in context: Context) -> Reading<Value> {
    wrapped.read(line, in: context)
  }

  /// What the line says as a correction.
  public func revise(_ old: Value, by line: Line, in context: Context) -> Reading<Value> {
    wrapped.revise(old, by: line, in: context)
  }

  /// Which of the candidates the line picks.
  public func pick(from candidates: [Value], by line: Line, in context: Context) -> Int? {
    wrapped.pick(from: candidates, by: line, in: context)
  }

  /// The rule that a value breaks.
  public func violation(of value: Value, in context: Context) -> Violation? {
    wrapped.violation(of: value, in: context)
  }

  /// The value in its canonical words.
  public func phrase(for value: Value, in context: Context) -> String {
    wrapped.phrase(for: value, in: context)
  }

  /// The value in the form it is stored in.
  public func json(for value: Value) -> JSONValue { wrapped.json(for: value) }
  /// The value stored as `json`.
  public func value(from json: JSONValue) -> Value? { wrapped.value(from: json) }
  /// The JSON Schema of the values.
  public func schema(in context: Context) -> JSONValue { wrapped.schema(in: context) }
  /// The value as `usher understand` writes it.
  public func understandJSON(for value: Value) -> JSONValue { wrapped.understandJSON(for: value) }
}
