public import Conversation
public import Understanding

/// A person's conversation with a product, turn by turn: for web servers, apps and tests.
///
/// What a turn changed is saved before the turn is returned, so that any other dialogue with the same
/// person, on this machine or another, goes on from there. A dialogue costs nothing but its answers
/// in the store between two turns, and can be made anew for each; one that lives on remembers passwords
/// that are being typed, and what could not be saved.
public actor Dialogue {
  var exchange: Exchange
  let scribe: Scribe
  private let queue: BlockingQueue
  let startsFromStore: Bool
  var isLoaded = false

  /// Runs what the dialogue does on threads that may block.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  /// A conversation of a user about a product.
  ///
  /// - Parameters:
  ///   - product: What is set up.
  ///   - user: Who is spoken with.
  ///   - repository: Where the answers are kept.
  ///   - voice: How things are said.
  ///   - services: What the conversation may need besides.
  ///   - startsFromStore: Whether each turn begins with what is stored, as others may have turns in
  ///     between. What could not be saved is then remembered nowhere.
  ///   - threads: Where the store and the services may block.
  ///   - context: What surrounds each turn; called once a turn.
  public init(
    _ product: any AnyProduct, user: User, repository: any OnboardingRepository, voice: Voice,
    services: sending Services = Services(), startsFromStore: Bool = false,
    threads: BlockingThreads = .shared,
    context: @escaping @Sendable () -> TurnContext
  ) {
    let scribe = Scribe()
    self.scribe = scribe
    queue = BlockingQueue(threads)
    self.startsFromStore = startsFromStore
    exchange = Exchange(
      product, user: user, repository: repository, listener: scribe, voice: voice,
      services: services, context: context)
    exchange.onTurn = { event, _, _ in scribe.note(event) }
  }

  /// Begins, or comes back with a greeting.
  ///
  /// - Parameter handedIn: Values that are handed in before the first question.
  /// - Returns: What is said first.
  /// - Throws: ``DialogueError/store(_:)``.
  public func begin(
    handedIn: [HandedIn] = []
  ) async throws(DialogueError) -> DialogueTurn {
    try begun(handedIn: handedIn)
  }

  /// Takes what the person says or does.
  ///
  /// - Parameters:
  ///   - reply: What the person says or does.
  ///   - version: The version of the turn that it answers. When something else counted in between,
  ///     it is not taken, and the turn is superseded. Nil to take it wherever the conversation stands.
  ///   - request: A name of what is asked, such as the key of an HTTP request. When it was what was
  ///     taken last already, as nobody heard what came of it, it is not taken again.
  /// - Returns: What came of it.
  /// - Throws: ``DialogueError``.
  public func reply(
    to reply: Reply, after version: Int? = nil, request: String? = nil
  ) async throws(DialogueError) -> DialogueTurn {
    try take(reply, after: version, request: request)
  }

  /// Takes up where the conversation stands, and asks again; nothing is saved.
  ///
  /// - Throws: ``DialogueError/store(_:)``.
  public func resume() async throws(DialogueError) -> DialogueTurn {
    try resumed()
  }

  /// The line that says a stored value where the conversation stands; nil where the value is none of what is
  /// asked for.
  ///
  /// - Throws: ``DialogueError/store(_:)``.
  public func line(saying value: JSONValue) async throws(DialogueError) -> String? {
    try load(anew: startsFromStore)
    return exchange.product.line(saying: value, in: exchange.state, exchange.context())
  }

  /// What is known so far: the profile by its keys, and where each answer came from; nothing where the
  /// person is not signed in to the account that the answers belong to.
  ///
  /// - Throws: ``DialogueError/store(_:)``.
  public func answers() async throws(DialogueError) -> KnownAnswers {
    try known()
  }

  /// Whose the answers are that the store has of the person now.
  ///
  /// - Throws: ``DialogueError/store(_:)``.
  public func ownership() async throws(DialogueError) -> Ownership {
    try owned()
  }

  /// Erases everything that the store has of the person about this product, and signs out.
  ///
  /// - Throws: ``DialogueError/store(_:)``.
  public func forget() async throws(DialogueError) -> ErasureReceipt {
    try erase()
  }
}
