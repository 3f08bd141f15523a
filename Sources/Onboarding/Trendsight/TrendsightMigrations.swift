/// The event tracker.
enum TrendsightMigrations {
  static let all: [Migration] = [
    Migration(
      "first",
      sqlite: """
        CREATE TABLE profiles (
          id TEXT NOT NULL PRIMARY KEY,
          onboarding_complete INTEGER NOT NULL DEFAULT 0
            CONSTRAINT onboarding_complete_is_a_truth CHECK (onboarding_complete IN (0, 1)),
          onboarding_step TEXT NOT NULL DEFAULT 'welcome'
            CONSTRAINT onboarding_step_is_known CHECK (onboarding_step IN (
              'welcome', 'auth', 'createEventType', 'logFirstEvent', 'permissions', 'finish',
              'complete')),
          notifications_enabled INTEGER
            CONSTRAINT notifications_enabled_is_a_truth CHECK (notifications_enabled IN (0, 1)),
          location_enabled INTEGER
            CONSTRAINT location_enabled_is_a_truth CHECK (location_enabled IN (0, 1)),
          healthkit_enabled INTEGER
            CONSTRAINT healthkit_enabled_is_a_truth CHECK (healthkit_enabled IN (0, 1)),
          onboarding_started_at TEXT,
          onboarding_completed_at TEXT,
          created_at TEXT,
          updated_at TEXT
        ) STRICT;
        CREATE TABLE event_types (
          id TEXT NOT NULL PRIMARY KEY,
          user_id TEXT NOT NULL,
          name TEXT NOT NULL CONSTRAINT name_is_not_blank CHECK (trim(name) <> ''),
          color_hex TEXT NOT NULL CONSTRAINT color_hex_is_a_color CHECK (color_hex GLOB
            '#[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]'),
          icon_name TEXT NOT NULL,
          template_id TEXT,
          created_at TEXT
        ) STRICT;
        CREATE INDEX event_types_of_user ON event_types (user_id);
        CREATE TABLE events (
          id TEXT NOT NULL PRIMARY KEY,
          user_id TEXT NOT NULL,
          event_type_id TEXT NOT NULL REFERENCES event_types(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
          logged_at TEXT NOT NULL,
          notes TEXT
        ) STRICT;
        CREATE INDEX events_of_user ON events (user_id);
        CREATE INDEX events_of_type ON events (event_type_id);
        """,
      postgres: """
        -- The event tracker.

        CREATE TABLE public.profiles (
          id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
          onboarding_complete boolean NOT NULL DEFAULT false,
          onboarding_step text NOT NULL DEFAULT 'welcome'
            CONSTRAINT onboarding_step_is_known CHECK (onboarding_step IN (
              'welcome', 'auth', 'createEventType', 'logFirstEvent', 'permissions', 'finish', 'complete')),
          notifications_enabled boolean,
          location_enabled boolean,
          healthkit_enabled boolean,
          onboarding_started_at timestamptz,
          onboarding_completed_at timestamptz,
          created_at timestamptz DEFAULT now(),
          updated_at timestamptz DEFAULT now()
        );
        CREATE TABLE public.event_types (
          id uuid PRIMARY KEY,
          user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
          name text NOT NULL CONSTRAINT name_is_not_blank CHECK (btrim(name) <> ''),
          color_hex text NOT NULL CONSTRAINT color_hex_is_a_color CHECK (color_hex ~ '^#[0-9A-Fa-f]{6}$'),
          icon_name text NOT NULL,
          template_id text,
          created_at timestamptz DEFAULT now(),
          UNIQUE (id, user_id)
        );
        CREATE INDEX event_types_of_user ON public.event_types (user_id);
        -- An event is of a type of the same user: a reference alone would reach other people's types.
        CREATE TABLE public.events (
          id uuid PRIMARY KEY,
          user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
          event_type_id uuid NOT NULL,
          logged_at timestamptz NOT NULL,
          notes text,
          CONSTRAINT event_type_is_of_the_user FOREIGN KEY (event_type_id, user_id)
            REFERENCES public.event_types (id, user_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
        );
        CREATE INDEX events_of_user ON public.events (user_id);
        CREATE INDEX events_of_type ON public.events (event_type_id, user_id);

        CREATE TRIGGER profiles_are_touched BEFORE UPDATE ON public.profiles
          FOR EACH ROW EXECUTE FUNCTION usher.touch();

        CALL usher.protect('public.profiles', 'id');
        CALL usher.protect('public.event_types', 'user_id');
        CALL usher.protect('public.events', 'user_id');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('profiles', 'id'), ('event_types', 'user_id'), ('events', 'user_id');

        -- A new account gets its profile by itself.
        CREATE FUNCTION public.handle_new_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = '' AS $$
        BEGIN
          INSERT INTO public.profiles (id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
          RETURN NEW;
        END $$;
        REVOKE ALL ON FUNCTION public.handle_new_user() FROM PUBLIC;
        CREATE TRIGGER on_auth_user_created AFTER INSERT ON auth.users
          FOR EACH ROW EXECUTE FUNCTION public.handle_new_user();
        """),
    Migration(
      "ids of one's own",
      postgres: """
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
        """),
    Migration(
      "confined functions",
      postgres: """
        -- What runs as the owner finds no types of its caller's.
        CALL usher.confine('public.handle_new_user()');
        """),
  ]
}
