import Conversation
import GRDB
public import Onboarding
import Understanding

extension SQLiteRepository {
  /// Saves an onboarding, and returns its new version.
  ///
  /// - Throws: ``RepositoryError/conflict(current:)`` when the stored version is not the one the
  ///   save was made from; nothing is changed then.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    try access { database, connection in
      let state = try StoredJSON.text(save.state)
      var version = 0
      try database.inTransaction(.immediate) {
        let known = try Known(save.user, in: database)
        if let known, known.isResult(of: save, state: state) {
          version = known.version
          return .rollback
        }
        let isLost = known == nil && connection.isReplacement
        guard isLost || known?.version ?? 0 == save.basedOn else {
          throw RepositoryError.conflict(current: known?.version ?? 0)
        }
        version = save.basedOn + 1
        try write(save, version: version, state: state, over: known, in: database)
        // Writing to files that nobody can find any more would lose what is acknowledged.
        guard file.identity == connection.identity, file.log == connection.log else {
          throw RepositoryError.unavailable("its file was moved or removed")
        }
        return .commit
      }
      return version
    }
  }

  private func write(
    _ save: OnboardingSave, version: Int, state: String, over known: Known?, in database: Database
  ) throws {
    try replace(save, version: version, state: state, formerID: known?.id, in: database)
    // What is delivered is what is stored by then, so that the entry that waits longest and the last are
    // enough, where no remote ever takes them as well.
    try database.cachedStatement(
      sql: """
        DELETE FROM usher_outbox
        WHERE user = ?1 AND seq > (SELECT min(seq) FROM usher_outbox WHERE user = ?1)
        """
    ).execute(arguments: [save.user])
    try database.cachedStatement(
      sql: "INSERT INTO usher_outbox (user, id, version, saved_at) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [save.user, save.id, version, save.at.description])
    for (position, event) in save.events.enumerated() {
      try database.cachedStatement(
        sql: """
          INSERT INTO usher_analytics (user, id, version, position, name, properties, at)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        save.user, save.analyticsID, version, position, event.name,
        try StoredJSON.text(.object(event.properties)), save.at.description,
      ])
    }
  }

  /// Puts an onboarding in the place of what is stored of its user.
  func replace(
    _ save: OnboardingSave, version: Int, state: String, formerID: String?, in database: Database
  ) throws {
    let writer = RowWriter(database: database, statements: statements)
    if let formerID, formerID != save.id {
      // The person signed in: the rows are the account's from now on.
      let empty = schema.tables.map { TableRows($0.name, ownedBy: $0.owner, []) }
      try writer.replace(empty, of: formerID)
      // What was agreed on with a remote was about the former id.
      for table in ["usher_remote", "usher_deliveries"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE user = ?", arguments: [save.user])
      }
    }
    try writer.replace(save.tables, of: save.id)
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO usher_conversations
        (user, id, version, step, step_number, step_count, started_at, saved_at, completed_at, state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      save.user, save.id, version, save.standing.step, save.standing.number, save.standing.of,
      save.state.startedAt?.description, save.at.description,
      save.standing.completedAt?.description, state,
    ])
  }

  /// What is known of a user before a save.
  private struct Known {
    let version: Int
    let id: String
    let savedAt: String
    let state: String

    init?(_ user: String, in database: Database) throws {
      let statement = try database.cachedStatement(
        sql: "SELECT version, id, saved_at, state FROM usher_conversations WHERE user = ?")
      guard let row = try GRDB.Row.fetchOne(statement, arguments: [user]) else { return nil }
      version = row[0]
      id = row[1]
      savedAt = row[2]
      state = row[3]
    }

    /// Whether a save led here: it was committed, its answer got lost, and it is made again.
    func isResult(of save: OnboardingSave, state: String) -> Bool {
      version == save.basedOn + 1 && id == save.id && savedAt == save.at.description
        && self.state == state
    }
  }
}
