/// What a kind of value makes of a line, with its values as JSON, for the command line.
public struct KindReading: Hashable, Sendable {
  /// How sure the reading is.
  public enum Outcome: String, Hashable, Sendable, Codable {
    case understood, ambiguous, unclear
  }

  /// How sure the reading is.
  public var outcome: Outcome
  /// One value when understood, at least two when ambiguous, none when unclear.
  public var values: [JSONValue]
  /// The words and the rule that the values come from; nil when nothing was found.
  public var evidence: Evidence?
  /// Why there is no value, in snake_case, such as `nothing_found`; nil when there is one.
  public var reason: String?

  /// The reading of a line that says nothing of a kind.
  public static let nothingFound = KindReading(
    outcome: .unclear, values: [], evidence: nil, reason: "nothing_found")

  /// A reading.
  public init(outcome: Outcome, values: [JSONValue], evidence: Evidence?, reason: String?) {
    self.outcome = outcome
    self.values = values
    self.evidence = evidence
    self.reason = reason
  }

  /// A dimension's reading, its values in the shapes of the command line.
  public init<D: Dimension>(_ reading: Reading<D.Value>, of dimension: D) {
    switch reading {
    case .understood(let value, let evidence):
      self.init(
        outcome: .understood, values: [dimension.understandJSON(for: value)], evidence: evidence,
        reason: nil)
    case .ambiguous(let values, let evidence):
      self.init(
        outcome: .ambiguous, values: values.map(dimension.understandJSON(for:)),
        evidence: evidence, reason: nil)
    case .unclear(let why):
      self.init(why)
    }
  }

  private init<Value>(_ why: Unclear<Value>) {
    self = .nothingFound
    switch why {
    case .nothingFound: break
    case .severalValues: reason = "several_values"
    case .refused(_, _, let evidence):
      reason = "refused"
      self.evidence = evidence
    case .limited(_, let evidence):
      reason = "limited"
      self.evidence = evidence
    case .incomplete(let missing, let evidence):
      reason = "incomplete: \(missing.rawValue)"
      self.evidence = evidence
    }
  }

  /// `{"reading":"understood","value":…}`, `{"reading":"ambiguous","anyOf":[…]}` or
  /// `{"reading":"unclear"}`.
  public var json: JSONValue {
    var object: [String: JSONValue] = ["reading": .string(outcome.rawValue)]
    switch outcome {
    case .understood: object["value"] = values.first
    case .ambiguous: object["anyOf"] = .array(values)
    case .unclear: break
    }
    return .object(object)
  }
}
