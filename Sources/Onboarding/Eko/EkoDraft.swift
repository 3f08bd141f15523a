public import Conversation

/// The answers of the parenting app's onboarding.
public struct EkoDraft: Draft {
  /// The name of the parent.
  public var displayName: String?
  /// The children, in the order in which they were named.
  public var children: [Child] = []

  /// A draft without any answer.
  public init() {}
}
