public import Conversation

/// What a local store knows of a user, for bringing it together with the remote.
public struct Replica: Sendable {
  /// What is stored.
  public var stored: StoredOnboarding
  /// Whether something waits to be delivered.
  public var isWaiting: Bool
  /// What the remote is known to have had, and what it was sent without an answer; the oldest first.
  public var agreements: [Agreement]

  /// What a local store knows of a user.
  public init(stored: StoredOnboarding, isWaiting: Bool, agreements: [Agreement]) {
    self.stored = stored
    self.isWaiting = isWaiting
    self.agreements = agreements
  }
}

/// A state that both sides had, or may have had if the remote ever took it.
public struct Agreement: Hashable, Sendable {
  /// The version of the remote; nil where it was sent without an answer.
  public var version: Int?
  /// The name of the state at the remote; nil where a store of before did not keep it.
  public var token: String?
  /// The state; nil where a store of before did not keep it.
  public var state: ConversationState?

  /// A state that both sides had.
  public init(version: Int?, token: String?, state: ConversationState?) {
    self.version = version
    self.token = token
    self.state = state
  }
}

extension Replica: CustomStringConvertible {
  /// The version; never a name or an answer.
  public var description: String { "replica at version \(stored.version)" }
}

extension Agreement: CustomStringConvertible {
  /// The version; never an answer.
  public var description: String { "agreement on \(version.map(String.init) ?? "a state sent")" }
}

/// What a local store is to take over.
public struct ReplicaUpdate: Sendable {
  /// The onboarding to put in the place of the one that is stored; nil when that stays.
  public var save: OnboardingSave?
  /// What both sides have had from now on.
  public var agreement: Agreement
  /// What was replaced.
  public var conflicts: [AnswerConflict]
  /// Whether nothing is left to be delivered.
  public var isSettled: Bool

  /// What a local store is to take over.
  public init(
    save: OnboardingSave?, agreement: Agreement, conflicts: [AnswerConflict], isSettled: Bool
  ) {
    self.save = save
    self.agreement = agreement
    self.conflicts = conflicts
    self.isSettled = isSettled
  }
}
