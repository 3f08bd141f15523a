public import Onboarding

/// Who may ask the service, and by which names it is reached.
public struct ServerAccess: Sendable {
  /// What clients are known by; nil lets in whoever can reach the service.
  public var token: ServiceToken?
  /// The names in `Host` that are the service's, in small letters, besides those of this computer.
  public var names: Set<String>

  /// Access with a token, or without one, under some names.
  public init(token: ServiceToken? = nil, names: [String] = []) {
    self.token = token
    self.names = Set(names.map { $0.lowercased() })
  }
}
