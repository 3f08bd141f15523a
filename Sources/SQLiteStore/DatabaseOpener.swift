package import GRDB
import Onboarding
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens databases, and brings them to the present schema; the accounts are opened by it, too.
package enum DatabaseOpener {
  /// Held while a file is made and opened: closing the descriptor it was made with releases the
  /// locks of every connection this process has to it by then.
  private static let making = Mutex(())

  /// Opens the database at a file, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - migrations: The steps to the present schema, the oldest first.
  ///   - timeout: How many seconds to wait for other writers.
  ///   - identity: Set to the file that is opened, as soon as that is known.
  /// - Returns: The open database.
  /// - Throws: ``RepositoryError`` or GRDB's errors.
  package static func open(
    _ file: StoreFile, _ migrations: [SchemaMigration], timeout: Double,
    identity: inout StoreFile.Identity?
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(timeout)
    configuration.label = "usher"
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    let queue = try making.withLock { _ in
      try file.makeIfMissing()
      identity = file.identity
      return try DatabaseQueue(path: file.path, configuration: configuration)
    }
    try migrate(queue, migrations, in: file.folder)
    return queue
  }

  private static func migrate(
    _ queue: DatabaseQueue, _ migrations: [SchemaMigration], in folder: String
  ) throws {
    let known = migrations.map(\.id)
    guard try !isPresent(queue, known) else { return }
    // GRDB's migrator reads what is to be done once, so others have to wait until it is done.
    let lock = try FolderLock(folder)
    defer { lock.release() }
    guard try !isPresent(queue, known) else { return }
    try useLog(queue)
    try migrator(migrations).migrate(queue)
  }

  /// Whether a database has all migrations.
  ///
  /// - Throws: ``RepositoryError/newerSchema`` when it has one that is not known here.
  private static func isPresent(_ queue: DatabaseQueue, _ known: [String]) throws -> Bool {
    let applied = try queue.writeWithoutTransaction { database in
      do {
        return try String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
        return []  // The table is not there yet.
      }
    }
    guard applied.allSatisfy(known.contains) else { throw RepositoryError.newerSchema }
    return applied.count == known.count
  }

  /// Turns on the write-ahead log, which stays on for the file.
  ///
  /// SQLite does not wait for other connections here, so we do.
  private static func useLog(_ queue: DatabaseQueue) throws {
    try queue.writeWithoutTransaction { database in
      for attempt in 1... {
        do {
          try database.execute(sql: "PRAGMA journal_mode = WAL")
          return
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && attempt < 500 {
          usleep(10_000)
        }
      }
    }
  }

  private static func migrator(_ migrations: [SchemaMigration]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for migration in migrations {
      migrator.registerMigration(migration.id) { try $0.execute(sql: migration.sql) }
    }
    return migrator
  }
}
