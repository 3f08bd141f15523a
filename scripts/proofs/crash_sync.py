"""Kills `usher sync`: run again, the remote has what the local store has, once."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

from .crash import Violation
from .crash_commands import Commands
from .kills import inject
from .programs import NOW, PATIENCE

USERS = 6
CALLS = ("sendto", "pwrite64", "fdatasync", "fcntl", "write")


class Remote:
    """A PostgreSQL server, with a fresh database for each try."""

    def __init__(self, url: str, programs: str) -> None:
        self.url = url
        self.psql = str(Path(programs) / "psql")
        self.count = 0

    @staticmethod
    def of_environment() -> Remote | None:
        """The server that `scripts/with-postgres` started, if it did."""
        url = os.environ.get("USHER_TEST_POSTGRES")
        programs = os.environ.get("USHER_TEST_POSTGRES_BIN")
        return Remote(url, programs) if url and programs else None

    def database(self, template: str = "template0") -> str:
        """Makes a database like another one, and returns its URL."""
        self.count += 1
        name = f"proof_{self.count}"
        self.ask(self.url, f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url.replace("/postgres?", f"/{name}?")

    def drop(self, url: str) -> None:
        """Removes a database, and whoever is still connected to it."""
        name = url.split("?")[0].rsplit("/", 1)[1]
        self.ask(self.url, f"DROP DATABASE {name} WITH (FORCE)")

    def ask(self, url: str, sql: str) -> str:
        """What PostgreSQL answers to a statement."""
        return subprocess.run(
            [self.psql, url, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", sql],
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        ).stdout


class Syncs:
    """A filled store that is sent to a remote, and killed meanwhile."""

    def __init__(self, commands: Commands, remote: Remote) -> None:
        self.commands = commands
        self.remote = remote
        self.pattern = commands.filled_store(USERS)
        self.people = [f"user {index}" for index in range(USERS)]
        self.local = {user: commands.shown(self.pattern, user) for user in self.people}
        self.empty = remote.database()
        # Whoever comes first makes the tables, which is killed as well, apart from the rest.
        commands.programs.run(
            *("show", "diet", "--user", "nobody", "--store", self.empty), before=[]
        )

    def kill_at_every_call(self) -> int:
        """Kills it at every system call in turn; returns how many times."""
        kills = 0
        for name in CALLS:
            number = 1
            while self._try(inject(name, number)):
                kills += 1
                # Locks are taken often, and nothing new happens at most of them.
                number += 1 if name != "fcntl" else 7
        return kills

    def kill_at_random(self, kills: int, dice: random.Random) -> int:
        """Kills it at random times; returns how many times."""
        done = 0
        while done < kills:
            seconds = dice.uniform(0.01, 0.25)
            done += self._try(["timeout", "-s", "KILL", f"{seconds:.4f}"])
        return done

    def _try(self, before: list[str]) -> bool:
        """Sends a copy of the store behind a command that kills, again without it, and compares."""
        store = self.commands.copy(self.pattern)
        template = self.empty.split("?")[0].rsplit("/", 1)[1]
        url = self.remote.database(template)
        arguments = ["sync", "diet", "--to", url, "--store", str(store), "--now", NOW]
        programs = self.commands.programs
        killed = programs.run(*arguments, before=before)
        again = programs.run(*arguments)
        if again.code != 0:
            raise Violation(f"sync after {before} exits {again.code}: {again.errors.decode()}")
        for user in self.people:
            if self.commands.shown(store, user) != self.local[user]:
                raise Violation(f"sync was killed by {before}, and {user} changed here")
            there = programs.run("show", "diet", "--user", user, "--store", url, "--json")
            here = programs.run("show", "diet", "--user", user, "--store", str(store), "--json")
            if there.output != here.output:
                raise Violation(f"after {before} the remote has {there.output.decode()} of {user}")
        counted = self.remote.ask(url, "SELECT count(*) FROM usher.conversations").strip()
        if counted != str(USERS):
            raise Violation(f"after {before} the remote has {counted} people of {USERS}")
        self.remote.drop(url)
        return killed.code in (-9, 137)
