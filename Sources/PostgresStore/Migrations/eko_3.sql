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
