"""`scripts/prove erasure`: after `usher forget`, no byte of the answers is in any file."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from .cases import Cases, Stage
from .checks import ends
from .conversations import LOCAL, PASSWORD
from .programs import NOW, Programs, Result
from .talk import Talk

cases = Cases("erasure")

CONVERSATIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "diet": (("lose weight", "1837", "12:34 to 20:21", "", "yes", "change calories to 2143"), ()),
    "eko": (
        (
            *("Samcanary", "Miacanary", "4 March 2018", "that she tells hopecanary stories"),
            *("all", "7", "5", "4", "add another", "Bencanary", "5 May 2019", "1", "all"),
            *("3", "3", "3", "change Miacanary's name to Idacanary", "that's all"),
        ),
        (),
    ),
    "trendsight": (
        (
            *("get started", "mailcanary@example.org", PASSWORD, PASSWORD, "custom"),
            *("Eventcanary", "red", "brain", "log it: notecanary", "yes", "no", "no"),
            "go to dashboard",
        ),
        LOCAL,
    ),
    "george": (
        (
            *("let's go", "Racecanary Marathon", "a marathon", "26 September 2026", "3:37:41"),
            *("Mon, Wed and Sat", "73 minutes", "kneecanary", "yes", "looks right", "yes"),
        ),
        (),
    ),
    "growth": (("start a guided routine", "1"), ("--set", "starting_method=Angio Pumping")),
}
"""What somebody says, with a word in every text answer that is nowhere else."""

CANARIES = tuple(
    f"{word}canary".encode()
    for word in ("Sam", "Mia", "hope", "Ben", "Ida", "mail", "Event", "note", "Race", "knee")
)


def prove(programs: Programs, arguments: list[str]) -> None:
    """Forgets people in every flow and every way; raises when a byte of them is left."""
    cases.prove(programs, arguments)


def run(stage: Stage, command: str, flow: str, user: str, *more: str) -> Result:
    lines, options = CONVERSATIONS[flow]
    place = ("--user", user, "--store", str(stage.store), "--now", NOW)
    if command != "chat":
        return stage.programs.run(command, flow, *place, *more)
    given = [line.replace("mailcanary", f"{user}mailcanary") for line in lines]
    if user != "ana":
        given = [line.replace("canary", "finch") for line in given]
    return stage.programs.run("chat", flow, *place, *options, *more, lines=given)


def found(folder: Path, texts: tuple[bytes, ...]) -> list[str]:
    """Which of some texts are in the bytes of which files, names of files included."""
    return [
        f"{text.decode()} in {path.relative_to(folder)}"
        for path in sorted(folder.rglob("*"))
        for text in texts
        if text in path.name.encode() or (path.is_file() and text in path.read_bytes())
    ]


def rows(stage: Stage, flow: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database that are bob's or name nobody."""
    with sqlite3.connect(stage.store / f"{flow}.sqlite") as database:
        names = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        tables = {name: database.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in names}
    database.close()
    return tables


def forget_in(stage: Stage, flow: str) -> str:
    """Lets two people onboard, forgets one, and looks at every byte that is left."""
    ends(run(stage, "chat", flow, "bob"))
    before = rows(stage, flow)
    exported = stage.programs.run("export", flow, "--store", str(stage.store)).output
    ends(run(stage, "chat", flow, "ana"))
    answered = found(stage.store, CANARIES)
    assert flow in ("diet", "growth") or answered, "there is nothing to forget"
    shown = json.loads(run(stage, "show", flow, "ana", "--json").output)
    result = run(stage, "forget", flow, "ana", "--yes", "--json")
    observed = ends(result, 0)
    receipt = json.loads(result.output)
    assert receipt["scrubbed"] is True, receipt
    assert receipt["erased"]["conversations"] == 1, receipt
    kept = {table: rows(stage, flow)[table] for table in before}
    changed = [table for table in before if kept[table] != before[table]]
    assert not changed, f"somebody else's rows changed: {[(kept[t], before[t]) for t in changed]}"
    assert stage.programs.run("export", flow, "--store", str(stage.store)).output == exported
    identifier = [b'"ana"', b"'ana'"]
    databases = stage.store / f"{flow}.sqlite"
    left = found(stage.store, CANARIES)
    assert not left, left
    assert not any(text in databases.read_bytes() for text in identifier)
    for name in ("-wal", "-shm", "-journal"):
        companion = Path(f"{databases}{name}")
        assert not companion.exists() or companion.stat().st_size == 0, companion
    after = json.loads(run(stage, "show", flow, "ana", "--json").output)
    assert shown["profile"] != after["profile"] and not after["completed"], after
    erased = ", ".join(f"{count} {table}" for table, count in receipt["erased"].items() if count)
    return f"{observed}; erased {erased}"


