"""Times of programs that run in turn, so that a busy machine is unfair to none of them."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Lap:
    """One run: seconds that passed, seconds of a processor, and the peak of memory in bytes."""

    passed: float
    worked: float
    peak: int


@dataclass(frozen=True)
class Times:
    """Many runs of one thing."""

    laps: list[Lap]

    @property
    def passed(self) -> float:
        """The median of the seconds that passed."""
        return statistics.median(lap.passed for lap in self.laps)

    @property
    def worked(self) -> float:
        """The median of the seconds of a processor."""
        return statistics.median(lap.worked for lap in self.laps)

    @property
    def peak(self) -> int:
        """The greatest peak of memory, in bytes."""
        return max(lap.peak for lap in self.laps)

    @property
    def least(self) -> float:
        """The least of the seconds that passed: what it takes when nobody is in the way."""
        return min(lap.passed for lap in self.laps)

    def __str__(self) -> str:
        passed, least, worked = (1e3 * each for each in (self.passed, self.least, self.worked))
        return f"{passed:.2f} ms (least {least:.2f}, {worked:.2f} of a processor)"


def in_turn(rounds: int, *things: Callable[[], Lap]) -> list[Times]:
    """Does each thing once a round, after a round that does not count."""
    for thing in things:
        thing()
    laps: list[list[Lap]] = [[] for _ in things]
    for _ in range(rounds):
        for index, thing in enumerate(things):
            laps[index].append(thing())
    return [Times(each) for each in laps]


def run(
    command: Sequence[str],
    environment: Mapping[str, str],
    lines: bytes = b"",
    until: bytes | None = None,
) -> Lap:
    """Runs a program with lines on its input, to its end or until it has said something."""
    child_reads, we_write = os.pipe()
    we_read, child_writes = os.pipe()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    start = time.perf_counter()
    child = os.posix_spawn(
        command[0],
        list(command),
        dict(environment),
        file_actions=[
            (os.POSIX_SPAWN_DUP2, child_reads, 0),
            (os.POSIX_SPAWN_DUP2, child_writes, 1),
            (os.POSIX_SPAWN_DUP2, nowhere, 2),
        ],
    )
    for descriptor in (child_reads, child_writes, nowhere):
        os.close(descriptor)
    os.write(we_write, lines)
    if until is None:
        os.close(we_write)
    said = b""
    passed = None
    while data := os.read(we_read, 1 << 16):
        said += data
        if until is not None and passed is None and said.endswith(until):
            passed = time.perf_counter() - start
            os.close(we_write)
    _, status, usage = os.wait4(child, 0)
    if passed is None:
        passed = time.perf_counter() - start
    os.close(we_read)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 75):
        raise AssertionError(f"{command} exits {code}")
    return Lap(passed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)
