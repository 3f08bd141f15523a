import Onboarding

/// The steps to the tables of the library onboarding; `new-migration` adds to them.
enum LibraryMigrations {
  static let all: [Migration] = [
    Migration(
      "first",
      sqlite: """
        CREATE TABLE library_cards (
          id TEXT NOT NULL PRIMARY KEY,
          name TEXT,
          birthday TEXT
            CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday)),
          email TEXT,
          branch TEXT,
          genres TEXT
            CONSTRAINT genres_is_json CHECK (genres IS NULL OR json_valid(genres)),
          books INTEGER,
          pickup_days TEXT
            CONSTRAINT pickup_days_is_json CHECK (pickup_days IS NULL OR json_valid(pickup_days)),
          pickup_from TEXT
            CONSTRAINT pickup_from_is_a_time CHECK (pickup_from IS strftime('%H:%M', pickup_from)),
          pickup_until TEXT
            CONSTRAINT pickup_until_is_a_time CHECK (pickup_until IS strftime('%H:%M', pickup_until)),
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
          may_borrow_films INTEGER
            CONSTRAINT may_borrow_films_is_a_truth CHECK (may_borrow_films IN (0, 1)),
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE INDEX library_children_of_user ON library_children (user_id);
        """,
      postgres: """
        CREATE TABLE public.library_cards (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          birthday date,
          email text,
          branch text,
          genres text[],
          books integer,
          pickup_days text[],
          pickup_from text
            CONSTRAINT pickup_from_is_a_time CHECK (pickup_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          pickup_until text
            CONSTRAINT pickup_until_is_a_time CHECK (pickup_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          is_complete boolean,
          created_at timestamptz,
          updated_at timestamptz
        );
        CALL usher.protect('public.library_cards', 'id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('library_cards', 'id');
        CREATE TABLE public.library_children (
          id uuid NOT NULL,
          user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          birthday date,
          may_borrow_films boolean,
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
