CREATE TABLE running_profiles (
  id TEXT NOT NULL PRIMARY KEY,
  race_name TEXT CONSTRAINT race_name_is_not_blank CHECK (trim(race_name) <> ''),
  race_distance_m INTEGER CONSTRAINT race_distance_m_is_1_to_250_km
    CHECK (race_distance_m BETWEEN 1000 AND 250000),
  race_date TEXT CONSTRAINT race_date_is_a_date CHECK (race_date IS date(race_date)),
  goal_time_s INTEGER CONSTRAINT goal_time_s_is_a_minute_to_a_week
    CHECK (goal_time_s BETWEEN 60 AND 604800),
  training_days TEXT CONSTRAINT training_days_are_1_to_7 CHECK (
    CASE WHEN json_valid(training_days)
    THEN json_array_length(training_days) BETWEEN 1 AND 7
    ELSE training_days IS NULL END),
  session_minutes INTEGER CONSTRAINT session_minutes_is_15_to_300
    CHECK (session_minutes BETWEEN 15 AND 300),
  injuries TEXT,
  strava_intent INTEGER
    CONSTRAINT strava_intent_is_a_truth CHECK (strava_intent IN (0, 1)),
  consent INTEGER CONSTRAINT consent_is_a_truth CHECK (consent IN (0, 1)),
  consented_at TEXT,
  plan_id TEXT,
  created_at TEXT,
  updated_at TEXT
) STRICT;
