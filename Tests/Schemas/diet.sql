CREATE TABLE user_profiles (
  id TEXT NOT NULL PRIMARY KEY,
  email TEXT,
  created_at TEXT,
  updated_at TEXT
, goal TEXT
  CONSTRAINT goal_is_known CHECK (goal IN ('lose_weight', 'maintain_weight', 'gain_muscle')), calorie_target INTEGER
  CONSTRAINT calorie_target_is_1000_to_4000
  CHECK (calorie_target IS NULL
    OR typeof(calorie_target) = 'integer' AND calorie_target BETWEEN 1000 AND 4000), eating_window_start TEXT
  CONSTRAINT eating_window_start_is_a_time
  CHECK (eating_window_start IS strftime('%H:%M', eating_window_start)), eating_window_end TEXT
  CONSTRAINT eating_window_end_is_another_time
  CHECK (eating_window_end IS strftime('%H:%M', eating_window_end)
    AND (eating_window_end IS NULL) = (eating_window_start IS NULL)
    AND eating_window_end IS NOT CASE WHEN eating_window_start IS NOT NULL
      THEN eating_window_start ELSE '' END), onboarding_completed BOOLEAN DEFAULT 0
  CONSTRAINT onboarding_completed_is_a_truth CHECK (onboarding_completed IN (0, 1)));
