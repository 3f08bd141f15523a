internal import GRDB
internal import Glibc
internal import Onboarding

/// `accounts.sqlite`: accounts, digests of sessions and recent failures.
struct AccountDatabase: Sendable {
  let queue: DatabaseQueue

  /// The accounts in a file, which is made when it is missing, for its owner alone (0600).
  init(path: String) throws(IdentityError) {
    // SQLite gives the files it makes beside this one the same mode.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .store(.notPermitted("the file of the accounts")) }
    _ = fchmod(descriptor, 0o600)
    close(descriptor)
    queue = try Self.mapped {
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      try Self.migrate(queue)
      return queue
    }
  }

  /// Accounts that last as long as the program.
  init() throws(IdentityError) {
    queue = try Self.mapped {
      let queue = try DatabaseQueue(configuration: Configuration())
      try Self.migrate(queue)
      return queue
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(IdentityError) -> Value {
    try Self.mapped { try queue.read(body) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(IdentityError) -> Value {
    try Self.mapped { try queue.write(body) }
  }

  /// Writes the log into the file and empties it, so that what was erased is nowhere.
  func scrub() throws(IdentityError) {
    try Self.mapped {
      try queue.writeWithoutTransaction { database in
        _ = try database.checkpoint(.truncate)
        try database.execute(sql: "VACUUM")
        _ = try database.checkpoint(.truncate)
      }
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = FULL;
          PRAGMA secure_delete = ON;
          """)
    }
    return configuration
  }

  private static func migrate(_ queue: DatabaseQueue) throws {
    let migrator = AccountMigrations.migrator
    let state = try queue.read { database in
      (try migrator.hasBeenSuperseded(database), try migrator.hasCompletedMigrations(database))
    }
    if state.0 { throw IdentityError.store(.newerSchema) }
    guard !state.1 else { return }
    do {
      try migrator.migrate(queue)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      // Another program may have made the tables between the question and the answer.
      guard try queue.read(migrator.hasCompletedMigrations) else { throw error }
    }
  }

  private static func mapped<Value>(
    _ body: () throws -> Value
  ) throws(IdentityError) -> Value {
    do {
      return try body()
    } catch let error as IdentityError {
      throw error
    } catch let error as DatabaseError {
      throw IdentityError(error)
    } catch {
      throw .store(.unavailable("the accounts can't be read"))
    }
  }
}
