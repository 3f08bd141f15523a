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
