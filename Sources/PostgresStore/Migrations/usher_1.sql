-- Usher's own tables: where each conversation stands, and which machine's store it came from, what
-- happened in it, and what lost when two machines had changed the same onboarding.

CREATE SCHEMA usher;
GRANT USAGE ON SCHEMA usher TO authenticated, usher_operator;

CREATE TABLE usher.migrations (
  flow text NOT NULL,
  id text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (flow, id)
);
ALTER TABLE usher.migrations ENABLE ROW LEVEL SECURITY;
CREATE POLICY migrations_are_known ON usher.migrations FOR SELECT
  TO authenticated, usher_operator USING (true);
GRANT SELECT ON usher.migrations TO authenticated, usher_operator;

CREATE TABLE usher.conversations (
  flow text NOT NULL,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  user_name text NOT NULL,
  version bigint NOT NULL CONSTRAINT version_is_positive CHECK (version > 0),
  step text NOT NULL,
  step_number integer NOT NULL,
  step_count integer NOT NULL,
  started_at text,
  saved_at text NOT NULL,
  completed_at text,
  origin text,
  state jsonb NOT NULL,
  PRIMARY KEY (flow, user_id)
);
-- Listing goes by name, in the order of bytes.
CREATE INDEX conversations_by_name ON usher.conversations (flow, user_name COLLATE "C", user_id);

CREATE TABLE usher.analytics (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  flow text NOT NULL,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  version bigint NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  properties jsonb NOT NULL,
  at text NOT NULL,
  -- The instant and the name tell apart what two machines counted the same.
  UNIQUE (flow, user_id, version, position, at, name)
);

CREATE TABLE usher.conflicts (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  flow text NOT NULL,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  version bigint NOT NULL,
  saved_at text NOT NULL,
  origin text NOT NULL CONSTRAINT origin_is_known CHECK (origin IN ('local', 'remote')),
  state jsonb NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (flow, user_id, version, saved_at, origin)
);

-- Which tables of the products hold rows of users, and in which column the user's id is.
CREATE TABLE usher.owned_tables (
  table_name text NOT NULL PRIMARY KEY,
  owner_column text NOT NULL,
  position integer NOT NULL GENERATED ALWAYS AS IDENTITY
);
ALTER TABLE usher.owned_tables ENABLE ROW LEVEL SECURITY;

-- Row-level security for a table in which each row belongs to one user: own rows only.
CREATE PROCEDURE usher.protect(name regclass, owner_column text) LANGUAGE plpgsql
SET search_path = '' AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format(
    'CREATE POLICY own_rows_are_read ON %s FOR SELECT TO authenticated USING (%I = (SELECT auth.uid()))',
    name, owner_column);
  EXECUTE format(
    'CREATE POLICY own_rows_are_made ON %s FOR INSERT TO authenticated WITH CHECK (%I = (SELECT auth.uid()))',
    name, owner_column);
  EXECUTE format(
    'CREATE POLICY own_rows_are_changed ON %s FOR UPDATE TO authenticated
       USING (%I = (SELECT auth.uid())) WITH CHECK (%I = (SELECT auth.uid()))',
    name, owner_column, owner_column);
  EXECUTE format('CREATE POLICY operators_read ON %s FOR SELECT TO usher_operator USING (true)', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %s TO authenticated', name);
  EXECUTE format('GRANT SELECT ON %s TO usher_operator', name);
END $$;
REVOKE ALL ON PROCEDURE usher.protect(regclass, text) FROM PUBLIC;

CALL usher.protect('usher.conversations', 'user_id');
CALL usher.protect('usher.analytics', 'user_id');
CALL usher.protect('usher.conflicts', 'user_id');

-- Makes the account of a user whom no identity provider knows.
CREATE FUNCTION usher.ensure_account() RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = '' AS $$
  INSERT INTO auth.users (id, raw_app_meta_data) SELECT auth.uid(), '{"provider": "usher"}'
  WHERE auth.uid() IS NOT NULL ON CONFLICT DO NOTHING
$$;

-- Deletes the rows of one's own in a product's table, but for some. There is no policy to delete:
-- this and forget_me are the only ways.
CREATE FUNCTION usher.keep_only(name text, kept uuid[]) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  owner text;
  count bigint;
BEGIN
  SELECT owner_column INTO STRICT owner FROM usher.owned_tables WHERE table_name = name;
  EXECUTE format(
    'DELETE FROM public.%I WHERE %I = auth.uid() AND id <> ALL ($1)', name, owner) USING kept;
  GET DIAGNOSTICS count = ROW_COUNT;
  RETURN count;
END $$;

-- Erases everything of one's own, and says how many rows of each table that was.
CREATE FUNCTION public.forget_me() RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  entry record;
  count bigint;
  counts jsonb := '{}';
BEGIN
  FOR entry IN SELECT table_name, owner_column FROM usher.owned_tables ORDER BY position DESC LOOP
    EXECUTE format('DELETE FROM public.%I WHERE %I = auth.uid()',
      entry.table_name, entry.owner_column);
    GET DIAGNOSTICS count = ROW_COUNT;
    counts := counts || jsonb_build_object(entry.table_name, count);
  END LOOP;
  DELETE FROM usher.conflicts WHERE user_id = auth.uid();
  GET DIAGNOSTICS count = ROW_COUNT;
  counts := counts || jsonb_build_object('conflicts', count);
  DELETE FROM usher.analytics WHERE user_id = auth.uid();
  GET DIAGNOSTICS count = ROW_COUNT;
  counts := counts || jsonb_build_object('analytics', count);
  DELETE FROM usher.conversations WHERE user_id = auth.uid();
  GET DIAGNOSTICS count = ROW_COUNT;
  counts := counts || jsonb_build_object('conversations', count);
  -- An account of an identity provider is the provider's to delete; the name in it was an answer.
  UPDATE auth.users SET raw_user_meta_data = raw_user_meta_data - 'full_name'
    WHERE id = auth.uid();
  DELETE FROM auth.users WHERE id = auth.uid() AND raw_app_meta_data ->> 'provider' = 'usher';
  RETURN counts;
END $$;

-- The account's metadata, in which apps on Supabase keep the display name.
CREATE FUNCTION usher.account_metadata() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = '' AS $$
  SELECT coalesce(raw_user_meta_data, '{}') FROM auth.users WHERE id = auth.uid()
$$;
CREATE FUNCTION usher.add_account_metadata(added jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = '' AS $$
  UPDATE auth.users SET raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || added
  WHERE id = auth.uid()
$$;

-- Says when a row was changed, where whoever changed it did not say so.
CREATE FUNCTION usher.touch() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA usher FROM PUBLIC;
REVOKE ALL ON FUNCTION public.forget_me() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION usher.ensure_account(), usher.keep_only(text, uuid[]), public.forget_me(),
  usher.account_metadata(), usher.add_account_metadata(jsonb) TO authenticated;
