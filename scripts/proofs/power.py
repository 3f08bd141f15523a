"""Disks as a power cut in the middle of a command may leave them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .crash import Violation
from .disk import Disk, dropped, kept, last_torn, torn
from .trace import Replay, calls


@dataclass(frozen=True)
class Image:
    """A disk as it was left, what the command had said by then, and where it was cut."""

    store: Path
    said: bytes
    words: str
    remote: str | None = None
    """The URL of a database that had what was delivered by then."""


@dataclass
class PowerCuts:
    """Does what a command did to a store over again, and cuts the power at each call."""

    scratch: Path
    """A folder for the disks that are left."""

    dice: random.Random
    tears: int
    """Disks with torn sectors, at each call."""

    count: int = 0

    def at_every_call(self, trace: Path, disk: Disk) -> Iterator[Image]:
        """Every disk that a power cut in the middle of a traced command may leave.

        Raises `Violation` when the files in the end are not those that are there: something was
        passed over then.
        """
        replay = Replay(disk)
        for call in calls(trace):
            if replay.do(call):
                yield from self.left(disk, replay.said, call.name)
        yield from self.left(disk, replay.said, "the end")
        if files(Path(disk.root)) != replayed(disk):
            raise Violation(f"{trace}: the trace does not give the files there are")

    def in_the_end(self, trace: Path, disk: Disk) -> Iterator[Image]:
        """Every disk that a power cut after the last call of a command may leave."""
        replay = Replay(disk)
        for call in calls(trace):
            replay.do(call)
        yield from self.left(disk, replay.said, "the end")

    def left(self, disk: Disk, said: bytes, place: str) -> Iterator[Image]:
        """Every disk that a power cut may leave here."""
        for name, names_survive, survives in (
            ("dropped", False, dropped),
            ("kept", True, kept),
            ("written, names lost", False, kept),
            *[("torn", True, torn(self.dice))] * self.tears,
            ("last torn", True, last_torn(self.dice)),
        ):
            if not disk.unsynced and name != "dropped":
                continue
            self.count += 1
            image = self.scratch / f"image-{self.count}"
            disk.leave(image, names_survive, survives)
            yield Image(image, said, f"{place}, disk {self.count}, {name}")


def files(store: Path) -> dict[str, bytes | None]:
    """The files and folders there are, as a replay has them."""
    found = {str(path): None if path.is_dir() else path.read_bytes() for path in store.rglob("*")}
    return found | {str(store): None}


def replayed(disk: Disk) -> dict[str, bytes | None]:
    """The files and folders of a disk, with all that was written."""
    return {path: None if file is None else file.content(kept) for path, file in disk.now.items()}
