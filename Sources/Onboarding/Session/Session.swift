public import Conversation
import Understanding

/// A user's conversation with a product: the only loop there is.
///
/// It reads, lets the flow take its turn, performs what the turn asks for, and shows what it says.
///
/// What a turn changed is saved before any of it is shown.
public struct Session {
  private let product: any AnyProduct
  private let user: User
  private let repository: any OnboardingRepository
  private let console: any Console
  private let voice: Voice
  private let context: () -> TurnContext
  private let services: Services
  private let stopsAtMisunderstanding: Bool

  /// Called with each turn that holds, and the event and state it was made from.
  public var onTurn: ((Event, ConversationState, Turn) -> Void)?

  private var state: ConversationState
  private var version = 0
  /// The id under which the rows are kept where the state names no account.
  private var id: String
  private var expectation = Expectation.line(completions: [])
  private var ending: Ending?
  private var misunderstood: Misunderstanding?
  private var lineNumber = 0

  /// A conversation of a user about a product.
  ///
  /// - Parameters:
  ///   - product: What is set up.
  ///   - user: Who is spoken with.
  ///   - repository: Where the answers are kept.
  ///   - console: Where the conversation takes place.
  ///   - voice: How things are said.
  ///   - services: What the conversation may need besides.
  ///   - stopsAtMisunderstanding: Whether the first line that is not understood ends it.
  ///   - context: What surrounds each turn; called once a turn.
  public init(
    _ product: any AnyProduct, user: User, repository: any OnboardingRepository,
    console: any Console, voice: Voice, services: Services = Services(),
    stopsAtMisunderstanding: Bool = false, context: @escaping () -> TurnContext
  ) {
    self.product = product
    self.user = user
    id = user.id
    self.repository = repository
    self.console = console
    self.voice = voice
    self.services = services
    self.stopsAtMisunderstanding = stopsAtMisunderstanding
    self.context = context
    state = product.initialState
  }

  /// Loads what is stored, and converses until there is an end.
  ///
  /// - Parameter handedIn: Values that are handed in before the first question.
  /// - Returns: How the session ended.
  /// - Throws: ``SessionError`` when the store cannot be read or the console cannot be used.
  public mutating func run(handedIn: [HandedIn] = []) throws(SessionError) -> Outcome {
    try load()
    let begin = beginning
    if handedIn.isEmpty {
      try advance(begin)
    } else {
      try advance(.sequence([begin, .handIn(handedIn)]))
    }
    while ending == nil {
      let event = try nextEvent()
      // What was said last is kept before the account is asked for again.
      try advance(isSignedOut ? .sequence([event, .sessionExpired]) : event)
    }
    if stopsAtMisunderstanding, ending == .left, case .line? = try? console.read(expectation) {
      lineNumber += 1
      misunderstood = misunderstood ?? misunderstanding(.leftOver)
    }
    return Outcome(
      ending: ending ?? .left, state: state, misunderstanding: misunderstood)
  }

  private mutating func load() throws(SessionError) {
    do {
      guard let stored = try repository.load(user: user.name) else { return }
      version = stored.version
      id = stored.id
      state = stored.state ?? product.restoredState(from: stored.tables, in: context())
    } catch {
      throw .store(error)
    }
  }

  /// How the conversation begins: for answers of an account, by whether the person is signed in to
  /// it; before there is an account, by whether a session is there that says whose they are.
  private var beginning: Event {
    if product.accountID(of: state) != nil { return isSignedOut ? .beginSignedOut : .begin }
    guard product.hasSignIn, context().signIn != .none,
      case .signedIn(let account)? = services.identity?.resume()
    else { return .begin }
    return .beginSignedIn(account)
  }

  /// Whether the answers belong to an account that the person is not signed in to, and is not
  /// signing in to already.
  private var isSignedOut: Bool {
    let context = context()
    guard context.signIn != .none else { return false }
    if lineNumber > 0 {
      switch state.pending {
      case .signIn: return false
      // What waits to be saved, or rests, comes first.
      case .retry, .rest: return false
      default: break
      }
    }
    return services.isSignedOut(of: product.accountID(of: state), at: context.now)
  }

