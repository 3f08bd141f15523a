internal import GRDB
internal import Onboarding
internal import SQLiteStore

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// `accounts.sqlite`: accounts, digests of sessions and recent failures.
struct AccountDatabase: Sendable {
  let queue: DatabaseQueue
  private let file: StoreFile?

  /// The accounts in a folder that is there, in a file that is made when it is missing, for its
  /// owner alone (0600).
  init(folder: String) throws(IdentityError) {
    guard access(folder, F_OK) == 0 else {
      throw .store(.notPermitted("the file of the accounts"))
    }
    let file = StoreFile(folder: folder, name: "accounts")
    self.file = file
    queue = try Self.mapped {
      var identity: StoreFile.Identity?
      let queue = try DatabaseOpener.open(
        file, AccountMigrations.all, timeout: 10, identity: &identity)
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA secure_delete = ON") }
      return queue
    }
  }

  /// Accounts that last as long as the program.
  init() throws(IdentityError) {
    file = nil
    queue = try Self.mapped {
      let queue = try DatabaseQueue()
      try queue.write { database in
        for migration in AccountMigrations.all { try database.execute(sql: migration.sql) }
      }
      return queue
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(IdentityError) -> Value {
    try Self.mapped { try queue.read(body) }
  }

  /// Writes, on a connection that may write again where a read that ran out of memory at its end left it
  /// read-only.
  func write<Value>(_ body: (Database) throws -> Value) throws(IdentityError) -> Value {
    try Self.mapped {
      do {
        return try queue.write(body)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 0") }
        return try queue.write(body)
      }
    }
  }

  /// Writes the log into the file and empties it, on the disk too, so that what was erased is nowhere.
  func scrub() throws(IdentityError) {
    try Self.mapped {
      try queue.writeWithoutTransaction { database in
        _ = try database.checkpoint(.truncate)
        try database.execute(sql: "VACUUM")
        _ = try database.checkpoint(.truncate)
      }
      guard file?.syncLog() ?? true else {
        throw IdentityError.store(.unavailable("the log of the accounts can't be written"))
      }
    }
  }

  private static func mapped<Value>(
    _ body: () throws -> Value
  ) throws(IdentityError) -> Value {
    do {
      return try body()
    } catch let error as IdentityError {
      throw error
    } catch let error as RepositoryError {
      throw .store(error)
    } catch let error as DatabaseError {
      throw IdentityError(error)
    } catch {
      throw .store(.unavailable("the accounts can't be read"))
    }
  }
}
