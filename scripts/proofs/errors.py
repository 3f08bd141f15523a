"""Proves that no acknowledged answer is lost when a system call, or an allocation, fails once."""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .checks import DOCUMENTED
from .crash import Violation, check_files
from .kills import inject
from .reference import Bench, Reference
from .talk import Talk

CALLS = "pwrite64 fdatasync fsync ftruncate write rename unlink".split()
"""The calls by which answers get onto the disk, and what is said to the person."""

AGAIN = b"Shall I try again?"
"""How the person is asked when something could not be saved."""

REFUSED = b"so I haven't kept it"
"""How the person is told that a check of the store failed, before the question is asked again."""
SIGN_UP_FAILED = b"Try again in a moment."
"""How the person is told when no account could be opened, before the email is asked for again."""
SIGNED_OUT = b"Please sign in again"
"""How the person is told when it cannot be seen that they are signed in."""

TRAPS = {-signal.SIGILL, -signal.SIGTRAP}
"""How GRDB ends a program in which SQLite gets no memory, where it has no way to tell."""


@dataclass
class Sufferer:
    """A conversation in which something fails once."""

    bench: Bench
    reference: Reference
    store: Path
    codes: set[int]
    """What the program may end with."""

    def suffer(self, fault: str, before: list[str], has_failed: Callable[[Talk], bool]) -> bool:
        """Holds the conversation until it ends, saying yes to trying again; then goes on with it.

        Returns whether there was a fault. Raises `Violation` when an acknowledged answer is
        missing, the program ends as it should not, or the conversation cannot be finished.
        """
        conversation = self.bench.conversation
        talk = self.bench.talk(self.store, before)
        acknowledged = answered = 0
        credentials: list[str] = []
        while talk.until_prompt(answered + 1):
            # Without the ends of lines at which it is wrapped.
            said = b" ".join(talk.said.rpartition(b"\n> ")[0].rpartition(b"\n> ")[2].split())
            if REFUSED in said:
                acknowledged -= 1
            if SIGN_UP_FAILED in said:
                acknowledged = conversation.begun_again.get(acknowledged - 1, acknowledged)
            if SIGNED_OUT in said:
                credentials = list(conversation.account)
            if credentials:
                talk.say(credentials.pop(0))
            elif AGAIN in said:
                talk.say("yes")
            elif acknowledged < len(conversation.lines):
                talk.say(conversation.lines[acknowledged])
                acknowledged += 1
            else:
                break
            answered += 1
        talk.end_input()
        code = talk.finish()
        if not has_failed(talk):
            return False
        if code not in self.codes:
            end = talk.said[-300:]
            raise Violation(f"{conversation.name}: {fault} ends it with {code}: {end!r}")
        # The answer to the last question may have come too late to be acknowledged.
        least = acknowledged if talk.prompts > answered else max(0, acknowledged - 1)
        self._finish(fault, {*range(least, acknowledged + 2)})
        return True

    def _finish(self, fault: str, after: set[int]) -> None:
        conversation = self.bench.conversation
        after |= {back for i, back in conversation.begun_again.items() if i in after}
        shown = self.bench.shown(self.store)
        stands = self.reference.holds(shown, after)
        if not stands:
            raise Violation(f"{conversation.name}: after {fault} and {after} lines: {shown}")
        reached = self.bench.reached(self.store, self.reference, stands)
        if reached is None:
            raise Violation(f"{conversation.name}: after {fault} it goes on after none of {stands}")
        start = conversation.going_on(reached)
        talk = self.bench.talk(self.store)
        talk.say(*conversation.lines[start:])
        talk.end_input()
        code = talk.finish()
        if code != 0 or self.bench.shown(self.store) != self.reference.moments[-1].shown:
            end = talk.said[-300:]
            raise Violation(f"{conversation.name}: not finished after {fault}: {code}, {end!r}")
        check_files(self.store)


Try = Callable[[str, list[str], Path], None]
"""Tries something: the words for the fault, the command it happens behind, a folder to work in."""


def each_failing(scratch: Path, attempt: Try) -> int:
    """Tries something with each call failing in turn, in two ways; returns how often one did."""
    count = 0
    for name in CALLS:
        for error in ("EIO", "ENOSPC"):
            number = 1
            while True:
                trace = scratch / f"{name}-{error}-{number}.trace"
                before = inject(name, number, f"error={error}")
                before[before.index("/dev/null")] = str(trace)
                folder = scratch / f"{name}-{error}-{number}"
                attempt(f"{error} at {name} number {number}", before, folder)
                shutil.rmtree(folder, ignore_errors=True)
                if "(INJECTED)" not in trace.read_text():
                    break
                count += 1
                number += 1
    return count


def at_every_call(bench: Bench, reference: Reference, scratch: Path) -> int:
    """Has each call of a conversation fail in turn; returns how often one did."""

    def attempt(fault: str, before: list[str], store: Path) -> None:
        sufferer = Sufferer(bench, reference, store, DOCUMENTED)
        trace = Path(before[before.index("-o") + 1])
        sufferer.suffer(fault, before, lambda _: "(INJECTED)" in trace.read_text())

    return each_failing(scratch, attempt)


def at_every_allocation(bench: Bench, reference: Reference, scratch: Path, step: int) -> int:
    """Has allocations of SQLite fail in turn; returns how often one did."""
    library = scratch / "allocations.so"
    source = Path(__file__).with_name("allocations.c")
    subprocess.run(["cc", "-O1", "-fPIC", "-shared", "-o", library, source], check=True)
    count = 0
    number = 1
    while True:
        mark = scratch / f"mark-{number}"
        variables = [f"LD_PRELOAD={library}", f"USHER_FAIL_AT={number}", f"USHER_FAIL_MARK={mark}"]
        store = scratch / f"allocation-{number}"
        sufferer = Sufferer(bench, reference, store, DOCUMENTED | TRAPS)
        fault = f"no memory at allocation {number}"
        if not sufferer.suffer(fault, ["env", *variables], lambda _: mark.exists()):
            return count
        count += 1
        number += step
