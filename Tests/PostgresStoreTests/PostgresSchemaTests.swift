import Foundation
import Onboarding
import RepositoryContract
import Testing

@testable import PostgresStore

@Suite("Tables of products in PostgreSQL, as released", .enabled(if: TestDatabase.server != nil))
struct PostgresSchemaTests {
  @Test("The tables of every product are as they were released", arguments: Products.all.ids)
  func released(_ flow: String) throws {
    let database = try TestDatabase()
    try database.repository(flow).prepare()
    let tables = Example.schema(of: flow).tables.map(\.name).sorted()
    let lines = try database.connect().run(
      Self.description, ["{\(tables.joined(separator: ","))}"]
    ).compactMap { $0.first ?? nil }
    let file = URL(filePath: #filePath).appending(path: "../../Schemas/\(flow).postgres.txt")
      .standardized
    #expect(
      lines.joined(separator: "\n") + "\n" == (try String(contentsOf: file, encoding: .utf8)))
  }

  /// Columns, constraints and indexes of some tables, a line each, as every server of today tells them:
  /// one of version 18 counts NOT NULL among the constraints too.
  private static let description = """
    SELECT line FROM (
      SELECT t.relname, 0 AS kind, a.attnum::int AS place, format(
          '%s: %s %s%s%s', t.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          CASE WHEN a.attnotnull THEN ' not null' END,
          ' default ' || pg_get_expr(d.adbin, d.adrelid)) AS line
        FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
          LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
        WHERE a.attnum > 0 AND NOT a.attisdropped AND t.relkind = 'r'
          AND t.relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT t.relname, 1, 0, format(
          '%s: %s %s', t.relname, c.conname, pg_get_constraintdef(c.oid))
        FROM pg_class t JOIN pg_constraint c ON c.conrelid = t.oid
        WHERE c.contype <> 'n' AND t.relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT tablename, 2, 0, format('%s: %s', tablename, indexdef)
        FROM pg_indexes WHERE schemaname = 'public'
    ) AS described
    WHERE relname = ANY ($1::text[]) ORDER BY relname COLLATE "C", kind, place, line COLLATE "C"
    """
}
