-- What runs with more rights than its caller finds nothing of its caller's. `search_path = ''` leaves
-- pg_temp in front of everything for types and tables: whoever may make temporary objects had a domain
-- called "jsonb", and its check, run as the owner. Named, pg_temp comes last.

-- Confines a function or procedure of the owner's, which nobody may run afterwards but the owner and
-- whoever is let in anew: besides PUBLIC, defaults of a schema let in the roles of Supabase.
CREATE PROCEDURE usher.confine(name regprocedure) LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  grantee text;
BEGIN
  EXECUTE format('ALTER ROUTINE %s SET search_path = pg_catalog, pg_temp', name);
  EXECUTE format('REVOKE ALL ON ROUTINE %s FROM PUBLIC', name);
  FOR grantee IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON ROUTINE %s FROM %I', name, grantee);
  END LOOP;
END $$;

DO $$
DECLARE
  name regprocedure;
BEGIN
  FOR name IN
    SELECT oid FROM pg_proc
    WHERE pronamespace = 'usher'::regnamespace OR oid = 'public.forget_me()'::regprocedure
  LOOP
    CALL usher.confine(name);
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION usher.ensure_account(), usher.keep_only(text, uuid[]), usher.leave(text),
  usher.account_metadata(), usher.add_account_metadata(jsonb), public.forget_me() TO authenticated;

-- Usher's own stand-in for Supabase's function goes by no path, as it runs with that of its caller.
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM pg_proc
    WHERE oid = 'auth.uid()'::regprocedure AND pg_has_role(proowner, 'USAGE') AND prosrc =
      $f$ SELECT nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $f$)
  THEN
    CREATE OR REPLACE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS $f$
      SELECT nullif(
        pg_catalog.current_setting('request.jwt.claims', true)::pg_catalog.jsonb
          OPERATOR(pg_catalog.->>) 'sub', '')::pg_catalog.uuid
    $f$;
  END IF;
END $$;

-- Holds the owner to policies again, which let its functions reach the rows of their caller, whoever
-- the owner is by then: without such a policy erasing would delete nothing, and say nothing. Profiles
-- are also made for accounts that somebody else makes. What policies do not hold, nobody but the owner
-- may do: empty a table, refer to it, or have a trigger of one's own run as whoever changes it.
CREATE OR REPLACE PROCEDURE usher.enforce() LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  entry record;
  grantee text;
  is_owner text;
BEGIN
  FOR entry IN SELECT * FROM usher.tables_of_people() LOOP
    is_owner := format(
      'current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = %L::regclass)',
      entry.name);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', entry.name);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', entry.name);
    EXECUTE format('DROP POLICY IF EXISTS functions_reach_the_caller ON %s', entry.name);
    EXECUTE format(
      'CREATE POLICY functions_reach_the_caller ON %s
         USING (%I = (SELECT auth.uid()) AND %s) WITH CHECK (%I = (SELECT auth.uid()) AND %s)',
      entry.name, entry.owner_column, is_owner, entry.owner_column, is_owner);
    EXECUTE format('DROP POLICY IF EXISTS profiles_are_made ON %s', entry.name);
    IF entry.owner_column = 'id' AND entry.name <> 'auth.users'::regclass THEN
      EXECUTE format(
        'CREATE POLICY profiles_are_made ON %s FOR INSERT WITH CHECK (%s)', entry.name, is_owner);
    END IF;
    -- Who merely inherits from operators, as an owner may, is none.
    IF entry.name <> 'auth.users'::regclass THEN
      EXECUTE format(
        'ALTER POLICY operators_read ON %s USING ((SELECT current_user) = ''usher_operator'')',
        entry.name);
    END IF;
    EXECUTE format('REVOKE TRUNCATE, REFERENCES, TRIGGER ON %s FROM PUBLIC', entry.name);
    FOR grantee IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
      EXECUTE format('REVOKE TRUNCATE, REFERENCES, TRIGGER ON %s FROM %I', entry.name, grantee);
    END LOOP;
  END LOOP;
END $$;
