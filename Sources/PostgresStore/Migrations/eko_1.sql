-- The parenting app's children, in their older form.
CREATE TABLE IF NOT EXISTS public.children (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  name text CONSTRAINT name_is_not_blank CHECK (btrim(name) <> ''),
  age integer CONSTRAINT age_is_not_negative CHECK (age >= 0),
  temperament text DEFAULT 'easygoing',
  temperament_talkative integer
    CONSTRAINT temperament_talkative_is_1_to_10 CHECK (temperament_talkative BETWEEN 1 AND 10),
  temperament_sensitivity integer
    CONSTRAINT temperament_sensitivity_is_1_to_10 CHECK (temperament_sensitivity BETWEEN 1 AND 10),
  temperament_accountability integer CONSTRAINT temperament_accountability_is_1_to_10
    CHECK (temperament_accountability BETWEEN 1 AND 10),
  created_at timestamptz DEFAULT now(),
  updated_at timestamptz DEFAULT now()
);
