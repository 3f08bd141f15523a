/// Under what id a conversation is told of in analytics.
public struct AnalyticsIdentity: Hashable, Sendable, Codable {
  /// A random id, one a user and store; nothing leads from it to a name.
  public var id: String
  /// Whether events were also written elsewhere than to the store, where erasing the answers does
  /// not reach.
  public var isToldElsewhere: Bool

  /// An id that events have been told under in the store alone.
  public init(id: String, isToldElsewhere: Bool = false) {
    self.id = id
    self.isToldElsewhere = isToldElsewhere
  }
}
