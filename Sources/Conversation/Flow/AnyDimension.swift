public import Understanding

/// A dimension whose values are in their stored form, whatever their type was.
///
/// It is a reference, as it is looked at many times a turn.
public final class AnyDimension: Sendable {
  /// The name of the dimension.
  public let name: String
  /// Answers that would work.
  public let examples: [String]
  /// What it lets people choose from.
  let options: [ChoiceOption]
  /// What the dimension makes of a line, in the shapes of the command line.
  public let kind: UnderstandableKind

  /// The words that its answers are made of, by which slips of the fingers are mended.
  let vocabulary: Vocabulary
  /// How the words of a value are told from all else that people say.
  package let form: AnswerForm
  /// Whether a value may have several lines.
  let takesLines: Bool

  /// Whether the values are names of things.
  let namesThings: Bool
  /// Whether the values are lengths of time.
  let takesLength: Bool
  /// Whether the values are times of day, from one to another.
  let takesTimes: Bool
  /// Whether the values are days of the week.
  let takesDaysOfWeek: Bool
  /// The words for much of what a scale measures, each split at its spaces.
  let measured: [[Substring]]

  package let matches: @Sendable (Line, Context) -> [Match<JSONValue>]
  /// Whether the line says part of a value in words that say what they are about: "he's 7" of a
  /// birthday.
  let saysPart: @Sendable (Line, Context) -> Bool
  package let read: @Sendable (Line, Context) -> Reading<JSONValue>
  let revise: @Sendable (JSONValue, Line, Context) -> Reading<JSONValue>
  let pick: @Sendable ([JSONValue], Line, Context) -> Int?
  package let violation: @Sendable (JSONValue, Context) -> Violation?
  package let phrase: @Sendable (JSONValue, Context) -> String?
  /// The least and the most that the question allows, in words.
  package let bounds: @Sendable (Context) -> Bounds?
  /// The JSON Schema of its values.
  package let schema: @Sendable (Context) -> JSONValue
  /// The value in the one form that is stored; nil when it is not one of the dimension.
  let stored: @Sendable (JSONValue) -> JSONValue?

  /// The dimension with its values in their stored form.
  public init<D: Dimension>(_ dimension: D) {
    name = dimension.name
    form = dimension.form
    takesLines = dimension.takesLines
    vocabulary = dimension.vocabulary
    examples = dimension.examples
    options = dimension.options
    kind = UnderstandableKind(dimension)
    namesThings =
      D.self == NameDimension.self && (dimension as? NameDimension)?.bearer == .thing
    takesLength = dimension.name == DurationDimension().name
    takesTimes = dimension.name == TimeRangeDimension().name
    takesDaysOfWeek = dimension.name == WeekdaysDimension().name
    measured = (dimension as? ScaleDimension)?.words.map { $0.split(separator: " ") } ?? []
    matches = { line, context in
      // Part of a value ("until 8") is for the question that asks for the rest.
      var found: [Match<JSONValue>] = []
      for match in dimension.matches(in: line, context: context) where !match.values.isEmpty {
        var values: [JSONValue] = []
        for value in match.values { values.append(dimension.json(for: value)) }
        found.append(
          Match(
            values: values, tokens: match.tokens, rule: match.rule, isExplicit: match.isExplicit))
      }
      return found
    }
    saysPart = { line, context in
      dimension.matches(in: line, context: context).contains {
        $0.values.isEmpty && $0.isExplicit
      }
    }
    read = { line, context in
      dimension.hear(line, in: context).map(dimension.json(for:))
    }
    revise = { old, line, context in
      guard let old = dimension.value(from: old) else {
        return dimension.hear(line, in: context).map(dimension.json(for:))
      }
      return dimension.hear(line, revising: old, in: context).map(dimension.json(for:))
    }
    pick = { candidates, line, context in
      let values = candidates.compactMap(dimension.value(from:))
      guard values.count == candidates.count else { return nil }
      return dimension.pick(
        from: values, by: line.expecting(dimension.vocabulary), in: context)
    }
    violation = { json, context in
      dimension.value(from: json).flatMap { dimension.violation(of: $0, in: context) }
    }
    phrase = { json, context in
      dimension.value(from: json).map { dimension.phrase(for: $0, in: context) }
    }
    bounds = { dimension.bounds(in: $0) }
    schema = { dimension.schema(in: $0) }
    stored = { dimension.value(from: $0).map(dimension.json(for:)) }
  }

