/// What the database of one flow looks like: its tables and the migrations that lead there.
struct FlowSchema: Sendable {
  /// The tables of the product, those that others refer to first.
  let tables: [OwnedTable]
  /// The migrations of the product, the oldest first.
  let migrations: [SchemaMigration]

  /// All migrations in order: the product's, then those of Usher's own tables.
  var allMigrations: [SchemaMigration] { migrations + SchemaMigration.usher }
}

/// A table of a product, in which each row belongs to one user.
struct OwnedTable: Sendable {
  /// The name.
  let name: String
  /// The column with the id of the user.
  let owner: String
  /// The columns that hold arrays or objects, as JSON text.
  let json: Set<String>
  /// The columns that hold truths, as 0 and 1.
  let truths: Set<String>

  init(_ name: String, ownedBy owner: String, json: Set<String> = [], truths: Set<String> = []) {
    self.name = name
    self.owner = owner
    self.json = json
    self.truths = truths
  }
}

/// A step from one version of a database to the next.
package struct SchemaMigration: Sendable {
  /// The name, which databases remember; never changed once released.
  let id: String
  /// The statements.
  package let sql: String

  /// A step with the name databases remember it by.
  package init(id: String, sql: String) {
    self.id = id
    self.sql = sql
  }
}

extension FlowSchema {
  /// The schema of a flow; a flow without tables of its own has those of Usher alone.
  static func of(_ flow: String) -> FlowSchema {
    switch flow {
    case "diet": .diet
    case "eko": .eko
    case "trendsight": .trendsight
    case "george": .george
    case "growth": .growth
    default: FlowSchema(tables: [], migrations: [])
    }
  }
}
