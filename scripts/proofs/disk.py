"""A disk as a power cut may leave it: what was synced, and of the rest as much as one likes."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""

Change = Callable[[bytearray], None]
"""What a write or a truncation does to the bytes of a file."""


def writing(offset: int, data: bytes) -> Change:
    """A write of some bytes."""

    def change(content: bytearray) -> None:
        if len(content) < offset + len(data):
            content.extend(bytes(offset + len(data) - len(content)))
        content[offset : offset + len(data)] = data

    return change


def resizing(size: int) -> Change:
    """A truncation, or a file made longer by zeros."""

    def change(content: bytearray) -> None:
        del content[size:]
        content.extend(bytes(size - len(content)))

    return change


def sectors(offset: int, data: bytes) -> list[Change]:
    """A write as the sectors it consists of."""
    parts = []
    place = 0
    while place < len(data):
        end = min(len(data), (offset + place) // SECTOR * SECTOR + SECTOR - offset)
        parts.append(writing(offset + place, data[place:end]))
        place = end
    return parts


@dataclass
class File:
    """A file: what is on the disk for certain, and what was done to it since."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[list[Change]] = field(default_factory=list)
    """Each change as the parts it may be torn into."""

    def sync(self) -> None:
        """Puts all that was done on the disk."""
        for parts in self.pending:
            for part in parts:
                part(self.synced)
        self.pending = []

    def content(self, survives: Callable[[int, int], bool]) -> bytes:
        """The bytes when of each pending change the parts survive that are asked for."""
        content = bytearray(self.synced)
        for index, parts in enumerate(self.pending):
            for part in parts:
                if survives(index, len(self.pending)):
                    part(content)
        return bytes(content)


Entries = dict[str, "File | None"]
"""What a path leads to: a file, or a folder."""


@dataclass
class Disk:
    """Folders and files below a folder, and which of their names are on the disk for certain."""

    root: str
    now: Entries = field(default_factory=dict)
    synced: Entries = field(default_factory=dict)
    pending: list[tuple[str, str, "File | None", bool]] = field(default_factory=list)
    """Names that came or went and are not synced: folder, path, what it leads to, if it came."""

    @staticmethod
    def of(folder: Path) -> Disk:
        """A disk with the files there are in a folder, all of them synced."""
        disk = Disk(str(folder))
        if folder.exists():
            for path in [folder, *sorted(folder.rglob("*"))]:
                file = None if path.is_dir() else File(bytearray(path.read_bytes()))
                disk.now[str(path)] = disk.synced[str(path)] = file
        return disk

    def enter(self, path: str, file: File | None) -> None:
        """A name leads to something now."""
        self.now[path] = file
        self.pending.append((parent(path), path, file, True))

    def remove(self, path: str) -> None:
        """A name is gone."""
        file = self.now.pop(path)
        self.pending.append((parent(path), path, file, False))

    def sync_folder(self, path: str) -> None:
        """Puts the names in a folder on the disk."""
        rest = []
        for change in self.pending:
            if change[0] == path:
                apply(self.synced, change)
            else:
                rest.append(change)
        self.pending = rest

    @property
    def unsynced(self) -> int:
        """How many changes a power cut could take."""
        return len(self.pending) + sum(len(f.pending) for f in self.files())

    def files(self) -> list[File]:
        """Every file that has a name, or had one on the disk."""
        known = {id(f): f for f in [*self.now.values(), *self.synced.values()] if f is not None}
        return list(known.values())

    def leave(
        self, folder: Path, names_survive: bool, part_survives: Callable[[int, int], bool]
    ) -> None:
        """Writes into a folder what a power cut leaves.

        Names that are not synced survive or are lost together; of the contents, each part that is
        asked for survives.
        """
        entries = dict(self.synced)
        if names_survive:
            for change in self.pending:
                apply(entries, change)
        folder.mkdir(mode=0o700)
        for path in sorted(entries):
            place = folder / path[len(self.root) :].lstrip("/")
            if not place.parent.exists():
                continue
            file = entries[path]
            if file is None:
                place.mkdir(mode=0o700, exist_ok=True)
            else:
                place.write_bytes(file.content(part_survives))
                place.chmod(0o600)


def apply(entries: Entries, change: tuple[str, str, "File | None", bool]) -> None:
    """Does to names what was done."""
    _, path, file, came = change
    if came:
        entries[path] = file
    else:
        entries.pop(path, None)


def parent(path: str) -> str:
    """The folder that a path is in."""
    return path.rpartition("/")[0]


def dropped(index: int, count: int) -> bool:
    """Nothing survives that was not synced."""
    return False


def kept(index: int, count: int) -> bool:
    """All that was written survives."""
    return True


def torn(dice: random.Random) -> Callable[[int, int], bool]:
    """Each sector survives or does not, in no order."""
    return lambda index, count: dice.random() < 0.5


def last_torn(dice: random.Random) -> Callable[[int, int], bool]:
    """All survives but half of the sectors of what was written last."""
    return lambda index, count: index < count - 1 or dice.random() < 0.5
