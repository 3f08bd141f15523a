"""`scripts/prove instructions`: what a start, parsing, a turn and a save execute.

Instructions do not depend on how busy the machine is. They do depend on the processor's kind, the
toolchain and the system's libraries: record them before a change, and compare after it.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .conversations import named
from .programs import NOW, Programs, as_input

RECORD = Path(__file__).parent.parent.parent / "Benchmarks" / "instructions.json"
MOST = 1.03
"""A figure that has grown by more than this is a regression."""

LINES = {
    "energy": ("1800", "about two thousand calories", "7500 kJ", "8 MJ a day, I'd say"),
    "time_range": ("noon to 8pm", "from half past nine until five", "11-7", "eight hours from 10"),
    "date": ("4 March 2018", "the day after tomorrow", "26/9/2026", "last Friday in May"),
    "name": ("I'm Ana-Lucía", "call me Bob", "her name is Mia, she is great", "Mr. O'Neill"),
}


def prove(programs: Programs, arguments: list[str]) -> None:
    """Counts, and raises when a count has grown by more than three percent."""
    parser = argparse.ArgumentParser(prog="prove instructions")
    parser.add_argument("--record", action="store_true", help="write down what is counted")
    options = parser.parse_args(arguments)
    counted = Counter(programs).all()
    if options.record:
        RECORD.write_text(json.dumps(counted, indent=2) + "\n")
    recorded: dict[str, int] = json.loads(RECORD.read_text())
    grown = []
    for name, count in counted.items():
        ratio = count / recorded[name]
        print(f"  {name:8} {count:12,} instructions, {ratio:.3f} of {recorded[name]:,}", flush=True)
        if ratio > MOST:
            grown.append(name)
    if grown:
        raise AssertionError(f"more instructions than recorded: {', '.join(grown)}")


class Counter:
    """Runs the program under callgrind."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="usher-proof-"))
        # Valgrind gives up on debug information it does not know.
        self.program = str(self.folder / "usher")
        subprocess.run(["strip", "--strip-debug", "-o", self.program, programs.usher], check=True)

    def all(self) -> dict[str, int]:
        """Instructions of a start, and of parsing a line, of its turn and of saving it."""
        lines = list(named("diet, with second thoughts").lines)
        try:
            memory, store = "memory:", str(self.folder / "store")
            start = self._chat(store, [])
            start = self._chat(store, [])
            turn = (self._chat(memory, lines) - self._chat(memory, [])) // len(lines)
            shutil.rmtree(store)
            self._chat(store, [])
            saved = (self._chat(store, lines) - start) // len(lines)
            return {"start": start, "parse": self._parse(), "turn": turn, "save": saved - turn}
        finally:
            shutil.rmtree(self.folder)

    def _parse(self) -> int:
        """Instructions of understanding a line, read from and written as JSON."""
        cases = [
            json.dumps({"id": text, "dimension": kind, "text": text})
            for kind, texts in LINES.items()
            for text in texts
        ]
        arguments = ["understand", "--jsonl", "--now", NOW]
        once = self._count(arguments, cases)
        thrice = self._count(arguments, cases * 3)
        return (thrice - once) // (2 * len(cases))

    def _chat(self, store: str, lines: list[str]) -> int:
        place = ["--user", "ana", "--now", NOW, "--store", store]
        return self._count(["chat", "diet", *place], lines)

    def _count(self, arguments: list[str], lines: list[str]) -> int:
        environment = self.programs.clean_environment(self.folder)
        finished = subprocess.run(
            [
                *("setarch", "-R", "valgrind", "--tool=callgrind"),
                *("--callgrind-out-file=/dev/null", self.program, *arguments),
            ],
            input=as_input(lines),
            capture_output=True,
            env=environment | {"SWIFT_DETERMINISTIC_HASHING": "1"},
        )
        found = re.search(rb"Collected : (\d+)", finished.stderr)
        assert finished.returncode in (0, 75) and found, finished.stderr[-2000:]
        return int(found[1])
