/// The diet app: first the table as it was before onboarding, then what onboarding added.
enum DietMigrations {
  static let all: [Migration] = [
    Migration(
      "before onboarding",
      sqlite: """
        CREATE TABLE IF NOT EXISTS user_profiles (
          id TEXT NOT NULL PRIMARY KEY,
          email TEXT,
          created_at TEXT,
          updated_at TEXT
        );
        """,
      postgres: """
        -- The diet app as it was before onboarding.
        CREATE TABLE IF NOT EXISTS public.user_profiles (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          email text,
          created_at timestamptz,
          updated_at timestamptz
        );
        """),
    Migration(
      "onboarding",
      sqlite: """
        ALTER TABLE user_profiles ADD COLUMN goal TEXT
          CONSTRAINT goal_is_known CHECK (goal IN ('lose_weight', 'maintain_weight', 'gain_muscle'));
        ALTER TABLE user_profiles ADD COLUMN calorie_target INTEGER
          CONSTRAINT calorie_target_is_1000_to_4000
          CHECK (calorie_target IS NULL
            OR typeof(calorie_target) = 'integer' AND calorie_target BETWEEN 1000 AND 4000);
        ALTER TABLE user_profiles ADD COLUMN eating_window_start TEXT
          CONSTRAINT eating_window_start_is_a_time
          CHECK (eating_window_start IS strftime('%H:%M', eating_window_start));
        ALTER TABLE user_profiles ADD COLUMN eating_window_end TEXT
          CONSTRAINT eating_window_end_is_another_time
          CHECK (eating_window_end IS strftime('%H:%M', eating_window_end)
            AND (eating_window_end IS NULL) = (eating_window_start IS NULL)
            AND eating_window_end IS NOT CASE WHEN eating_window_start IS NOT NULL
              THEN eating_window_start ELSE '' END);
        ALTER TABLE user_profiles ADD COLUMN onboarding_completed BOOLEAN DEFAULT 0
          CONSTRAINT onboarding_completed_is_a_truth CHECK (onboarding_completed IN (0, 1));
        """,
      postgres: """
        -- What the diet app's onboarding added.
        ALTER TABLE public.user_profiles
          ADD COLUMN goal text
            CONSTRAINT goal_is_known CHECK (goal IN ('lose_weight', 'maintain_weight', 'gain_muscle')),
          ADD COLUMN calorie_target integer
            CONSTRAINT calorie_target_is_1000_to_4000 CHECK (calorie_target BETWEEN 1000 AND 4000),
          ADD COLUMN eating_window_start text CONSTRAINT eating_window_start_is_a_time
            CHECK (eating_window_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          ADD COLUMN eating_window_end text CONSTRAINT eating_window_end_is_another_time
            CHECK (eating_window_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
              AND eating_window_end <> eating_window_start),
          ADD COLUMN onboarding_completed boolean DEFAULT false;
        CALL usher.protect('public.user_profiles', 'id');
        INSERT INTO usher.owned_tables (table_name, owner_column) VALUES ('user_profiles', 'id');
        """),
  ]
}
