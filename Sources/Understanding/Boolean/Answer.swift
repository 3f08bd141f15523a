/// What a word or phrase adds to a yes or a no.
enum Answer: Hashable, Sendable {
  /// A yes or a no in so many words.
  case clear(Bool)
  /// A friendly or unfriendly word, which decides when nothing clearer is said.
  case leaning(Bool)
  /// A phrase that is clear at the end of a clause, and before more words is not.
  case closing(Bool)
  /// A word that takes the force from a yes: "I guess", "whatever".
  case halfHearted
  /// A condition, wherever it stands: "if", "as long as".
  case conditional
  /// A limit to the yes that it stands behind: "but", "only", "when".
  case limiting
  /// No answer at all: "I'm not sure".
  case unsure
  /// A phrase that only sounds like an answer: "right now".
  case nothing
}

extension Answer {
  /// The yes or no of a clear or leaning answer.
  var value: Bool? {
    switch self {
    case .clear(let value), .leaning(let value): value
    case .halfHearted, .conditional, .limiting, .unsure, .nothing, .closing: nil
    }
  }
}
