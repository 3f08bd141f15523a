import Foundation
import GRDB
public import Onboarding

extension SQLiteRepository: ConflictKeeper {
  /// The repository itself.
  public var conflictKeeper: (any ConflictKeeper)? { self }

  /// The conflicts of a user, the oldest first.
  public func conflicts(of user: String) throws(RepositoryError) -> [KeptConflict] {
    try access { database, _ in
      let statement = try database.cachedStatement(
        sql: """
          SELECT number, is_told, conflict FROM usher_answer_conflicts
          WHERE user = ? AND is_restored = 0 ORDER BY number
          """)
      return try GRDB.Row.fetchAll(statement, arguments: [user]).map { row in
        KeptConflict(number: row[0], conflict: try Self.conflict(row[2]), isTold: row[1])
      }
    }
  }

  /// Remembers that a user was told of the conflicts up to a number.
  public func markConflictsTold(
    to user: String, upTo number: Int
  ) throws(RepositoryError) {
    try access { database, _ in
      try database.execute(
        sql: "UPDATE usher_answer_conflicts SET is_told = 1 WHERE user = ? AND number <= ?",
        arguments: [user, number])
    }
  }

  /// Removes a conflict, such as one that was restored.
  ///
  /// Nothing of the answers is left; that there was such a conflict is, so that it does not come
  /// back from the remote.
  public func removeConflict(_ number: Int, of user: String) throws(RepositoryError) {
    try access { database, _ in
      try database.execute(
        sql: """
          UPDATE usher_answer_conflicts
          SET is_restored = 1, is_told = 1, is_sent = 1, conflict = '{}'
          WHERE user = ? AND number = ?
          """, arguments: [user, number])
    }
  }

  /// Keeps a conflict; one that is known already counts once.
  func keep(_ conflict: AnswerConflict, of user: String, in database: Database) throws {
    let text = String(decoding: try JSONEncoder().encode(conflict), as: UTF8.self)
    try database.execute(
      sql: """
        INSERT INTO usher_answer_conflicts (user, number, id, conflict)
        SELECT ?1, 1 + coalesce(max(number), 0), ?2, ?3 FROM usher_answer_conflicts WHERE user = ?1
        ON CONFLICT DO NOTHING
        """, arguments: [user, conflict.id, text])
  }

  /// The conflicts that the remote was not told of yet.
  func unsentConflicts(of user: String, in database: Database) throws -> [AnswerConflict] {
    try String.fetchAll(
      database,
      sql: """
        SELECT conflict FROM usher_answer_conflicts WHERE user = ? AND is_sent = 0 ORDER BY number
        """, arguments: [user]
    ).map(Self.conflict)
  }

  private static func conflict(_ text: String) throws -> AnswerConflict {
    guard let conflict = try? JSONDecoder().decode(AnswerConflict.self, from: Data(text.utf8))
    else { throw RepositoryError.corrupt(setAside: nil) }
    return conflict
  }
}
