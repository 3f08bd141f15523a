public import Conversation

/// What a local store has that its remote does not have yet, of one user.
public struct Delivery: Sendable {
  /// What is stored now, with all that several saves came to.
  public var save: OnboardingSave
  /// The local version of it.
  public var version: Int
  /// The version of the remote that the local store knew last; 0 for none.
  public var knownRemote: Int
  /// The events that were not delivered yet.
  public var events: [DeliveredEvent]
  /// The last entry of the outbox that is settled by it.
  public var lastEntry: Int

  /// What a local store has that its remote does not have yet.
  public init(
    save: OnboardingSave, version: Int, knownRemote: Int, events: [DeliveredEvent], lastEntry: Int
  ) {
    self.save = save
    self.version = version
    self.knownRemote = knownRemote
    self.events = events
    self.lastEntry = lastEntry
  }
}

extension Delivery: CustomStringConvertible {
  /// The versions; never a name or an answer.
  public var description: String { "delivery of version \(version) over \(knownRemote)" }
}

/// An event with its place among all of a user, so that it is counted once however often it comes.
public struct DeliveredEvent: Hashable, Sendable {
  /// The version of the save it came with.
  public var version: Int
  /// Its place in that save, from 0.
  public var position: Int
  /// What happened.
  public var event: AnalyticsEvent
  /// When it happened.
  public var at: Timestamp

  /// An event with its place.
  public init(version: Int, position: Int, event: AnalyticsEvent, at: Timestamp) {
    self.version = version
    self.position = position
    self.event = event
    self.at = at
  }
}

/// What a remote store has of one user.
public struct RemoteOnboarding: Sendable {
  /// What is stored.
  public var stored: StoredOnboarding
  /// Where the conversation stands.
  public var standing: Standing
  /// The id of the local store it came from; nil when it was saved there directly.
  public var origin: String?

  /// What a remote store has of one user.
  public init(stored: StoredOnboarding, standing: Standing, origin: String?) {
    self.stored = stored
    self.standing = standing
    self.origin = origin
  }
}
