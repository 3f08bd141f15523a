"""Hostile environments, closed descriptors, open umasks, and secrets in what is written."""

from __future__ import annotations

import itertools
import os
import re
import stat
import subprocess
from pathlib import Path

from .cases import Cases, Stage
from .checks import ends
from .conversations import LOCAL, PASSWORD, named
from .faults_proof import ALL_OF_DIET, profile
from .programs import NOW, Result, as_input
from .service import PlanService
from .talk import Talk

cases = Cases("attacks on the environment")

DIET = list(named("diet").lines)


@cases.case("environments with little or nonsense in them")
def environments(stage: Stage) -> str:
    path = {"PATH": os.environ["PATH"]}
    tried: list[dict[str, str]] = [
        {},
        path,
        path | {"LANG": "C", "LC_ALL": "C"},
        path | {"LC_ALL": "tlh_QO.UTF-8"},
        path | {"TZ": ""},
        path | {"TZ": "Nowhere/Never"},
        path | {"TZ": ":/../../../../etc/passwd"},
        path | {"TZ": "x" * 5000},
        path | {"TZ": "UTC+99:99:99"},
        path | {"HOME": ""},
        path | {"HOME": "/nonexistent"},
        path | {"HOME": "relative"},
        path | {"XDG_DATA_HOME": "relative"},
        path | {"COLUMNS": "-1", "LINES": "99999999999999999999"},
        path | {"TERM": "\x1b]0;x\x07", "NO_COLOR": "", "ACCESSIBLE": "1"},
        path | {"USHER_NETWORK": "/bin/false", "USHER_SERVICE": "\x1b", "USHER_ISSUER": "x"},
        path | {"USHER_REMOTE": "postgres://nowhere.invalid/x"},
        path | {"SWIFT_BACKTRACE": "enable=yes", "GRDB": "1", "SQLITE_TMPDIR": "/nonexistent"},
    ]
    for index, environment in enumerate(tried):
        store = str(stage.folder / str(index))
        place = ("--user", "ana", "--store", store, "--now", NOW)
        result = stage.programs.run("chat", "diet", *place, lines=DIET, environment=environment)
        ends(result, 0)
        assert b"Your dashboard" in result.output
    homeless = {"PATH": os.environ["PATH"]}
    result = stage.programs.run("chat", "diet", "--user", "ana", environment=homeless)
    return f"{len(tried)} environments; without HOME and --store: {ends(result, 73)}"


@cases.case("what stands in USHER_USER and USHER_STORE")
def variables(stage: Stage) -> str:
    base = stage.programs.clean_environment(stage.folder)
    for user in ("", "x" * 500, "\x1b[2J", "../x"):
        environment = base | {"USHER_USER": user, "USHER_STORE": str(stage.store)}
        ends(stage.programs.run("chat", "diet", environment=environment), 64, 75)
    for store in ("", "relative", "/dev/null/x", "postgres://\x1b"):
        environment = base | {"USHER_USER": "ana", "USHER_STORE": store}
        result = stage.programs.run(
            "chat", "diet", environment=environment, cwd=str(stage.folder)
        )
        ends(result, 64, 69, 73, 75, 77)
    return "8 values"


@cases.case("standard streams that are closed, in all combinations")
def closed_streams(stage: Stage) -> str:
    answers = stage.folder / "answers.txt"
    answers.write_bytes(as_input(DIET))
    codes = {}
    for closed in itertools.product((False, True), repeat=3):
        store = stage.folder / "".join("-x"[each] for each in closed)
        redirections = ["<&-" if closed[0] else f"<{answers}"]
        redirections += [">&-" if closed[1] else f">{stage.folder}/output"]
        redirections += ["2>&-" if closed[2] else f"2>{stage.folder}/errors"]
        script = f'"$0" chat diet --user ana --now {NOW} --store "$1" ' + " ".join(redirections)
        finished = subprocess.run(
            ["bash", "-c", script, stage.programs.usher, str(store)],
            env=stage.programs.clean_environment(stage.folder),
            timeout=120,
        )
        ends(Result(finished.returncode, b"", b""), 0, 74, 75)
        codes["".join(str(index) for index in range(3) if closed[index]) or "none"] = (
            finished.returncode
        )
        for path in store.rglob("*"):
            data = path.read_bytes()
            assert b"Step 1 of" not in data and b"dashboard" not in data, f"{path} has output in it"
            assert path.suffix != ".sqlite" or data.startswith(b"SQLite format 3\0"), path
        if not closed[0]:
            shown = Stage(stage.programs, stage.folder)
            shown.store = store
            assert profile(shown) == ALL_OF_DIET
    return ", ".join(f"{closed}: {code}" for closed, code in codes.items())


