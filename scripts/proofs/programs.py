"""The programs under proof, and how they are run."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self

NOW = "2026-03-02T09:00"
"""The instant at which all conversations take place, so that runs can be compared byte for byte."""

PATIENCE = 120.0
"""Seconds until a program that says nothing counts as hanging, on the busiest machine."""


@dataclass(frozen=True)
class Result:
    """What a program left behind: its exit code (negative for a signal) and its output."""

    code: int
    output: bytes
    errors: bytes

    @property
    def is_crash(self) -> bool:
        """Whether the program was ended by a fault of its own: a trap, an abort, a bad access."""
        return self.code in (-4, -5, -6, -7, -8, -11) or self.code == 70


@dataclass(frozen=True)
class Programs:
    """The folder of the built programs, and the environment they run in."""

    folder: Path
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def usher(self) -> str:
        return str(self.folder / "usher")

    @property
    def plans(self) -> str:
        return str(self.folder / "usher-plans")

    @property
    def web(self) -> str:
        return str(self.folder / "usher-web")

    def clean_environment(self, home: Path | None = None) -> dict[str, str]:
        """An environment with nothing in it that a developer's machine may have set."""
        base = {"PATH": os.environ["PATH"], "TZ": "UTC", "LANG": "C.UTF-8"}
        return base | {"HOME": str(home or "/nonexistent")} | self.environment

    def run(
        self,
        *arguments: str,
        lines: list[str] | bytes = b"",
        environment: dict[str, str] | None = None,
        before: list[str] | None = None,
        **options: object,
    ) -> Result:
        """Runs usher to its end with lines on its standard input, behind a command if any."""
        data = lines if isinstance(lines, bytes) else as_input(lines)
        finished = subprocess.run(
            [*(before or []), self.usher, *arguments],
            input=data,
            capture_output=True,
            timeout=PATIENCE,
            env=self.clean_environment() if environment is None else environment,
            **options,  # type: ignore[call-overload]
        )
        return Result(finished.returncode, finished.stdout, finished.stderr)


def as_input(lines: list[str]) -> bytes:
    """Lines as a person's pipe would send them."""
    return "".join(f"{line}\n" for line in lines).encode()


class Program:
    """A program that is ended with its block."""

    process: subprocess.Popen[str]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
