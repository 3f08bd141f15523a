"""Ways to end a conversation before its time."""

from __future__ import annotations

import signal
import time
from dataclasses import dataclass
from typing import Protocol

from .talk import Talk


class Kill(Protocol):
    """A way to end a program that is given lines to answer with."""

    @property
    def before(self) -> list[str]:
        """The command that the program is run behind, if any."""

    @property
    def codes(self) -> set[int]:
        """The exit codes it may end with; 0 when it came too late."""

    def carry_out(self, talk: Talk, lines: list[str]) -> None:
        """Sends lines, and ends the program; what it said is read afterwards."""


@dataclass(frozen=True)
class AtTime:
    """A signal so many seconds after the program was started and given all lines at once."""

    seconds: float
    signal: signal.Signals = signal.SIGKILL

    @property
    def before(self) -> list[str]:
        return []

    @property
    def codes(self) -> set[int]:
        return codes(self.signal)

    def carry_out(self, talk: Talk, lines: list[str]) -> None:
        talk.say(*lines)
        time.sleep(self.seconds)
        talk.process.send_signal(self.signal)


@dataclass(frozen=True)
class AfterLine:
    """A signal so many seconds after a line was sent, each line answering its own question."""

    line: int
    seconds: float
    signal: signal.Signals = signal.SIGKILL

    @property
    def before(self) -> list[str]:
        return []

    @property
    def codes(self) -> set[int]:
        return codes(self.signal)

    def carry_out(self, talk: Talk, lines: list[str]) -> None:
        for index, line in enumerate(lines[: self.line + 1]):
            if not talk.until_prompt(index + 1):
                return
            talk.say(line)
        time.sleep(self.seconds)
        talk.process.send_signal(self.signal)


@dataclass(frozen=True)
class ClosedPipe:
    """Nobody reads any more what is said after so many questions, as behind `head`."""

    prompts: int

    @property
    def before(self) -> list[str]:
        return []

    @property
    def codes(self) -> set[int]:
        return {0, 74, 75}

    def carry_out(self, talk: Talk, lines: list[str]) -> None:
        talk.say(*lines)
        talk.until_prompt(self.prompts)
        talk.close_output()
        talk.end_input()


@dataclass(frozen=True)
class AtSystemCall:
    """A kill -9 in place of the N-th system call of a name; all lines are given at once."""

    name: str
    number: int

    @property
    def before(self) -> list[str]:
        return inject(self.name, self.number)

    @property
    def codes(self) -> set[int]:
        return {-signal.SIGKILL, 0}

    def carry_out(self, talk: Talk, lines: list[str]) -> None:
        talk.say(*lines)
        talk.end_input()


def codes(word: signal.Signals) -> set[int]:
    """What a program may end with that got a signal: before it listens, or after, or too late."""
    return {-word, 128 + word, 0, 75}


def inject(name: str, number: int, fault: str = "signal=KILL") -> list[str]:
    """The command behind which a program meets a fault in place of its N-th such system call.

    What it starts itself is left alone: its first thread is where everything is written.
    """
    trace = ["strace", "-qqq", "-o", "/dev/null", "-e", f"trace={name}"]
    return [*trace, "-e", f"inject={name}:{fault}:when={number}"]
