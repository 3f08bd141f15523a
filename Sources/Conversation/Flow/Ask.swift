public import Understanding

/// A question for one value of a draft.
///
/// ```swift
/// Ask("calorie_target", \.calorieTarget, as: EnergyDimension(in: 1000...4000))
///   .asking("How many calories per day?", again: "What's your daily calorie target?")
///   .labelled("Daily target")
/// ```
@dynamicMemberLookup
public struct Ask<D: Sendable>: Explainable, Sendable {
  /// The stored name of the field.
  public let id: String

  /// What reads the answer.
  enum Reader: Sendable {
    /// The same dimension at all times.
    case same(AnyDimension)
    /// A dimension that depends on earlier answers.
    case dependent(@Sendable (D, Int) -> AnyDimension)
  }

  /// What it says of itself.
  var traits: AskTraits

  // The index is that of the element in a repeated group; 0 outside of groups.
  var reader: Reader
  /// The value of a stored form, as the property has it.
  var typed: @Sendable (JSONValue) -> (any Sendable)?
  package var requirements: [Requirement<D>] = []
  var write: @Sendable (inout D, Int, JSONValue) -> Void
  var prompt: @Sendable (D, Int) -> String
  package var suggestion: (@Sendable (D, Int) -> Suggestion?)?
  package var condition: (@Sendable (D, Int) -> Bool)?
  var unavailable: (@Sendable (D, Int) -> String?)?
  var shown: @Sendable (D, Int) -> [Block]?
  var implication: (@Sendable (D, Int) -> JSONValue?)?
  package var choices: @Sendable (D, Int) -> [AskChoice]
  package var doubt: (@Sendable (D, Int, JSONValue) -> String?)?
  var aside: @Sendable (Line, D, Context) -> Aside?

  /// Why the question is asked, in a sentence or two.
  public var tip: String? {
    get { traits.tip }
    set { traits.tip = newValue }
  }

  /// A part of what it says of itself.
  public subscript<Trait>(dynamicMember trait: WritableKeyPath<AskTraits, Trait>) -> Trait {
    // Inlined, a key path that is written down is the property itself; made at run time it is dear.
    @inline(__always) get { traits[keyPath: trait] }
    @inline(__always) set { traits[keyPath: trait] = newValue }
  }

  /// What follows from what it says of itself.
  public subscript<Trait>(dynamicMember trait: KeyPath<AskTraits, Trait>) -> Trait {
    @inline(__always) get { traits[keyPath: trait] }
  }

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
  public init<Dim: Dimension, Case: RawRepresentable<String> & Sendable>(
    _ id: String, _ property: Property<D, Case?>, as dimension: Dim
  ) where Dim.Value == String {
    let typed: @Sendable (JSONValue) -> Case? = {
      dimension.value(from: $0).flatMap(Case.init(rawValue:))
    }
    self.init(id: id, reader: .same(AnyDimension(dimension)), typed: typed) { draft, _, json in
      draft[keyPath: property] = typed(json)
    }
  }

  /// A question for one of the cases of a type, of which earlier answers decide which are offered.
  public init<Dim: Dimension, Case: RawRepresentable<String> & Sendable>(
    _ id: String, _ property: Property<D, Case?>, as dimension: @escaping @Sendable (D) -> Dim
  ) where Dim.Value == String {
    self.init(
      id: id, reader: .dependent { draft, _ in AnyDimension(dimension(draft)) },
      typed: { $0.string.flatMap(Case.init(rawValue:)) },
      write: { draft, _, json in
        draft[keyPath: property] = dimension(draft).value(from: json).flatMap(Case.init(rawValue:))
      })
  }

  /// A question whose dimension depends on earlier answers.
  public init<Dim: Dimension>(
    _ id: String, as dimension: @escaping @Sendable (D) -> Dim,
    write: @escaping @Sendable (inout D, Dim.Value) -> Void
  ) where D: Draft {
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
    traits = AskTraits(shorter: QuestionText(id), label: id)
    prompt = { _, _ in id }
    choices =
      switch reader {
      case .same(let dimension):
        { [choices = dimension.options.map(AskChoice.init)] _, _ in choices }
      case .dependent(let dimension):
        { dimension($0, $1).options.map(AskChoice.init) }
      }
    aside = { _, _, _ in nil }
    shown = { _, _ in nil }
  }

  /// Words of the question, as things stand.
  package func words(_ text: QuestionText, _ draft: D, _ index: Int, _ context: Context) -> String {
    text.words(dimension(draft, index).bounds(context))
  }

  /// What kind of value is wanted, in the middle of a sentence.
  func kindInWords(_ draft: D, _ index: Int, _ context: Context) -> String {
    traits.kind.words(dimension(draft, index).bounds(context), isSentence: false)
  }

  /// What reads the answer, as things stand.
  package func dimension(_ draft: D, _ index: Int) -> AnyDimension {
    switch reader {
    case .same(let dimension): required(dimension, draft, index)
    case .dependent(let dimension): required(dimension(draft, index), draft, index)
    }
  }
}