  // MARK: - Reading

  private mutating func nextEvent() throws(SessionError) -> Event {
    while true {
      let input = try read()
      switch input {
      case .line(let text):
        lineNumber += 1
        if case .secret = expectation { return secretEvent(text) }
        return .line(text)
      case .unreadable(let problem):
        lineNumber += 1
        return .unreadable(problem)
      case .endOfInput: return .endOfInput
      case .interrupt: return .interrupt
      case .terminate(let reason): return .terminate(reason)
      case .cleared: continue
      }
    }
  }

  private func read() throws(SessionError) -> ConsoleInput {
    do {
      return try console.read(expectation)
    } catch {
      throw .console(error)
    }
  }

  /// What became of a typed secret.
  ///
  /// A command with its slash is a command here too.
  private func secretEvent(_ text: String) -> Event {
    if text.hasPrefix("/"), text.count < 12,
      Command(rawValue: String(text.dropFirst())) != nil
        || text == "/cancel"
    {
      return .line(text == "/cancel" ? "cancel" : text)
    }
    return .secret(services.secrets.take(text, in: state))
  }

  // MARK: - Advancing

  private mutating func advance(_ event: Event) throws(SessionError) {
    let context = context()
    let turn = product.turn(after: event, from: state, in: context)
    guard try save(turn, after: event, context) else { return }
    if !turn.isUnderstood, stopsAtMisunderstanding, isTyped(event) {
      misunderstood = misunderstanding(.notUnderstood)
    }
    try adopt(turn, after: event)
    for effect in turn.effects where ending == nil {
      if let answer = perform(effect) { try advance(answer) }
    }
    if misunderstood != nil, ending == nil { ending = .inputEnded }
  }

  private func misunderstanding(_ kind: Misunderstanding.Kind) -> Misunderstanding {
    let position = product.position(of: state)
    return Misunderstanding(
      kind: kind, line: lineNumber, step: position.step, field: position.item?.description)
  }

  private func isTyped(_ event: Event) -> Bool {
    switch event {
    case .line, .unreadable, .secret: true
    case .sequence(let events): events.first.map(isTyped) ?? false
    default: false
    }
  }

  /// Goes on from a turn that holds, and shows what it says.
  private mutating func adopt(_ turn: Turn, after event: Event) throws(SessionError) {
    onTurn?(event, state, turn)
    state = turn.state
    expectation = turn.expectation
    do {
      try console.show(turn.utterances.flatMap(voice.say))
    } catch {
      // Whoever closed the window sees no farewell; that is no failure.
      if case .terminate = event { return }
      guard error != .hungUp else {
        // What the turn changed is saved; there is only nobody left to tell.
        ending = .terminated(.hungUp)
        return
      }
      throw .console(error)
    }
  }

  /// Saves what a turn changed.
  ///
  /// - Returns: Whether the turn holds; otherwise the failure has been told.
  private mutating func save(
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

  /// Takes up what another session saved, and asks where that stands.
  private mutating func reload(
    after event: Event, _ context: TurnContext
  ) throws(SessionError) {
    try load()
    // The account had answers already, from another machine: the person is signed in to those.
    if case .signedIn = event { return try advance(event) }
    let turn = product.turn(after: .reloaded, from: state, in: context)
    try adopt(turn, after: .reloaded)
  }

  // MARK: - Performing

  private mutating func perform(_ effect: Effect) -> Event? {
    switch effect {
    case .save:
      return nil
    case .close(let ending):
      self.ending = ending
      return nil
    case .signIn(let intent, let email):
      return services.signIn(intent, email: email)
    case .signOut(let isAsked):
      let event = services.signOut()
      return isAsked ? event : nil
    case .submit(let key):
      let context = context()
      return services.submit(
        product.profile(of: state, id: user.id, in: context), key: key, at: context.now)
    }
  }
}
