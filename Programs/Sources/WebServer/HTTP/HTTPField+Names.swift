import HTTPTypes

extension HTTPField.Name {
  static let idempotencyKey = named("Idempotency-Key")
  static let forwardedFor = named("X-Forwarded-For")
  static let referrerPolicy = named("Referrer-Policy")
  static let frameOptions = named("X-Frame-Options")
  static let permissionsPolicy = named("Permissions-Policy")
  static let fetchSite = named("Sec-Fetch-Site")
  static let requestedWith = named("X-Requested-With")

  /// The name of a text that is a token of RFC 9110.
  private static func named(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is no token") }
    return name
  }
}
