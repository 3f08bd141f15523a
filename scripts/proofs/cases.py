"""Cases of a proof: each is a function that provokes something and checks what comes of it."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from .programs import Programs


class Skipped(Exception):
    """A case that this machine or this user cannot provoke."""


class Cases:
    """The cases of a proof, in the order they are written."""

    def __init__(self, proof: str) -> None:
        self.proof = proof
        self.all: list[tuple[str, Callable[[Stage], str | None]]] = []

    def case(
        self, name: str
    ) -> Callable[[Callable[[Stage], str | None]], Callable[[Stage], str | None]]:
        """Adds a case, which returns what was observed, in a few words."""

        def add(body: Callable[[Stage], str | None]) -> Callable[[Stage], str | None]:
            self.all.append((name, body))
            return body

        return add

    def prove(self, programs: Programs, arguments: list[str]) -> None:
        """Goes through all cases, or those with a word in their name; raises if any fails."""
        parser = argparse.ArgumentParser(prog=f"prove {self.proof.split()[0]}")
        parser.add_argument("words", nargs="*", help="words of the names of cases to go through")
        words = parser.parse_args(arguments).words
        failures = 0
        for name, body in self.all:
            if words and not any(word in name for word in words):
                continue
            folder = Path(tempfile.mkdtemp(prefix="usher-proof-"))
            try:
                observed = body(Stage(programs, folder))
                print(f"  ok    {name}{': ' + observed if observed else ''}", flush=True)
            except Skipped as reason:
                print(f"  skip  {name}: {reason}", flush=True)
            except Exception as failure:
                failures += 1
                print(f"  FAIL  {name}: {failure}", flush=True)
                traceback.print_exc()
            shutil.rmtree(folder, ignore_errors=True)
        if failures:
            raise AssertionError(f"{failures} cases of {self.proof} fail")


class Stage:
    """A folder for a case, and the program with a store in it."""

    def __init__(self, programs: Programs, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.store = folder / "store"
