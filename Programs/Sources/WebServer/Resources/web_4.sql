-- Who is to be told of as done: names and times, no answers. What is sent is what the answers are then.
CREATE TABLE usher_web.deliveries (
  id text PRIMARY KEY,
  flow text NOT NULL,
  user_name text NOT NULL,
  person text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  tries integer NOT NULL,
  status integer,
  made_at bigint NOT NULL,
  tried_at bigint,
  next_at bigint NOT NULL
);
CREATE INDEX deliveries_by_time ON usher_web.deliveries (state, next_at);
CREATE INDEX deliveries_by_user ON usher_web.deliveries (user_name, flow);

-- Since when somebody is told.
CREATE TABLE usher_web.telling (
  one integer PRIMARY KEY CHECK (one = 1),
  since bigint NOT NULL
);
