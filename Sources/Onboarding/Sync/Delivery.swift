public import Conversation

/// What a local store sends to its remote, of one user.
public struct Delivery: Sendable {
  /// What is stored now, with all that several saves came to.
  public var save: OnboardingSave
  /// The local version of it.
  public var version: Int
  /// The name of this state, which no other state has.
  public var token: String
  /// The name of the machine it comes from.
  public var machine: String
  /// The events that were not delivered yet.
  public var events: [DeliveredEvent]
  /// What was replaced in it, for the machines it was replaced for.
  public var conflicts: [AnswerConflict]
  /// The last entry of the outbox that is settled by it.
  public var lastEntry: Int

  /// What a local store sends to its remote.
  public init(
    save: OnboardingSave, version: Int, token: String, machine: String,
    events: [DeliveredEvent], conflicts: [AnswerConflict], lastEntry: Int
  ) {
    self.save = save
    self.version = version
    self.token = token
    self.machine = machine
    self.events = events
    self.conflicts = conflicts
    self.lastEntry = lastEntry
  }
}

extension Delivery: CustomStringConvertible {
  /// The version; never a name or an answer.
  public var description: String { "delivery of version \(version)" }
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
