public import GRDB
public import Onboarding
import Synchronization

/// A database in a file of a folder, for what is kept beside answers: guarded as they are, and opened anew
/// where it was moved or damaged.
public final class SQLiteDatabase: Sendable {
  /// An open database, and which files it is.
  private struct Connection: Sendable {
    let queue: DatabaseQueue
    let identity: StoreFile.Identity?
    let log: StoreFile.Identity?
  }

  private let file: StoreFile?
  private let migrations: [SchemaMigration]
  private let timeout: Double
  private let connection = Mutex<Connection?>(nil)

  /// Opens the database `NAME.sqlite` of a folder; both are made, for their owner alone, where they are
  /// missing.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; nil for a database that lasts as long as the program.
  ///   - name: The name of the file.
  ///   - migrations: The steps to the present schema, the oldest first.
  ///   - timeout: How many seconds to wait for other writers.
  /// - Throws: ``RepositoryError``.
  public init(
    folder: String?, name: String, migrations: [SchemaMigration], timeout: Double = 5
  ) throws(RepositoryError) {
    file = folder.map { StoreFile(folder: $0, name: name) }
    self.migrations = migrations
    self.timeout = timeout
    _ = try connect()
  }

  /// Writes in a transaction; what returns is on the disk.
  ///
  /// - Throws: ``RepositoryError``; nothing is written then.
  public func write<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try access { connection in
      try connection.queue.write { database in
        let result = try body(database)
        // What is written to files that nobody can find any more would be lost.
        guard isWhereItWas(connection) else { throw Self.moved }
        return result
      }
    }
  }

  /// Reads.
  ///
  /// - Throws: ``RepositoryError``.
  public func read<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try access { try $0.queue.read(body) }
  }

  /// Runs a body outside of any transaction.
  ///
  /// - Throws: ``RepositoryError``.
  public func withoutTransaction<T>(
    _ body: (Database) throws -> T
  ) throws(RepositoryError) -> T {
    try access { try $0.queue.writeWithoutTransaction(body) }
  }

  /// Makes sure that the file is where it was and may be written, and that there is room beside it.
  ///
  /// - Throws: ``RepositoryError``.
  public func check() throws(RepositoryError) {
    try access { connection in
      guard isWhereItWas(connection) else { throw Self.moved }
      if let obstacle = file?.obstacle { throw RepositoryError(errno: obstacle) }
    }
  }

  /// Writes the log into the file and empties it, on the disk too, so that what was removed is nowhere.
  ///
  /// Where somebody reads at the same time it is left to the next time.
  public func emptyLog() {
    _ = try? withoutTransaction { try $0.checkpoint(.truncate) }
    _ = file?.syncLog()
  }

  private static let moved = RepositoryError.unavailable("its file was moved or removed")

  private func isWhereItWas(_ connection: Connection) -> Bool {
    file?.identity == connection.identity && file?.log == connection.log
  }

  private func access<T>(_ body: (Connection) throws -> T) throws(RepositoryError) -> T {
    let connection = try connect()
    do {
      return try body(connection)
    } catch {
      let failure = told(error)
      switch failure {
      case .corrupt, .unavailable, .notPermitted, .unusable:
        // Opened anew the next time, as it may be another file by then.
        self.connection.withLock { known in
          if known?.queue === connection.queue { known = nil }
        }
      case .conflict, .refused, .full, .newerSchema, .missing: break
      }
      throw failure
    }
  }

  private func connect() throws(RepositoryError) -> Connection {
    let result = connection.withLock { known -> Result<Connection, RepositoryError> in
      if let known { return .success(known) }
      do {
        let opened = try open()
        known = opened
        return .success(opened)
      } catch {
        return .failure(told(error))
      }
    }
    return try result.get()
  }

  private func open() throws -> Connection {
    var identity: StoreFile.Identity?
    let queue: DatabaseQueue
    if let file {
      queue = try DatabaseOpener.open(file, migrations, timeout: timeout, identity: &identity)
    } else {
      queue = try DatabaseQueue()
      try queue.write { database in
        for migration in migrations { try database.execute(sql: migration.sql) }
      }
    }
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return Connection(queue: queue, identity: identity, log: file?.log)
  }

  private func told(_ error: any Error) -> RepositoryError {
    switch error {
    case let error as RepositoryError: error
    case let error as DatabaseError: RepositoryError(error, errno: file?.obstacle)
    default: .unavailable("its file cannot be read")
    }
  }
}
