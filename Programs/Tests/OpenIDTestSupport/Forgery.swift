import Foundation
package import Onboarding
import Testing

/// What is wrong with an ID token.
package struct Forgery: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  /// Why it is not to be trusted.
  package let distrust: Distrust
  package var signing = ForgedToken.Signing.own
  /// What is changed in the claims of a right one.
  package var change: @Sendable (inout [String: any Sendable]) -> Void = { _ in }

  /// All of them.
  package static let all: [Forgery] = [
    Forgery(testDescription: "another nonce", distrust: .nonce) { $0["nonce"] = "another" },
    Forgery(testDescription: "no nonce", distrust: .nonce) { $0["nonce"] = nil },
    Forgery(testDescription: "another audience", distrust: .audience) { $0["aud"] = "another" },
    Forgery(testDescription: "no audience", distrust: .malformed) { $0["aud"] = [String]() },
    Forgery(testDescription: "another authorized party", distrust: .audience) {
      $0["azp"] = "another"
    },
    Forgery(testDescription: "audiences and no authorized party", distrust: .audience) {
      $0["aud"] = [ForgingIssuer.clientID, "another"]
    },
    Forgery(testDescription: "run out", distrust: .expired) {
      $0["exp"] = Int(Date().timeIntervalSince1970) - 3600
    },
    Forgery(testDescription: "no end", distrust: .malformed) { $0["exp"] = nil },
    Forgery(testDescription: "another issuer", distrust: .issuer) {
      $0["iss"] = "https://accounts.google.com"
    },
    Forgery(testDescription: "nobody's", distrust: .subject) { $0["sub"] = "" },
    Forgery(testDescription: "an email that is not verified", distrust: .email) {
      $0["email_verified"] = false
    },
    Forgery(testDescription: "an email that a number calls verified", distrust: .email) {
      $0["email_verified"] = 0
    },
    Forgery(testDescription: "an email that steers a screen", distrust: .email) {
      $0["email"] = "\u{1B}[2Jana@example.org"
    },
    Forgery(testDescription: "an email of two lines", distrust: .email) {
      $0["email"] = "ana@example.org\r\nSet-Cookie: a=b"
    },
    Forgery(testDescription: "an email that is none", distrust: .email) { $0["email"] = "ana" },
    Forgery(testDescription: "an email longer than any", distrust: .email) {
      $0["email"] = String(repeating: "a", count: 300) + "@example.org"
    },
    Forgery(testDescription: "a name longer than any", distrust: .subject) {
      $0["sub"] = String(repeating: "a", count: 256)
    },
    Forgery(testDescription: "no email", distrust: .email) { $0["email"] = nil },
    Forgery(testDescription: "another key", distrust: .signature, signing: .other),
    Forgery(testDescription: "unsigned", distrust: .signature, signing: .none),
    Forgery(
      testDescription: "the public key as a secret", distrust: .signature,
      signing: .hmacOfPublicKey),
    Forgery(testDescription: "tampered with", distrust: .signature, signing: .tampered),
    Forgery(testDescription: "cut off", distrust: .malformed, signing: .cutOff),
  ]
}
