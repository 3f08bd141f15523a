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
    /// Not eating, purging, the fear of eating.
    case eating
    /// Danger to life here and now.
    case danger
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
  /// Whether the words may well mean something harmless, so that they are asked about.
  public var isDoubtful: Bool
  /// Where the words stand in the line, as UTF-8 offsets.
  public var span: Range<Int>
}
