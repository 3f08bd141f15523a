extension SchemaMigration {
  /// The tables that every flow has besides its product's.
  ///
  /// The state comes last in its table, so that listing where everybody stands does not read it.
  /// An entry of the outbox names a save and holds no answer: what is sent is what is stored by
  /// then, so that nothing people took back is kept or leaves the machine. `usher_remote` has the
  /// version of the remote that was agreed on last, which local version that was, and the state as
  /// both had it, from which merging tells who changed what; `usher_deliveries` what was sent without
  /// an answer so far. `usher_conflicts` has whole conversations that lost, of before answers were
  /// merged; `usher_answer_conflicts` the answers that were replaced.
  static let usher = [
    SchemaMigration(
      id: "usher-1",
      sql: """
        CREATE TABLE usher_conversations (
          user TEXT NOT NULL PRIMARY KEY,
          id TEXT NOT NULL,
          version INTEGER NOT NULL CHECK (version > 0),
          step TEXT NOT NULL,
          step_number INTEGER NOT NULL,
          step_count INTEGER NOT NULL,
          started_at TEXT,
          saved_at TEXT NOT NULL,
          completed_at TEXT,
          state TEXT NOT NULL
        ) STRICT;
        CREATE TABLE usher_outbox (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          user TEXT NOT NULL,
          id TEXT NOT NULL,
          version INTEGER NOT NULL,
          saved_at TEXT NOT NULL
        ) STRICT;
        CREATE INDEX usher_outbox_of_user ON usher_outbox (user, version);
        CREATE TABLE usher_analytics (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL,
          version INTEGER NOT NULL,
          position INTEGER NOT NULL,
          name TEXT NOT NULL,
          properties TEXT NOT NULL CHECK (json_valid(properties)),
          at TEXT NOT NULL
        ) STRICT;
        CREATE INDEX usher_analytics_of_user ON usher_analytics (id, version);
        CREATE TABLE usher_remote (
          user TEXT NOT NULL PRIMARY KEY,
          version INTEGER NOT NULL,
          local_version INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE usher_conflicts (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          user TEXT NOT NULL,
          version INTEGER NOT NULL,
          saved_at TEXT NOT NULL,
          state TEXT NOT NULL
        ) STRICT;
        CREATE TABLE usher_store (id TEXT NOT NULL) STRICT;
        INSERT INTO usher_store (id) VALUES (lower(hex(randomblob(16))));
        """),
    SchemaMigration(
      id: "usher-2",
      sql: """
        ALTER TABLE usher_remote ADD COLUMN token TEXT;
        ALTER TABLE usher_remote ADD COLUMN state TEXT;
        CREATE TABLE usher_deliveries (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          user TEXT NOT NULL,
          over INTEGER NOT NULL,
          token TEXT NOT NULL,
          state TEXT NOT NULL
        ) STRICT;
        CREATE INDEX usher_deliveries_of_user ON usher_deliveries (user);
        CREATE TABLE usher_answer_conflicts (
          user TEXT NOT NULL,
          number INTEGER NOT NULL CHECK (number > 0),
          id TEXT NOT NULL,
          is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
          is_sent INTEGER NOT NULL DEFAULT 0 CHECK (is_sent IN (0, 1)),
          is_restored INTEGER NOT NULL DEFAULT 0 CHECK (is_restored IN (0, 1)),
          conflict TEXT NOT NULL CHECK (json_valid(conflict)),
          PRIMARY KEY (user, number),
          UNIQUE (user, id)
        ) STRICT;
        """),
  ]
}
