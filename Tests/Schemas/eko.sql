CREATE TABLE accounts (
  id TEXT NOT NULL PRIMARY KEY,
  metadata TEXT NOT NULL DEFAULT '{}'
    CONSTRAINT metadata_is_json CHECK (json_valid(metadata))
) STRICT;

CREATE TABLE children (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT CONSTRAINT name_is_not_blank CHECK (trim(name) <> ''),
  age INTEGER CONSTRAINT age_is_not_negative CHECK (age >= 0),
  temperament TEXT DEFAULT 'easygoing',
  temperament_talkative INTEGER CONSTRAINT temperament_talkative_is_1_to_10
    CHECK (temperament_talkative BETWEEN 1 AND 10),
  temperament_sensitivity INTEGER CONSTRAINT temperament_sensitivity_is_1_to_10
    CHECK (temperament_sensitivity BETWEEN 1 AND 10),
  temperament_accountability INTEGER CONSTRAINT temperament_accountability_is_1_to_10
    CHECK (temperament_accountability BETWEEN 1 AND 10),
  created_at TEXT,
  updated_at TEXT
, birthday TEXT
  CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday)), goals TEXT CONSTRAINT goals_are_1_to_3 CHECK (
  CASE WHEN json_valid(goals) THEN json_array_length(goals) BETWEEN 1 AND 3
  ELSE goals IS NULL END), topics TEXT CONSTRAINT topics_are_at_least_3 CHECK (
  CASE WHEN json_valid(topics) THEN json_array_length(topics) >= 3
  ELSE topics IS NULL END)) STRICT;

CREATE INDEX children_of_user ON children (user_id);

CREATE TABLE user_profiles (
  id TEXT NOT NULL PRIMARY KEY,
  onboarding_state TEXT NOT NULL DEFAULT 'NOT_STARTED'
    CONSTRAINT onboarding_state_is_known CHECK (onboarding_state IN (
      'NOT_STARTED', 'USER_INFO', 'CHILD_INFO', 'GOALS', 'TOPICS', 'DISPOSITIONS',
      'REVIEW', 'COMPLETE')),
  current_child_id TEXT REFERENCES children(id) ON DELETE SET NULL
    DEFERRABLE INITIALLY DEFERRED,
  created_at TEXT,
  updated_at TEXT
) STRICT;

CREATE INDEX user_profiles_at_state ON user_profiles (onboarding_state);

CREATE INDEX user_profiles_by_child ON user_profiles (current_child_id);
