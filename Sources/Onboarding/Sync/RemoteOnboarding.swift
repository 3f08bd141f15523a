public import Conversation

/// What a remote store has of one user.
public struct RemoteOnboarding: Sendable {
  /// What is stored.
  public var stored: StoredOnboarding
  /// Where the conversation stands.
  public var standing: Standing
  /// The name of this state, which no other state has.
  public var token: String
  /// The names of the states it follows from, the oldest first; of very old ones no more.
  public var history: [String]
  /// When the remote wrote it, by its own clock.
  public var writtenAt: Timestamp
  /// What was replaced in states of the history and in this one, with the name of the state.
  public var conflicts: [(token: String, conflict: AnswerConflict)]

  /// How many names of states a remote remembers.
  public static let longestHistory = 100

  /// What a remote store has of one user.
  public init(
    stored: StoredOnboarding, standing: Standing, token: String, history: [String],
    writtenAt: Timestamp, conflicts: [(token: String, conflict: AnswerConflict)] = []
  ) {
    self.stored = stored
    self.standing = standing
    self.token = token
    self.history = history
    self.writtenAt = writtenAt
    self.conflicts = conflicts
  }
}

extension RemoteOnboarding {
  /// The latest state that a local store had in common with this one; nil when none is known.
  ///
  /// A remote that was restored from a backup does not know what came after it any more: what both
  /// had in common then counts for nothing, and every difference is looked at.
  func base(among agreements: [Agreement]) -> Agreement? {
    var latest: (place: Int, agreement: Agreement)?
    for agreement in agreements {
      guard let place = place(of: agreement) else { continue }
      if place >= latest?.place ?? -2 { latest = (place, agreement) }
    }
    guard var base = latest?.agreement else { return nil }
    // A store of before remembers the version alone.
    if base.state == nil, base.version == stored.version { base.state = stored.state }
    return base.state == nil ? nil : base
  }

  /// What was replaced on a machine by others since a state that it had in common with this one.
  func conflicts(of machine: String, since base: Agreement) -> [AnswerConflict] {
    guard let start = place(of: base) else { return [] }
    return conflicts.filter { token, conflict in
      conflict.lost.machine == machine && place(of: token).map { $0 > start } ?? false
    }.map(\.conflict)
  }

  private func place(of token: String) -> Int? {
    token == self.token ? history.count : history.firstIndex(of: token)
  }

  private func place(of agreement: Agreement) -> Int? {
    guard let token = agreement.token else {
      return agreement.version == stored.version ? history.count : nil
    }
    if let place = place(of: token) { return place }
    // What is older than all that the remote remembers.
    let isForgotten =
      history.count >= Self.longestHistory
      && agreement.version.map { $0 <= stored.version - history.count } ?? false
    return isForgotten ? -1 : nil
  }
}

extension RemoteOnboarding: CustomStringConvertible {
  /// The version; never a name or an answer.
  public var description: String { "remote at version \(stored.version)" }
}

/// What a remote answers when it is asked for a user.
public struct RemoteView: Sendable {
  /// What it has; nil for nothing.
  public var onboarding: RemoteOnboarding?
  /// The instant, by its own clock.
  public var now: Timestamp

  /// What a remote answers.
  public init(_ onboarding: RemoteOnboarding?, at now: Timestamp) {
    self.onboarding = onboarding
    self.now = now
  }
}
