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

  package init(_ act: Act, asks: Bool = false, values: [String: JSONValue] = [:]) {
    self.act = act
    self.asks = asks
    self.values = values
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

  /// The reply in the shape of the command line: `{"act": …, "asks": true, "values": {…}}`, without
  /// what is false or empty.
  package var json: JSONValue {
    var object: [String: JSONValue] = ["act": .string(act.rawValue)]
    if asks { object["asks"] = true }
    if !values.isEmpty { object["values"] = .object(values) }
    return .object(object)
  }
}
