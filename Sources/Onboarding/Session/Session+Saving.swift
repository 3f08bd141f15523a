import Conversation

extension Session {
  /// Saves what a turn changed.
  ///
  /// - Returns: Whether the turn holds; otherwise the failure has been told.
  mutating func save(
    _ turn: Turn, after event: Event, _ context: TurnContext
  ) throws(SessionError) -> Bool {
    let save = product.save(
      turn, after: event, from: state, user: user.name, id: id, basedOn: version, in: context)
    guard turn.effects.contains(.save) || !save.events.isEmpty else { return true }
    do {
      version = try repository.save(save)
      for event in save.events {
        services.analytics?.record(RecordedEvent(userID: user.id, event: event, at: context.now))
      }
      return true
    } catch .conflict {
      try reload(after: event, context)
      return false
    } catch {
      let failed = product.turn(
        after: .saveFailed(SaveFailure(error), after: event), from: state, in: context)
      try adopt(failed, after: .saveFailed(SaveFailure(error), after: event))
      if case .endOfInput = event { ending = .unsaved(SaveFailure(error)) }
      if case .terminate = event { ending = .unsaved(SaveFailure(error)) }
      return false
    }
  }
}
