"""Proves that no acknowledged answer is lost, whenever and wherever the program is killed."""

from __future__ import annotations

import itertools
import random
import signal
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from .conversations import Conversation
from .kills import AfterLine, AtSystemCall, AtTime, ClosedPipe, Kill
from .reference import Bench, Reference
from .talk import before_first_prompt

SYSTEM_CALLS = (
    "fdatasync fsync pwrite64 write ftruncate rename unlink openat fchmod mkdir flock".split()
)
"""The calls that change files or tell the outside something, and those that make files."""


class Violation(AssertionError):
    """Something that must not happen after a kill."""


@dataclass
class Victim:
    """A store, and how many lines of the conversation have been answered in it for certain."""

    bench: Bench
    reference: Reference
    store: Path
    answered: int = 0

    @property
    def conversation(self) -> Conversation:
        return self.bench.conversation

    def survive(self, kill: Kill) -> bool:
        """Goes on with the conversation until it is killed, and looks at what is left.

        Returns whether the kill came too late. Raises `Violation` when an acknowledged answer is
        missing, half of one is there, or the person was met at the wrong question.
        """
        talk = self.bench.talk(self.store, kill.before)
        kill.carry_out(talk, list(self.conversation.lines[self.answered :]))
        code = talk.finish()
        self._check_greeting(talk.said)
        if code not in kill.codes:
            raise Violation(f"{self.conversation.name}: {kill} ends it with exit {code}")
        # A question is put when everything before it is saved; the answer to it may be, or not.
        # Where nobody reads, more may be saved than was seen.
        acknowledged = self.answered + max(0, talk.prompts - 1)
        is_seen = not isinstance(kill, ClosedPipe)
        most = acknowledged + 1 if is_seen else len(self.reference.moments)
        shown = self.bench.shown(self.store)
        after = {*range(acknowledged, most + 1)}
        after |= {back for i, back in self.conversation.begun_again.items() if i in after}
        stands = self.reference.holds(shown, after)
        if not stands:
            raise Violation(
                f"{self.conversation.name}: after {kill} with {acknowledged} lines acknowledged "
                f"(exit {code}), the store shows {shown}"
            )
        reached = self.bench.reached(self.store, self.reference, stands)
        if reached is None:
            raise Violation(f"{self.conversation.name}: after {stands} it goes on with neither")
        self.answered = self.conversation.going_on(reached)
        return code == 0

    def _check_greeting(self, said: bytes) -> None:
        greeting = before_first_prompt(said)
        if greeting is not None and not self.bench.is_greeting(
            greeting, self.reference, self.answered
        ):
            raise Violation(
                f"{self.conversation.name}: after {self.answered} lines it goes on with {greeting}"
            )

    def finish(self) -> None:
        """Answers what is left, and looks at the end of it all."""
        talk = self.bench.talk(self.store)
        talk.say(*self.conversation.lines[self.answered :])
        talk.end_input()
        code = talk.finish()
        self._check_greeting(talk.said)
        final = self.reference.moments[-1].shown
        if code != 0 or self.bench.shown(self.store) != final:
            raise Violation(
                f"{self.conversation.name}: finished from line {self.answered} with exit {code} "
                f"and {self.bench.shown(self.store)}"
            )
        check_files(self.store)


def check_files(store: Path) -> None:
    """Raises `Violation` when a database of a store is not sound."""
    for path in store.glob("*.sqlite"):
        with sqlite3.connect(path) as database:
            (word,) = database.execute("PRAGMA integrity_check").fetchone()
            broken = database.execute("PRAGMA foreign_key_check").fetchall()
        database.close()
        if word != "ok" or broken:
            raise Violation(f"{path.name}: {word} {broken}")


def at_every_call(bench: Bench, reference: Reference, scratch: Path) -> int:
    """Kills a conversation at every system call that matters in turn; returns how many times."""
    kills = 0
    for name in SYSTEM_CALLS:
        number = 1
        while True:
            victim = Victim(bench, reference, scratch / f"{name}-{number}")
            is_over = victim.survive(AtSystemCall(name, number))
            victim.finish()
            if is_over:
                break
            kills += 1
            number += 1
    return kills


def at_random(
    bench: Bench, reference: Reference, scratch: Path, kills: int, dice: random.Random
) -> int:
    """Kills conversations at random times, the same one again and again until it is over."""
    done = 0
    length = duration(bench, scratch)
    for round in itertools.count():
        if done >= kills:
            break
        victim = Victim(bench, reference, scratch / f"random-{round}")
        for _ in range(dice.randint(1, 3 * len(bench.conversation.lines))):
            rest = len(bench.conversation.lines) - victim.answered
            if rest <= 0:
                break
            done += not victim.survive(random_kill(dice, rest, length))
        victim.finish()
    return done


def random_kill(dice: random.Random, lines: int, length: float) -> Kill:
    """A kill of a random kind at a random time."""
    word = dice.choice((signal.SIGKILL,) * 6 + (signal.SIGTERM, signal.SIGHUP, None))
    if word is None:
        return ClosedPipe(dice.randint(0, lines))
    if dice.random() < 0.5:
        return AtTime(dice.uniform(0, 1.2 * length), word)
    # Most saves take a millisecond or two: this is where there is something to hit.
    return AfterLine(dice.randrange(lines), dice.expovariate(1 / 0.002), word)


def duration(bench: Bench, scratch: Path) -> float:
    """Seconds a whole conversation takes."""
    start = time.monotonic()
    talk = bench.talk(scratch / "duration")
    talk.say(*bench.conversation.lines)
    talk.end_input()
    talk.finish()
    return time.monotonic() - start