for each_flow in CONVERSATIONS:
    cases.case(f"{each_flow}: a person who is done")(
        lambda stage, flow=each_flow: forget_in(stage, flow)  # type: ignore[misc]
    )


@cases.case("after a crash, with everything still in the log")
def from_the_log(stage: Stage) -> str:
    ends(run(stage, "chat", "eko", "bob"))
    place = ["--user", "ana", "--store", str(stage.store), "--now", NOW]
    talk = Talk(
        [stage.programs.usher, "chat", "eko", *place],
        stage.programs.clean_environment(stage.folder),
    )
    lines, _ = CONVERSATIONS["eko"]
    for index, line in enumerate(lines[:9]):
        talk.until_prompt(index + 1)
        talk.say(line)
    talk.until_prompt(10)
    talk.process.kill()
    talk.finish()
    log = (stage.store / "eko.sqlite-wal").read_bytes()
    assert b"Miacanary" in log
    observed = ends(run(stage, "forget", "eko", "ana", "--yes"), 0, saying="none of it is left")
    assert not found(stage.store, CANARIES), found(stage.store, CANARIES)
    return observed


@cases.case("while a session of the person is open")
def while_open(stage: Stage) -> str:
    place = ["--user", "ana", "--store", str(stage.store), "--now", NOW]
    talk = Talk(
        [stage.programs.usher, "chat", "eko", *place],
        stage.programs.clean_environment(stage.folder),
    )
    lines, _ = CONVERSATIONS["eko"]
    for index, line in enumerate(lines[:5]):
        talk.until_prompt(index + 1)
        talk.say(line)
    talk.until_prompt(6)
    result = run(stage, "forget", "eko", "ana", "--yes", "--json")
    observed = ends(result, 0)
    assert json.loads(result.output)["scrubbed"] is True, result.output
    assert not found(stage.store, CANARIES), found(stage.store, CANARIES)
    talk.say("7")
    talk.until_prompt(7)
    talk.end_input()
    talk.finish()
    # The open session is told that the answers changed elsewhere; it must not bring them back.
    back = found(stage.store, CANARIES)
    assert not back, f"an open session brought back {back}"
    return observed


@cases.case("among a thousand others, page by page")
def among_many(stage: Stage) -> str:
    ends(run(stage, "chat", "eko", "ana"))
    with sqlite3.connect(stage.store / "eko.sqlite") as database:
        database.execute("DELETE FROM usher_outbox")
        database.execute("DELETE FROM usher_conversations WHERE user = 'ana'")
        database.execute("DELETE FROM user_profiles")
        database.execute("DELETE FROM children")
        database.execute("DELETE FROM accounts")
    database.close()
    # Pages that others gave back before: what an older deletion left must not be missed either.
    for index in range(40):
        ends(run(stage, "chat", "eko", f"user {index}"))
    ends(run(stage, "chat", "eko", "ana"))
    observed = ends(run(stage, "forget", "eko", "ana", "--yes"), 0, saying="none of it is left")
    assert not found(stage.store, CANARIES), found(stage.store, CANARIES)
    return observed


@cases.case("a user of whom nothing is known")
def nobody(stage: Stage) -> str:
    result = run(stage, "forget", "diet", "ana", "--yes")
    return ends(result, 0, saying="Nothing was kept")
