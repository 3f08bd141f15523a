"""Kills the other commands that change a store: a migration, `forget`, `sync` and `export`."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from .conversations import named
from .crash import Violation, check_files
from .kills import inject
from .programs import NOW, PATIENCE, Programs

CALLS = "fdatasync fsync pwrite64 write ftruncate unlink openat flock".split()

V1 = """
CREATE TABLE user_profiles (
  id TEXT NOT NULL PRIMARY KEY, email TEXT, created_at TEXT, updated_at TEXT);
INSERT INTO user_profiles (id, email)
  VALUES ('11111111-1111-4111-8111-111111111111', 'old@example.org');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES ('v1');
"""
"""A diet database as it was before there was an onboarding, with somebody in it."""


class Commands:
    """Stores with people in them, and a command that is killed at work on them."""

    def __init__(self, programs: Programs, scratch: Path) -> None:
        self.programs = programs
        self.scratch = scratch
        self.count = 0

    def filled_store(self, users: int) -> Path:
        """A store in which people have finished the diet onboarding."""
        store = self.scratch / f"filled-{users}"
        for index in range(users):
            self._run("chat", "diet", store, f"user {index}", lines=list(named("diet").lines))
        return store

    def old_store(self) -> Path:
        """A store with a database of the first version."""
        store = self.scratch / "old"
        store.mkdir(mode=0o700)
        with sqlite3.connect(store / "diet.sqlite") as database:
            database.executescript(V1)
        database.close()
        return store

    def at_every_call(
        self, pattern: Path, arguments: list[str], look: Callable[[Path], None]
    ) -> int:
        """Kills a command at every system call in turn, each on a copy; returns how many times."""
        kills = 0
        for name in CALLS:
            number = 1
            while True:
                store = self.copy(pattern)
                before = inject(name, number)
                result = self.programs.run(
                    *arguments, "--store", str(store), "--now", NOW, before=before
                )
                look(store)
                shutil.rmtree(store)
                if result.code != -9:
                    break
                kills += 1
                number += 1
        return kills

    def at_random(
        self,
        pattern: Path,
        arguments: list[str],
        look: Callable[[Path], None],
        kills: int,
        dice: random.Random,
    ) -> int:
        """Kills a command at random times, each on a copy; returns how many times."""
        done = 0
        length = 0.05
        while done < kills:
            store = self.copy(pattern)
            command = [self.programs.usher, *arguments, "--store", str(store), "--now", NOW]
            start = time.monotonic()
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=self.programs.clean_environment(store),
            )
            try:
                process.wait(timeout=dice.uniform(0, 1.1 * length))
                length = 0.5 * length + 0.5 * (time.monotonic() - start)
            except subprocess.TimeoutExpired:
                process.kill()
                done += 1
                length *= 1.02
            process.wait(timeout=PATIENCE)
            look(store)
            shutil.rmtree(store)
        return done

    def copy(self, pattern: Path) -> Path:
        """A copy of a store to work on."""
        self.count += 1
        store = self.scratch / f"copy-{self.count}"
        shutil.copytree(pattern, store)
        return store

    def shown(self, store: Path, user: str) -> dict[str, object]:
        """What is stored of somebody."""
        result = self._run("show", "diet", store, user, "--json")
        shown: dict[str, object] = json.loads(result)
        return shown

    def _run(
        self, command: str, flow: str, store: Path, user: str, *more: str, lines: list[str] = []
    ) -> bytes:
        result = self.programs.run(
            *(command, flow, "--user", user, "--store", str(store), "--now", NOW, *more),
            lines=lines,
        )
        if result.code != 0:
            raise Violation(f"{command} {flow} exits {result.code}: {result.errors.decode()}")
        return result.output


def check_old_rows(store: Path) -> None:
    """Raises `Violation` when who was in a database of the first version is not there as before."""
    with sqlite3.connect(store / "diet.sqlite") as database:
        found = database.execute(
            "SELECT email, onboarding_completed FROM user_profiles WHERE email IS NOT NULL"
        ).fetchall()
    database.close()
    if found != [("old@example.org", 0)]:
        raise Violation(f"after a migration was cut short, the old row is {found}")


def migrations(commands: Commands, kills: int, dice: random.Random) -> int:
    """Kills the migration of an old database: its rows stay, and the next start finishes it."""

    def look(store: Path) -> None:
        conversation = named("diet")
        commands._run("chat", "diet", store, "ana", lines=list(conversation.lines))
        if not commands.shown(store, "ana")["completed"]:
            raise Violation("nobody can be onboarded after a migration was killed")
        check_old_rows(store)
        check_files(store)

    arguments = ["chat", "diet", "--user", "ana"]
    pattern = commands.old_store()
    count = commands.at_every_call(pattern, arguments, look)
    return count + commands.at_random(pattern, arguments, look, kills, dice)


def forgetting(commands: Commands, kills: int, dice: random.Random) -> int:
    """Kills `forget`: all of the person is there or nothing, others are untouched, and forgetting
    again leaves no byte of the person."""
    pattern = commands.filled_store(3)
    whole = commands.shown(pattern, "user 1")
    others = [commands.shown(pattern, "user 0"), commands.shown(pattern, "user 2")]

    def look(store: Path) -> None:
        left = commands.shown(store, "user 1")
        if left != whole and (left["completed"] or any(left["profile"].values())):  # type: ignore
            raise Violation(f"half of somebody is left after forget was killed: {left}")
        commands._run("forget", "diet", store, "user 1", "--yes")
        if [commands.shown(store, "user 0"), commands.shown(store, "user 2")] != others:
            raise Violation("forget was killed, and somebody else's answers changed")
        for path in store.iterdir():
            if path.is_file() and b"user 1" in path.read_bytes():
                raise Violation(f"{path.name} names somebody who was forgotten")
        check_files(store)

    arguments = ["forget", "diet", "--user", "user 1", "--yes"]
    count = commands.at_every_call(pattern, arguments, look)
    return count + commands.at_random(pattern, arguments, look, kills, dice)
