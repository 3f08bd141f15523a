"""`scripts/prove speed`: how long a start, a turn and a whole onboarding take, as ratios.

What is compared runs in turn, in one sitting, and medians are taken: the machine may be busy, as
long as it is busy for all of them.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from .conversations import CONVERSATIONS, named
from .programs import NOW, Programs, as_input
from .service import PlanService
from .stopwatch import Lap, Times, in_turn, run

TURNS = 200
"""How many turns are made in a row to learn how long one takes."""


@dataclass
class Verdict:
    """A figure, what it may be at most, and how it came about."""

    name: str
    figure: float
    most: float
    details: str

    def __str__(self) -> str:
        word = "ok  " if self.figure <= self.most else "OVER"
        return f"  {word}  {self.name}: {self.figure:.3g} (at most {self.most:.3g}); {self.details}"


def prove(programs: Programs, arguments: list[str]) -> None:
    """Measures everything; raises when a figure is over its target."""
    parser = argparse.ArgumentParser(prog="prove speed")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--users", type=int, default=1_000_000, help="in the store that is full")
    parser.add_argument("--only", default="", help="start, onboarding, memory, sign-in, turn or users")
    options = parser.parse_args(arguments)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    measures = {
        "start": lambda scratch: start(programs, scratch, options.rounds),
        "onboarding": lambda scratch: onboarding(programs, scratch, options.rounds),
        "memory": lambda scratch: memory(programs, scratch),
        "sign-in": lambda scratch: sign_in(programs, scratch, options.rounds),
        "turn": lambda scratch: turn(programs, scratch, options.rounds),
        "users": lambda scratch: users(programs, scratch, options.users, options.rounds),
    }
    over = []
    for name, measure in measures.items():
        if options.only and options.only != name:
            continue
        scratch = Path(tempfile.mkdtemp(prefix="usher-proof-"))
        try:
            for verdict in measure(scratch):
                print(verdict, flush=True)
                if verdict.figure > verdict.most:
                    over.append(verdict.name)
        finally:
            shutil.rmtree(scratch)
    if over:
        raise AssertionError(f"over its target: {', '.join(over)}")


def chat(programs: Programs, store: Path, lines: bytes, until: bytes | None = None) -> Lap:
    """A piped diet conversation in a store."""
    place = ["--user", "ana", "--store", str(store), "--now", NOW]
    environment = programs.clean_environment(store)
    return run([programs.usher, "chat", "diet", *place], environment, lines, until)


def start(programs: Programs, scratch: Path, rounds: int) -> list[Verdict]:
    """From the start to the first question, against two starts everybody knows."""
    store = scratch / "store"
    environment = programs.clean_environment(scratch)
    chat(programs, store, b"")
    sqlite = shutil.which("sqlite3") or "sqlite3"
    database = str(store / "diet.sqlite")
    python = python_with_prompt_toolkit(scratch)
    ours, theirs, pythons = in_turn(
        rounds,
        lambda: chat(programs, store, b"", until=b"> "),
        lambda: run([sqlite, database, "select 1"], environment),
        lambda: run([python, "-c", "import prompt_toolkit"], environment),
    )
    return [
        Verdict(
            "start to `import prompt_toolkit`",
            ours.passed / pythons.passed,
            1 / 15,
            f"{ours}, {pythons}",
        ),
        Verdict(
            "start to `sqlite3 FILE 'select 1'`",
            ours.passed / theirs.passed,
            6,
            f"{ours}, {theirs}",
        ),
    ]


def python_with_prompt_toolkit(scratch: Path) -> str:
    """A Python that has prompt_toolkit: this one, or one in an environment of its own."""
    probe = [sys.executable, "-c", "import prompt_toolkit"]
    if subprocess.run(probe, capture_output=True).returncode == 0:
        return sys.executable
    venv.create(scratch / "venv", with_pip=True)
    python = str(scratch / "venv" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "prompt_toolkit"], check=True)
    return python


def onboarding(programs: Programs, scratch: Path, rounds: int) -> list[Verdict]:
    """A whole diet onboarding: start, five answers, five durable commits, exit."""
    lines = as_input(list(named("diet").lines))
    new_stores = iter(range(10 * rounds))
    shared = scratch / "shared"
    chat(programs, shared, b"")
    people = iter(range(10 * rounds))

    def in_a_new_store() -> Lap:
        return chat(programs, scratch / f"new-{next(new_stores)}", lines)

    def in_a_store_that_is_there() -> Lap:
        place = ["--user", f"user {next(people)}", "--store", str(shared), "--now", NOW]
        environment = programs.clean_environment(shared)
        return run([programs.usher, "chat", "diet", *place], environment, lines)

    fresh, there = in_turn(rounds, in_a_new_store, in_a_store_that_is_there)
    return [
        Verdict("a piped diet onboarding, ms", there.passed * 1e3, 50, str(there)),
        Verdict("the same with a store to be made, ms", fresh.passed * 1e3, 50, str(fresh)),
    ]


def memory(programs: Programs, scratch: Path) -> list[Verdict]:
    """The peak of memory of whole conversations, those apart that hash a password."""
    verdicts = []
    with PlanService(programs) as service:
        for conversation in CONVERSATIONS:
            store = scratch / conversation.name
            place = ["--user", "ana", "--store", str(store), "--now", NOW]
            more = ["--service", service.url] if conversation.needs_service else []
            command = [programs.usher, "chat", conversation.flow, *place, *more]
            lines = as_input(list(conversation.lines))
            lap = run(
                [*command, *conversation.options], programs.clean_environment(store), lines
            )
            most = 40 if "--sign-in" not in conversation.options else 80
            name = f"peak memory of {conversation.name}, MB"
            verdicts.append(Verdict(name, lap.peak / 1e6, most, "resident, shared pages included"))
    return verdicts


def sign_in(programs: Programs, scratch: Path, rounds: int) -> list[Verdict]:
    """A wrong password against an unknown email: the time must not tell which of them it was."""
    store = str(scratch / "store")
    environment = programs.clean_environment(scratch)
    days = itertools.count(1)

    def attempt(user: str, lines: list[str]) -> Lap:
        # Each on a day of its own, as failures slow down the tries that follow.
        now = (date(2026, 3, 2) + timedelta(days=next(days))).isoformat() + "T09:00"
        place = ["--sign-in", "local", "--user", user, "--store", store, "--now", now]
        return run([programs.usher, "chat", "trendsight", *place], environment, as_input(lines))

    password = "a quiet harbour 73"
    attempt("owner", ["get started", "owner@example.org", password, password])
    wrong, unknown = in_turn(
        rounds,
        lambda: attempt("guest", ["I have an account", "owner@example.org", "not the password"]),
        lambda: attempt("guest", ["I have an account", "nobody@example.org", "not the password"]),
    )
    ratio = wrong.worked / unknown.worked
    return [
        Verdict(
            "a wrong password to an unknown email, the longer to the shorter",
            max(ratio, 1 / ratio),
            1.1,
            f"{wrong}, {unknown}",
        )
    ]


def corrections(count: int) -> bytes:
    """Lines that each change an answer, and so save."""
    return as_input([f"change calories to {1900 + 100 * (index % 2)}" for index in range(count)])


def one_turn(none: Times, many: Times) -> float:
    """Seconds of one turn: what many turns take longer than none."""
    return (many.passed - none.passed) / TURNS


def turn(programs: Programs, scratch: Path, rounds: int) -> list[Verdict]:
    """A turn that saves, against writing the same rows without any program around them."""
    store = scratch / "store"
    chat(programs, store, as_input(list(named("diet").lines)))
    bare = scratch / "bare"
    shutil.copytree(store, bare)
    none, many, commits = in_turn(
        max(5, rounds // 3),
        lambda: chat(programs, store, b""),
        lambda: chat(programs, store, corrections(TURNS)),
        lambda: bare_commits(bare / "diet.sqlite", TURNS),
    )
    ours, theirs = one_turn(none, many), commits.passed / TURNS
    processor = (many.worked - none.worked) / TURNS
    return [
        Verdict(
            "a durable turn to a bare commit",
            ours / theirs,
            1.5,
            f"{ours * 1e6:.0f} us ({processor * 1e6:.0f} us of a processor), "
            f"{theirs * 1e6:.0f} us ({commits.worked / TURNS * 1e6:.0f} us)",
        )
    ]


def bare_commits(path: Path, count: int) -> Lap:
    """Writes the rows of a turn, as it does, in a transaction each: WAL, synchronous = FULL."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    conversation = list(database.execute("SELECT * FROM usher_conversations").fetchone())
    profile = list(database.execute("SELECT * FROM user_profiles").fetchone())
    (state, version) = (conversation[-1], conversation[2])
    marks = ", ".join("?" * len(profile))
    worked = time.process_time()
    start = time.perf_counter()
    for index in range(count):
        database.execute("BEGIN IMMEDIATE")
        database.execute(
            "SELECT version, id, saved_at, state FROM usher_conversations WHERE user = ?",
            [conversation[0]],
        ).fetchone()
        database.execute(f"INSERT OR REPLACE INTO user_profiles VALUES ({marks})", profile)
        conversation[2] = version + index + 1
        conversation[-1] = state[:-1] + " " * (index % 2) + "}"
        database.execute(
            "INSERT OR REPLACE INTO usher_conversations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            conversation,
        )
        database.execute(
            "INSERT INTO usher_outbox (user, id, version, saved_at) VALUES (?, ?, ?, ?)",
            [conversation[0], conversation[1], conversation[2], conversation[7]],
        )
        database.execute("COMMIT")
    passed = time.perf_counter() - start
    worked = time.process_time() - worked
    database.close()
    return Lap(passed, worked, 0)


def users(programs: Programs, scratch: Path, count: int, rounds: int) -> list[Verdict]:
    """A turn and a start with many people in the store, against a store with one."""
    few, full = scratch / "few", scratch / "full"
    chat(programs, few, as_input(list(named("diet").lines)))
    shutil.copytree(few, full)
    fill = Path(__file__).parent.parent / "fill-store"
    subprocess.run([str(fill), str(full), "ana", str(count)], check=True)
    none_few, many_few, none_full, many_full = in_turn(
        max(5, rounds // 3),
        lambda: chat(programs, few, b""),
        lambda: chat(programs, few, corrections(TURNS)),
        lambda: chat(programs, full, b""),
        lambda: chat(programs, full, corrections(TURNS)),
    )
    one, million = one_turn(none_few, many_few), one_turn(none_full, many_full)
    return [
        Verdict(
            f"a turn among {count} people to one alone",
            million / one,
            1.2,
            f"{million * 1e6:.0f} us, {one * 1e6:.0f} us; "
            f"a start {none_full.passed * 1e3:.1f} ms, {none_few.passed * 1e3:.1f} ms",
        )
    ]
