internal import Foundation

/// What a provider's user info tells of a person.
struct UserInfo: Decodable, Sendable {
  let subject: String
  let email: String?
  let isEmailVerified: Verification?

  enum CodingKeys: String, CodingKey {
    case subject = "sub"
    case email
    case isEmailVerified = "email_verified"
  }
}
