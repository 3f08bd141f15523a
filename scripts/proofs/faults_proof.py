"""`scripts/prove faults`: what goes wrong with files and processes, provoked for real."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .cases import Cases, Skipped, Stage
from .checks import ends
from .conversations import named
from .programs import NOW, Programs, Result, as_input
from .talk import Talk

DIET = list(named("diet").lines)
ALL_OF_DIET = {
    "goal": "lose_weight",
    "calorie_target": 1800,
    "eating_window_start": "12:00",
    "eating_window_end": "20:00",
}

cases = Cases("faults")


def prove(programs: Programs, arguments: list[str]) -> None:
    """Provokes every fault; raises when one is not told, or costs an acknowledged answer."""
    cases.prove(programs, arguments)


# What the cases share


def chat(stage: Stage, lines: list[str], *more: str, user: str = "ana") -> Result:
    """A piped conversation in the store."""
    place = ("--user", user, "--store", str(stage.store), "--now", NOW)
    return stage.programs.run("chat", "diet", *place, *more, lines=lines)


def talk(stage: Stage, user: str = "ana", now: str = NOW) -> Talk:
    """A conversation in the store that is held line by line."""
    place = ["--user", user, "--store", str(stage.store), "--now", now]
    command = [stage.programs.usher, "chat", "diet", *place]
    return Talk(command, stage.programs.clean_environment(stage.folder))


def profile(stage: Stage, user: str = "ana") -> dict[str, object]:
    """What the program shows of somebody."""
    place = ("--user", user, "--store", str(stage.store), "--now", NOW)
    result = stage.programs.run("show", "diet", *place, "--json")
    assert result.code == 0, result.errors
    shown: dict[str, object] = json.loads(result.output)["profile"]
    return shown


def answer(conversation: Talk, *lines: str) -> str:
    """Gives answers one by one, and returns what was said after the last."""
    for line in lines:
        count = conversation.prompts
        conversation.say(line)
        assert conversation.until_prompt(count + 1), conversation.said.decode()
    return conversation.said.decode().rsplit("\n> ", 2)[-2]


@contextmanager
def small_disk(path: Path, size: str) -> Iterator[None]:
    """A file system of its own at a path, in memory."""
    path.mkdir(mode=0o700)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", path]).returncode:
        raise Skipped("only root may mount")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", path], check=True)


def fill(path: Path) -> Path:
    """Takes all the room there is."""
    filler = path / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(b"\1" * 4096) == 4096:
                pass
        except OSError:
            pass
    return filler


# Disks


@cases.case("a disk that fills up in the middle")
def full_disk(stage: Stage) -> str:
    with small_disk(stage.store, "1m"):
        conversation = talk(stage)
        conversation.until_prompt(1)
        answer(conversation, DIET[0])
        filler = fill(stage.store)
        # The log may have room for a little; then there is none.
        said = ""
        for calories in range(1800, 1900):
            said = answer(conversation, str(calories))
            if "no room" in said:
                break
        assert "no room left on the disk. Shall I try again?" in said, said
        assert profile(stage)["goal"] == "lose_weight"
        filler.unlink()
        answer(conversation, "yes", "1800", "noon to 8pm", "", "yes")
        conversation.end_input()
        assert conversation.finish() == 0, conversation.said.decode()
        assert profile(stage) == ALL_OF_DIET
    return "told, tried again when there was room, complete"


@cases.case("a full disk, and the input ends")
def full_disk_to_the_end(stage: Stage) -> str:
    with small_disk(stage.store, "1m"):
        chat(stage, DIET[:1])
        filler = fill(stage.store)
        result = chat(stage, ["1800", "noon to 8pm"] * 40)
        observed = ends(result, 74, 75)
        filler.unlink()
        assert profile(stage)["goal"] == "lose_weight"
    return observed


@cases.case("a disk that is full before there is a store")
def full_from_the_start(stage: Stage) -> str:
    with small_disk(stage.store, "16k"):
        return ends(chat(stage, DIET), 73, 74, saying="no room left")


@cases.case("a disk that may only be read")
def read_only(stage: Stage) -> str:
    with small_disk(stage.store, "2m"):
        chat(stage, DIET[:2])
        subprocess.run(["mount", "-o", "remount,ro", stage.store], check=True)
        observed = ends(chat(stage, DIET[2:]), 73, 77, saying="read-only")
        subprocess.run(["mount", "-o", "remount,rw", stage.store], check=True)
        assert chat(stage, DIET[2:]).code == 0
        assert profile(stage) == ALL_OF_DIET
    return observed


@cases.case("a disk that becomes read-only in the middle")
def read_only_in_the_middle(stage: Stage) -> str:
    if os.geteuid():
        raise Skipped("only root may write-protect files from root")
    conversation = talk(stage)
    conversation.until_prompt(1)
    answer(conversation, DIET[0])
    files = [str(path) for path in stage.store.iterdir()]
    if subprocess.run(["chattr", "+i", *files], capture_output=True).returncode:
        conversation.process.kill()
        conversation.finish()
        raise Skipped("this file system knows no immutable files")
    try:
        # What is open stays writable; a start is refused.
        result = chat(stage, DIET[1:], user="bob")
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)
    answer(conversation, *DIET[1:])
    conversation.end_input()
    conversation.finish()
    assert profile(stage) == ALL_OF_DIET
    return ends(result, 69, 73, 77)


@cases.case("a store that is a file")
def store_is_a_file(stage: Stage) -> str:
    stage.store.write_text("")
    return ends(chat(stage, DIET), 73, saying=str(stage.store))


@cases.case("a limit on the size of files")
def file_size_limit(stage: Stage) -> str:
    script = 'ulimit -f 40; exec "$0" "$@"'
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    before = ["bash", "-c", script]
    result = stage.programs.run("chat", "diet", *place, lines=DIET, before=before)
    observed = ends(result, 69, 73, 74)
    assert chat(stage, DIET).code == 0
    return observed


@cases.case("an output that cannot be written")
def full_output(stage: Stage) -> str:
    command = [stage.programs.usher, "chat", "diet", "--user", "ana", "--store", str(stage.store)]
    with open("/dev/full", "wb") as full:
        finished = subprocess.run(
            command,
            input=as_input(DIET),
            stdout=full,
            stderr=subprocess.PIPE,
            env=stage.programs.clean_environment(stage.folder),
            timeout=120,
        )
    return ends(Result(finished.returncode, b"", finished.stderr), 74)


# Files that change under the program


@cases.case("the folder is removed in the middle")
def removed_folder(stage: Stage) -> str:
    conversation = talk(stage)
    conversation.until_prompt(1)
    answer(conversation, *DIET[:2])
    shutil.rmtree(stage.store)
    said = answer(conversation, DIET[2])
    assert "Shall I try again?" in said, said
    answer(conversation, "yes", "", "yes")
    conversation.end_input()
    assert conversation.finish() == 0
    assert profile(stage) == ALL_OF_DIET
    return "told, and everything saved anew"


@cases.case("the log is removed in the middle")
def removed_log(stage: Stage) -> str:
    conversation = talk(stage)
    conversation.until_prompt(1)
    answer(conversation, *DIET[:2])
    for name in ("diet.sqlite-wal", "diet.sqlite-shm"):
        (stage.store / name).unlink()
    said = answer(conversation, DIET[2])
    if "Shall I try again?" in said:
        answer(conversation, "yes")
    conversation.process.kill()
    conversation.finish()
    left = profile(stage)
    assert left["eating_window_start"] == "12:00", f"after a kill {left}; it had said {said}"
    return f"nothing lost, even by a kill afterwards ({said.splitlines()[0][:60]!r})"


@cases.case("the log is removed between two sessions, one of which was killed")
def removed_log_between(stage: Stage) -> str:
    conversation = talk(stage)
    conversation.until_prompt(1)
    answer(conversation, *DIET[:2])
    conversation.process.kill()
    conversation.finish()
    (stage.store / "diet.sqlite-wal").unlink()
    result = chat(stage, DIET)
    observed = ends(result, 0)
    assert profile(stage) == ALL_OF_DIET
    return f"{observed}; what only the log had is asked again"


@cases.case("a damaged page")
def damaged_page(stage: Stage) -> str:
    for index in range(30):
        chat(stage, DIET, user=f"user {index}")
    path = stage.store / "diet.sqlite"
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))
    result = chat(stage, DIET)
    observed = ends(result, 74, saying="It is kept at")
    kept = [name for name in os.listdir(stage.store) if "corrupt" in name]
    assert kept and (stage.store / kept[0]).stat().st_size == size, kept
    assert chat(stage, DIET).code == 0
    return observed


@cases.case("a file that is no database")
def no_database(stage: Stage) -> str:
    stage.store.mkdir(mode=0o700)
    (stage.store / "diet.sqlite").write_bytes(b"not a database at all, however long " * 99)
    observed = ends(chat(stage, DIET), 74, saying="It is kept at")
    assert chat(stage, DIET).code == 0
    return observed


@cases.case("a database of a newer version")
def newer_schema(stage: Stage) -> str:
    chat(stage, DIET)
    path = stage.store / "diet.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('v99')")
    database.close()
    before = path.read_bytes()
    observed = ends(chat(stage, DIET), 74, saying="newer version")
    assert path.read_bytes() == before, "it was changed"
    return observed


@cases.case("a conversation of a newer version")
def newer_state(stage: Stage) -> str:
    chat(stage, DIET)
    with sqlite3.connect(stage.store / "diet.sqlite") as database:
        database.execute("UPDATE usher_conversations SET state = '{\"format\":99}'")
    database.close()
    return ends(chat(stage, DIET), 74, saying="newer version")


# Time and company


@cases.case("a lock that another program holds for longer than the timeout")
def locked(stage: Stage) -> str:
    conversation = talk(stage)
    conversation.until_prompt(1)
    answer(conversation, DIET[0])
    other = sqlite3.connect(stage.store / "diet.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    said = answer(conversation, DIET[1])
    waited = time.monotonic() - start
    assert "Shall I try again?" in said, said
    refused = ends(chat(stage, DIET[:2], user="bob"), 69, saying="reach")
    other.execute("ROLLBACK")
    other.close()
    answer(conversation, "yes", *DIET[2:])
    conversation.end_input()
    assert conversation.finish() == 0
    assert profile(stage) == ALL_OF_DIET
    return f"told after {waited:.1f} s, tried again, complete; a start meanwhile: {refused}"


@cases.case("a clock that jumps back")
def clock(stage: Stage) -> str:
    instants = ("2026-03-02T09:00", "2025-12-31T23:59", "2026-03-02T08:59")
    for line, now in zip(DIET, instants, strict=False):
        chat(stage, [line], "--now", now)
    early = chat(stage, DIET[3:], "--now", "1999-01-01T00:00")
    assert profile(stage) == ALL_OF_DIET
    return ends(early, 0)


@cases.case("fifty processes on one store, each for somebody else")
def fifty(stage: Stage) -> str:
    talks = [talk(stage, user=f"user {index}") for index in range(50)]
    for conversation in talks:
        conversation.say(*DIET)
        conversation.end_input()
    codes = [conversation.finish() for conversation in talks]
    assert codes == [0] * 50, codes
    for index in range(50):
        assert profile(stage, f"user {index}") == ALL_OF_DIET
    return "all complete"


@cases.case("twenty processes on one store, all for the same person")
def twenty(stage: Stage) -> str:
    talks = [talk(stage) for _ in range(20)]
    for conversation in talks:
        conversation.say(*DIET * 3)
        conversation.end_input()
    codes = {conversation.finish() for conversation in talks}
    assert codes <= {0, 69, 75}, codes
    chat(stage, ["lose weight", "change my calories to 1800", "change the hours to noon to 8pm"])
    result = chat(stage, ["", "yes"])
    assert None not in profile(stage).values(), (codes, profile(stage), result.output.decode())
    return f"exits {sorted(codes)}"


@cases.case("two sessions of one person")
def two_sessions(stage: Stage) -> str:
    first, second = talk(stage), talk(stage)
    first.until_prompt(1)
    second.until_prompt(1)
    answer(first, "lose weight")
    said = answer(second, "gain muscle")
    assert "changed in another session" in said, said
    assert profile(stage)["goal"] == "lose_weight"
    answer(second, "1900")
    said = answer(first, "1800")
    assert "changed in another session" in said, said
    assert profile(stage)["calorie_target"] == 1900
    for conversation in (first, second):
        conversation.end_input()
        assert conversation.finish() == 75
    assert profile(stage)["calorie_target"] == 1900
    return "the other is told, and reloads"
