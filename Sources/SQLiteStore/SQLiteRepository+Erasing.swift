import GRDB
public import Onboarding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SQLiteRepository {
  /// Erases everything about a user, and says what it was.
  ///
  /// Deleted rows are overwritten, the file is rewritten without them, the log is emptied, on the disk
  /// too, and the files are searched for the user's id. The receipt says when that was not possible because
  /// another program was reading; erasing again then finishes it.
  public func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    try access { database, _ in
      let (ids, rows) = try self.delete([user], in: database)
      return ErasureReceipt(
        rows: rows, isScrubbed: self.isScrubbed(ids, in: database))
    }
  }

  /// Erases everything about several users, and says what it was.
  ///
  /// Deleted rows are overwritten and the log is emptied. The file keeps its size, as rewriting it would
  /// hold up everybody else.
  @discardableResult
  public func erase(users: [String]) throws(RepositoryError) -> ErasureReceipt {
    try access { database, _ in
      let rows = try self.delete(users, in: database).rows
      let result = try GRDB.Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      return ErasureReceipt(rows: rows, isScrubbed: result?[0] == 0 && self.file.syncLog())
    }
  }

  /// Deletes all rows about users, and gives the ids that were in them and their number by table.
  private func delete(
    _ users: [String], in database: Database
  ) throws -> (ids: Set<String>, rows: [String: Int]) {
    try database.execute(sql: "PRAGMA secure_delete = ON")
    var ids: Set<String> = []
    var rows: [String: Int] = [:]
    try database.inTransaction(.immediate) {
      for user in users { try delete(user, in: database, &ids, &rows) }
      return .commit
    }
    return (ids, rows)
  }

  private func delete(
    _ user: String, in database: Database, _ ids: inout Set<String>, _ rows: inout [String: Int]
  ) throws {
    let own = try self.ids(of: user, in: database)
    for id in own {
      for table in schema.tables.reversed() {
        rows[table.name, default: 0] += try database.delete(
          from: table.name, where: table.owner, is: id)
      }
    }
    ids.formUnion(own)
    ids.formUnion(try analyticsIDs(of: user, in: database))
    rows["analytics", default: 0] += try database.delete(
      from: "usher_analytics", where: "user", is: user)
    for table in ["usher_remote", "usher_deliveries"] {
      _ = try database.delete(from: table, where: "user", is: user)
    }
    for table in ["usher_conflicts", "usher_answer_conflicts"] {
      rows["conflicts", default: 0] += try database.delete(from: table, where: "user", is: user)
    }
    rows["outbox", default: 0] += try database.delete(
      from: "usher_outbox", where: "user", is: user)
    rows["conversations", default: 0] += try database.delete(
      from: "usher_conversations", where: "user", is: user)
  }

  /// The ids under which rows of a user are kept: an account's, and the one of the name.
  private func ids(of user: String, in database: Database) throws -> Set<String> {
    let stored = try String.fetchAll(
      database, sql: "SELECT id FROM usher_conversations WHERE user = ?", arguments: [user])
    return Set(stored + (User(named: user).map { [$0.id] } ?? []))
  }

  /// The random ids under which something was told of a user.
  private func analyticsIDs(of user: String, in database: Database) throws -> Set<String> {
    try String.fetchSet(
      database, sql: "SELECT DISTINCT id FROM usher_analytics WHERE user = ?", arguments: [user])
  }

  /// Rewrites the files, and looks whether any of these texts is left in them.
  private func isScrubbed(_ texts: Set<String>, in database: Database) -> Bool {
    do {
      try database.execute(sql: "VACUUM")
      let result = try GRDB.Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      guard result?[0] == 0, file.syncLog() else { return false }
      return !FileScan(paths: [file.path] + StoreFile.companions.map { file.path + $0 })
        .contains(anyOf: Array(texts))
    } catch {
      return false
    }
  }
}

extension Database {
  fileprivate func delete(
    from table: String, where column: String, is value: String
  ) throws -> Int {
    try execute(
      sql: """
        DELETE FROM \(table.quotedDatabaseIdentifier)
        WHERE \(column.quotedDatabaseIdentifier) = ?
        """, arguments: [value])
    return changesCount
  }
}
