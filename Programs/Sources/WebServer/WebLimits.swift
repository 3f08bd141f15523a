import EmbeddedIdentity
import Serving

/// How much the web server takes on.
public struct WebLimits: Hashable, Sendable {
  /// The most lines a minute of one conversation, whoever has a token for it; one more is answered 429.
  public var linesPerConversation = 60
  /// The most requests a minute of one address, or of one /64 of IPv6; one more is answered 429.
  public var requestsPerAddress = 600
  /// The most bytes of a body; more is answered 413.
  public var bodyBytes = 16 * 1024
  /// The longest the head of a request may take to arrive; then its connection is closed.
  public var headTime = Duration.seconds(10)
  /// The longest the body of a request may take to arrive; then it is answered 408.
  public var bodyTime = Duration.seconds(5)
  /// The longest a turn may take; then it is answered 503, and may be asked for again.
  public var turnTime = Duration.seconds(20)
  /// How long a connection may be silent before it is closed.
  public var idleTime = Duration.seconds(75)
  /// The most connections; for one more, the one that has been silent for the longest is closed.
  public var connections = ConnectionRoster.usualLimit
  /// How many seconds after the last turn a conversation can be gone on with.
  public var tokenSeconds = 30 * 86_400
  /// How many seconds what people without an account told is kept once nobody has a valid token for it.
  public var keepSeconds = 30 * 86_400
  /// How many seconds a link to go on from another device lasts.
  public var linkSeconds = 15 * 60
  /// How many seconds a browser may take to sign in at a provider.
  public var signInSeconds = 10 * 60
  /// The longest a provider may take for an answer; then people are told that it cannot be reached.
  public var providerTime = Duration.seconds(10)
  /// How many seconds an answer is kept for a request that is repeated.
  public var replySeconds = 86_400
  /// How many seconds what was said on a page is kept, so that the page shows it again.
  public var historySeconds = 30 * 86_400
  /// How many seconds it is remembered that somebody was told of as done.
  public var deliverySeconds = 30 * 86_400
  /// How many seconds after each try that failed there is another one to tell who is done.
  ///
  /// After the last one it is given up. Standard Webhooks proposes these.
  public var retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  /// The longest that server may take for an answer.
  public var tellTime = Duration.seconds(15)
  /// How often it is looked for whom to tell of.
  public var outboxTime = Duration.seconds(1)
  /// How long after what ran out was erased it is looked for again.
  public var upkeepTime = Duration.seconds(3600)
  /// The most passwords that are hashed at a time.
  public var passwordsAtOnce = EmbeddedIdentity.hashingThreads
  /// The most passwords that wait to be hashed; one more is answered 503.
  public var passwordsWaiting = 64
  /// The most passwords of one address that are hashed or wait; one more is answered 429.
  public var passwordsPerAddress = 16
  /// How long it says that it is about to stop, and answers 503, before it takes no more connections:
  /// whatever spreads requests over several servers has to notice in between.
  public var drainTime = Duration.seconds(1)
  /// The longest the store may take to say that it works.
  public var readyTime = Duration.seconds(1)

  /// The limits the server runs with unless told otherwise.
  public init() {}
}
