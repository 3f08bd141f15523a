import Conversation

extension Dialogue {
  /// Begins, or comes back.
  func begun(handedIn: [HandedIn]) throws(DialogueError) -> DialogueTurn {
    try turn { exchange throws(SessionError) in try exchange.begin(handedIn: handedIn) }
  }

  /// Takes up what is stored, and asks again.
  func resumed() throws(DialogueError) -> DialogueTurn {
    try load(anew: true)
    return standing
  }

  /// Takes a reply, unless something else counted since the version it answers, or it was taken
  /// already.
  func take(
    _ reply: Reply, after version: Int?, request: String?
  ) throws(DialogueError) -> DialogueTurn {
    try load(anew: startsFromStore || version != nil || exchange.ending != nil)
    let isTaken = request.map { taken(of: $0) } ?? 0
    guard isTaken > 0 || version == nil || version == exchange.version else {
      var standing = standing
      standing.isSuperseded = true
      return standing
    }
    if startsFromStore, isShutOut {
      // Words of danger are answered whoever says them; nothing else is taken.
      let event = danger(in: reply) ?? .sessionExpired
      return try turn { exchange throws(SessionError) in try exchange.advance(event) }
    }
    let moves = try moves(of: reply).dropFirst(isTaken)
    guard !moves.isEmpty else { return standing }
    return try turn { exchange throws(SessionError) in
      for (place, move) in moves.enumerated() where exchange.ending == nil {
        // What comes as text is no password, also where one is asked for in the middle of it.
        if place > 0, case .secret = exchange.expectation { break }
        exchange.request = request.map { "\($0)/\(isTaken + place + 1)" }
        try exchange.take(move(&exchange))
      }
      exchange.request = nil
    }
  }

  /// Whether the answers belong to an account that the person is not signed in to, and is not signing in
  /// to either.
  private var isShutOut: Bool {
    if case .signIn = exchange.state.pending { return false }
    return exchange.isOutside
  }

  /// Has the exchange go on, and tells what came of it.
  func turn(
    _ body: (inout Exchange) throws(SessionError) -> Void
  ) throws(DialogueError) -> DialogueTurn {
    scribe.clear()
    exchange.ending = nil
    let before = isLoaded ? exchange.state : nil
    do {
      try body(&exchange)
      isLoaded = true
    } catch {
      // What was taken up halfway counts for nothing.
      isLoaded = false
      throw DialogueError(error)
    }
    var turn = result(scribe.messages)
    turn.outcomes = before.map { exchange.product.outcomes(since: $0, in: exchange.state) } ?? []
    return turn
  }

  /// Takes up what is stored, where that was not done yet or is to be done anew.
  func load(anew: Bool) throws(DialogueError) {
    guard anew || !isLoaded else { return }
    exchange.state = exchange.product.initialState
    exchange.version = 0
    exchange.id = exchange.user.id
    exchange.ending = nil
    exchange.unsettled = nil
    do {
      try exchange.load()
      isLoaded = true
    } catch {
      throw DialogueError(error)
    }
  }

  /// Where the conversation stands, asked again without a turn being taken.
  var standing: DialogueTurn {
    let context = exchange.context()
    let isShutOut = isShutOut
    let isOver = exchange.product.position(of: exchange.state).isComplete
    let event: Event =
      isShutOut ? .beginSignedOut : isOver || exchange.state.isNew ? .begin : .line("/repeat")
    let turn = exchange.product.turn(after: event, from: exchange.state, in: context)
    scribe.clear()
    return result(
      turn.utterances.map { Message(utterance: $0, words: exchange.voice.say($0)) },
      in: isShutOut ? turn.state : exchange.state)
  }

  /// The profile, and where its answers came from.
  func known() throws(DialogueError) -> KnownAnswers {
    try load(anew: false)
    guard !exchange.isOutside else { return KnownAnswers(profile: [:], provenance: []) }
    let (product, state, context) = (exchange.product, exchange.state, exchange.context())
    return KnownAnswers(
      profile: product.profile(of: state, id: exchange.user.id, in: context),
      provenance: product.provenance(of: state, in: context))
  }

  /// Whose the answers are.
  func owned() throws(DialogueError) -> Ownership {
    try load(anew: true)
    let account = exchange.product.accountID(of: exchange.state)
    guard exchange.product.hasSignIn, exchange.context().signIn != .none else {
      return Ownership(account: account, isSignedOut: false)
    }
    return Ownership(
      account: account ?? exchange.services.identity?.accountID(),
      isSignedOut: exchange.isOutside)
  }

  /// Erases what the store has of the person.
  func erase() throws(DialogueError) -> ErasureReceipt {
    do {
      let receipt = try exchange.repository.erase(user: exchange.user.name)
      _ = exchange.services.signOut()
      isLoaded = false
      return receipt
    } catch {
      throw .store(error)
    }
  }

  private func result(
    _ messages: [Message], in state: ConversationState? = nil
  ) -> DialogueTurn {
    let (product, context) = (exchange.product, exchange.context())
    let state = state ?? exchange.state
    // How far it is names what it is about, such as a child.
    let progress = exchange.isOutside ? nil : product.progress(of: state, in: context)
    return DialogueTurn(
      messages: messages, asked: exchange.voice.worded(product.asked(in: state, context)),
      progress: progress,
      isComplete: product.position(of: state).isComplete, version: exchange.version,
      ending: exchange.ending, isSuperseded: scribe.isSuperseded,
      saveFailure: scribe.saveFailure)
  }
}

extension DialogueError {
  /// What a dialogue says of an exchange's error.
  fileprivate init(_ error: SessionError) {
    self =
      switch error {
      case .store(let error): .store(error)
      // A scribe hears everything.
      case .console: .store(.unavailable("nobody listens"))
      }
  }
}
