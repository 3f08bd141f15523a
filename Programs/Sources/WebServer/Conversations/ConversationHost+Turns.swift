import Conversation
import HTTPTypes
import Onboarding
import Understanding

extension ConversationHost {
  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - product: What about.
  ///   - user: The name of the user; nil for a new one.
  ///   - zone: The name of the time zone.
  ///   - usesTwentyFourHours: Whether times of day are written with 24 hours.
  ///   - handedIn: Values that are handed in before the first question.
  /// - Returns: The conversation, the token to go on with it, and what is said first.
  /// - Throws: ``Problem``.
  func begin(
    _ product: any AnyProduct, user: String? = nil, zone: String = "UTC",
    usesTwentyFourHours: Bool = false, handedIn: [HandedIn] = []
  ) async throws(Problem) -> (held: Held, token: Token, turn: DialogueTurn) {
    let conversation = WebConversation(
      id: Token.random(), flow: product.id, user: user ?? WebConversation.anonymous(), zone: zone,
      usesTwentyFourHours: usesTwentyFourHours)
    let token = Token()
    let stored = StoredToken(
      hash: token.hash, kind: .session, expiresAt: clock.seconds + limits.tokenSeconds)
    let held = Held(conversation: conversation, product: product, token: stored)
    let talk = try dialogue(of: conversation, about: product, from: held.address)
    let turn = try await timed { () async throws(Problem) in
      try await told { () async throws(DialogueError) in
        try await talk.dialogue.begin(handedIn: handedIn)
      }
    }
    if case .handedInRefused = turn.ending {
      throw Problem(.unprocessableContent, turn.text)
    }
    if let failure = turn.saveFailure { throw Problem(failure, turn.text) }
    try await blocking { store throws(RepositoryError) in
      try store.add(conversation, token: stored)
    }
    secrets.keep(talk, of: conversation.id, asksForSecret: turn.asked.isSecret)
    metrics.count(.conversation)
    if turn.isComplete { await tell(of: conversation, about: product) }
    return (held, token, turn)
  }

  /// The conversation that a token is for.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - address: Where the request comes from.
  /// - Returns: The conversation.
  /// - Throws: ``Problem/unauthorized`` when it is for none.
  func held(by token: Token, from address: String) async throws(Problem) -> Held {
    let now = clock.seconds
    let found = try await blocking { store throws(RepositoryError) in
      try store.conversation(byTokenHash: token.hash, at: now)
    }
    guard let found, found.token.kind == .session,
      let product = products.product(found.conversation.flow)
    else { throw .unauthorized }
    return Held(
      conversation: found.conversation, product: product, token: found.token, address: address)
  }

  /// A conversation that the operator names by its id; nil for none.
  ///
  /// - Throws: ``Problem`` where the store is away.
  func held(id: String) async throws(Problem) -> Held? {
    let found = try await blocking { store throws(RepositoryError) in
      try store.conversation(id: id)
    }
    guard let found, let product = products.product(found.flow) else { return nil }
    return Held(
      conversation: found, product: product,
      token: StoredToken(hash: "", kind: .session, expiresAt: .max))
  }

  /// Takes a turn.
  ///
  /// - Parameters:
  ///   - reply: What the person does.
  ///   - held: The conversation.
  ///   - version: The version of the turn it answers, where that is known.
  ///   - request: The name of the request, where it has one.
  ///   - arrival: What a browser brought back from a provider just now; nil where none did.
  /// - Returns: What came of it, which may be superseded; and the token that goes on from there, where
  ///   that is another.
  /// - Throws: ``Problem``.
  func take(
    _ reply: Reply, in held: Held, after version: Int?, request: String?,
    arrival: ProviderIdentity.Arrival? = nil
  ) async throws(Problem) -> (turn: DialogueTurn, token: Token?) {
    guard case .secret = reply else {
      return try await taken(reply, held, version, request, arrival)
    }
    return try await passwords.run(for: held.address) { () async throws(Problem) in
      try await taken(reply, held, version, request, arrival)
    }
  }

