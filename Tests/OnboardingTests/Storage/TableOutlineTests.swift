import Testing

@testable import Onboarding

@Suite("Which tables scripts lead to")
struct TableOutlineTests {
  @Test("Tables are made, altered, renamed and dropped, whatever stands around it")
  func scripts() {
    let outline = TableOutline(of: [
      """
      -- CREATE TABLE commented (id text);
      /* and ; this */
      CREATE TABLE IF NOT EXISTS public."cards" (
        id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
        name VARCHAR(80) NOT NULL DEFAULT 'a, b; c' CHECK (name IN ('x', 'y')),
        tags text[] CONSTRAINT tags_are_few CHECK (cardinality(tags) < 3),
        price double precision,
        PRIMARY KEY (id), CONSTRAINT one UNIQUE (name, id)
      ) STRICT;
      CREATE FUNCTION f() RETURNS trigger AS $body$ BEGIN CREATE TABLE no (id int); END $body$;
      """,
      """
      ALTER TABLE ONLY cards ADD COLUMN seen_at timestamp with time zone DEFAULT now(),
        ADD CONSTRAINT two CHECK (price > 0), DROP COLUMN tags, ALTER COLUMN price TYPE numeric;
      ALTER TABLE cards RENAME COLUMN name TO title;
      CREATE TABLE gone (id text);
      DROP TABLE gone;
      """,
    ])
    #expect(
      outline.tables == [
        "cards": [
          "id": "uuid", "title": "varchar", "price": "numeric",
          "seen_at": "timestamp with time zone",
        ]
      ])
  }

  @Test(
    "Scripts that end in the middle are read as far as they go",
    arguments: [
      "CREATE TABLE", "CREATE TABLE a (", "CREATE TABLE a ('", "ALTER TABLE a ADD", "$$", "/*",
    ])
  func unfinished(_ script: String) {
    #expect((TableOutline(of: [script]).tables["a"] ?? [:]).isEmpty)
  }
}
