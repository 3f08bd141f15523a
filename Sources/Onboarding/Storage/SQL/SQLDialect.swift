/// A database, as far as its SQL differs.
enum SQLDialect: String, CaseIterable {
  case sqlite = "SQLite"
  case postgres = "PostgreSQL"

  /// The tables that the migrations of a product lead to.
  func outline(of schema: StoredSchema) -> TableOutline {
    TableOutline(of: schema.migrations.compactMap { self == .sqlite ? $0.sqlite : $0.postgres })
  }

  /// The tables of a product that this database has.
  func tables(of schema: StoredSchema) -> [TableDeclaration] {
    schema.tables.filter { self == .sqlite || $0.place == .table }
  }

  /// The types of columns that can hold something, the one that is written first.
  func types(of type: ColumnType) -> [String] {
    switch (self, type) {
    case (.sqlite, .integer): ["integer", "int", "bigint"]
    case (.sqlite, .number): ["real", "numeric"]
    case (.sqlite, .truth): ["integer", "boolean", "int"]
    case (.sqlite, _): ["text"]
    case (.postgres, .text): ["text", "varchar", "character varying", "citext"]
    case (.postgres, .integer): ["integer", "int", "bigint", "smallint"]
    case (.postgres, .number): ["double precision", "numeric", "real"]
    case (.postgres, .truth): ["boolean", "bool"]
    case (.postgres, .date): ["date"]
    case (.postgres, .time): ["text"]
    case (.postgres, .instant): ["timestamptz", "timestamp with time zone"]
    case (.postgres, .list): ["text[]", "jsonb"]
    case (.postgres, .object): ["jsonb"]
    case (.postgres, .id): ["uuid"]
    }
  }
}
