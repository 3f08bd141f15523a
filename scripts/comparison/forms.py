"""Forms at a terminal: how long they take to their first prompt, and how much memory in all."""

from __future__ import annotations

import fcntl
import itertools
import os
import pty
import resource
import statistics
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from proofs.stopwatch import Lap, Times, in_turn

from .readers import NOW

ROUNDS = 20
"""How often each form is filled in."""

USHER = [(b"> ", f"{line}\r".encode()) for line in ("lose weight", "1800", "noon to 8pm", "", "yes", "done")]
"""What is waited for, and what is typed then."""

QUESTIONARY = [
    (b"Gain Muscle", b"\r"),
    (b"calories per day?", b"\r"),
    (b"usually eat?", b"\r"),
    (b"to go on.", b" "),
    (b"tracking?", b"y"),
]


def compare(build: str) -> list[list[str]]:
    """A table of both forms, filled in in turn."""
    with tempfile.TemporaryDirectory() as folder:
        place = ["--store", f"{folder}/store", "--now", NOW.isoformat(timespec="minutes")]
        people = (f"user {number}" for number in itertools.count())
        usher = [f"{build}/usher", "chat", "diet", *place, "--user"]
        form = [sys.executable, str(Path(__file__).with_name("form.py"))]
        ours, theirs = in_turn(
            ROUNDS,
            lambda: fill_in([*usher, next(people)], USHER, folder),
            lambda: fill_in(form, QUESTIONARY, folder),
        )
    return [
        ["", "`usher chat diet`", f"questionary {version('questionary')}"],
        ["to the first prompt, ms", *(f"{1e3 * times.passed:.0f}" for times in (ours, theirs))],
        ["memory at the most, MB", *(f"{peak(times) / 1e6:.0f}" for times in (ours, theirs))],
    ]


def peak(times: Times) -> float:
    """The median of the peaks of memory, in bytes."""
    return statistics.median(lap.peak for lap in times.laps)


def fill_in(command: Sequence[str], steps: Sequence[tuple[bytes, bytes]], home: str) -> Lap:
    """Runs a form at a terminal of its own, to its end; what passed is the time to the first prompt."""
    environment = {"PATH": os.environ["PATH"], "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    # Nobody answers there where the cursor is.
    environment |= {"PROMPT_TOOLKIT_NO_CPR": "1"}
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.execve(command[0], list(command), environment)
    passed = None
    for awaited, typed in steps:
        said = b""
        while awaited not in said:
            said += read(terminal)
        if passed is None:
            passed = time.perf_counter() - start
        os.write(terminal, typed)
    try:
        while read(terminal):
            pass
    except EOFError:
        pass
    _, status, usage = os.wait4(child, 0)
    os.close(terminal)
    if os.waitstatus_to_exitcode(status):
        raise AssertionError(f"{command} exits {os.waitstatus_to_exitcode(status)}")
    # The peak of a child begins with what it was forked from.
    if usage.ru_maxrss <= resource.getrusage(resource.RUSAGE_SELF).ru_maxrss:
        raise AssertionError(f"{command} takes less memory than what measures it")
    return Lap(passed or 0, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def read(terminal: int) -> bytes:
    """What is shown next; raises at the end."""
    try:
        data = os.read(terminal, 1 << 16)
    except OSError:
        data = b""
    if not data:
        raise EOFError("the form ended")
    return data
