-- The ids of event types and events are their user's own: the same id may be somebody else's, and nobody
-- learns of it.
ALTER TABLE public.events DROP CONSTRAINT event_type_is_of_the_user;
ALTER TABLE public.event_types DROP CONSTRAINT event_types_id_user_id_key;
ALTER TABLE public.event_types DROP CONSTRAINT event_types_pkey;
ALTER TABLE public.event_types ADD PRIMARY KEY (user_id, id);
DROP INDEX public.event_types_of_user;
ALTER TABLE public.events DROP CONSTRAINT events_pkey;
ALTER TABLE public.events ADD PRIMARY KEY (user_id, id);
DROP INDEX public.events_of_user;
DROP INDEX public.events_of_type;
ALTER TABLE public.events ADD CONSTRAINT event_type_is_of_the_user
  FOREIGN KEY (user_id, event_type_id) REFERENCES public.event_types (user_id, id)
  ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX events_of_type ON public.events (user_id, event_type_id);
