public import Conversation

/// What `usher-network sign-in` and `usher-network refresh` are asked to do.
public struct SignInJob: Hashable, Codable, Sendable {
  /// Whom to ask.
  public var provider: OpenIDProvider
  /// The path of the session's file, or nil when the session is not to be kept.
  public var sessionFile: String?
  /// The instant from which the session's length counts.
  public var now: Timestamp

  private enum CodingKeys: String, CodingKey {
    case provider, now
    case sessionFile = "session_file"
  }

  /// A sign-in with a provider.
  public init(provider: OpenIDProvider, sessionFile: String?, now: Timestamp) {
    self.provider = provider
    self.sessionFile = sessionFile
    self.now = now
  }
}
