/// The practice app.
enum GrowthMigrations {
  static let all: [Migration] = [
    Migration(
      "first",
      sqlite: """
        CREATE TABLE users (
          id TEXT NOT NULL PRIMARY KEY,
          starting_method TEXT CONSTRAINT starting_method_is_known
            CHECK (starting_method IN ('Angio Pumping', 'Angion Method 1.0')),
          preferred_practice_mode TEXT CONSTRAINT preferred_practice_mode_is_known
            CHECK (preferred_practice_mode IN ('routine', 'adhoc')),
          practice_preference_set_at TEXT,
          routine_id TEXT,
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        """,
      postgres: """
        -- The practice app.
        CREATE TABLE public.users (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          starting_method text CONSTRAINT starting_method_is_known
            CHECK (starting_method IN ('Angio Pumping', 'Angion Method 1.0')),
          preferred_practice_mode text CONSTRAINT preferred_practice_mode_is_known
            CHECK (preferred_practice_mode IN ('routine', 'adhoc')),
          practice_preference_set_at timestamptz,
          routine_id text,
          created_at timestamptz,
          updated_at timestamptz
        );
        CALL usher.protect('public.users', 'id');
        INSERT INTO usher.owned_tables (table_name, owner_column) VALUES ('users', 'id');
        """)
  ]
}
