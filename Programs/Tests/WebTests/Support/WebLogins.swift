import Foundation
import PostgresStore

/// A database of a test's own on the server that `scripts/with-postgres` started, with the logins of
/// docs/security.md.
struct WebLogins: Sendable {
  /// The server, or nil when there is none.
  static let server = ProcessInfo.processInfo.environment["USHER_TEST_POSTGRES"]

  private let name = UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(12)
  private let adminURL: String
  var ownerURL: String { url(user: "owner_\(name)") }
  var serverURL: String { url(user: "server_\(name)") }
  /// The database, as somebody who may do anything.
  var admin: PostgresDatabase { PostgresDatabase(url: adminURL, connections: 1) }

  init() throws {
    let server = Self.server ?? ""
    adminURL = server.replacingOccurrences(of: "/postgres?", with: "/web_\(name)?")
    let name = name
    try PostgresDatabase(url: server, connections: 1).transaction { statements in
      for role in ["authenticated", "usher_operator", "usher_web"] {
        try statements.runScript(
          """
          DO $$ BEGIN CREATE ROLE \(role) NOLOGIN NOINHERIT;
          EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$
          """)
      }
      try statements.run("CREATE ROLE owner_\(name) LOGIN NOCREATEROLE")
      try statements.run("GRANT authenticated, usher_operator TO owner_\(name)")
      try statements.run("CREATE ROLE server_\(name) LOGIN NOINHERIT")
      try statements.run("GRANT authenticated, usher_web TO server_\(name)")
      // A database is made outside of transactions.
      try statements.run("COMMIT")
      try statements.run("CREATE DATABASE web_\(name) OWNER owner_\(name)")
      try statements.run("REVOKE TEMPORARY ON DATABASE web_\(name) FROM PUBLIC")
    }
  }

  private func url(user: String) -> String {
    adminURL.replacingOccurrences(of: "user=postgres", with: "user=\(user)")
  }
}
