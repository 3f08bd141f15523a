public import Conversation
public import Understanding

/// What a conversation may need besides a store: an identity provider, a plan service, analytics.
public struct Services {
  /// Where analytics events go besides the store.
  public var analytics: (any AnalyticsSink)?
  /// Whether events hold the names that people gave to things: personal data.
  public var tellsWords: Bool
  /// Passwords on their way to the identity provider.
  public var secrets: any SecretKeeper
  /// Asks the identity provider, and says what came of it.
  public var identity: (any SignInService)?
  /// Sends the answers to their service, and says what came of it.
  public var submission: (any SubmissionService)?
  /// Knows which answers were replaced by later ones of another machine.
  public var conflicts: (any ConflictKeeper)?

  /// Services; those left out are told to be missing when they are needed.
  public init(
    analytics: (any AnalyticsSink)? = nil, tellsWords: Bool = false,
    secrets: any SecretKeeper = NoSecrets(),
    identity: (any SignInService)? = nil, submission: (any SubmissionService)? = nil
  ) {
    self.analytics = analytics
    self.tellsWords = tellsWords
    self.secrets = secrets
    self.identity = identity
    self.submission = submission
  }

  func signIn(_ intent: SignInIntent, email: String?) -> Event {
    guard let identity else {
      return .signInFailed(.notAvailable("Signing in is not set up here."))
    }
    return identity.signIn(intent, email: email)
  }

  func changePassword() -> Event {
    identity?.changePassword()
      ?? .passwordChanged(.notAvailable("Signing in is not set up here."))
  }

  func signOut() -> Event {
    identity?.signOut() ?? .signedOut
  }

  /// Whether nobody is signed in to an account just now; false where nobody can be.
  func isSignedOut(of account: String?) -> Bool {
    guard let account, let identity else { return false }
    return identity.accountID() != account
  }

  func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event {
    guard let submission else {
      return .submissionFailed(
        .unreachable("none is set up here; whoever runs this can name one."))
    }
    return submission.submit(profile, key: key, at: now)
  }
}

/// Keeps passwords between being typed and being used; none of it is ever stored.
public protocol SecretKeeper: AnyObject {
  /// Takes a typed secret, and says what is to be told of it.
  func take(_ secret: String, in state: ConversationState) -> SecretOutcome
}

/// Signing in, as an event for the conversation.
///
/// It has a clock of its own: sessions run out and failures are waited off in the time of the world,
/// whatever time the conversation is held at.
public protocol SignInService: AnyObject {
  /// Signs in or up with the secret kept, or by a provider.
  func signIn(_ intent: SignInIntent, email: String?) -> Event
  /// The session that is there already: signed in, run out, or nil when there is none.
  func resume() -> Event?
  /// The id of the account that a person is signed in to now, or nil when there is none.
  func accountID() -> String?
  /// Puts the new password that is kept in the place of the one of the account that is signed in.
  func changePassword() -> Event
  /// Forgets the session and its tokens: signed out, or why that failed.
  func signOut() -> Event
}

/// Submitting, as an event for the conversation.
public protocol SubmissionService: AnyObject {
  /// Sends a profile under an idempotency key.
  func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event
}

/// A keeper for conversations in which no secret is ever asked.
public final class NoSecrets: SecretKeeper {
  /// A keeper that keeps nothing.
  public init() {}

  /// Says that nothing was taken.
  public func take(_ secret: String, in state: ConversationState) -> SecretOutcome { .empty }
}
