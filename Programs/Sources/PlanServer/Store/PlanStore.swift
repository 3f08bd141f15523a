import Conversation
import Foundation
import GRDB
import Onboarding

/// The plans, in one SQLite file.
///
/// What a write has returned is on disk: the journal is a write-ahead log, synced at every commit.
struct PlanStore: Sendable {
  let database: DatabaseQueue
  private let path: String
  private let plan: @Sendable () -> NewPlan

  /// What a new plan is given: its id, and when it was made.
  typealias NewPlan = (id: PlanID, createdAt: Timestamp)

  /// Opens the store, making the file, readable by its owner alone, when there is none.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - plan: Makes the id and the instant of a new plan; no two ids are the same.
  /// - Throws: ``PlanStoreError``.
  init(path: String, plan: @escaping @Sendable () -> NewPlan) throws(PlanStoreError) {
    self.plan = plan
    self.path = path
    do {
      // Those that start at the same moment open and migrate one after the other.
      let lock = try? FolderLock(Folders.parent(of: path) ?? ".")
      defer { lock?.release() }
      try Self.makeIfMissing(path)
      guard Self.mayBeDatabase(path) else {
        throw PlanStoreError.failed(code: "26 (file is not a database)")
      }
      do {
        for suffix in ["", "-wal", "-shm"] { try OwnFile.claim(path + suffix) }
      } catch {
        throw PlanStoreError.ofAnotherUser
      }
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.busyMode = .timeout(5)
      database = try DatabaseQueue(path: path, configuration: configuration)
      // GRDB opens a write-ahead log with synchronous=NORMAL, which may lose the last commits in a
      // power cut.
      try database.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
      }
      try PlanMigrations.migrate(database)
    } catch {
      throw PlanStoreError(error)
    }
  }

  /// Makes an empty file for its owner alone, where there is none; never in the place of one that another
  /// process has made meanwhile.
  private static func makeIfMissing(_ path: String) throws(PlanStoreError) {
    // SQLite gives the log beside it the same permissions.
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw .cannotMakeFile
    }
    fchmod(descriptor, 0o600)
    Foundation.close(descriptor)
    if let folder = Folders.parent(of: path) { Folders.sync(folder) }
  }

  /// Whether a file is empty, or begins as databases do: one that was named by mistake is left as it is, its
  /// mode too.
  private static func mayBeDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { Foundation.close(descriptor) }
    let mark = Array("SQLite format 3\0".utf8)
    var head = [UInt8](repeating: 0, count: mark.count)
    let count = read(descriptor, &head, head.count)
    return count <= 0 || Array(head.prefix(count)) == mark
  }

  /// Stores submissions in one transaction: all of them or, when it fails, none.
  ///
  /// - Parameter submissions: The submissions, the earliest first.
  /// - Returns: A receipt for each, in the same order.
  /// - Throws: ``PlanStoreError``.
  func record(_ submissions: [Submission]) async throws(PlanStoreError) -> [Receipt] {
    do {
      return try await database.write { database in
        try submissions.map { try record($0, in: database) }
      }
    } catch {
      throw PlanStoreError(error)
    }
  }

  private func record(_ submission: Submission, in database: Database) throws -> Receipt {
    if let key = submission.key,
      let earlier = try PlanRow.filter(PlanRow.Columns.key == key.text).fetchOne(database)
    {
      return earlier.request == submission.request ? .stored(earlier.id) : .conflict
    }
    let (id, createdAt) = plan()
    let row = PlanRow(
      id: id, key: submission.key, createdAt: createdAt, request: submission.request)
    try row.insert(database)
    return .stored(id)
  }

  /// Erases a plan with its request: its bytes are overwritten, and the log that had them is emptied.
  ///
  /// - Returns: Whether there was such a plan.
  /// - Throws: ``PlanStoreError``.
  func erase(_ id: PlanID) async throws(PlanStoreError) -> Bool {
    do {
      return try await database.writeWithoutTransaction { database in
        guard try PlanRow.filter(PlanRow.Columns.id == id.text).deleteAll(database) > 0 else {
          return false
        }
        // A reader may stand in the way; the next one that writes empties the log then.
        _ = try? database.checkpoint(.truncate)
        // SQLite does not sync how long the log is: a power cut would bring back what was in it.
        try? FileHandle(forReadingAtPath: path + "-wal")?.synchronize()
        return true
      }
    } catch {
      throw PlanStoreError(error)
    }
  }

  /// The room on the disk of the store, in bytes; none where it cannot be told.
  var room: Int {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return 0 }
    return Int(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }

  /// Whether the store answers.
  func isReachable() async -> Bool {
    let answer = try? await database.read {
      try Int.fetchOne($0, sql: "SELECT 1 FROM plans LIMIT 1") ?? 1
    }
    return answer != nil
  }

  /// Moves the log into the file and closes it.
  func close() throws(PlanStoreError) {
    do { try database.close() } catch { throw PlanStoreError(error) }
  }
}
