-- Row-level security for the owner of the tables as well: what the functions of the owner may do is
-- said in policies, so that a mistake in one of them reaches the caller's own rows and no others.

-- Which migrations have run is no secret; a login that inherits nothing has to be able to ask.
GRANT USAGE ON SCHEMA usher TO PUBLIC;
GRANT SELECT ON usher.migrations TO PUBLIC;
DROP POLICY migrations_are_known ON usher.migrations;
CREATE POLICY migrations_are_known ON usher.migrations FOR SELECT USING (true);

-- All tables with rows of people that the one who migrates owns, with the column of the user's id.
CREATE FUNCTION usher.tables_of_people() RETURNS TABLE (name regclass, owner_column text)
LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT c.oid::regclass, t.owner_column
  FROM (
    SELECT 'public' AS schema_name, table_name, owner_column FROM usher.owned_tables
    UNION ALL VALUES
      ('usher', 'conversations', 'user_id'), ('usher', 'analytics', 'user_id'),
      ('usher', 'conflicts', 'user_id'), ('usher', 'answer_conflicts', 'user_id'),
      ('auth', 'users', 'id')
  ) t
  JOIN pg_catalog.pg_namespace n ON n.nspname = t.schema_name
  JOIN pg_catalog.pg_class c ON c.relnamespace = n.oid AND c.relname = t.table_name
  WHERE pg_catalog.pg_get_userbyid(c.relowner) = current_user
$$;

-- Lets the owner see all rows, for the time of a migration.
CREATE PROCEDURE usher.relax() LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  entry record;
BEGIN
  FOR entry IN SELECT * FROM usher.tables_of_people() LOOP
    EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', entry.name);
  END LOOP;
END $$;

-- Holds the owner to policies again, which let its functions reach the rows of their caller, whoever
-- the owner is by then: without such a policy erasing would delete nothing, and say nothing. Profiles
-- are also made for accounts that somebody else makes.
CREATE PROCEDURE usher.enforce() LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  entry record;
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
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION usher.tables_of_people() FROM PUBLIC;
REVOKE ALL ON PROCEDURE usher.relax(), usher.enforce() FROM PUBLIC;
