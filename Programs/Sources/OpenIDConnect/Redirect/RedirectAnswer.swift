/// What a browser brings back from the provider.
enum RedirectAnswer: Hashable, Sendable {
  /// A code to exchange for tokens.
  case code(String)
  /// The provider or the person refused, with a code of RFC 6749.
  case refused(String)

  /// The answer in a query, or nil when it is not of this sign-in.
  ///
  /// The state must be the one that was sent, the issuer, where one is told (RFC 9207), the one that
  /// was asked, and nothing may be there twice.
  init?(_ query: [(name: String, value: String)], state: String, issuer: String) {
    func values(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
    guard values("state") == [state], values("iss").allSatisfy({ $0 == issuer }) else {
      return nil
    }
    switch (values("code"), values("error")) {
    case (let codes, []) where codes.count == 1 && !codes[0].isEmpty: self = .code(codes[0])
    case ([], let errors) where errors.count == 1: self = .refused(ErrorCode.readable(errors[0]))
    default: return nil
    }
  }
}
