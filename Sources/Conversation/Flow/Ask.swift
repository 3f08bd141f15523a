public import Understanding

/// A question for one value of a draft.
///
/// ```swift
/// Ask("calorie_target", \.calorieTarget, as: EnergyDimension(in: 1000...4000))
///   .asking("How many calories per day?", again: "What's your daily calorie target?")
///   .labelled("Daily target")
/// ```
public struct Ask<D: Draft>: Explainable, Sendable {
  /// The stored name of the field.
  public let id: String

  /// What reads the answer.
  enum Reader: Sendable {
    /// The same dimension at all times.
    case same(AnyDimension)
    /// A dimension that depends on earlier answers.
    case dependent(@Sendable (D, Int) -> AnyDimension)
  }

  // The index is that of the element in a repeated group; 0 outside of groups.
  var reader: Reader
  /// The value of a stored form, as the property has it.
  var typed: @Sendable (JSONValue) -> (any Sendable)?
  /// What is said of a value that breaks a rule of the flow, for each rule.
  var requirements: [@Sendable (any Sendable, D, Int, Context) -> String?] = []
  var write: @Sendable (inout D, Int, JSONValue) -> Void
  var prompt: @Sendable (D, Int) -> String
  var shorter: String
  var hint: String?
  var label: String
  var kind: String
  var aliases: [String]
  /// Why the question is asked, in a sentence or two.
  public var tip: String?
  var suggestion: (@Sendable (D, Int) -> Suggestion?)?
  var condition: (@Sendable (D, Int) -> Bool)?
  var skipMeaning: String?
  var skipValue: JSONValue?
  var stamp: String?
  var shown: @Sendable (D, Int) -> [Block]?
  var spread: @Sendable ([String: JSONValue]) -> [HandedIn]?
  var isSkippable = false
  var isOnlyHandedIn = false
  var isOnlyWhenAsked = false
  var isHeardUntilAnswered = false
  var isOnlyAnswered = false
  var implication: (@Sendable (D, Int) -> JSONValue?)?
  var choices: @Sendable (D, Int) -> [AskChoice]
  var echo: @Sendable (JSONValue, String) -> String
  var confirmation: @Sendable (JSONValue, String) -> String?
  var refusal: @Sendable (Violation, JSONValue) -> String?
  var doubt: (@Sendable (D, Int, JSONValue) -> String?)?
  var aside: @Sendable (Line, D, Context) -> Aside?
  /// The group of which it asks how many elements there are, or whether there are more.
  var counted: (group: String, isMore: Bool)?
  var examples: [String]?

  /// A question whose answer is read by a dimension and written to a property of the draft.
  public init<Dim: Dimension>(
    _ id: String, _ property: Property<D, Dim.Value?>, as dimension: Dim
  ) {
    let any = AnyDimension(dimension)
    self.init(id: id, reader: .same(any), typed: dimension.value(from:)) { draft, _, json in
      draft[keyPath: property] = dimension.value(from: json)
    }
  }

  /// A question for a whole number, whose dimension has to allow no other.
  public init(_ id: String, _ property: Property<D, Int?>, as dimension: NumberDimension) {
    let any = AnyDimension(dimension)
    self.init(id: id, reader: .same(any), typed: \.int) { draft, _, json in
      draft[keyPath: property] = json.int
    }
  }

  /// A question for one of the cases of a type, stored by their raw values.
  public init<Dim: Dimension, Case: RawRepresentable<String> & SendableMetatype>(
    _ id: String, _ property: Property<D, Case?>, as dimension: Dim
  ) where Dim.Value == String {
    let any = AnyDimension(dimension)
    let typed: @Sendable (JSONValue) -> Case? = {
      dimension.value(from: $0).flatMap(Case.init(rawValue:))
    }
    self.init(id: id, reader: .same(any), typed: { typed($0)?.rawValue }) { draft, _, json in
      draft[keyPath: property] = typed(json)
    }
  }

  /// A question whose dimension depends on earlier answers.
  public init<Dim: Dimension>(
    _ id: String, as dimension: @escaping @Sendable (D) -> Dim,
    write: @escaping @Sendable (inout D, Dim.Value) -> Void
  ) {
    self.init(
      id: id,
      reader: .dependent { draft, _ in AnyDimension(dimension(draft)) },
      typed: dimension(D()).value(from:),
      write: { draft, _, json in
        guard let value = dimension(draft).value(from: json) else { return }
        write(&draft, value)
      })
  }

  init(
    id: String, reader: Reader, typed: @escaping @Sendable (JSONValue) -> (any Sendable)?,
    write: @escaping @Sendable (inout D, Int, JSONValue) -> Void
  ) {
    self.id = id
    self.reader = reader
    self.typed = typed
    self.write = write
    prompt = { _, _ in id }
    shorter = id
    label = id
    kind = "that"
    aliases = []
    choices =
      switch reader {
      case .same(let dimension):
        { [choices = dimension.options.map(AskChoice.init)] _, _ in choices }
      case .dependent(let dimension):
        { dimension($0, $1).options.map(AskChoice.init) }
      }
    echo = { _, phrase in phrase }
    confirmation = { _, _ in nil }
    refusal = { _, _ in nil }
    aside = { _, _, _ in nil }
    shown = { _, _ in nil }
    spread = { _ in nil }
  }

  /// What reads the answer, as things stand.
  func dimension(_ draft: D, _ index: Int) -> AnyDimension {
    switch reader {
    case .same(let dimension): required(dimension, draft, index)
    case .dependent(let dimension): required(dimension(draft, index), draft, index)
    }
  }
}
