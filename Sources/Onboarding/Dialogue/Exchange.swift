import Conversation

/// A user's conversation with a product, event by event: what a terminal, a web page and a test have
/// in common.
///
/// It loads what is stored, lets the flow take its turn, saves, performs what the turn asks for, and
/// tells what is said. What a turn changed is saved before any of it is told.
struct Exchange {
  let product: any AnyProduct
  let user: User
  let repository: any OnboardingRepository
  let listener: any Listener
  let voice: Voice
  let context: () -> TurnContext
  let services: Services
  let stopsAtMisunderstanding: Bool

  /// Called with each turn that holds, and the event and state it was made from.
  var onTurn: ((Event, ConversationState, Turn) -> Void)?

  var state: ConversationState
  var version = 0
  /// The id under which the rows are kept where the state names no account.
  var id: String
  var expectation = Expectation.line(completions: [])
  var ending: Ending?
  /// Why the store left the last answer out; nil once another was saved.
  var refusal: SaveFailure?
  var misunderstood: Misunderstanding?
  /// How many lines were typed since it began.
  var lineNumber = 0
  /// What was to be saved when the store gave no answer, so that it may be saved after all.
  var unsettled: Unsettled?
  /// The name of the request that is being answered; nil where requests have none.
  var request: String?
  /// The name that answers given here bear; nil where nobody keeps track.
  var machine: String?

  init(
    _ product: any AnyProduct, user: User, repository: any OnboardingRepository,
    listener: any Listener, voice: Voice, services: Services, stopsAtMisunderstanding: Bool = false,
    context: @escaping () -> TurnContext
  ) {
    self.product = product
    self.user = user
    id = user.id
    self.repository = repository
    self.listener = listener
    self.voice = voice
    self.services = services
    self.stopsAtMisunderstanding = stopsAtMisunderstanding
    self.context = context
    state = product.initialState
  }

  /// Loads what is stored, and says where the conversation stands.
  mutating func begin(handedIn: [HandedIn]) throws(SessionError) {
    try load()
    let begin = beginning
    if case .begin = begin { try tellConflicts() }
    if handedIn.isEmpty {
      try advance(begin)
    } else {
      try advance(.sequence([begin, .handIn(handedIn)]))
    }
  }

  /// Takes what the person did.
  mutating func take(_ event: Event) throws(SessionError) {
    // What was said last is kept before the account is asked for again.
    try advance(isSignedOut ? .sequence([event, .sessionExpired]) : event)
  }

  /// What a line that was typed is to the conversation.
  ///
  /// Commands with their slash, and those that people cannot do without, are commands where a secret is
  /// asked for too.
  mutating func typed(_ text: String) -> Event {
    lineNumber += 1
    guard case .secret = expectation else { return .line(text) }
    if let command = Self.command(in: text) { return .line(command) }
    let outcome = services.secrets.take(text, in: state)
    // Whoever says to be in danger is answered, also where a password is asked for.
    if outcome == .doubted, let danger = danger(in: [text]) { return danger }
    return .secret(outcome)
  }

  /// The line that a command is where a secret is asked for; nil where the text may be the secret.
  ///
  /// Going back, help and leaving take their word alone, which is too short for any password.
  static func command(in text: String) -> String? {
    let word = text.lowercased()
    if word == "?" || [Command.back, .help, .quit].contains(where: { $0.word == word }) {
      return "/\(word)"
    }
    guard text.hasPrefix("/"), text.count < 12 else { return nil }
    if text == "/cancel" { return "cancel" }
    return Command(rawValue: String(text.dropFirst())) == nil ? nil : text
  }

  /// The first of some lines that has words of danger; nil where none has.
  func danger(in lines: [String]) -> Event? {
    let context = context()
    return lines.lazy.map { .line($0) }.first { event in
      let turn = product.turn(after: event, from: state, in: context)
      return turn.utterances.contains { if case .rest = $0 { true } else { false } }
    }
  }

  /// Lets the flow take a turn, and performs what it asks for until nothing more follows.
  mutating func advance(_ event: Event) throws(SessionError) {
    let context = context()
    var turn = stamped(product.turn(after: event, from: state, in: context), context)
    turn.state.analytics = analyticsIdentity(context)
    // Saved with what came of it, so that both are there or neither is.
    if turn.effects.contains(.save) { turn.state.request = request }
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

  /// Goes on from a turn that holds, and tells what it says.
  mutating func adopt(_ turn: Turn, after event: Event) throws(SessionError) {
    onTurn?(event, state, turn)
    state = turn.state
    expectation = turn.expectation
    try tell(
      turn.utterances.map { Message(utterance: $0, words: voice.say($0)) }, after: event)
  }

  /// Tells what is said after an event.
  mutating func tell(_ messages: [Message], after event: Event) throws(SessionError) {
    do {
      try listener.hear(messages)
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
