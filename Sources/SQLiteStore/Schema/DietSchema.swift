extension FlowSchema {
  /// The diet app: `v1` is the table as it was before onboarding, `v2` what onboarding added.
  static let diet = FlowSchema(
    tables: [OwnedTable("user_profiles", ownedBy: "id", truths: ["onboarding_completed"])],
    migrations: [
      SchemaMigration(
        id: "v1",
        sql: """
          CREATE TABLE IF NOT EXISTS user_profiles (
            id TEXT NOT NULL PRIMARY KEY,
            email TEXT,
            created_at TEXT,
            updated_at TEXT
          );
          """),
      SchemaMigration(
        id: "v2",
        sql: """
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
          """),
    ])
}
