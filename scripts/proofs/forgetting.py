"""Power cuts and failing calls in the middle of `usher forget`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from .checks import DOCUMENTED
from .crash import Violation, check_files
from .disk import Disk
from .erasure_proof import CANARIES, CONVERSATIONS, found
from .errors import each_failing
from .power import Image, PowerCuts
from .programs import NOW, Programs
from .talk import Talk
from .trace import command


@dataclass(frozen=True)
class Forgotten:
    """Somebody who is forgotten: in which flow, and whether the answers are in the log alone."""

    name: str
    flow: str
    is_in_log: bool = False


FORGOTTEN = (
    Forgotten("eko", "eko"),
    Forgotten("eko, all in the log", "eko", is_in_log=True),
    Forgotten("trendsight with an account", "trendsight"),
)


class Forgetting:
    """Forgets ana beside bob, with words in ana's answers that are nowhere else."""

    def __init__(self, programs: Programs, forgotten: Forgotten) -> None:
        self.programs = programs
        self.forgotten = forgotten
        self.whole: object = None
        self.nothing: object = None
        self.bob = b""

    def cut(self, cuts: PowerCuts) -> tuple[Iterable[Image], Callable[[Image], None]]:
        """Every disk that a power cut may leave, and what has to hold of each."""
        store = self._prepare(cuts.scratch)
        disk, trace = Disk.of(store), cuts.scratch / "trace"
        result = self._run("forget", store, "ana", "--yes", before=command(trace))
        if not json.loads(result)["scrubbed"]:
            raise Violation(f"forget leaves something: {result.decode()}")

        def look(image: Image) -> None:
            self._look(image.store, image.said.endswith(b"}\n"), image.words)

        return cuts.at_every_call(trace, disk), look

    def fail(self, scratch: Path) -> int:
        """Has each call fail in turn; returns how often one did."""
        pattern = self._prepare(scratch)

        def attempt(fault: str, before: list[str], store: Path) -> None:
            shutil.copytree(pattern, store)
            _, *arguments = self._command("forget", store, "ana", "--yes")
            result = self.programs.run(*arguments, before=before)
            if result.code not in DOCUMENTED:
                raise Violation(f"forget, {fault}: exit {result.code}: {result.errors.decode()}")
            is_reported = result.output.endswith(b"}\n") and json.loads(result.output)["scrubbed"]
            self._look(store, is_reported, fault)

        return each_failing(scratch, attempt)

    def _prepare(self, scratch: Path) -> Path:
        """A store with both in it, and what is to be shown of it before and after."""
        store = scratch / "held"
        self._fill(store)
        copy = scratch / "copy"
        shutil.copytree(store, copy)
        self.whole, self.bob = self._profile(copy, "ana"), self._run("show", copy, "bob")
        self._run("forget", copy, "ana", "--yes")
        self.nothing = self._profile(copy, "ana")
        return store

    def _look(self, store: Path, is_reported: bool, words: str) -> None:
        """Looks at what is left, forgets again, and looks again.

        What was reported as erased is in no byte of any file; before that ana is there as a whole
        or not at all, bob is untouched, and forgetting again finishes it.
        """
        words = f"forget, {self.forgotten.name}: {words}"
        if is_reported and (left := found(store, CANARIES)):
            raise Violation(f"{words}: reported as erased, and there is {left}")
        profile = self._profile(store, "ana")
        if profile not in ([self.nothing] if is_reported else [self.whole, self.nothing]):
            raise Violation(f"{words}: half of somebody is left: {profile}")
        self._run("forget", store, "ana", "--yes")
        if left := found(store, CANARIES):
            raise Violation(f"{words}: forgotten again, and there is {left}")
        if self._run("show", store, "bob") != self.bob:
            raise Violation(f"{words}: somebody else's answers changed")
        check_files(store)

    def _fill(self, store: Path) -> None:
        lines, options = CONVERSATIONS[self.forgotten.flow]
        others = [line.replace("canary", "finch") for line in lines]
        self._run("chat", store, "bob", *options, lines=others)
        if not self.forgotten.is_in_log:
            self._run("chat", store, "ana", *options, lines=list(lines))
            return
        talk = Talk(self._command("chat", store, "ana", *options), self._environment)
        talk.say(*lines)
        talk.until_prompt(len(lines))
        talk.process.kill()
        talk.finish()

    def _profile(self, store: Path, user: str) -> object:
        return json.loads(self._run("show", store, user))["profile"]

    @property
    def _environment(self) -> dict[str, str]:
        return self.programs.clean_environment()

    def _command(self, command: str, store: Path, user: str, *more: str) -> list[str]:
        place = ["--user", user, "--store", str(store), "--now", NOW]
        json = [] if command == "chat" else ["--json"]
        return [self.programs.usher, command, self.forgotten.flow, *place, *json, *more]

    def _run(
        self,
        command: str,
        store: Path,
        user: str,
        *more: str,
        lines: list[str] | None = None,
        before: list[str] | None = None,
    ) -> bytes:
        _, *arguments = self._command(command, store, user, *more)
        result = self.programs.run(*arguments, lines=lines or [], before=before)
        if result.code != 0:
            raise Violation(f"{command} of {store} exits {result.code}: {result.errors.decode()}")
        return result.output