  /// A dimension with one more rule for its values.
  init(_ base: AnyDimension, requiring rule: @escaping @Sendable (JSONValue, Context) -> Violation?)
  {
    @Sendable func required(_ reading: Reading<JSONValue>, _ context: Context) -> Reading<JSONValue>
    {
      guard case .understood(let value, let evidence) = reading,
        let violation = rule(value, context)
      else { return reading }
      return .unclear(.refused(value, violation, evidence))
    }
    name = base.name
    form = base.form
    takesLines = base.takesLines
    vocabulary = base.vocabulary
    examples = base.examples
    options = base.options
    kind = base.kind
    namesThings = base.namesThings
    takesLength = base.takesLength
    takesTimes = base.takesTimes
    takesDaysOfWeek = base.takesDaysOfWeek
    measured = base.measured
    matches = base.matches
    saysPart = base.saysPart
    read = { line, context in required(base.read(line, context), context) }
    revise = { old, line, context in required(base.revise(old, line, context), context) }
    pick = base.pick
    violation = { json, context in base.violation(json, context) ?? rule(json, context) }
    phrase = base.phrase
    bounds = base.bounds
    schema = { context in base.schema(context).keeping { rule($0, context) == nil } }
    stored = base.stored
  }

  /// Whether nearly any words are a value, as for names, so that commands have to come first.
  var takesAnyWords: Bool { form == .name || form == .text }

  /// Whether the whole line is the value, whatever it speaks of on the way.
  var takesWholeLine: Bool { form == .text }

  /// Whether the value is a yes or a no, which almost any line says on the way.
  package var isYesOrNo: Bool { form == .yesOrNo }

  /// Whether people may have nothing to say, such as of injuries.
  func takesNone(_ context: Context) -> Bool { read(.none, context).value == .string("") }

  /// Whether the value is a plain number, of whatever its question is about.
  var countsAnything: Bool { name == Self.number }

  /// Whether the value is the day on which somebody was born.
  var isBirthday: Bool { name == Self.birthday }

  private static let number = NumberDimension().name
  private static let birthday = BirthdayDimension().name

  /// Whether another dimension has values of the same kind, perhaps within other bounds.
  func isSameKind(as other: AnyDimension) -> Bool { name == other.name }

  /// Whether a line says a stored value, or a part of it: Sunday of some days, the 4th of a date.
  func isSaid(_ value: JSONValue, in line: Line, _ context: Context) -> Bool {
    if takesAnyWords {
      let words = Line(value.string ?? "").tokens.map(\.word)
      let said = line.tokens.map(\.word).filter { !$0.isEmpty }
      return !said.isEmpty && words.indices.contains { words[$0...].starts(with: said) }
    }
    let said = matches(line, context).flatMap(\.values)
    if said.contains(value) { return true }
    if let all = value.array {
      return said.contains { part in part.array.map { $0.allSatisfy(all.contains) } ?? false }
    }
    if revise(value, line, context).value == value { return true }
    // "7" is said of "11 AM to 7 PM".
    let words = Line(phrase(value, context) ?? "").tokens.map(\.word)
    let part = line.tokens.map(\.word)
    return !part.isEmpty && words.indices.contains { words[$0...].starts(with: part) }
  }

  /// Whether a stored value is one of the dimension.
  package func isValue(_ json: JSONValue) -> Bool { stored(json) != nil }
}

extension Reading {
  /// The same reading of other values.
  func map<Other: Equatable>(_ transform: (Value) -> Other) -> Reading<Other> {
    switch self {
    case .understood(let value, let evidence):
      .understood(transform(value), evidence)
    case .ambiguous(let values, let evidence):
      Reading<Other>(anyOf: values.map(transform), evidence)
    case .unclear(.nothingFound):
      .unclear(.nothingFound)
    case .unclear(.severalValues(let values)):
      .unclear(.severalValues(values.map(transform)))
    case .unclear(.refused(let value, let violation, let evidence)):
      .unclear(.refused(transform(value), violation, evidence))
    case .unclear(.incomplete(let missing, let evidence)):
      .unclear(.incomplete(missing, evidence))
    case .unclear(.limited(let value, let evidence)):
      .unclear(.limited(transform(value), evidence))
    }
  }
}
