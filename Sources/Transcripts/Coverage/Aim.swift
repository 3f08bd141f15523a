/// Something that conversations of a flow can come to, and that some transcript should reach.
public struct Aim: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind
  /// Which one of its kind.
  public var name: String

  /// A kind of thing to reach.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case step, question, choice, branch, suggestion, skip, why, refusal, word, element, ending
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
