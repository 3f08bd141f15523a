import Foundation
import Onboarding
import RepositoryContract

@testable import PostgresStore

/// A database with a login that owns its tables, and one that serves people.
struct Logins {
  let database: TestDatabase
  private let name = UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(12)
  var ownerName: String { "owner_\(name)" }
  var serverName: String { "server_\(name)" }

  /// Logins as docs/security.md has them made.
  ///
  /// - Parameter temporary: Whether everybody keeps the right to make temporary objects, as PostgreSQL
  ///   has it.
  /// - Throws: When there is no server, or it refuses.
  init(temporary: Bool = false) throws {
    database = try TestDatabase()
    let admin = try database.connect()
    // The roles belong to the whole server, whoever made them first.
    for role in ["authenticated", "usher_operator"] {
      try admin.runScript(
        """
        DO $$ BEGIN CREATE ROLE \(role) NOLOGIN NOINHERIT;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$
        """)
    }
    try admin.run("CREATE ROLE \(ownerName) LOGIN NOSUPERUSER NOCREATEROLE")
    try admin.run("CREATE ROLE \(serverName) LOGIN NOSUPERUSER NOINHERIT")
    try admin.run("GRANT authenticated, usher_operator TO \(ownerName), \(serverName)")
    let own = try admin.run("SELECT current_database()").first?[0] ?? ""
    try admin.run("ALTER DATABASE \(own) OWNER TO \(ownerName)")
    if !temporary { try admin.run("REVOKE TEMPORARY ON DATABASE \(own) FROM PUBLIC") }
  }

  var ownerURL: String { database.url(user: ownerName) }
  var serverURL: String { database.url(user: serverName) }

  func owner(_ flow: String) -> PostgresRepository {
    PostgresRepository(
      url: ownerURL, schema: Example.schema(of: flow), patience: Patience(seconds: 60))
  }

  func server(_ flow: String) -> PostgresRepository {
    PostgresRepository(
      url: serverURL, schema: Example.schema(of: flow), role: .operator, retrying: 20,
      patience: Patience(seconds: 60))
  }

  /// Makes the tables as version 4 of Usher's own made them, with the first migrations of a flow.
  func makeTablesOfBefore(_ flow: String, migrations: Int) throws {
    let connection = try PostgresConnection(url: ownerURL, patience: Patience(seconds: 60))
    let shared = [PostgresSchema.auth] + PostgresSchema.usher.prefix(4)
    let own = (1...migrations).map { Example.migration($0, of: flow) }
    for script in shared + own { try connection.runScript(script) }
    try connection.run("CALL usher.enforce()")
    for id in 1..<shared.count {
      try connection.run("INSERT INTO usher.migrations (flow, id) VALUES ('', $1)", ["\(id)"])
    }
    for id in 1...migrations {
      try connection.run(
        "INSERT INTO usher.migrations (flow, id) VALUES ($1, $2)", [flow, "\(id)"])
    }
  }

  /// A connection that no policy holds back.
  func all() throws -> PostgresConnection { try database.connect() }

  func remove() {
    guard let admin = try? database.connect() else { return }
    for statement in [
      "REASSIGN OWNED BY \(ownerName) TO postgres", "DROP OWNED BY \(ownerName), \(serverName)",
      "DROP ROLE \(ownerName), \(serverName)",
    ] { _ = try? admin.run(statement) }
  }
}