  private func taken(
    _ reply: Reply, _ held: Held, _ version: Int?, _ request: String?,
    _ arrival: ProviderIdentity.Arrival?
  ) async throws(Problem) -> (turn: DialogueTurn, token: Token?) {
    let talk = try dialogue(
      of: held.conversation, about: held.product, from: held.address, arrival: arrival)
    let turn = try await timed { () async throws(Problem) in
      let turn = try await told { () async throws(DialogueError) in
        try await talk.dialogue.reply(to: reply, after: version, request: request)
      }
      try await eraseIfGone(held)
      return turn
    }
    if let failure = turn.saveFailure { throw Problem(failure, turn.text) }
    secrets.keep(talk, of: held.conversation.id, asksForSecret: turn.asked.isSecret)
    metrics.count(turn.isSuperseded ? .conflict : .turn)
    let token = talk.renewal.take()
    if token == nil { try await prolong(held) }
    if turn.isComplete { await tell(of: held.conversation, about: held.product) }
    return (turn, token)
  }

  /// Where a conversation stands.
  ///
  /// - Throws: ``Problem``.
  func standing(of held: Held) async throws(Problem) -> Standing {
    let dialogue = try dialogue(
      of: held.conversation, about: held.product, from: held.address
    ).dialogue
    return try await told { () async throws(DialogueError) in
      let turn = try await dialogue.resume()
      return Standing(
        turn: turn, known: try await dialogue.answers(),
        isSignedOut: try await dialogue.ownership().isSignedOut)
    }
  }

  /// The line that says a value where a conversation stands.
  ///
  /// - Throws: ``Problem``: 422 where it is none of what is asked for.
  func line(saying value: JSONValue, in held: Held) async throws(Problem) -> String {
    let dialogue = try dialogue(
      of: held.conversation, about: held.product, from: held.address
    ).dialogue
    return try await told { () async throws(DialogueError) in
      guard let line = try await dialogue.line(saying: value) else { throw .noSuchValue }
      return line
    }
  }

  /// Where a conversation stands, and what is known.
  struct Standing: Sendable {
    let turn: DialogueTurn
    let known: KnownAnswers
    /// Whether the answers belong to an account that the person is not signed in to.
    let isSignedOut: Bool
  }

  /// What a dialogue does, with its errors as problems.
  func told<Value: Sendable>(
    _ body: () async throws(DialogueError) -> Value
  ) async throws(Problem) -> Value {
    do { return try await body() } catch { throw Problem(error) }
  }

  /// Has the token last on, at most once a day: each time is a write.
  private func prolong(_ held: Held) async throws(Problem) {
    let expiry = clock.seconds + limits.tokenSeconds
    guard expiry - held.token.expiresAt > 86_400 else { return }
    try await blocking { store throws(RepositoryError) in
      try store.extend(tokenHash: held.token.hash, to: expiry)
    }
  }

  /// Runs a body on the store, on a thread that may block.
  func blocking<T: Sendable>(
    _ body: @escaping @Sendable (any WebStore) throws(RepositoryError) -> T
  ) async throws(Problem) -> T {
    let store = store
    let result = await BlockingThreads.shared.run { () -> Result<T, RepositoryError> in
      do throws(RepositoryError) { return .success(try body(store)) } catch {
        return .failure(error)
      }
    }
    do { return try result.get() } catch { throw Problem(error) }
  }

  /// Why answers can't be kept or found just now, as far as can be told without changing any; nil where
  /// they can.
  func obstacle() async -> RepositoryError? {
    await BlockingThreads.shared.run { [store, repositories, products] in
      do throws(RepositoryError) {
        try store.check()
        // A name that has no answers; reading them takes all that reading somebody's does.
        for repository in try repositories.inUse(products) {
          _ = try repository.load(user: "readyz")
        }
        return nil
      } catch {
        return error
      }
    }
  }

  /// Runs a turn, and measures it.
  ///
  /// One that takes too long goes on without anybody waiting for it; whoever asks again under the same
  /// key hears what came of it.
  private func timed(
    _ body: @escaping @Sendable () async throws(Problem) -> DialogueTurn
  ) async throws(Problem) -> DialogueTurn {
    let start = ContinuousClock.now
    defer { metrics.note(turnTook: .now - start) }
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<DialogueTurn, Problem>.self)
    // Not a task group, which would wait for the turn all the same.
    Task {
      do throws(Problem) {
        outcome.yield(.success(try await body()))
      } catch {
        outcome.yield(.failure(error))
      }
    }
    let timer = Task { [limits] in
      try await Task.sleep(for: limits.turnTime)
      outcome.yield(.failure(.tooSlow))
    }
    defer { timer.cancel() }
    for await first in outcomes { return try first.get() }
    throw .tooSlow
  }
}

extension DialogueTurn {
  /// All that is said, as text.
  var text: String { messages.map(\.text).joined(separator: "\n") }
}
