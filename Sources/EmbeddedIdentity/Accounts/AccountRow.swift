internal import GRDB

/// An account as it is stored.
struct AccountRow: Codable, Sendable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "accounts"

  var id: String
  var email: String
  var emailKey: String
  var passwordHash: String
  var createdAt: String

  enum CodingKeys: String, CodingKey {
    case id
    case email
    case emailKey = "email_key"
    case passwordHash = "password_hash"
    case createdAt = "created_at"
  }
}
