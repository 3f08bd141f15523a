import Onboarding

/// The steps to the tables of the library onboarding; `library-card new-migration` adds to them.
enum LibraryMigrations {
  static let all: [Migration] = [
    Migration(
      "first",
      sqlite: """
        CREATE TABLE library_readers (
          id TEXT NOT NULL PRIMARY KEY,
          name TEXT,
          birthday TEXT
            CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday)),
          email TEXT,
          genres TEXT
            CONSTRAINT genres_is_json CHECK (genres IS NULL OR json_valid(genres)),
          kits INTEGER
            CONSTRAINT kits_is_a_truth CHECK (kits IN (0, 1)),
          books_a_month INTEGER,
          branch TEXT,
          pickup_days TEXT
            CONSTRAINT pickup_days_is_json CHECK (pickup_days IS NULL OR json_valid(pickup_days)),
          pickup_from TEXT
            CONSTRAINT pickup_from_is_a_time CHECK (pickup_from IS strftime('%H:%M', pickup_from)),
          pickup_until TEXT
            CONSTRAINT pickup_until_is_a_time CHECK (pickup_until IS strftime('%H:%M', pickup_until)),
          reminders INTEGER
            CONSTRAINT reminders_is_a_truth CHECK (reminders IN (0, 1)),
          reminders_decided_at TEXT,
          cards INTEGER,
          is_complete INTEGER
            CONSTRAINT is_complete_is_a_truth CHECK (is_complete IN (0, 1)),
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE TABLE library_children (
          id TEXT NOT NULL PRIMARY KEY,
          user_id TEXT NOT NULL,
          name TEXT,
          birthday TEXT
            CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday)),
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE INDEX library_children_of_user ON library_children (user_id);
        """,
      postgres: """
        CREATE TABLE public.library_readers (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          birthday date,
          email text,
          genres text[],
          kits boolean,
          books_a_month integer,
          branch text,
          pickup_days text[],
          pickup_from text
            CONSTRAINT pickup_from_is_a_time CHECK (pickup_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          pickup_until text
            CONSTRAINT pickup_until_is_a_time CHECK (pickup_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          reminders boolean,
          reminders_decided_at timestamptz,
          cards integer,
          is_complete boolean,
          created_at timestamptz,
          updated_at timestamptz
        );
        CALL usher.protect('public.library_readers', 'id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('library_readers', 'id');
        CREATE TABLE public.library_children (
          id uuid NOT NULL,
          user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          birthday date,
          created_at timestamptz,
          updated_at timestamptz,
          PRIMARY KEY (user_id, id)
        );
        CALL usher.protect('public.library_children', 'user_id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('library_children', 'user_id');
        """)
  ]
}
