public import Conversation
import Understanding

/// A user's conversation with a product: the only loop there is.
///
/// It reads, lets the flow take its turn, performs what the turn asks for, and shows what it says.
///
/// What a turn changed is saved before any of it is shown.
public struct Session {
  let product: any AnyProduct
  let user: User
  let repository: any OnboardingRepository
  let console: any Console
  let voice: Voice
  let context: () -> TurnContext
  let services: Services
  let stopsAtMisunderstanding: Bool

  /// Called with each turn that holds, and the event and state it was made from.
  public var onTurn: ((Event, ConversationState, Turn) -> Void)?

  var state: ConversationState
  var version = 0
  /// The id under which the rows are kept where the state names no account.
  var id: String
  var expectation = Expectation.line(completions: [])
  var ending: Ending?
  var misunderstood: Misunderstanding?
  var lineNumber = 0
  /// What was to be saved when the store gave no answer, so that it may be saved after all.
  var unsettled: Unsettled?
  /// The name that answers given here bear; nil where nobody keeps track.
  var machine: String?

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
    if case .begin = begin { try tellConflicts() }
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

  /// Lets the flow take a turn, and performs what it asks for until nothing more follows.
  mutating func advance(_ event: Event) throws(SessionError) {
    let context = context()
    var turn = stamped(product.turn(after: event, from: state, in: context), context)
    turn.state.analytics = analyticsIdentity(context)
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

  /// Goes on from a turn that holds, and shows what it says.
  mutating func adopt(_ turn: Turn, after event: Event) throws(SessionError) {
    onTurn?(event, state, turn)
    state = turn.state
    expectation = turn.expectation
    try show(turn.utterances.flatMap(voice.say), after: event)
  }

  /// Shows what is said after an event.
  mutating func show(_ spoken: [Spoken], after event: Event) throws(SessionError) {
    do {
      try console.show(spoken)
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
}
