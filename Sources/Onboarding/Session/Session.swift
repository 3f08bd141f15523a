public import Conversation
import Understanding

/// A user's conversation with a product at a console: the loop of a terminal, a pipe or a script.
///
/// It reads, and leaves the rest to the `Exchange` that all conversations share. What a turn changed
/// is saved before any of it is shown.
public struct Session {
  let console: any Console
  var exchange: Exchange
  /// Lines of a paste that are taken one after another.
  var pasted: ArraySlice<String> = []

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
    self.console = console
    exchange = Exchange(
      product, user: user, repository: repository, listener: Screen(console), voice: voice,
      services: services, stopsAtMisunderstanding: stopsAtMisunderstanding, context: context)
  }

  /// Called with each turn that holds, and the event and state it was made from.
  public var onTurn: ((Event, ConversationState, Turn) -> Void)? {
    get { exchange.onTurn }
    set { exchange.onTurn = newValue }
  }

  /// Loads what is stored, and converses until there is an end.
  ///
  /// - Parameter handedIn: Values that are handed in before the first question.
  /// - Returns: How the session ended.
  /// - Throws: ``SessionError`` when the store cannot be read or the console cannot be used.
  public mutating func run(handedIn: [HandedIn] = []) throws(SessionError) -> Outcome {
    try exchange.begin(handedIn: handedIn)
    while exchange.ending == nil { try exchange.take(try nextEvent()) }
    if exchange.stopsAtMisunderstanding, exchange.ending == .left, case .line? = try? read() {
      exchange.lineNumber += 1
      exchange.misunderstood = exchange.misunderstood ?? exchange.misunderstanding(.leftOver)
    }
    return Outcome(
      ending: exchange.ending ?? .left, state: exchange.state,
      misunderstanding: exchange.misunderstood)
  }

  /// What an exchange says, on a console.
  private final class Screen: Listener {
    private let console: any Console

    init(_ console: any Console) {
      self.console = console
    }

    func hear(_ messages: [Message]) throws(ConsoleError) {
      try console.show(messages.flatMap(\.words))
    }
  }
}
