"""Texts that would steer a terminal, reorder what is read, or be taken for commands."""

from __future__ import annotations

import json
import sqlite3

from .cases import Cases, Stage
from .checks import ends
from .conversations import named
from .programs import NOW, Result

cases = Cases("attacks on the screen")

HARMFUL = (
    set(map(chr, range(0x20))) - {"\n"}
    | set(map(chr, range(0x7F, 0xA0)))
    | set("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufff9\ufffa\ufffb")
    | set(map(chr, range(0xE0000, 0xE0080)))
)
"""What no terminal may be sent from a text of somebody's: controls, overrides, invisible tags."""

HOSTILE = (
    "\x1b[2J\x1b[H",
    "\x1b]0;owned\x07",
    "\x1b]52;c;cm0gLXJmIC8=\x1b\\",
    "\x1b]8;;http://example.org\x1b\\link\x1b]8;;\x1b\\",
    "\x9b31mred",
    "Mia\rRob",
    "Mia\x08\x08\x08Rob",
    "Mia\x07",
    "\u202egnp.eiM",
    "\u2066Mia\u2069",
    "Mia\u2028> yes",
    "Mia\U000e0041\U000e0042",
    "a\x0bb\x0cc\x85d",
)


def eko(stage: Stage, lines: list[str], *more: str) -> Result:
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    return stage.programs.run("chat", "eko", *place, *more, lines=lines)


def is_safe(data: bytes) -> None:
    """Checks that an output may be sent to a terminal."""
    found = {character for character in data.decode() if character in HARMFUL}
    assert not found, f"it writes {found!r} in {data[-300:]!r}"


def looks(stage: Stage) -> list[Result]:
    """Everything that shows people what is stored."""
    place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
    store = place[2:]
    return [
        eko(stage, []),
        stage.programs.run("show", "eko", *place),
        stage.programs.run("show", "eko", *place, "--json"),
        stage.programs.run("show", "eko", *place, "--provenance"),
        stage.programs.run("status", *store),
        stage.programs.run("export", "eko", *store),
    ]


@cases.case("control and bidirectional characters in answers")
def answers(stage: Stage) -> str:
    for text in HOSTILE:
        is_safe(eko(stage, ["Sam", text, "undo", "back"]).output)
    for text in HOSTILE:
        is_safe(eko(stage, [text] * 4).output)
    for result in looks(stage):
        ends(result)
        is_safe(result.output + result.errors)
    return f"{len(HOSTILE)} texts"


@cases.case("control and bidirectional characters in a store edited by hand")
def stored(stage: Stage) -> str:
    eko(stage, list(named("eko").lines))
    path = stage.store / "eko.sqlite"
    for text in HOSTILE:
        with sqlite3.connect(path) as database:
            (state,) = database.execute("SELECT state FROM usher_conversations").fetchone()
            edited = state.replace("Mia", json.dumps(text)[1:-1]).replace("Sam", "\u202eSam")
            database.execute("UPDATE usher_conversations SET state = ?", [edited])
            database.execute("UPDATE children SET name = ?", [text])
            database.commit()
            for result in looks(stage):
                ends(result)
                is_safe(result.output + result.errors)
            database.execute("UPDATE usher_conversations SET state = ?", [state])
        database.close()
    return f"{len(HOSTILE)} texts"


@cases.case("control and bidirectional characters on the command line")
def arguments(stage: Stage) -> str:
    for text in HOSTILE:
        if "\0" in text:
            continue
        for command in (
            ["chat", "diet", "--user", text, "--store", str(stage.store)],
            ["chat", text],
            ["chat", "diet", "--store", f"/proc/{text}"],
            ["chat", "diet", "--set", f"goal={text}", "--store", str(stage.store)],
            ["chat", "diet", "--set", f"{text}=1", "--store", str(stage.store)],
            ["chat", "diet", "--answers", text, "--store", str(stage.store)],
            ["chat", "diet", "--now", text, "--store", str(stage.store)],
            ["understand", "name", text],
            ["understand", text, "x"],
            ["test", text],
            ["forget", "diet", "--user", text, "--yes", "--store", str(stage.store)],
        ):
            result = stage.programs.run(*command)
            ends(result)
            is_safe(result.output + result.errors)
    status = stage.programs.run("status", "--store", str(stage.store))
    is_safe(status.output)
    return f"{len(HOSTILE)} texts, 11 places"


@cases.case("SQL in answers and names")
def sql(stage: Stage) -> str:
    name = "Robert'); DROP TABLE children;--"
    user = "x' OR '1'='1"
    place = ("--user", user, "--store", str(stage.store), "--now", NOW)
    lines = ["Sam", f'"{name}"', "4 March 2018", "yes", "1"]
    ends(stage.programs.run("chat", "eko", *place, lines=lines), 75)
    ends(eko(stage, list(named("eko").lines)), 0)
    ends(stage.programs.run("forget", "eko", *place, "--yes"), 0)
    with sqlite3.connect(stage.store / "eko.sqlite") as database:
        names = database.execute("SELECT name FROM children").fetchall()
    database.close()
    assert names == [("Mia",)], names
    return "the tables stand, and one person was forgotten"
