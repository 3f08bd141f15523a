/// What a person says to values that were just said back: that they are right, that they are not,
/// or that something else is wanted.
package struct Reply: Hashable, Sendable {
  /// What becomes of the proposed values.
  package enum Act: String, Hashable, Sendable {
    /// All of them are right.
    case affirm
    /// They are not wanted, and nothing else is named.
    case decline
    /// Something else is wanted, or they are right on a condition only.
    case replace
  }

  /// What becomes of the proposed values.
  package var act: Act
  /// Whether something is asked besides: "yes, what's the address?".
  package var asks: Bool
  /// The values that are to be others, by the names of the proposed ones; only those that are clear
  /// and of which it is clear whose they are.
  package var values: [String: JSONValue]

  /// The honest readings of values that are to be others and are not clear ("make it 8"), at least
  /// two each, by the names of the proposed ones.
  package var candidates: [String: [JSONValue]]

  package init(
    _ act: Act, asks: Bool = false, values: [String: JSONValue] = [:],
    candidates: [String: [JSONValue]] = [:]
  ) {
    self.act = act
    self.asks = asks
    self.values = values
    self.candidates = candidates.filter { values[$0.key] == nil }
  }
}

extension Reply {
  /// What a line says to proposed values, or nil when that cannot be told.
  ///
  /// To take a replacement for a yes would store what has just been refused: a yes with a wish, a
  /// condition or another value is a replacement, and a question alone is no yes.
  package init?(_ line: Line, to proposed: [ProposedValue], in context: Context) {
    let reader = ReplyReader(line, proposed, context)
    guard let reply = reader.reply() else { return nil }
    self = reply
  }

  /// The reading in the shapes of the command line, of values such as `{"act": …, "asks": true,
  /// "values": {…}}` without what is false or empty; ambiguous where one value has several readings.
  package var json: JSONValue {
    guard let (name, readings) = candidates.only else {
      return ["reading": "understood", "value": object(with: values)]
    }
    let all = readings.map { object(with: values.merging([name: $0]) { $1 }) }
    return ["reading": "ambiguous", "anyOf": .array(all)]
  }

  private func object(with values: [String: JSONValue]) -> JSONValue {
    var object: [String: JSONValue] = ["act": .string(act.rawValue)]
    if asks { object["asks"] = true }
    if !values.isEmpty { object["values"] = .object(values) }
    return .object(object)
  }
}
