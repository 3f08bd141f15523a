-- Signing in at a provider: tokens for the way back, and who signed in.
ALTER TABLE usher_web.tokens
  DROP CONSTRAINT tokens_kind_check,
  ADD CONSTRAINT tokens_kind_check CHECK (kind IN ('session', 'link', 'sign-in'));

CREATE TABLE usher_web.sign_ins (
  user_name text NOT NULL,
  flow text NOT NULL,
  account text NOT NULL,
  email text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (user_name, flow)
);
