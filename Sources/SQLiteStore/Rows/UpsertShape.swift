import GRDB
import Synchronization

/// Which columns of a table a row writes, on which its statement depends alone.
struct UpsertShape: Hashable {
  /// The name of the table.
  let table: String
  /// The column with the id of the user, which may be the id of the row itself.
  let owner: String
  /// The columns that are written again when the row is there.
  let updated: [String]
  /// The columns that are written with a new row only.
  let initial: [String]

  /// The statement: the id, the owner unless it is the id, `updated` and `initial` are bound.
  var sql: String {
    let columns = ["id"] + (owner == "id" ? [] : [owner]) + updated + initial
    let insertion = """
      INSERT INTO \(quoted(table)) (\(columns.map(quoted).joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (id) DO 
      """
    guard !updated.isEmpty else { return insertion + "NOTHING" }
    let assignments = updated.map { "\(quoted($0)) = excluded.\(quoted($0))" }
    // A row that is another user's is left alone.
    return insertion + """
      UPDATE SET \(assignments.joined(separator: ", "))
      WHERE \(quoted(owner)) IS excluded.\(quoted(owner))
      """
  }

  private func quoted(_ name: String) -> String { name.quotedDatabaseIdentifier }
}

/// The statements of the shapes that were written before: a conversation writes few, again and
/// again.
final class UpsertStatements: Sendable {
  private let known = Mutex<[UpsertShape: String]>([:])

  /// The statement that writes a row of a shape.
  func sql(for shape: UpsertShape) -> String {
    known.withLock { known in
      if let sql = known[shape] { return sql }
      let sql = shape.sql
      known[shape] = sql
      return sql
    }
  }
}
