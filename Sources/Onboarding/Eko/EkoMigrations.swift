/// The parenting app: first the table of children in its older form, then the profile of the parent and
/// what the onboarding asks about children.
///
/// Parents from before the second step are not asked again. A profile points to the child being
/// described and a child to its parent, so these references are looked at when the transaction ends.
enum EkoMigrations {
  static let all: [Migration] = [
    Migration(
      "before onboarding",
      sqlite: """
        CREATE TABLE IF NOT EXISTS children (
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
        ) STRICT;
        """,
      postgres: """
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
        """),
    Migration(
      "onboarding",
      sqlite: """
        ALTER TABLE children ADD COLUMN birthday TEXT
          CONSTRAINT birthday_is_a_date CHECK (birthday IS date(birthday));
        ALTER TABLE children ADD COLUMN goals TEXT CONSTRAINT goals_are_1_to_3 CHECK (
          CASE WHEN json_valid(goals) THEN json_array_length(goals) BETWEEN 1 AND 3
          ELSE goals IS NULL END);
        ALTER TABLE children ADD COLUMN topics TEXT CONSTRAINT topics_are_at_least_3 CHECK (
          CASE WHEN json_valid(topics) THEN json_array_length(topics) >= 3
          ELSE topics IS NULL END);
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
        CREATE TABLE accounts (
          id TEXT NOT NULL PRIMARY KEY,
          metadata TEXT NOT NULL DEFAULT '{}'
            CONSTRAINT metadata_is_json CHECK (json_valid(metadata))
        ) STRICT;
        INSERT INTO user_profiles (id, onboarding_state, created_at, updated_at)
          SELECT user_id, 'COMPLETE', min(created_at), max(updated_at)
          FROM children GROUP BY user_id;
        """,
      postgres: """
        -- The parenting app's onboarding: the profile of the parent, and what is asked about children.

        ALTER TABLE public.children
          ADD COLUMN birthday date
            CONSTRAINT birthday_is_not_in_the_future CHECK (birthday <= CURRENT_DATE),
          ADD COLUMN goals text[]
            CONSTRAINT goals_are_1_to_3 CHECK (cardinality(goals) BETWEEN 1 AND 3),
          ADD COLUMN topics text[] CONSTRAINT topics_are_at_least_3 CHECK (cardinality(topics) >= 3);
        CREATE INDEX children_of_user ON public.children (user_id);

        CREATE TABLE public.user_profiles (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          onboarding_state text NOT NULL DEFAULT 'NOT_STARTED'
            CONSTRAINT onboarding_state_is_known CHECK (onboarding_state IN (
              'NOT_STARTED', 'USER_INFO', 'CHILD_INFO', 'GOALS', 'TOPICS', 'DISPOSITIONS', 'REVIEW',
              'COMPLETE')),
          current_child_id uuid REFERENCES public.children (id) ON DELETE SET NULL
            DEFERRABLE INITIALLY DEFERRED,
          created_at timestamptz DEFAULT now(),
          updated_at timestamptz DEFAULT now()
        );
        CREATE INDEX user_profiles_at_state ON public.user_profiles (onboarding_state);
        CREATE INDEX user_profiles_by_child ON public.user_profiles (current_child_id);

        CREATE TRIGGER user_profiles_are_touched BEFORE UPDATE ON public.user_profiles
          FOR EACH ROW EXECUTE FUNCTION usher.touch();
        CREATE TRIGGER children_are_touched BEFORE UPDATE ON public.children
          FOR EACH ROW EXECUTE FUNCTION usher.touch();

        CALL usher.protect('public.user_profiles', 'id');
        CALL usher.protect('public.children', 'user_id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('children', 'user_id'), ('user_profiles', 'id');

        -- Accounts from before the onboarding are not asked.
        INSERT INTO public.user_profiles (id, onboarding_state)
          SELECT id, 'COMPLETE' FROM auth.users ON CONFLICT DO NOTHING;

        -- A new account gets its profile by itself.
        CREATE FUNCTION public.handle_new_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = '' AS $$
        BEGIN
          INSERT INTO public.user_profiles (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
          RETURN NEW;
        END $$;
        REVOKE ALL ON FUNCTION public.handle_new_user() FROM PUBLIC;
        CREATE TRIGGER on_auth_user_created AFTER INSERT ON auth.users
          FOR EACH ROW EXECUTE FUNCTION public.handle_new_user();

        -- Account and profile together; one's own only.
        CREATE FUNCTION public.get_user_with_profile(user_id uuid) RETURNS jsonb LANGUAGE plpgsql STABLE
        SECURITY DEFINER SET search_path = '' AS $$
        BEGIN
          IF user_id IS DISTINCT FROM auth.uid() OR user_id IS NULL THEN
            RAISE EXCEPTION 'only one''s own profile can be read' USING ERRCODE = 'insufficient_privilege';
          END IF;
          RETURN (
            SELECT jsonb_build_object(
              'id', account.id, 'email', account.email,
              'full_name', account.raw_user_meta_data ->> 'full_name', 'profile', to_jsonb(profile))
            FROM auth.users account LEFT JOIN public.user_profiles profile ON profile.id = account.id
            WHERE account.id = get_user_with_profile.user_id);
        END $$;
        REVOKE ALL ON FUNCTION public.get_user_with_profile(uuid) FROM PUBLIC;
        GRANT EXECUTE ON FUNCTION public.get_user_with_profile(uuid) TO authenticated;
        """),
    Migration(
      "ids of one's own",
      postgres: """
        -- The id of a child is the parent's own: the same id may be another parent's child's, and nobody learns
        -- of it. The child being described is one's own.

        -- What waits for the end of the transaction stands in the way of altering tables.
        SET CONSTRAINTS ALL IMMEDIATE;
        ALTER TABLE public.user_profiles DROP CONSTRAINT user_profiles_current_child_id_fkey;
        DO $$
        DECLARE
          name text := (
            SELECT conname FROM pg_constraint
            WHERE conrelid = 'public.children'::regclass AND contype = 'p');
        BEGIN
          EXECUTE format('ALTER TABLE public.children DROP CONSTRAINT %I', name);
        END $$;
        ALTER TABLE public.children ADD PRIMARY KEY (user_id, id);
        DROP INDEX public.children_of_user;
        ALTER TABLE public.user_profiles ADD CONSTRAINT current_child_is_of_the_user
          FOREIGN KEY (id, current_child_id) REFERENCES public.children (user_id, id)
          ON DELETE SET NULL (current_child_id) DEFERRABLE INITIALLY DEFERRED;
        DROP INDEX public.user_profiles_by_child;
        CREATE INDEX user_profiles_by_child ON public.user_profiles (id, current_child_id);
        """),
    Migration(
      "confined functions",
      postgres: """
        -- What runs as the owner finds no types of its caller's.
        CALL usher.confine('public.handle_new_user()');
        CALL usher.confine('public.get_user_with_profile(uuid)');
        GRANT EXECUTE ON FUNCTION public.get_user_with_profile(uuid) TO authenticated;
        """),
  ]
}
