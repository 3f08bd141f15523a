"""Runs of the tests, with one change in force or none."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import threading
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .building import TESTS

_ISSUE = re.compile(r'Test "?(.*?)"? recorded an issue')
# Bytes; a change may well ask for all there is.
_MEMORY = 8 << 30
# Seconds that may pass in a run, however busy the machine is.
_PATIENCE = 900
# Seconds of a processor that suites take which are run in the end alone: they seldom notice anything
# that no other does.
_SLOW = 3
# The tests that notice most in the shortest time.
_FIRST = "TranscriptsTests.GoldenTests/replays"


@dataclass(frozen=True)
class Suite:
    """Tests that are run together: what they take without a change, and what changes they reach."""

    name: str
    seconds: float
    passes: bool
    reached: frozenset[int]

    @property
    def target(self) -> str:
        """The first tests are a target of their own."""
        return self.name if self.name == _FIRST else self.name.split(".")[0]

    @property
    def order(self) -> int:
        return -1 if self.name == _FIRST else TESTS.index(self.target)

    @property
    def is_slow(self) -> bool:
        return self.seconds > _SLOW


@dataclass(frozen=True)
class Run:
    """How a run ended: what failed, if anything, and the seconds of a processor it took."""

    failure: str | None
    seconds: float


class Trials:
    """The program of the tests, and how it is run."""

    def __init__(self, program: Path, tree: Path):
        self._program = program
        self._tree = tree
        self._running: set[int] = set()
        self._lock = threading.Lock()
        self._stopped = False

    def names_of_suites(self) -> list[str]:
        """All suites, and the tests that are run first."""
        listed = subprocess.run(
            [self._program, "--testing-library", "swift-testing", "--list-tests"],
            cwd=self._tree, check=True, stdout=subprocess.PIPE, text=True,
        ).stdout  # fmt: skip
        names = {line.split("/")[0] for line in listed.splitlines() if line.startswith(TESTS)}
        return [_FIRST, *sorted(names)]

    def without_change(self, name: str, count: int, folder: Path) -> Suite:
        """Runs a suite as it is, and notes which of the changes it comes by."""
        notes = folder / "reached"
        notes.write_bytes(bytes(count))
        run = self._run([name], {"MUTANTS_REACHED": str(notes)}, _PATIENCE)
        reached = frozenset(number for number, byte in enumerate(notes.read_bytes()) if byte)
        return Suite(name, run.seconds, run.failure is None, reached)

    def notice(self, number: int, suites: Iterable[Suite]) -> str | None:
        """What notices a change first, or nil when nothing does."""
        together = defaultdict(list)
        for suite in suites:
            if suite.passes and number in suite.reached:
                together[suite.order].append(suite)
        for _, parts in sorted(together.items()):
            seconds = sum(suite.seconds for suite in parts)
            names = [suite.name for suite in parts]
            run = self._run(names, {"MUTANT": str(number)}, round(10 + 5 * seconds))
            if run.failure is not None:
                return f"{parts[0].target.split('.')[0]}: {run.failure}"
        return None

    def stop(self) -> None:
        """Ends whatever runs; nothing more is started."""
        with self._lock:
            self._stopped = True
            for process in self._running:
                os.killpg(process, signal.SIGKILL)

    def _run(self, names: list[str], environment: dict[str, str], limit: int) -> Run:
        def confine() -> None:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        filters = [f"^{re.escape(name)}(/|\\()" for name in names]
        with self._lock:
            if self._stopped:
                raise InterruptedError
            process = subprocess.Popen(
                [
                    self._program, "--testing-library", "swift-testing",
                    "--filter", "|".join(filters),
                ],
                cwd=self._tree, env={**os.environ, **environment}, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=confine,
                text=True, errors="replace",
            )  # fmt: skip
            self._running.add(process.pid)
        patience = threading.Timer(_PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
        patience.start()
        issue = None
        for line in process.stdout:
            if issue := _ISSUE.search(line):
                os.killpg(process.pid, signal.SIGKILL)
                break
        process.stdout.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        patience.cancel()
        with self._lock:
            self._running.discard(process.pid)
            if self._stopped:
                raise InterruptedError
        return Run(
            issue.group(1) if issue else _ending(process.returncode),
            usage.ru_utime + usage.ru_stime,
        )


def _ending(code: int) -> str | None:
    if code == 0:
        return None
    if code == -signal.SIGXCPU or code == -signal.SIGKILL:
        return "does not end"
    return f"ends with {signal.Signals(-code).name}" if code < 0 else f"ends with {code}"
