-- Takes one's own conversation out of a flow and returns its events: somebody who signs in goes on
-- under the id of the account, and nothing stays behind under the id of the name.
CREATE FUNCTION usher.leave(left_flow text) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = '' AS $$
DECLARE
  events jsonb;
BEGIN
  WITH gone AS (
    DELETE FROM usher.analytics WHERE flow = left_flow AND user_id = auth.uid()
    RETURNING seq, version, position, name, properties, at)
  SELECT coalesce(jsonb_agg(to_jsonb(gone) ORDER BY seq), '[]') INTO events FROM gone;
  DELETE FROM usher.conflicts WHERE flow = left_flow AND user_id = auth.uid();
  DELETE FROM usher.conversations WHERE flow = left_flow AND user_id = auth.uid();
  RETURN events;
END $$;
REVOKE ALL ON FUNCTION usher.leave(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION usher.leave(text) TO authenticated;

-- Forgetting somebody goes by the id alone, over all flows; so does deleting an account.
CREATE INDEX conversations_of_user ON usher.conversations (user_id);
CREATE INDEX analytics_of_user ON usher.analytics (user_id);
CREATE INDEX conflicts_of_user ON usher.conflicts (user_id);
