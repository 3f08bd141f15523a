-- What the web server remembers besides answers: conversations, who may go on with them, and what was
-- answered lately. Nobody but the role that made it may see any of it.
CREATE TABLE usher_web.conversations (
  id text PRIMARY KEY,
  flow text NOT NULL,
  user_name text NOT NULL,
  zone text NOT NULL,
  hours integer NOT NULL CHECK (hours IN (12, 24)),
  number bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX conversations_by_user ON usher_web.conversations (user_name, flow);

CREATE TABLE usher_web.tokens (
  hash text PRIMARY KEY,
  conversation text NOT NULL REFERENCES usher_web.conversations (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('session', 'link')),
  expires_at bigint NOT NULL
);
CREATE INDEX tokens_by_conversation ON usher_web.tokens (conversation);
CREATE INDEX tokens_by_expiry ON usher_web.tokens (expires_at);

CREATE TABLE usher_web.replies (
  conversation text NOT NULL REFERENCES usher_web.conversations (id) ON DELETE CASCADE,
  key text NOT NULL,
  request text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  given_at bigint NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (conversation, key)
);
CREATE INDEX replies_by_time ON usher_web.replies (given_at);
