import Conversation

extension Exchange {
  /// A save of which nobody knows whether the store made it, and the turn it was of.
  struct Unsettled {
    let save: OnboardingSave
    let turn: Turn
    let event: Event
  }

  /// Saves what a turn changed.
  ///
  /// - Returns: Whether the turn holds; otherwise the failure has been told.
  mutating func save(
    _ turn: Turn, after event: Event, _ context: TurnContext
  ) throws(SessionError) -> Bool {
    var save = product.save(
      turn, after: event, from: state, user: user.name, id: id, basedOn: version, in: context)
    save.events = save.events.map { $0.told(withWords: services.tellsWords) }
    guard turn.effects.contains(.save) || !save.events.isEmpty else { return true }
    do {
      version = try repository.save(save)
      unsettled = nil
      refusal = nil
      for event in save.events {
        services.analytics?.record(
          RecordedEvent(userID: save.analyticsID, event: event, at: context.now))
      }
      return true
    } catch .conflict {
      if try goOnFromUnsettled() { return false }
      // What was said counts once, however the turns of two sessions come in between each other.
      if try takeUpVersion() { try advance(event) } else { try reload(after: event, context) }
      return false
    } catch {
      if case .unavailable = error {
        unsettled = unsettled ?? Unsettled(save: save, turn: turn, event: event)
      }
      let failed = product.turn(
        after: .saveFailed(SaveFailure(error), after: event), from: state, in: context)
      try adopt(failed, after: .saveFailed(SaveFailure(error), after: event))
      if case .refused = error { refusal = SaveFailure(error) }
      if case .endOfInput = event { ending = .unsaved(SaveFailure(error)) }
      if case .terminate = event { ending = .unsaved(SaveFailure(error)) }
      return false
    }
  }

  /// Goes on from the turn whose save got no answer, where the store had made it all the same.
  ///
  /// - Returns: Whether that is so.
  private mutating func goOnFromUnsettled() throws(SessionError) -> Bool {
    guard let unsettled, let stored = try? repository.load(user: user.name),
      stored.version == unsettled.save.basedOn + 1, stored.state == unsettled.save.state
    else { return false }
    self.unsettled = nil
    version = stored.version
    try adopt(unsettled.turn, after: unsettled.event)
    return true
  }

  /// The id under which events are told: that of the conversation so far, or a new one that nobody
  /// can work out.
  func analyticsIdentity(_ context: TurnContext) -> AnalyticsIdentity {
    var identity =
      state.analytics ?? AnalyticsIdentity(id: UUIDv5.row("analytics", of: context.nonce))
    if services.analytics != nil { identity.isToldElsewhere = true }
    return identity
  }
}
