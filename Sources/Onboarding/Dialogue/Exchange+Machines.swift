import Conversation

/// What a conversation that takes place on several machines needs.
extension Exchange {
  /// A turn whose changes bear the name of this machine.
  func stamped(_ turn: Turn, _ context: TurnContext) -> Turn {
    guard let machine else { return turn }
    var turn = turn
    turn.state.stamp(
      changesFrom: state, by: machine, at: context.now, nonce: context.nonce,
      groups: product.groups)
    return turn
  }

  /// Tells which answers were replaced by later ones of another machine, once.
  mutating func tellConflicts() throws(SessionError) {
    guard let keeper = services.conflicts else { return }
    do {
      let open = try keeper.conflicts(of: user.name).filter { !$0.isTold }
      guard let last = open.last else { return }
      let context = context()
      let told = open.map { kept in
        ReplacedAnswer(
          words: product.words(for: kept.conflict, of: state, in: context),
          wasGivenHere: kept.conflict.lost.machine == machine)
      }
      try tell([Message(utterance: nil, words: voice.say(told))], after: .begin)
      try keeper.markConflictsTold(to: user.name, upTo: last.number)
    } catch let error as SessionError {
      throw error
    } catch {
      // They are told the next time.
    }
  }
}