@cases.case("files are their owner's alone, whatever the umask")
def modes(stage: Stage) -> str:
    seen = set()
    for umask in ("000", "022", "077"):
        home = stage.folder / umask
        home.mkdir()
        store = home / "deep" / "store"
        place = ["--user", "ana", "--store", str(store), "--now", NOW]
        command = [stage.programs.usher, "chat", "trendsight", *place, *LOCAL]
        script = f'umask {umask}; exec "$0" "$@" --events {home}/events.jsonl'
        talk = Talk(["bash", "-c", script, *command], stage.programs.clean_environment(home))
        for index, line in enumerate(named("trendsight").lines[:6]):
            assert talk.until_prompt(index + 1), talk.said
            talk.say(line)
        assert talk.until_prompt(7), talk.said
        seen |= check_modes(home, home / "deep")
        talk.end_input()
        talk.finish()
        export = ["bash", "-c", f'umask {umask}; exec "$0" "$@"']
        stage.programs.run(
            *("export", "trendsight", "--store", str(store), "--output", f"{home}/export"),
            before=export,
        )
        seen |= check_modes(home, home / "deep")
    return f"{len(seen)} kinds of files and folders: {', '.join(sorted(seen))}"


def check_modes(home: Path, made: Path) -> set[str]:
    """Checks every file and folder below a home; returns their names."""
    names = set()
    for path in [made, *home.rglob("*")]:
        mode = stat.S_IMODE(path.stat().st_mode)
        expected = 0o700 if path.is_dir() else 0o600
        assert mode == expected, f"{path.relative_to(home)} has mode {mode:o}"
        names.add(path.name)
    return names


@cases.case("passwords in every byte written, and answers where they do not belong")
def secrets(stage: Stage) -> str:
    place = ["--user", "ana", "--store", str(stage.store), "--now", NOW]
    trace = stage.folder / "trace"
    writes = "write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,execve,rename"
    before = ["strace", "-f", "-qqq", "-s", "1000000", "-o", str(trace), "-e", f"trace={writes}"]
    lines = ["get started", "ana.canary@example.org", "Wr0ng-canary-1", "Wr0ng-canary-2"]
    lines += [PASSWORD, PASSWORD, "coffee", "log it: note-canary", "sign out"]
    events = stage.folder / "events"
    result = stage.programs.run(
        *("chat", "trendsight", *place, *LOCAL, "--events", str(events)), lines=lines, before=before
    )
    ends(result)
    assert b"signed in as" in result.output, result.output
    store_trace = trace.read_bytes()
    back = ["ana.canary@example.org", "Wr0ng-canary-1", "ana.canary@example.org", PASSWORD]
    result = stage.programs.run("chat", "trendsight", *place, *LOCAL, lines=back, before=before)
    ends(result)
    trace.write_bytes(trace.read_bytes() + store_trace)
    for secret in (PASSWORD, "Wr0ng-canary-1", "Wr0ng-canary-2"):
        for path in [trace, events, *stage.store.rglob("*")]:
            assert not path.is_file() or secret.encode() not in path.read_bytes(), path
    told = events.read_bytes()
    assert b"note-canary" not in told and b"ana.canary" not in told, "events tell answers"
    return "no password in any write of any system call; no answer in events"


@cases.case("answers in arguments of programs and in the service's log")
def leaks(stage: Stage) -> str:
    lines = list(named("george").lines)
    lines[1] = "Canary Marathon"
    lines[7] = "canary knee"
    trace = stage.folder / "trace"
    before = ["strace", "-f", "-qqq", "-s", "1000000", "-o", str(trace), "-e", "trace=execve"]
    log = stage.folder / "log"
    with PlanService(stage.programs, log) as service:
        place = ("--user", "ana", "--store", str(stage.store), "--now", NOW)
        result = stage.programs.run(
            *("chat", "george", *place, "--service", service.url), lines=lines, before=before
        )
        ends(result, 0)
    executed = trace.read_text()
    assert len(re.findall(r"usher-network", executed)) >= 1, executed
    for text in (executed, log.read_text()):
        assert "anary" not in text, text[-2000:]
    return "none"
