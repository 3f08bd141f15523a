"""Proves that a transaction that PostgreSQL refuses for others' sake is done again, and once."""

from __future__ import annotations

import json

from .conversations import Conversation
from .crash import Violation
from .crash_sync import Remote
from .programs import NOW, Programs

STATES = ("40001", "40P01")
"""A serialization failure and a deadlock: what a server may answer to any transaction."""

TRIGGER = """
CREATE SEQUENCE public.tries;
GRANT USAGE ON SEQUENCE public.tries TO PUBLIC;
CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A sequence counts on when a transaction is undone.
  IF nextval('public.tries') % {every} <> 0 THEN
    RAISE EXCEPTION 'forced' USING ERRCODE = '{state}';
  END IF;
  RETURN NEW;
END $$;
CREATE CONSTRAINT TRIGGER refused AFTER INSERT OR UPDATE ON usher.conversations
  DEFERRABLE INITIALLY {when} FOR EACH ROW EXECUTE FUNCTION public.refuse();
"""


def at_every_transaction(programs: Programs, conversation: Conversation, remote: Remote) -> int:
    """Has every save refused before it is taken, in the statement or at the commit.

    Returns how many were refused. Raises `Violation` when one was not done again, or done twice.
    """
    refused = 0
    for state in STATES:
        for when in ("IMMEDIATE", "DEFERRED"):
            url = remote.database()
            options = ["--store", url, "--user", "ana", "--now", NOW]
            # The first start makes the tables.
            programs.run("chat", conversation.flow, *options)
            remote.ask(url, TRIGGER.format(every=2, state=state, when=when))
            result = programs.run(
                "chat", conversation.flow, *options, lines=list(conversation.lines)
            )
            words = f"{conversation.name}, {state} {when.lower()}"
            if result.code != 0:
                raise Violation(f"{words}: exit {result.code}: {result.errors.decode()}")
            shown = programs.run("show", conversation.flow, *options, "--json")
            if not json.loads(shown.output)["completed"]:
                raise Violation(f"{words}: not completed: {shown.output.decode()}")
            tries = int(remote.ask(url, "SELECT last_value FROM public.tries"))
            events = "SELECT count(*) - count(DISTINCT (version, position)) FROM usher.analytics"
            if int(remote.ask(url, events)) != 0:
                raise Violation(f"{words}: an event is there twice")
            refused += tries // 2
            remote.drop(url)
    return refused
