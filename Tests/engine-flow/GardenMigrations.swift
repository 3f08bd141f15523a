import Onboarding

/// The steps to the tables of the garden onboarding; `engine-flow new-migration` adds to them.
enum GardenMigrations {
  static let all: [Migration] = [
    Migration(
      "first",
      sqlite: """
        CREATE TABLE garden_plots (
          id TEXT NOT NULL PRIMARY KEY,
          name TEXT,
          birthday TEXT
            CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday)),
          plot TEXT,
          plants INTEGER,
          crops TEXT
            CONSTRAINT crops_is_json CHECK (crops IS NULL OR json_valid(crops)),
          start TEXT
            CONSTRAINT start_is_a_date CHECK (start IS date(start)),
          hours TEXT
            CONSTRAINT hours_is_json CHECK (hours IS NULL OR json_valid(hours)),
          note TEXT,
          wants_key INTEGER
            CONSTRAINT wants_key_is_a_truth CHECK (wants_key IN (0, 1)),
          plot_id TEXT,
          is_complete INTEGER
            CONSTRAINT is_complete_is_a_truth CHECK (is_complete IN (0, 1)),
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE TABLE garden_helpers (
          id TEXT NOT NULL PRIMARY KEY,
          user_id TEXT NOT NULL,
          name TEXT,
          days TEXT
            CONSTRAINT days_is_json CHECK (days IS NULL OR json_valid(days)),
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE INDEX garden_helpers_of_user ON garden_helpers (user_id);
        """,
      postgres: """
        CREATE TABLE public.garden_plots (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          birthday date,
          plot text,
          plants integer,
          crops text[],
          start date,
          hours jsonb,
          note text,
          wants_key boolean,
          plot_id text,
          is_complete boolean,
          created_at timestamptz,
          updated_at timestamptz
        );
        CALL usher.protect('public.garden_plots', 'id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('garden_plots', 'id');
        CREATE TABLE public.garden_helpers (
          id uuid NOT NULL,
          user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
          name text,
          days text[],
          created_at timestamptz,
          updated_at timestamptz,
          PRIMARY KEY (user_id, id)
        );
        CALL usher.protect('public.garden_helpers', 'user_id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('garden_helpers', 'user_id');
        """)
  ]
}
