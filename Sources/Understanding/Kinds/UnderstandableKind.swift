/// A kind of value that `usher understand` knows by name, without a question that asks for it.
public struct UnderstandableKind: Sendable {
  /// The name in snake_case, such as `time_range`.
  public let name: String
  /// Texts that are understood.
  public let examples: [String]
  private let reader: @Sendable (Line, Context) -> KindReading
  /// Every place of a line that says a value, in the shapes of the command line; none for names and
  /// texts, which nearly any words can be.
  package let matches: @Sendable (Line, Context) -> [Match<JSONValue>]

  /// The kind of a dimension, under the dimension's name.
  public init<D: Dimension>(_ dimension: D) {
    name = dimension.name
    examples = dimension.examples
    reader = { KindReading(dimension.hear($0, in: $1), of: dimension) }
    let findsValues = dimension.form != .name && dimension.form != .text
    matches = { line, context in
      guard findsValues else { return [] }
      return dimension.matches(in: line, context: context).map { match in
        match.saying(match.values.map(dimension.understandJSON(for:)))
      }
    }
  }

  /// What the kind makes of a line.
  public func read(_ line: Line, in context: Context) -> KindReading { reader(line, context) }

  /// The kind of a name, or nil when there is none.
  public static func named(_ name: String) -> UnderstandableKind? {
    all.first { $0.name == name }
  }
}
