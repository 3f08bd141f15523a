"""Paths that lead elsewhere, files that are none, and files with arbitrary bytes in them."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from .cases import Cases, Stage
from .checks import ends
from .conversations import LOCAL, PASSWORD, named
from .programs import NOW, Result

cases = Cases("attacks on files")

ROUNDS = int(os.environ.get("USHER_PROOF_ROUNDS", "150"))
"""How often each kind of file is garbled."""

LIMITS = ["bash", "-c", 'ulimit -v 4000000 -t 60; exec "$0" "$@"']
"""No file may make the program take gigabytes or minutes."""


def diet(stage: Stage, *more: str, lines: list[str] | None = None) -> Result:
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    given = list(named("diet").lines) if lines is None else lines
    return stage.programs.run("chat", "diet", *place, *more, lines=given, before=LIMITS)


@cases.case("names of users that look like paths")
def users(stage: Stage) -> str:
    names = ["../../x", "/etc/passwd", ".", "..", "a/b", "~", "-x", "%2e%2e"]
    names += ["é" * 200, "日" * 90]
    refused = ["", "x" * 201, "a\nb", "\x1b"]
    outside = set(stage.folder.iterdir())
    for name in names:
        place = (f"--user={name}", "--store", str(stage.store), "--now", NOW)
        lines = list(named("trendsight").lines)
        lines[1] = f"mail{abs(hash(name))}@example.org"
        result = stage.programs.run("chat", "trendsight", *place, *LOCAL, lines=lines)
        ends(result, 0)
        ends(stage.programs.run("signout", *place), 0)
    for name in refused:
        place = (f"--user={name}", "--store", str(stage.store))
        ends(stage.programs.run("chat", "diet", *place, lines=[]), 64)
    assert set(stage.folder.iterdir()) - outside == {stage.store}, list(stage.folder.iterdir())
    kinds = {path.suffix for path in stage.store.rglob("*") if path.is_file()}
    assert kinds <= {".sqlite", ".json"}, kinds
    return f"{len(names)} stay in the store, {len(refused)} are refused"


@cases.case("places of stores that are none")
def stores(stage: Stage) -> str:
    places = ["/dev/null", "/proc/self/x", "/" + "x" * 5000, "x" * 300]
    os.mkfifo(stage.folder / "fifo")
    places += ["/proc/1/cwd/../../dev/full", str(stage.folder / "fifo"), "postgres://"]
    places += ["file:x?mode=memory", "a\nb"]
    codes = set()
    for place in places:
        result = stage.programs.run(
            *("chat", "diet", "--user", "ana", "--store", place),
            lines=["lose weight"],
            before=LIMITS,
            cwd=str(stage.folder),
        )
        ends(result, 64, 69, 73, 75)
        codes.add(result.code)
    return f"exits {sorted(codes)}"


@cases.case("a database that is a FIFO, a folder, a device or a link")
def odd_databases(stage: Stage) -> str:
    path = stage.store / "diet.sqlite"
    makers: list[Callable[[], object]] = [
        lambda: os.mkfifo(path),
        lambda: path.mkdir(),
        lambda: path.symlink_to("/dev/zero"),
        lambda: path.symlink_to(stage.folder / "elsewhere" / "diet.sqlite"),
        lambda: path.symlink_to(path),
    ]
    codes = []
    for make in makers:
        shutil.rmtree(stage.store, ignore_errors=True)
        stage.store.mkdir(mode=0o700)
        make()
        result = diet(stage)
        ends(result, 69, 73, 74, 77)
        codes.append(result.code)
    return f"exits {codes}"


@cases.case("files of answers that are none")
def answers(stage: Stage) -> str:
    def text(name: str, content: bytes) -> str:
        path = stage.folder / name
        path.write_bytes(content)
        return str(path)

    goal = '{"goal":"lose_weight","calorie_target":'
    paths = {
        "/dev/zero": (65, 66),
        "/dev/full": (65, 66),
        "/dev/null": (65, 66),
        "/proc/self/mem": (65, 66),
        str(stage.folder): (66,),
        text("empty", b""): (65,),
        text("deep", b'{"goal":' + b"[" * 100_000 + b"]" * 100_000 + b"}"): (65,),
        text("deep objects", b'{"a":' * 50_000 + b"1" + b"}" * 50_000): (64, 65),
        text("huge", b'{"goal":"' + b"x" * 50_000_000 + b'"}'): (64, 65),
        text("endless number", (goal + "9" * 100_000 + "}").encode()): (64, 65),
        text("infinite", (goal + "1e400}").encode()): (64, 65),
        text("minus", (goal + "-0.0}").encode()): (64, 65),
        text("latin-1", b'{"goal":"\xe9"}'): (65,),
        text("utf-16", '{"goal":"lose_weight"}'.encode("utf-16")): (65, 75),
        text("list", b"[1,2]"): (65,),
        text("twice", b'{"goal":"lose_weight","goal":"gain_muscle"}'): (65, 75),
        text("nothing", b'{"goal":null}'): (64, 65, 75),
        text("nested", b'{"goal":{"goal":{"goal":[{}]}}}'): (64, 65),
    }
    for path, codes in paths.items():
        shutil.rmtree(stage.store, ignore_errors=True)
        ends(diet(stage, "--answers", path, lines=[]), *codes)
    return f"{len(paths)} kinds"


@cases.case("files of events that are none")
def events(stage: Stage) -> str:
    fifo = stage.folder / "fifo"
    os.mkfifo(fifo)
    ends(diet(stage, "--events", str(stage.folder)), 73)
    ends(diet(stage, "--events", str(stage.folder / "no" / "file")), 73)
    ends(diet(stage, "--events", str(fifo)), 73)
    return ends(diet(stage, "--events", "/dev/full"), 0)


def garble(data: bytes, dice: random.Random) -> bytes:
    """The data with some of its bytes changed, left out, doubled or cut off."""
    garbled = bytearray(data)
    for _ in range(dice.randint(1, 8)):
        place = dice.randrange(len(garbled)) if garbled else 0
        match dice.randrange(5):
            case 0 if garbled:
                garbled[place] ^= 1 << dice.randrange(8)
            case 1 if garbled:
                garbled[place] = dice.randrange(256)
            case 2:
                del garbled[place : place + dice.randint(1, 40)]
            case 3:
                garbled[place:place] = garbled[place : place + dice.randint(1, 40)]
            case 4 if dice.random() < 0.3:
                del garbled[place:]
    return bytes(garbled)


def garble_often(seed: str, data: bytes, look: Callable[[bytes], Result], *codes: int) -> str:
    """Lets the program look at garbled data many times; returns how it ended."""
    dice = random.Random(seed)
    counted: dict[int, int] = {}
    for _ in range(ROUNDS):
        garbled = garble(data, dice)
        result = look(garbled)
        try:
            ends(result, *codes)
        except AssertionError as failure:
            raise AssertionError(f"{failure}\nwith {garbled[:2000]!r}") from None
        counted[result.code] = counted.get(result.code, 0) + 1
    return ", ".join(f"{count} times {code}" for code, count in sorted(counted.items()))


@cases.case("garbled transcripts")
def transcripts(stage: Stage) -> str:
    folder = Path(__file__).parent.parent.parent / "transcripts"
    paths = sorted(folder.rglob("*.txt"))
    dice = random.Random("transcripts")
    path = stage.folder / "garbled.txt"

    def look(garbled: bytes) -> Result:
        path.write_bytes(garbled)
        return stage.programs.run("test", str(path), before=LIMITS)

    seen = [
        garble_often(f"transcript {index}", dice.choice(paths).read_bytes(), look, 0, 65, 66)
        for index in range(3)
    ]
    return "; ".join(seen)


@cases.case("garbled files of answers")
def garbled_answers(stage: Stage) -> str:
    window = {"start": "12:00", "end": "20:00"}
    content = {"goal": "lose_weight", "calorie_target": 1800, "eating_window": window}
    path = stage.folder / "answers.json"

    def look(garbled: bytes) -> Result:
        path.write_bytes(garbled)
        shutil.rmtree(stage.store, ignore_errors=True)
        return diet(stage, "--answers", str(path), lines=["", "yes"])

    return garble_often("answers", json.dumps(content).encode(), look, 0, 64, 65, 75)


@cases.case("garbled conversations in the store")
def garbled_states(stage: Stage) -> str:
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    seen = []
    for name in ("diet, with second thoughts", "eko, three children"):
        conversation = named(name)
        flow = conversation.flow
        stage.programs.run("chat", flow, *place, lines=list(conversation.lines[:9]))
        path = stage.store / f"{flow}.sqlite"
        with sqlite3.connect(path) as database:
            (state,) = database.execute("SELECT state FROM usher_conversations").fetchone()
        database.close()

        def look(garbled: bytes) -> Result:
            with sqlite3.connect(path) as database:
                database.execute(
                    "UPDATE usher_conversations SET state = CAST(? AS TEXT)", [garbled]
                )
            database.close()
            ends(stage.programs.run("show", flow, *place, "--provenance"), 0, 74)
            return stage.programs.run("chat", flow, *place, lines=["yes", "7", "undo", "review"])

        seen.append(garble_often(f"state {flow}", state.encode(), look, 0, 69, 74, 75))
    return "; ".join(seen)


@cases.case("garbled databases")
def garbled_databases(stage: Stage) -> str:
    for index in range(8):
        place = ("--user", f"user {index}", "--store", str(stage.store), "--now", NOW)
        stage.programs.run("chat", "diet", *place, lines=list(named("diet").lines[:3]))
    data = (stage.store / "diet.sqlite").read_bytes()

    def look(garbled: bytes) -> Result:
        shutil.rmtree(stage.store)
        stage.store.mkdir(mode=0o700)
        (stage.store / "diet.sqlite").write_bytes(garbled)
        for command in (["show", "diet"], ["status"], ["export", "diet"]):
            result = stage.programs.run(*command, "--store", str(stage.store))
            ends(result, 0, 65, 69, 73, 74)
        return diet(stage)

    return garble_often("database", data, look, 0, 65, 69, 73, 74, 75)


@cases.case("garbled sessions and accounts")
def garbled_sessions(stage: Stage) -> str:
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    lines = list(named("trendsight").lines[:6])
    stage.programs.run("chat", "trendsight", *place, *LOCAL, lines=lines)
    session = stage.store / "sessions" / "ana.json"
    content = session.read_bytes()

    def look(garbled: bytes) -> Result:
        session.write_bytes(garbled)
        return stage.programs.run("chat", "trendsight", *place, *LOCAL, lines=["yes"])

    seen = garble_often("session", content, look, 73, 74, 75)
    accounts = stage.store / "accounts.sqlite"
    data = accounts.read_bytes()

    def look_at_accounts(garbled: bytes) -> Result:
        for path in stage.store.glob("accounts.sqlite*"):
            path.unlink()
        accounts.write_bytes(garbled)
        given = ["sign in", "ana@example.org", PASSWORD]
        return stage.programs.run("chat", "trendsight", *place, *LOCAL, lines=given)

    return f"{seen}; {garble_often('accounts', data, look_at_accounts, 0, 69, 73, 74, 75, 77)}"
