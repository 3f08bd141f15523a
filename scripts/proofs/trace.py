"""What a program does to files, in the order it does it, as `strace` saw it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .disk import Disk, File, resizing, sectors, writing

CALLS = (
    "openat open creat write writev pwrite64 pwritev pwritev2 ftruncate truncate fallocate fsync"
    " fdatasync sync_file_range rename renameat renameat2 link linkat symlink symlinkat unlink"
    " unlinkat mkdir mkdirat rmdir copy_file_range sendfile"
).split()
"""The calls that change files or names, or put them on the disk."""

LINE = re.compile(r"^(\d+)\s+(.*)$")
CALL = re.compile(r"^(\w+)\((.*)\)\s+= (-?\d+|\?)(.*)$", re.DOTALL)
DESCRIPTOR = re.compile(r"^(\d+|AT_FDCWD)<(.*?)>(\(deleted\))?$")


def command(output: Path, also: str = "", *more: str) -> list[str]:
    """The command behind which a program is traced into a file, with another call if one is named."""
    calls = ",".join({*CALLS, *filter(None, [also])})
    return [
        *("strace", "-f", "-qqq", "-y", "-xx", "-s", "16777216", "-e", f"trace={calls}"),
        *("-e", "signal=none", "-o", str(output), *more),
    ]


@dataclass(frozen=True)
class Call:
    """A system call: its name, its arguments as strace writes them, and what it gave."""

    process: str
    name: str
    arguments: list[str]
    result: int
    shown: str
    """What stands after the result: the path of a descriptor that was opened."""


def calls(trace: Path) -> Iterator[Call]:
    """The calls of a trace that did something, in the order they ended."""
    begun: dict[str, str] = {}
    for line in trace.read_text(encoding="ascii").splitlines():
        match = LINE.match(line)
        if not match:
            continue
        process, text = match.groups()
        if text.endswith("<unfinished ...>"):
            begun[process] = text.removesuffix("<unfinished ...>").rstrip()
            continue
        if text.startswith("<... "):
            text = begun.pop(process, "") + text.partition(" resumed>")[2]
        call = CALL.match(text)
        if call and call[3] not in ("?", "-1"):
            yield Call(process, call[1], arguments(call[2]), int(call[3]), decoded(call[4]))


def arguments(text: str) -> list[str]:
    """The arguments of a call; strings are in hexadecimal, so that nothing in them is a comma."""
    parts, depth, part, quoted = [], 0, "", False
    for letter in text:
        if letter == '"':
            quoted = not quoted
        elif not quoted and letter in "[{":
            depth += 1
        elif not quoted and letter in "]}":
            depth -= 1
        if letter == "," and depth == 0 and not quoted:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    return [*parts, part.strip()]


def data(argument: str) -> bytes:
    """The bytes of a string of strace."""
    if "..." in argument:
        raise ValueError("strace cut a string")
    return bytes.fromhex(argument.strip('"').replace("\\x", ""))


def decoded(text: str) -> str:
    """A path that strace wrote in hexadecimal between angle brackets, or as it is."""
    inner = re.search(r"<(.*)>", text)
    return plain(inner[1]) if inner else ""


def plain(path: str) -> str:
    """A path as text."""
    return data(path).decode() if path.startswith("\\x") else path


@dataclass
class Replay:
    """Calls done over again to a disk of our own; what else was done is passed over."""

    disk: Disk

    def __post_init__(self) -> None:
        self._places: dict[tuple[str, int], int] = {}
        self._program: str | None = None
        self.said = b""

    def do(self, call: Call) -> bool:
        """Does a call over again; whether it changed what a power cut would leave."""
        name, words = call.name, call.arguments
        self._program = self._program or call.process
        if name in ("openat", "open", "creat"):
            return self._open(call)
        if name in ("write", "writev"):
            return self._write(call)
        if name == "pwrite64":
            file = self._file(words[0])
            if file:
                self._change(file, int(words[3]), data(words[1])[: call.result])
            return file is not None
        if name == "ftruncate":
            file = self._file(words[0])
            if file:
                file.pending.append([resizing(int(words[1]))])
            return file is not None
        if name in ("fsync", "fdatasync"):
            return self._sync(words[0])
        if name in ("rename", "unlink", "mkdir"):
            return self._rename(call) if name == "rename" else self._names(name, path(words[0]))
        if name in ("renameat", "renameat2"):
            return self._rename(call)
        if name in ("unlinkat", "mkdirat"):
            return self._names(name.removesuffix("at"), path(words[1]))
        if any(self.disk.root in decoded(word) for word in words):
            raise ValueError(f"nothing is known of {name}")
        return False

    def _open(self, call: Call) -> bool:
        place = call.shown
        if not self._is_inside(place):
            return False
        flags = "|".join(call.arguments)
        self._places[call.process, call.result] = 0
        is_new = place not in self.disk.now
        if is_new:
            if "O_CREAT" not in flags:
                return False
            self.disk.enter(place, File())
        file = self.disk.now[place]
        if file is not None and "O_TRUNC" in flags and not is_new:
            file.pending.append([resizing(0)])
        if file is not None and "O_APPEND" in flags:
            self._places[call.process, call.result] = len(file.content(lambda *_: True))
        return is_new or "O_TRUNC" in flags

    def _write(self, call: Call) -> bool:
        descriptor = call.arguments[0]
        if descriptor.startswith("1<"):
            # What it starts itself does not speak to the person.
            self.said += written(call) if call.process == self._program else b""
            return False
        file = self._file(descriptor)
        if not file:
            return False
        key = (call.process, int(descriptor.partition("<")[0]))
        self._change(file, self._places.get(key, 0), written(call))
        self._places[key] = self._places.get(key, 0) + call.result
        return True

    def _change(self, file: File, offset: int, content: bytes) -> None:
        file.pending.append(sectors(offset, content) or [writing(offset, content)])

    def _sync(self, descriptor: str) -> bool:
        place = self._place(descriptor)
        if not self._is_inside(place):
            return False
        file = self.disk.now.get(place)
        if file is None:
            self.disk.sync_folder(place)
        else:
            file.sync()
        return True

    def _rename(self, call: Call) -> bool:
        words = [word for word in call.arguments if word.startswith('"')]
        old, new = path(words[0]), path(words[1])
        if not self._is_inside(new):
            return False
        file = self.disk.now[old]
        self.disk.remove(old)
        self.disk.enter(new, file)
        return True

    def _names(self, name: str, place: str) -> bool:
        if not self._is_inside(place):
            return False
        if name == "mkdir":
            self.disk.enter(place, None)
        elif place in self.disk.now:
            self.disk.remove(place)
        return True

    def _file(self, descriptor: str) -> File | None:
        place = self._place(descriptor)
        return self.disk.now.get(place) if self._is_inside(place) else None

    def _place(self, descriptor: str) -> str:
        match = DESCRIPTOR.match(descriptor)
        if not match or match[3]:
            return ""
        return plain(match[2])

    def _is_inside(self, place: str) -> bool:
        return place == self.disk.root or place.startswith(self.disk.root + "/")


def path(argument: str) -> str:
    """The path of an argument."""
    return data(argument).decode()


def written(call: Call) -> bytes:
    """What a call wrote."""
    if call.name == "write":
        return data(call.arguments[1])[: call.result]
    pieces = re.findall(r'iov_base="([^"]*)"', call.arguments[1])
    return b"".join(data(piece) for piece in pieces)[: call.result]
