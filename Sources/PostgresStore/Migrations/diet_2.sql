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
