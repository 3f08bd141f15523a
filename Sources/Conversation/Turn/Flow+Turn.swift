extension Flow {
  /// What follows from an event.
  ///
  /// The function is pure: equal events, states and contexts give equal turns. The state it returns
  /// holds once its effects have succeeded; when saving fails, ``Event/saveFailed(_:after:)`` goes
  /// to the state the turn was made from.
  public func turn(
    after event: Event, from state: ConversationState, in context: TurnContext
  ) -> Turn {
    erased.turn(after: event, from: state, in: context)
  }

  /// The draft that the answers of a state amount to.
  public func draft(of state: ConversationState) -> D { standpoint(of: state).draft }

  /// The draft of a state and where it stands, found together.
  public func standpoint(of state: ConversationState) -> (draft: D, position: Position) {
    let agenda = Agenda(erased, state)
    return (agenda.draft.typed(), erased.position(of: state, on: agenda))
  }
}
