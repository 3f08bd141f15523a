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
    // Events are told under a random id that is in the conversation; whose they are, for erasing and
    // delivering them, is a column of its own. Events of nobody who is here could not be erased.
    SchemaMigration(
      id: "usher-random-ids",
      sql: """
        ALTER TABLE usher_analytics ADD COLUMN user TEXT NOT NULL DEFAULT '';
        UPDATE usher_analytics SET user = coalesce(
          (SELECT user FROM usher_conversations AS owner WHERE owner.id = usher_analytics.id), '');
        DELETE FROM usher_analytics WHERE user = '';
        CREATE TABLE usher_new_ids AS
          SELECT user, lower(hex(randomblob(16))) AS id FROM usher_conversations;
        UPDATE usher_analytics SET id =
          (SELECT id FROM usher_new_ids AS new WHERE new.user = usher_analytics.user);
        UPDATE usher_conversations SET state = json_set(state, '$.analytics', json_object(
          'id', (SELECT id FROM usher_new_ids AS new WHERE new.user = usher_conversations.user),
          'isToldElsewhere', json('false')))
          WHERE json_valid(state);
        DROP TABLE usher_new_ids;
        DROP INDEX usher_analytics_of_user;
        CREATE INDEX usher_analytics_of_user ON usher_analytics (user, version);
        """),
  ]
}
