public import Conversation
import GRDB
public import Onboarding
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The onboardings of one flow in an SQLite database of its own, `FLOW.sqlite` in a folder.
///
/// What a save has returned survives a power cut: the log is synced at each commit. Any number of
/// processes may use the same file.
public final class SQLiteRepository: OnboardingRepository {
  /// An open database, and which file it is.
  struct Connection: Sendable {
    let queue: DatabaseQueue
    let identity: StoreFile.Identity?
    /// Which file its log is; as long as the database is open, nobody else replaces it.
    let log: StoreFile.Identity?
    /// Whether the database this program used before was removed or set aside, so that what was
    /// acknowledged is in memory only.
    let isReplacement: Bool
  }

  let file: StoreFile
  let schema: StoredSchema
  private let openedAt: Timestamp
  private let timeout: Double
  private let connection = Mutex<Connection?>(nil)
  private let hasLostFile = Mutex(false)
  private let name = Mutex<String?>(nil)
  let statements = UpsertStatements()

  /// Opens the database of a flow, and makes it when there is none: the folder with mode 0700, the
  /// files with 0600.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - schema: The tables of the product, and the migrations that lead to them.
  ///   - now: The instant that becomes part of the name of a damaged file that is set aside.
  ///   - timeout: How many seconds to wait while another process writes.
  /// - Throws: ``RepositoryError``: `corrupt` when the file was damaged and set aside, in which
  ///   case opening again makes a new one; `newerSchema` when a newer Usher made it.
  public init(
    folder: String, schema: StoredSchema, now: Timestamp, timeout: Double = 20
  ) throws(RepositoryError) {
    file = StoreFile(folder: folder, name: schema.flow)
    self.schema = schema
    openedAt = now
    self.timeout = timeout
    _ = try connect()
  }

  /// The name of this machine in its answers, the same for as long as the file lives; nil while it
  /// cannot be read.
  public var machine: String? {
    if let known = name.withLock({ $0 }) { return known }
    let read = try? access { database, _ in
      try String.fetchOne(database, sql: "SELECT substr(id, 1, 12) FROM usher_store")
    }
    name.withLock { $0 = read }
    return read
  }

  /// Runs a body on the database, opening it when it is not open.
  ///
  /// - Throws: What the error of the body means. After a damage the file is set aside, and after
  ///   the loss of the file it is made anew, the next time.
  func access<T>(
    _ body: (Database, Connection) throws -> T
  ) throws(RepositoryError) -> T {
    let connection = try connect()
    do {
      return try connection.queue.writeWithoutTransaction { database in
        try body(database, connection)
      }
    } catch {
      throw failure(error, on: connection)
    }
  }

  /// The open connection.
  private func connect() throws(RepositoryError) -> Connection {
    let result = connection.withLock { known -> Result<Connection, RepositoryError> in
      if let known { return .success(known) }
      do throws(RepositoryError) {
        let opened = try open()
        known = opened
        return .success(opened)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func open() throws(RepositoryError) -> Connection {
    var identity: StoreFile.Identity?
    do {
      let queue = try DatabaseOpener.open(
        file, schema.allMigrations, timeout: timeout, identity: &identity)
      return Connection(
        queue: queue, identity: identity, log: file.log,
        isReplacement: hasLostFile.withLock { $0 })
    } catch {
      throw told(error, identity: identity)
    }
  }

  /// What an error means; the connection is given up when it cannot be trusted any more.
  private func failure(_ error: any Error, on broken: Connection) -> RepositoryError {
    let failure = told(error, identity: broken.identity)
    switch failure {
    case .corrupt, .unavailable, .notPermitted, .unusable:
      connection.withLock { known in
        if known?.queue === broken.queue { known = nil }
      }
      if file.identity != broken.identity { hasLostFile.withLock { $0 = true } }
    case .conflict, .refused, .full, .newerSchema, .missing:
      break
    }
    return failure
  }

  private func told(_ error: any Error, identity: StoreFile.Identity?) -> RepositoryError {
    switch error {
    case let error as RepositoryError:
      return error
    case let error as DatabaseError:
      let failure = RepositoryError(error, errno: file.obstacle)
      guard case .corrupt = failure else { return failure }
      let suffix = openedAt.description.filter { $0 != "-" && $0 != ":" }
      return .corrupt(setAside: file.setAside(identity, suffix: suffix))
    default:
      return .unavailable("what is stored cannot be read")
    }
  }
}
