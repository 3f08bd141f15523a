extension Dimension {
  /// What the whole line says: the value of its matches after corrections, hedges, fillers and
  /// negations; ambiguous for a range, unclear for several values or one that is not allowed.
  public func read(_ line: Line, in context: Context) -> Reading<Value> {
    let matches = matches(in: line, context: context)
    if matches.isEmpty { return .unclear(.nothingFound) }
    return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
  }

  /// What the line says as an answer of its own; of two values, the one that is not the old one
  /// ("from 7 to 8", "8 and not 7").
  public func revise(_ old: Value, by line: Line, in context: Context) -> Reading<Value> {
    revised(old, by: line, in: context)
  }

  /// What the line says as a correction, where it changes nothing by some amount.
  package func revised(_ old: Value, by line: Line, in context: Context) -> Reading<Value> {
    let reading = read(line, in: context)
    let values: [Value]
    switch reading {
    case .ambiguous(let readings, _): values = readings
    case .unclear(.severalValues(let several)): values = several
    default: return reading
    }
    let others = values.filter { $0 != old }
    guard others.count == 1, others.count < values.count, let new = others.first,
      let match = matches(in: line, context: context).last(where: { $0.values.contains(new) })
    else { return reading }
    return checked(new, line.evidence(match.tokens, rule: match.rule), context)
  }

  /// A value that a line says, or why the question does not allow it.
  func checked(_ value: Value, _ evidence: Evidence, _ context: Context) -> Reading<Value> {
    if let violation = violation(of: value, in: context) {
      return .unclear(.refused(value, violation, evidence))
    }
    return .understood(value, evidence)
  }

  /// `{"value": …}` around the form in which the value is stored.
  public func understandJSON(for value: Value) -> JSONValue {
    .object(["value": json(for: value)])
  }

  /// No words besides those of the language.
  public var vocabulary: Vocabulary { .none }

  /// One line.
  public var takesLines: Bool { false }

  /// No list to choose from.
  public var options: [ChoiceOption] { [] }

  /// No bounds.
  public func bounds(in context: Context) -> Bounds? { nil }

  /// Words that are plainly such a value.
  public var form: AnswerForm { .value }

  /// Nothing is forbidden.
  public func violation(of value: Value, in context: Context) -> Violation? { nil }
}
