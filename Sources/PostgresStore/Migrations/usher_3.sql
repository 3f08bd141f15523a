-- What merging by answer needs: each state has a name of its own and the names of those it follows
-- from, so that a machine can tell what both sides had in common, and says when it was written here,
-- as the clocks of machines are not believed.
ALTER TABLE usher.conversations
  ADD COLUMN token text NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN history text[] NOT NULL DEFAULT '{}',
  ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();

-- Answers that were replaced, with the state they were replaced in, for the machines that had given
-- them. usher.conflicts has whole conversations that lost, of before answers were merged.
CREATE TABLE usher.answer_conflicts (
  flow text NOT NULL,
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  token text NOT NULL,
  conflict jsonb NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, flow, id)
);
CALL usher.protect('usher.answer_conflicts', 'user_id');

-- Erases everything of one's own, and says how many rows of each table that was.
CREATE OR REPLACE FUNCTION public.forget_me() RETURNS jsonb LANGUAGE plpgsql
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
  DELETE FROM usher.answer_conflicts WHERE user_id = auth.uid();
  GET DIAGNOSTICS count = ROW_COUNT;
  counts := counts || jsonb_build_object('answer_conflicts', count);
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

-- Takes one's own conversation out of a flow and returns its events: somebody who signs in goes on
-- under the id of the account, and nothing stays behind under the id of the name.
CREATE OR REPLACE FUNCTION usher.leave(left_flow text) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = '' AS $$
DECLARE
  events jsonb;
BEGIN
  WITH gone AS (
    DELETE FROM usher.analytics WHERE flow = left_flow AND user_id = auth.uid()
    RETURNING seq, version, position, name, properties, at)
  SELECT coalesce(jsonb_agg(to_jsonb(gone) ORDER BY seq), '[]') INTO events FROM gone;
  DELETE FROM usher.conflicts WHERE flow = left_flow AND user_id = auth.uid();
  DELETE FROM usher.answer_conflicts WHERE flow = left_flow AND user_id = auth.uid();
  DELETE FROM usher.conversations WHERE flow = left_flow AND user_id = auth.uid();
  RETURN events;
END $$;
