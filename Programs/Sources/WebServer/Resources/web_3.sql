-- The login that serves need not own what it uses: it acts as this role, of which it is a member.
DO $$
BEGIN
  IF to_regrole('usher_web') IS NULL THEN
    CREATE ROLE usher_web NOLOGIN NOINHERIT;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Somebody made it at the same moment, in another database of the cluster.
END $$;

-- Which migrations have run is no secret; a login that inherits nothing has to be able to ask.
GRANT USAGE ON SCHEMA usher_web TO PUBLIC;
GRANT SELECT ON usher_web.migrations TO PUBLIC;
