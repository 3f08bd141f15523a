/// What is wrong with the answer of an OpenID Connect provider.
public enum Distrust: String, Hashable, Sendable, Codable, CaseIterable {
  /// An address is neither `https` nor on this computer.
  case insecureAddress = "insecure_address"
  /// The description of the provider cannot be read, or is of another issuer.
  case discovery
  /// The answer is not of the form the standard gives it.
  case malformed
  /// No key of the provider made the signature, or there is none.
  case signature
  /// The ID token is of another issuer.
  case issuer
  /// The ID token is for another program.
  case audience
  /// The ID token has run out.
  case expired
  /// The ID token belongs to another sign-in.
  case nonce
  /// The ID token is of another person than the session.
  case subject
  /// The provider does not tell a verified email address.
  case email
}
