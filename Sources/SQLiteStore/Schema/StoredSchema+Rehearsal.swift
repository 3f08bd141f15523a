import GRDB
public import Onboarding

extension StoredSchema {
  /// Runs all migrations on an empty database in memory.
  ///
  /// - Returns: The name of the first that cannot run and what SQLite says of it; nil when all run.
  public func rehearsal() -> (migration: String, problem: String)? {
    let own = migrations.compactMap { migration in migration.sqlite.map { (migration.name, $0) } }
    let usher = SchemaMigration.usher.map { ($0.id, $0.sql) }
    guard let queue = try? DatabaseQueue() else { return nil }
    for (name, script) in own + usher {
      do {
        try queue.write { try $0.execute(sql: script) }
      } catch {
        return (name, (error as? DatabaseError)?.message ?? "\(error)")
      }
    }
    return nil
  }
}
