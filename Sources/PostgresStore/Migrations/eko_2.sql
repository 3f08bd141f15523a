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
