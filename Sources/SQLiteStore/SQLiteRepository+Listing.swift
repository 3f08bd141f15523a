public import Conversation
import GRDB
public import Onboarding
import Understanding

extension SQLiteRepository {
  /// How many rows are held in memory at a time.
  private static let pageSize = 256

  /// Calls the body with one onboarding after another, by user, in constant memory, until it
  /// returns false.
  ///
  /// The body is called outside of any transaction, so however long it takes, nobody waits for it.
  ///
  /// - Returns: The users whose onboarding cannot be read, and was passed over.
  @discardableResult
  public func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) -> [String] {
    try forEachPage(
      after: "",
      sql: """
        SELECT user, id, version, saved_at, state FROM usher_conversations
        WHERE user > ? \(completedOnly ? "AND completed_at IS NOT NULL" : "")
        ORDER BY user LIMIT \(Self.pageSize)
        """,
      { try self.stored($0, in: $1) }, cursor: { $0[0] }, body)
  }

  /// Calls the body with where one user after another stands, by user, in constant memory, without
  /// reading their answers, until it returns false.
  ///
  /// - Returns: The users of whom it cannot be read, and who were passed over.
  @discardableResult
  public func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) -> [String] {
    try forEachPage(
      after: "",
      sql: """
        SELECT user, step, step_number, step_count, completed_at, saved_at
        FROM usher_conversations WHERE user > ? ORDER BY user LIMIT \(Self.pageSize)
        """,
      { row, _ -> Listed in
        let completedAt: String? = row[4]
        return Listed(
          user: row[0],
          standing: Standing(
            step: row[1], number: row[2], of: row[3],
            completedAt: try completedAt.map(self.timestamp)),
          savedAt: try self.timestamp(row[5]))
      }, cursor: { $0[0] }
    ) { body($0.user, $0.standing, $0.savedAt) }
  }

  /// Calls the body with one analytics event after another, oldest first, in constant memory.
  public func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    _ = try forEachPage(
      after: 0,
      sql: """
        SELECT seq, id, name, properties, at FROM usher_analytics
        WHERE seq > ? ORDER BY seq LIMIT \(Self.pageSize)
        """,
      { row, _ -> RecordedEvent in
        var properties: [String: JSONValue] = [:]
        if case .object(let told) = StoredJSON.value(row[3]) { properties = told }
        return RecordedEvent(
          userID: row[1], event: AnalyticsEvent(row[2], properties),
          at: try self.timestamp(row[4]))
      }, cursor: { row -> Int64 in row[0] }
    ) {
      body($0)
      return true
    }
  }

  /// Calls the body with what one row after another amounts to, until it returns false.
  ///
  /// - Returns: The cursors of the rows that cannot be read; one of them stops nobody else's.
  private func forEachPage<Element, Cursor: DatabaseValueConvertible & Sendable>(
    after start: Cursor, sql: String, _ decode: (GRDB.Row, Database) throws -> Element,
    cursor: (GRDB.Row) -> Cursor, _ body: (Element) -> Bool
  ) throws(RepositoryError) -> [Cursor] {
    var (last, unreadable) = (start, [Cursor]())
    while true {
      let page = try access { database, _ in
        try database.withSnapshot {
          try GRDB.Row.fetchAll(
            try database.cachedStatement(sql: sql), arguments: [last]
          ).map { row in
            do {
              return (cursor(row), Optional(try decode(row, database)))
            } catch is RepositoryError {
              return (cursor(row), nil)
            }
          }
        }
      }
      for (cursor, element) in page {
        guard let element else {
          unreadable.append(cursor)
          continue
        }
        if !body(element) { return unreadable }
      }
      guard page.count == Self.pageSize, let end = page.last else { return unreadable }
      last = end.0
    }
  }

  private struct Listed {
    let user: String
    let standing: Standing
    let savedAt: Timestamp
  }
}

extension Database {
  /// Runs a body that sees one state of the database throughout.
  func withSnapshot<T>(_ body: () throws -> T) throws -> T {
    var result: T?
    try inTransaction(.deferred) {
      result = try body()
      return .commit
    }
    guard let result else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return result
  }
}
