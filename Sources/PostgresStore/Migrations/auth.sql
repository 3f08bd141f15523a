-- What Supabase brings along, for a PostgreSQL that is not Supabase: accounts, the id of the account
-- on whose behalf a statement runs, and the role it runs as. Where it is there it is left alone.

DO $$
BEGIN
  IF to_regrole('authenticated') IS NULL THEN
    CREATE ROLE authenticated NOLOGIN NOINHERIT;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Somebody made it at the same moment, in another database of the cluster.
END $$;

DO $$
BEGIN
  IF to_regrole('usher_operator') IS NULL THEN
    CREATE ROLE usher_operator NOLOGIN NOINHERIT;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

-- Whoever makes a role may grant it, but since PostgreSQL 16 not act as it without a grant.
DO $$
DECLARE
  is_16 boolean := current_setting('server_version_num')::integer >= 160000;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['authenticated', 'usher_operator'] LOOP
    CONTINUE WHEN pg_has_role(current_user, name, CASE WHEN is_16 THEN 'SET' ELSE 'MEMBER' END);
    EXECUTE format(
      CASE WHEN is_16 THEN 'GRANT %I TO %I WITH SET TRUE, INHERIT FALSE' ELSE 'GRANT %I TO %I' END,
      name, current_user);
  END LOOP;
END $$;

DO $$
BEGIN
  IF to_regnamespace('auth') IS NULL THEN
    CREATE SCHEMA auth;
    CREATE TABLE auth.users (
      id uuid PRIMARY KEY,
      email text,
      raw_app_meta_data jsonb,
      raw_user_meta_data jsonb,
      created_at timestamptz DEFAULT now()
    );
    ALTER TABLE auth.users ENABLE ROW LEVEL SECURITY;
    CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE
      AS $f$ SELECT nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $f$;
    GRANT USAGE ON SCHEMA auth TO authenticated, usher_operator;
    GRANT EXECUTE ON FUNCTION auth.uid() TO authenticated, usher_operator;
  END IF;
END $$;
