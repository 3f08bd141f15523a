"""A conversation that is held line by line, over a pipe."""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Mapping, Sequence

from .programs import PATIENCE

PROMPT = b"> "


class Talk:
    """A running program, what it said so far, and how many answers it has asked for."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        errors: int = subprocess.DEVNULL,
    ) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
            bufsize=0,
        )
        self.said = b""
        self.has_ended = False

    @property
    def prompts(self) -> int:
        """How many answers were asked for: no utterance begins a line like a prompt."""
        return count_prompts(self.said)

    def until_prompt(self, count: int) -> bool:
        """Waits until that many answers have been asked for; False when the program ended first."""
        deadline = time.monotonic() + PATIENCE
        while self.prompts < count and not self.has_ended:
            self._receive(deadline)
        return self.prompts >= count

    def say(self, *lines: str) -> None:
        """Sends lines; a program that is gone takes none, which is no failure."""
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            if self.process.stdin is not None:
                self.process.stdin.write(data)
        except BrokenPipeError:
            pass

    def end_input(self) -> None:
        """Sends no more."""
        if self.process.stdin is not None:
            self.process.stdin.close()

    def close_output(self) -> None:
        """Reads no more, as `head` does."""
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.has_ended = True

    def finish(self) -> int:
        """Reads to the end, and returns the exit code; negative for a signal."""
        deadline = time.monotonic() + PATIENCE
        while not self.has_ended:
            self._receive(deadline)
        code = self.process.wait(timeout=PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        return code

    def _receive(self, deadline: float) -> None:
        if self.process.stdout is None:
            self.has_ended = True
            return
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
            self.process.kill()
            self.process.wait()
            raise TimeoutError(f"nothing more was said after {self.said[-200:]!r}")
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        self.said += data
        self.has_ended = not data


def count_prompts(said: bytes) -> int:
    """How many answers are asked for in what a program said."""
    return said.startswith(PROMPT) + said.count(b"\n" + PROMPT)


def before_first_prompt(said: bytes) -> str | None:
    """What was said before the first question was put; None when none was."""
    if said.startswith(PROMPT):
        return ""
    end = said.find(b"\n" + PROMPT)
    return None if end < 0 else said[:end].decode()
