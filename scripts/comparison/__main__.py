"""What `scripts/compare` runs: python3 -m comparison BUILD [OPTION...]"""

from __future__ import annotations

import argparse
import os
import platform
import random
import statistics
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from . import forms
from .cases import KINDS, Case, Value, load
from .readers import READERS, Reader

OWN = Path(__file__).with_name("cases.tsv")
VERDICTS = ("right", "asked", "wrong")

ROUNDS = 9
"""How often all cases are timed."""


def main() -> None:
    """Compares, and prints tables in Markdown."""
    parser = argparse.ArgumentParser(prog="scripts/compare")
    parser.add_argument("build")
    parser.add_argument("--cases", type=Path, default=OWN)
    parser.add_argument("--only", nargs="+", choices=[*READERS, "form"], default=[*READERS, "form"])
    parser.add_argument("--misses", action="store_true")
    options = parser.parse_args()
    cases = load(options.cases)
    print(
        f"On {date.today():%-d %B %Y}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}:",
        flush=True,
    )
    if "form" in options.only:
        # First, as long as this process is small.
        show(forms.compare(options.build))
    readers = [make(options.build) for name, make in READERS.items() if name in options.only]
    if readers:
        answers = [answered(reader, cases) for reader in readers]
        show(table(readers, cases, answers))
        if options.misses:
            show_misses(readers, cases, answers)


def answered(reader: Reader, cases: Sequence[Case]) -> dict[Case, Value | None]:
    """What is taken from the answers of the kinds that a reader knows."""
    known = [case for case in cases if case.kind in reader.kinds]
    return dict(zip(known, reader.answers(known), strict=True))


def table(
    readers: Sequence[Reader], cases: Sequence[Case], answers: Sequence[dict[Case, Value | None]]
) -> list[list[str]]:
    """Right, asked and wrong by kind, and the time of an answer."""
    rows = [["right / asked / wrong", "cases", *(f"{each.name} {each.version}" for each in readers)]]
    counts = [Counter((case.kind, case.verdict(it)) for case, it in each.items()) for each in answers]
    kinds = [kind for kind in KINDS if any(case.kind == kind for case in cases)]
    for kind in kinds:
        row = [kind, str(sum(case.kind == kind for case in cases))]
        for reader, count in zip(readers, counts, strict=True):
            figures = " / ".join(str(count[kind, verdict]) for verdict in VERDICTS)
            row.append(figures if kind in reader.kinds else "–")
        rows.append(row)
    shares = []
    for each, count in zip(answers, counts, strict=True):
        sums = [sum(count[kind, verdict] for kind in kinds) for verdict in VERDICTS]
        shares.append(" / ".join(f"{100 * it / len(each):.0f}" for it in sums) + " %" if each else "–")
    rows.append(["of all that it was asked", str(len(cases)), *shares])
    rows.append(["microseconds an answer", "", *microseconds(readers, answers)])
    return rows


def microseconds(readers: Sequence[Reader], answers: Sequence[dict[Case, Value | None]]) -> list[str]:
    """The time of an answer, all readers in turn, so that a busy machine is busy for all of them."""
    spans: list[list[float]] = [[] for _ in readers]
    for number in range(ROUNDS):
        for reader, each, taken in zip(readers, answers, spans, strict=True):
            # In no order: whoever reads answers of many people is never asked for one kind alone.
            mixed = random.Random(number).sample(list(each), len(each))
            if mixed:
                taken.append(1e6 * reader.seconds(mixed))
    return [f"{statistics.median(taken):.0f}" if taken else "–" for taken in spans]


def show(rows: Sequence[Sequence[str]]) -> None:
    """Prints a table, whose first row is its head."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print()
    for index, row in enumerate(rows):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |")
        if index == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    print(flush=True)


def show_misses(
    readers: Sequence[Reader], cases: Sequence[Case], answers: Sequence[dict[Case, Value | None]]
) -> None:
    """Prints each case that some reader did not get right, and what those took."""
    for case in cases:
        misses = [
            f"{reader.name} {'asks' if each[case] is None else each[case]}"
            for reader, each in zip(readers, answers, strict=True)
            if case in each and case.verdict(each[case]) != "right"
        ]
        if misses:
            print(f"{case.kind}: {case.said!r} is {case.meant}; {'; '.join(misses)}")


main()
