public import Conversation
public import Onboarding
import Understanding

extension PostgresRepository {
  /// How many rows are held in memory at a time.
  private static let pageSize = 256

  /// Calls the body with one onboarding after another, by user, in constant memory, until it
  /// returns false; takes the role of an operator.
  ///
  /// - Returns: The users whose onboarding cannot be read, and was passed over.
  @discardableResult
  public func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) -> [String] {
    try forEachPage(
      of: "user_name, user_id, version, saved_at, state",
      where: completedOnly ? "completed_at IS NOT NULL" : "true",
      { connection, page in
        let rows = PostgresRows(connection: connection, schema: self.schema)
        let tables = try rows.tables(of: page.compactMap { $0[1] })
        return page.map { row in
          Result { try Self.onboarding(row, tables[row[1] ?? ""] ?? []) }
        }
      }, body)
  }

  /// Calls the body with where one user after another stands, by user, in constant memory, without
  /// reading their answers, until it returns false; takes the role of an operator.
  ///
  /// - Returns: The users of whom it cannot be read, and who were passed over.
  @discardableResult
  public func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) -> [String] {
    try forEachPage(
      of: "user_name, user_id, step, step_number, step_count, completed_at, saved_at",
      where: "true", { _, page in page.map { row in Result { try Listed(row) } } }
    ) { body($0.user, $0.standing, $0.savedAt) }
  }

  /// Calls the body with one analytics event after another, oldest first, in constant memory; takes
  /// the role of an operator.
  public func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    var last = "0"
    while true {
      let page = try accessAll { connection in
        try connection.run(
          """
          SELECT told.seq, coalesce(own.state #>> '{analytics,id}', told.user_id::text), told.name,
            told.properties, told.at
          FROM usher.analytics AS told LEFT JOIN usher.conversations AS own
            ON own.flow = told.flow AND own.user_id = told.user_id
          WHERE told.flow = $1 AND told.seq > $2 ORDER BY told.seq LIMIT \(Self.pageSize)
          """, [self.flow, last]
        ).map(Recorded.init)
      }
      for recorded in page { body(recorded.event) }
      guard page.count == Self.pageSize, let end = page.last else { return }
      last = end.number
    }
  }

  private func forEachPage<Element>(
    of columns: String, where condition: String,
    _ decode: (PostgresConnection, [[String?]]) throws -> [Result<Element, any Error>],
    _ body: (Element) -> Bool
  ) throws(RepositoryError) -> [String] {
    var unreadable: [String] = []
    var last: [String?] = ["", "00000000-0000-0000-0000-000000000000"]
    while true {
      let (page, elements) = try accessAll { connection in
        let page = try connection.run(
          """
          SELECT \(columns) FROM usher.conversations
          WHERE flow = $1 AND (user_name COLLATE "C", user_id) > ($2 COLLATE "C", $3::uuid)
            AND \(condition)
          ORDER BY user_name COLLATE "C", user_id LIMIT \(Self.pageSize)
          """, [self.flow] + last)
        return (page, try decode(connection, page))
      }
      for (row, element) in zip(page, elements) {
        switch element {
        case .success(let element): if !body(element) { return unreadable }
        case .failure: unreadable.append(row[0] ?? "")
        }
      }
      guard page.count == Self.pageSize, let end = page.last else { return unreadable }
      last = [end[0], end[1]]
    }
  }

  private struct Listed {
    let user: String
    let standing: Standing
    let savedAt: Timestamp

    init(_ row: [String?]) throws {
      guard let user = row[0], let step = row[2], let number = row[3].flatMap(Int.init),
        let count = row[4].flatMap(Int.init), let savedAt = row[6].flatMap(Timestamp.init(_:))
      else { throw RepositoryError.corrupt(setAside: nil) }
      self.user = user
      self.savedAt = savedAt
      standing = Standing(
        step: step, number: number, of: count, completedAt: row[5].flatMap(Timestamp.init(_:)))
    }
  }

  private struct Recorded {
    let number: String
    let event: RecordedEvent

    init(_ row: [String?]) throws {
      guard let number = row[0], let user = row[1], let name = row[2],
        case .object(let properties) = StoredJSON.value(row[3] ?? ""),
        let at = row[4].flatMap(Timestamp.init(_:))
      else { throw RepositoryError.corrupt(setAside: nil) }
      self.number = number
      event = RecordedEvent(userID: user, event: AnalyticsEvent(name, properties), at: at)
    }
  }
}
