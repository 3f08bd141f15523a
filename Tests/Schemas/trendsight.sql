CREATE TABLE event_types (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL CONSTRAINT name_is_not_blank CHECK (trim(name) <> ''),
  color_hex TEXT NOT NULL CONSTRAINT color_hex_is_a_color CHECK (color_hex GLOB
    '#[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]'),
  icon_name TEXT NOT NULL,
  template_id TEXT,
  created_at TEXT
) STRICT;

CREATE INDEX event_types_of_user ON event_types (user_id);

CREATE TABLE events (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL,
  event_type_id TEXT NOT NULL REFERENCES event_types(id) ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED,
  logged_at TEXT NOT NULL,
  notes TEXT
) STRICT;

CREATE INDEX events_of_type ON events (event_type_id);

CREATE INDEX events_of_user ON events (user_id);

CREATE TABLE profiles (
  id TEXT NOT NULL PRIMARY KEY,
  onboarding_complete INTEGER NOT NULL DEFAULT 0
    CONSTRAINT onboarding_complete_is_a_truth CHECK (onboarding_complete IN (0, 1)),
  onboarding_step TEXT NOT NULL DEFAULT 'welcome'
    CONSTRAINT onboarding_step_is_known CHECK (onboarding_step IN (
      'welcome', 'auth', 'createEventType', 'logFirstEvent', 'permissions', 'finish',
      'complete')),
  notifications_enabled INTEGER
    CONSTRAINT notifications_enabled_is_a_truth CHECK (notifications_enabled IN (0, 1)),
  location_enabled INTEGER
    CONSTRAINT location_enabled_is_a_truth CHECK (location_enabled IN (0, 1)),
  healthkit_enabled INTEGER
    CONSTRAINT healthkit_enabled_is_a_truth CHECK (healthkit_enabled IN (0, 1)),
  onboarding_started_at TEXT,
  onboarding_completed_at TEXT,
  created_at TEXT,
  updated_at TEXT
) STRICT;
