public import Conversation
public import Understanding

/// Something that happened in an onboarding, without any personal data but for ``words``.
public struct AnalyticsEvent: Hashable, Sendable, Codable {
  /// The name, such as `onboarding_completed`.
  public var name: String
  /// What is told about it.
  public var properties: [String: JSONValue]
  /// What people said in their own words, by the property that has something general in its place:
  /// personal data, which no store or file is given unless whoever runs Usher asks for it.
  public var words: [String: String]

  /// Something that happened.
  public init(
    _ name: String, _ properties: [String: JSONValue] = [:], words: [String: String] = [:]
  ) {
    self.name = name
    self.properties = properties
    self.words = words
  }

  /// The event with people's own words in its properties, or without any.
  func told(withWords isPersonal: Bool) -> AnalyticsEvent {
    guard isPersonal else { return AnalyticsEvent(name, properties) }
    return AnalyticsEvent(
      name, properties.merging(words.mapValues(JSONValue.string)) { _, own in own })
  }
}

/// An analytics event with its user and its instant, as it is stored.
public struct RecordedEvent: Hashable, Sendable {
  /// A random id, one a user and store.
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
