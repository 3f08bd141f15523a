"""The build that holds all changes, in a folder of its own."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

from .places import Place
from .schemata import changed

TESTS = ("UnderstandingTests", "ConversationTests", "OnboardingTests", "TranscriptsTests")
_TARGET = re.compile(r"\n    \.(?:testTarget|target|executableTarget|systemLibrary)\(")
_ERROR = re.compile(r"^(/\S+\.swift):(\d+):\d+: error: ", re.MULTILINE)


class BuildFailed(Exception):
    """A build that failed for another reason than a change that does not compile."""


def tree_id(root: Path) -> str:
    """The name of what is built and tested of the commit that is checked out."""
    return subprocess.run(
        [root / "scripts/tree-id", "HEAD"], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()


def committed(root: Path) -> dict[str, bytes]:
    """All files of the commit that is checked out, as they were committed."""
    archive = subprocess.run(
        ["git", "-C", str(root), "archive", "HEAD"], check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        return {
            member.name: tar.extractfile(member).read() for member in tar if member.isfile()
        }


def core(files: dict[str, bytes]) -> dict[str, str]:
    """The files of Swift among them."""
    return {path: data.decode() for path, data in files.items() if path.endswith(".swift")}


def build(
    files: dict[str, bytes], tree: Path, chosen: dict[int, Place], drop: Callable[[int], None]
) -> Path:
    """Builds the tests with all changes that compile, drops the others, and returns the program."""
    log = tree.with_suffix(".log")
    while True:
        _write(files, tree, chosen)
        command = [
            "swift", "build", "--disable-build-manifest-caching", "--build-tests", "-j", "2",
            "-c", "release", "-Xswiftc", "-enable-testing",
        ]  # fmt: skip
        with log.open("w") as output:
            compiler = subprocess.Popen(
                command, cwd=tree, stdout=output, stderr=output, start_new_session=True
            )
            try:
                code = compiler.wait()
            except BaseException:
                os.killpg(compiler.pid, signal.SIGKILL)
                raise
        if code == 0:
            return tree / ".build/release/usherPackageTests.xctest"
        faulty = _faulty(log.read_text(), tree, chosen)
        if not faulty:
            raise BuildFailed(f"the build failed; all of it is in {log}")
        for number in faulty:
            drop(number)
            del chosen[number]


def _write(files: dict[str, bytes], tree: Path, chosen: dict[int, Place]) -> None:
    """Makes the tree what it has to be, and leaves alone what is so already."""
    wanted = dict(files)
    wanted["Package.swift"] = _manifest(files["Package.swift"].decode()).encode()
    for path, text in changed(core(files), chosen).items():
        wanted[path] = text.encode()
    tree.mkdir(exist_ok=True)
    there = set()
    for folder, folders, names in os.walk(tree):
        folders[:] = [name for name in folders if name != ".build"]
        there |= {str(Path(folder, name).relative_to(tree)) for name in names}
    for path in there - wanted.keys():
        if path != "Package.resolved":
            (tree / path).unlink()
    for path, data in wanted.items():
        file = tree / path
        if not file.exists() or file.read_bytes() != data:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)


def _manifest(manifest: str) -> str:
    """The manifest with the tests of the core alone and what they need; warnings are none."""
    starts = [match.start() for match in _TARGET.finditer(manifest)]
    end = manifest.index("\n  ],\n", starts[-1])
    blocks = {}
    for start, after in zip(starts, [*starts[1:], end], strict=True):
        block = manifest[start:after]
        # Comments before the next target belong to it.
        blocks[re.search(r'"([\w-]+)"', block).group(1)] = block
    needed: set[str] = set()
    open_names = list(TESTS)
    while open_names:
        name = open_names.pop()
        if name in blocks and name not in needed:
            needed.add(name)
            open_names += re.findall(r'"([\w-]+)"', blocks[name])
    head = re.sub(
        r'\n    \.(?:library|executable)\(name: "([\w-]+)".*',
        lambda product: product.group() if product.group(1) in needed else "",
        manifest[: starts[0]],
    )
    kept = head + "".join(block for name, block in blocks.items() if name in needed)
    return kept.replace("  .treatAllWarnings(as: .error),\n", "") + manifest[end:]


def _faulty(log: str, tree: Path, chosen: dict[int, Place]) -> set[int]:
    """The changes that stand nearest to the errors."""
    faulty = set()
    for error in _ERROR.finditer(log):
        path, line = os.path.relpath(error.group(1), tree), int(error.group(2))
        near = [number for number, place in chosen.items() if place.path == path]
        if near:
            faulty.add(min(near, key=lambda number: abs(chosen[number].line - line)))
    return faulty
