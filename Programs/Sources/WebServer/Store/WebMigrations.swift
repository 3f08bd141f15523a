import SQLiteStore

/// The tables of what the web remembers, version by version.
enum WebMigrations {
  /// The steps to them, the oldest first.
  static let all = [
    SchemaMigration(
      id: "v1",
      sql: """
        CREATE TABLE conversations (
          id TEXT NOT NULL PRIMARY KEY,
          flow TEXT NOT NULL,
          user TEXT NOT NULL,
          zone TEXT NOT NULL,
          hours INTEGER NOT NULL CHECK (hours IN (12, 24))
        ) STRICT;
        CREATE INDEX conversations_by_user ON conversations (user, flow);
        CREATE TABLE tokens (
          hash TEXT NOT NULL PRIMARY KEY,
          conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
          kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
          expires_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX tokens_by_conversation ON tokens (conversation);
        CREATE INDEX tokens_by_expiry ON tokens (expires_at);
        CREATE TABLE replies (
          conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
          key TEXT NOT NULL,
          request TEXT NOT NULL,
          status INTEGER NOT NULL,
          body TEXT NOT NULL,
          given_at INTEGER NOT NULL,
          UNIQUE (conversation, key)
        ) STRICT;
        CREATE INDEX replies_by_time ON replies (given_at);
        """),
    // Signing in at a provider: tokens for the way back, and who signed in. SQLite changes no CHECK; the
    // table is made anew.
    SchemaMigration(
      id: "v2",
      sql: """
        ALTER TABLE tokens RENAME TO tokens_before;
        CREATE TABLE tokens (
          hash TEXT NOT NULL PRIMARY KEY,
          conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
          kind TEXT NOT NULL CHECK (kind IN ('session', 'link', 'sign-in')),
          expires_at INTEGER NOT NULL
        ) STRICT;
        INSERT INTO tokens SELECT hash, conversation, kind, expires_at FROM tokens_before;
        DROP TABLE tokens_before;
        CREATE INDEX tokens_by_conversation ON tokens (conversation);
        CREATE INDEX tokens_by_expiry ON tokens (expires_at);
        CREATE TABLE sign_ins (
          user TEXT NOT NULL,
          flow TEXT NOT NULL,
          account TEXT NOT NULL,
          email TEXT NOT NULL,
          expires_at INTEGER NOT NULL,
          PRIMARY KEY (user, flow)
        ) STRICT;
        """),
    // Who is to be told of as done: names and times, no answers.
    SchemaMigration(
      id: "v3",
      sql: """
        CREATE TABLE deliveries (
          id TEXT NOT NULL PRIMARY KEY,
          flow TEXT NOT NULL,
          user TEXT NOT NULL,
          person TEXT NOT NULL,
          state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
          tries INTEGER NOT NULL,
          status INTEGER,
          made_at INTEGER NOT NULL,
          tried_at INTEGER,
          next_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX deliveries_by_time ON deliveries (state, next_at);
        CREATE INDEX deliveries_by_user ON deliveries (user, flow);
        CREATE TABLE telling (
          one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
          since INTEGER NOT NULL
        ) STRICT;
        """),
  ]
}
