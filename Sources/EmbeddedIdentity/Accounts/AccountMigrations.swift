internal import SQLiteStore

/// The tables of `accounts.sqlite`.
enum AccountMigrations {
  /// The steps to them, the oldest first.
  static let all = [
    SchemaMigration(
      id: "v1",
      sql: """
        CREATE TABLE accounts (
          id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 36),
          email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
          email_key TEXT NOT NULL UNIQUE,
          password_hash TEXT NOT NULL CHECK (password_hash GLOB '$argon2id$*'),
          created_at TEXT NOT NULL
        ) STRICT;
        CREATE TABLE sessions (
          token_digest BLOB PRIMARY KEY NOT NULL CHECK (length(token_digest) = 32),
          account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
          expires_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX sessions_on_account_id ON sessions (account_id);
        CREATE TABLE failures (
          email_key TEXT PRIMARY KEY NOT NULL,
          count INTEGER NOT NULL CHECK (count > 0),
          last_at INTEGER NOT NULL
        ) STRICT;
        """),
    // Failures are told apart by where they came from.
    SchemaMigration(
      id: "v2",
      sql: """
        ALTER TABLE failures RENAME TO failures_before;
        CREATE TABLE failures (
          email_key TEXT NOT NULL,
          source TEXT NOT NULL,
          count INTEGER NOT NULL CHECK (count > 0),
          last_at INTEGER NOT NULL,
          PRIMARY KEY (email_key, source)
        ) STRICT;
        INSERT INTO failures SELECT email_key, '', count, last_at FROM failures_before;
        DROP TABLE failures_before;
        """),
  ]
}
