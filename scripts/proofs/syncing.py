"""Power cuts and failing calls in the middle of `usher sync`."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from .checks import DOCUMENTED
from .conversations import named
from .crash import Violation, check_files
from .crash_commands import Commands
from .crash_sync import Remote
from .disk import Disk
from .errors import each_failing
from .power import Image, PowerCuts
from .programs import NOW, PATIENCE, Programs
from .trace import calls, command

CALLS = ("fdatasync", "unlink", "ftruncate", "sendto", "pwrite64")
"""The calls that change the disk, and those by which the remote learns of anything."""

LATER = "2026-03-02T10:00"

DELIVERED = """
SELECT (SELECT array_agg((user_id, version) ORDER BY user_id) FROM usher.conversations),
  (SELECT count(*) FROM usher.analytics)
"""
"""What a remote has, as one text."""


class Syncing:
    """Sends three people: one changed here, one changed on two machines, one new.

    A cut takes the disk of this machine back, and not the remote: it keeps what had arrived. So the
    command is killed at each call, which leaves the remote as it was then, and the disk is taken
    back to each state that a power cut there may have left.
    """

    def __init__(self, programs: Programs, remote: Remote) -> None:
        self.programs = programs
        self.remote = remote
        self.before: dict[str, bytes] = {}
        self.merged: dict[str, bytes] = {}
        self.replaced = b""

    def cut(self, cuts: PowerCuts) -> tuple[Iterable[Image], Callable[[Image], None]]:
        """Every disk that a power cut may leave, and what has to hold of each."""
        commands = Commands(self.programs, cuts.scratch)
        pattern, url = self._prepare(commands)

        def look(image: Image) -> None:
            remote = self._copied(image.remote or url)
            self._look(image.store, remote, image.words)

        return self._images(cuts, commands, pattern, url), look

    def fail(self, scratch: Path) -> int:
        """Has each call fail in turn; returns how often one did."""
        pattern, url = self._prepare(Commands(self.programs, scratch))

        def attempt(fault: str, before: list[str], store: Path) -> None:
            shutil.copytree(pattern, store)
            remote = self._copied(url)
            result = self.programs.run(*self._arguments(store, remote), before=before)
            if result.code not in DOCUMENTED:
                raise Violation(f"sync, {fault}: exit {result.code}: {result.errors.decode()}")
            self._look(store, remote, fault)

        return each_failing(scratch, attempt)

    def _prepare(self, commands: Commands) -> tuple[Path, str]:
        """A store and a remote that are to be merged, and what both are to show then."""
        pattern, url = self._two_machines(commands)
        self.before = self._shown(pattern)
        whole, there = commands.copy(pattern), self._copied(url)
        self._sync(whole, there)
        self.merged, self.replaced = self._shown(whole), self._conflicts(whole)
        is_merged = self.merged != self.before and self._shown(there) == self.merged
        if not is_merged or self.replaced == self._conflicts(pattern):
            raise Violation("sync merges nothing")
        return pattern, url

    def _look(self, store: Path, remote: str, words: str) -> None:
        """Looks at what is left, sends it again, and looks at both sides; drops the remote.

        Everybody is there as before or as merged, and after the next sync both sides, and what was
        replaced, are as they are when nothing goes wrong.
        """
        found = self._shown(store)
        if found.keys() != self.before.keys() or any(
            found[user] not in (self.before[user], self.merged[user]) for user in found
        ):
            raise Violation(f"sync: {words}: {store} shows {found}")
        self._sync(store, remote)
        if self._shown(store) != self.merged or self._shown(remote) != self.merged:
            raise Violation(f"sync: {words}: again, and {store} is not as {remote}")
        if self._conflicts(store) != self.replaced:
            raise Violation(f"sync: {words}: {self._conflicts(store).decode()} was replaced")
        check_files(store)
        self.remote.drop(remote)

    def _images(
        self, cuts: PowerCuts, commands: Commands, pattern: Path, url: str
    ) -> Iterator[Image]:
        """Every disk, with each state of the remote once."""
        known: set[tuple[int, str]] = set()
        for name in CALLS:
            number = 1
            while True:
                store, remote = commands.copy(pattern), self._copied(url)
                disk, trace = Disk.of(store), cuts.scratch / f"{name}-{number}.trace"
                at = command(trace, name, "-e", f"inject={name}:signal=KILL:when={number}")
                result = self.programs.run(*self._arguments(store, remote), before=at)
                self._settle(remote)
                done = sum(call.name != "sendto" for call in calls(trace))
                state = done, self.remote.ask(remote, DELIVERED)
                if state not in known:
                    known.add(state)
                    for image in cuts.in_the_end(trace, disk):
                        words = f"{name} number {number}, {image.words}"
                        yield replace(image, words=words, remote=remote)
                shutil.rmtree(store)
                trace.unlink()
                if result.code != -9:
                    break
                number += 1

    def _two_machines(self, commands: Commands) -> tuple[Path, str]:
        store, url = commands.filled_store(2), self.remote.database()
        self._sync(store, url)
        self._chat(commands.scratch / "other", "user 1", "change my calories to 2300", LATER, url)
        self._chat(store, "user 0", "change my calories to 2100", NOW)
        self._chat(store, "user 1", "change my calories to 2200", NOW)
        self._chat(store, "user 1", "change the hours to 11am to 7pm", NOW)
        commands._run("chat", "diet", store, "user 2", lines=list(named("diet").lines))
        return store, url

    def _chat(self, store: Path, user: str, line: str, now: str, remote: str | None = None) -> None:
        options = ["--remote", remote] if remote else []
        place = ["--user", user, "--store", str(store), "--now", now]
        result = self.programs.run("chat", "diet", *place, *options, lines=[line])
        if result.code != 0:
            raise Violation(f"chat exits {result.code}: {result.errors.decode()}")

    def _copied(self, url: str) -> str:
        """A copy of a database."""
        self._settle(url)
        return self.remote.database(url.split("?")[0].rsplit("/", 1)[1])

    def _settle(self, url: str) -> None:
        """Waits until all that a killed program had begun in a database is over."""
        name = url.split("?")[0].rsplit("/", 1)[1]
        sessions = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"
        deadline = time.monotonic() + PATIENCE
        while self.remote.ask(self.remote.url, sessions).strip() != "0":
            if time.monotonic() > deadline:
                raise Violation(f"somebody is still connected to {name}")
            time.sleep(0.02)

    def _arguments(self, store: Path, remote: str) -> list[str]:
        return ["sync", "diet", "--to", remote, "--store", str(store), "--now", LATER]

    def _sync(self, store: Path, remote: str) -> None:
        result = self.programs.run(*self._arguments(store, remote))
        if result.code != 0:
            raise Violation(f"sync of {store} exits {result.code}: {result.errors.decode()}")

    def _shown(self, place: Path | str) -> dict[str, bytes]:
        role = ["--role", "operator"] if isinstance(place, str) else []
        lines = self._run("export", place, "user 1", *role).splitlines()
        return {json.loads(line)["user"]: line for line in lines}

    def _conflicts(self, store: Path) -> bytes:
        return self._run("conflicts", store, "user 1", "--json")

    def _run(self, command: str, store: Path | str, user: str, *more: str) -> bytes:
        place = ["--user", user, "--store", str(store), "--now", LATER]
        result = self.programs.run(command, "diet", *place, *more)
        if result.code != 0:
            raise Violation(f"{command} of {store} exits {result.code}: {result.errors.decode()}")
        return result.output
