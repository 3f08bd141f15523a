/// What words of somebody in danger, from others, from themselves or from an eating disorder, are
/// about; never the words.
public struct Concern: Hashable, Sendable, Codable {
  /// What the danger is.
  public enum Kind: Hashable, Sendable, Codable, CaseIterable {
    /// The wish to die, and suicide.
    case suicide
    /// Hurting oneself.
    case selfHarm
    /// Violence and abuse, done to somebody or by somebody.
    case violence
    /// Not eating, purging.
    case eating
  }

  /// Who is in danger.
  public enum Person: Hashable, Sendable, Codable {
    /// Whoever says it.
    case oneself
    /// A child, or somebody young, who is spoken of.
    case child
    /// A grown-up who is spoken of.
    case adult
    /// Somebody who is spoken of, of whatever age.
    case somebody
  }

  /// What the danger is.
  public var kind: Kind
  /// Who is in danger.
  public var person: Person
  /// Whether a child may be concerned: one that is spoken of, or the one who speaks.
  public var mayConcernChild: Bool

  /// A danger of some kind to somebody.
  public init(kind: Kind, person: Person, mayConcernChild: Bool) {
    self.kind = kind
    self.person = person
    self.mayConcernChild = mayConcernChild
  }
}
