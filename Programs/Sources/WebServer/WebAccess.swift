public import Onboarding

/// Who may ask what, and by which names the server is reached.
public struct WebAccess: Sendable {
  /// What the operator is known by; nil where nobody is.
  public var key: ServiceToken?
  /// The names in `Host` that are the server's, in small letters, besides those of this computer.
  public var names: Set<String>
  /// Whether a proxy speaks TLS with people, and says whom it speaks for.
  public var isBehindProxy: Bool
  /// The flow of `POST /webhooks/rest/webhook`; nil where that is not answered.
  public var webhook: String?
  /// The origins whose pages may use the API, such as `https://www.example.org`.
  public var origins: Set<String>
  /// The origins whose pages may have the page in a frame.
  public var embedders: [String]

  /// Access for everybody, and more for an operator with a key.
  public init(
    key: ServiceToken? = nil, names: [String] = [], isBehindProxy: Bool = false,
    webhook: String? = nil, origins: [String] = [], embedders: [String] = []
  ) {
    self.origins = Set(origins)
    self.embedders = embedders
    self.key = key
    self.names = Set(names.map { $0.lowercased() })
    self.isBehindProxy = isBehindProxy
    self.webhook = webhook
  }
}
