/// Something that conversations of a flow can come to, and that some transcript should reach.
public struct Aim: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind
  /// Which one of its kind.
  public var name: String

  /// A kind of thing to reach.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case step, question, choice, branch, suggestion, skip, why, refusal, word, element
    case command, reprompt, pending, saying, ending
  }

  /// Whether it is the engine's in every flow, and not of the flow's own making.
  public var isOfEngine: Bool {
    switch kind {
    case .command, .reprompt, .pending, .saying: true
    case .ending: name != "complete" && name != "serviceUnreachable"
    default: false
    }
  }

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Aim: CustomStringConvertible {
  /// The kind and the name.
  public var description: String { "\(kind.rawValue) \(name)" }
}
