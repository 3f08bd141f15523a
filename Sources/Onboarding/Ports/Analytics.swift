public import Conversation
public import Understanding

/// Something that happened in an onboarding, without any personal data.
public struct AnalyticsEvent: Hashable, Sendable, Codable {
  /// The name, such as `onboarding_completed`.
  public var name: String
  /// What is told about it.
  public var properties: [String: JSONValue]

  /// Something that happened.
  public init(_ name: String, _ properties: [String: JSONValue] = [:]) {
    self.name = name
    self.properties = properties
  }
}

/// An analytics event with its user and its instant, as it is stored.
public struct RecordedEvent: Hashable, Sendable {
  /// The stable id of the user, a UUID.
  public var userID: String
  /// What happened.
  public var event: AnalyticsEvent
  /// When it happened.
  public var at: Timestamp

  /// An event of a user at an instant.
  public init(userID: String, event: AnalyticsEvent, at: Timestamp) {
    self.userID = userID
    self.event = event
    self.at = at
  }
}

/// Where analytics events go besides the store.
public protocol AnalyticsSink: Sendable {
  /// Takes an event that has been stored; a sink that fails loses events, never answers.
  func record(_ event: RecordedEvent)
}
