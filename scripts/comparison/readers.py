"""What reads answers: `usher understand`, and others.

Each is asked as somebody would who has read its documentation: with the options that it has for the question,
and no rule of our own about what it says but this: a single value of the kind is taken, several are asked
about, and there are no figures below zero.
"""

from __future__ import annotations

import json
import math
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from importlib.metadata import version

from .cases import KINDS, Case, Value

NOW = datetime(2026, 3, 2, 9)
"""When all answers are given."""

LINES = 5000
"""How many lines more are at least given to a run of `usher understand`, to learn how long they take."""

MINUTE = timedelta(minutes=1)

METRES = {"Kilometer": 1000, "Meter": 1, "Mile": 1609.344, "Yard": 0.9144, "Foot": 0.3048}
"""How long the units are that Recognizers-Text finds in runs."""


class Reader(ABC):
    """A program that reads answers."""

    name: str
    """What it is called in a table."""

    version: str
    kinds: Sequence[str]
    """What it can be asked for."""

    @abstractmethod
    def answers(self, cases: Sequence[Case]) -> list[Value | None]:
        """The value that is taken from each answer, if any is."""

    @abstractmethod
    def seconds(self, cases: Sequence[Case]) -> float:
        """How long an answer takes on average, once the program runs."""


class Usher(Reader):
    """`usher understand`, which answers many lines in one process."""

    name = "usher"
    kinds = tuple(KINDS)

    def __init__(self, program: str) -> None:
        self.program = program
        said = subprocess.run([program, "--version"], check=True, capture_output=True, text=True)
        self.version = said.stdout.strip()

    def answers(self, cases: Sequence[Case]) -> list[Value | None]:
        _, lines = self.run([self.line(case) for case in cases])
        readings = [json.loads(line) for line in lines]
        return [
            self.value(case.kind, reading["value"]) if reading["reading"] == "understood" else None
            for case, reading in zip(cases, readings, strict=True)
        ]

    def seconds(self, cases: Sequence[Case]) -> float:
        """What more lines add to the run of a program, JSON in and out included."""
        lines = [self.line(case) for case in cases]
        more = lines * math.ceil(LINES / len(lines))
        once, _ = self.run(lines)
        often, _ = self.run(lines + more)
        return (often - once) / len(more)

    def run(self, lines: Sequence[bytes]) -> tuple[float, list[str]]:
        """How long a run over lines takes, in seconds, and what it prints."""
        begun = time.perf_counter()
        finished = subprocess.run(
            [self.program, "understand", "--jsonl"], input=b"".join(lines), check=True, capture_output=True
        )
        return time.perf_counter() - begun, finished.stdout.decode().splitlines()

    @staticmethod
    def line(case: Case) -> bytes:
        item = {"dimension": case.kind, "text": case.said, "reference": NOW.isoformat()}
        return json.dumps(item).encode() + b"\n"

    @staticmethod
    def value(kind: str, value: dict) -> Value:
        if kind == "energy":
            return float(value["kcal"])
        if kind == "distance":
            return float(value["metres"])
        if kind == "duration":
            return timedelta(days=30 * value.get("months", 0), seconds=value.get("seconds", 0)) / MINUTE
        if kind == "time_range":
            return f"{value['start']}/{value['end']}"
        return value["date"]


class Library(Reader):
    """A library of Python, which is called in this process."""

    @abstractmethod
    def values(self, kind: str, said: str) -> Iterable[Value]:
        """All values of a kind that it finds in an answer."""

    def forget(self) -> None:
        """Lets go of results that it keeps, where it keeps any: nobody gives the same answer all day."""

    def answer(self, case: Case) -> Value | None:
        try:
            found = self.values(case.kind, case.said)
            values = {each for each in found if isinstance(each, str) or each >= 0}
        except Exception:  # Some raise where they cannot read; nothing is taken then, either.
            return None
        return values.pop() if len(values) == 1 else None

    def answers(self, cases: Sequence[Case]) -> list[Value | None]:
        return [self.answer(case) for case in cases]

    def seconds(self, cases: Sequence[Case]) -> float:
        """As long as a call takes after those by which the answers were found."""
        self.forget()
        begun = time.perf_counter()
        self.answers(cases)
        return (time.perf_counter() - begun) / len(cases)


class Recognizers(Library):
    """Recognizers-Text, in the newest build for Python that there is.

    A day without its year is offered as the last and as the next one: of days to come the next is taken.
    """

    name = "Recognizers-Text"
    kinds = tuple(KINDS)

    def __init__(self) -> None:
        from ms_recognizers_date_time import DateTimeRecognizer
        from ms_recognizers_number import NumberRecognizer
        from ms_recognizers_number_with_unit import NumberWithUnitRecognizer

        self.version = version("ms-recognizers-text-suite")
        self.times = DateTimeRecognizer("en-us").get_datetime_model()
        self.numbers = NumberRecognizer("en-us").get_number_model()
        self.dimensions = NumberWithUnitRecognizer("en-us").get_dimension_model()

    def values(self, kind: str, said: str) -> Iterable[Value]:
        if kind == "energy":
            return [float(found.resolution["value"]) for found in self.numbers.parse(said)]
        if kind == "distance":
            found = [each.resolution for each in self.dimensions.parse(said)]
            return [float(each["value"]) * METRES[each["unit"]] for each in found if each["unit"] in METRES]
        resolutions = [each.resolution["values"] for each in self.times.parse(said, NOW) if each.resolution]
        if kind == "date":
            resolutions = [values[-1:] for values in resolutions]
        found = [each for values in resolutions for each in values if each.get("value") != "not resolved"]
        if kind in ("birthday", "date"):
            return [each["value"][:10] for each in found if each["type"] in ("date", "datetime")]
        if kind == "duration":
            return [float(each["value"]) / 60 for each in found if each["type"] == "duration"]
        return [
            "/".join(each[end].split()[-1][:5] for end in ("start", "end"))
            for each in found
            if each["type"] in ("timerange", "datetimerange") and "start" in each and "end" in each
        ]


class Dateparser(Library):
    """dateparser: a birthday is searched for and has all of its parts, a day to come is all that is said.

    Searched for, days to come lose more than they win: "the day after tomorrow" is tomorrow then.
    """

    name = "dateparser"
    kinds = ("birthday", "date")

    def __init__(self) -> None:
        from dateparser import parse
        from dateparser.search import search_dates

        self.version = version("dateparser")
        self.parse = parse
        self.search = search_dates

    def values(self, kind: str, said: str) -> Iterable[Value]:
        settings = {"RELATIVE_BASE": NOW, "PREFER_DATES_FROM": "future"}
        if kind == "date":
            found = [self.parse(said, languages=["en"], settings=settings)]
        else:
            settings |= {"PREFER_DATES_FROM": "past", "REQUIRE_PARTS": ["day", "month", "year"]}
            found = [day for _, day in self.search(said, languages=["en"], settings=settings) or []]
        return [each.date().isoformat() for each in found if each]


class Timefhuman(Library):
    """timefhuman: days as days to come or gone, times and durations as themselves."""

    name = "timefhuman"
    kinds = ("birthday", "date", "time_range", "duration")

    def __init__(self) -> None:
        from timefhuman import timefhuman, tfhConfig
        from timefhuman.utils import Direction

        self.version = version("timefhuman")
        self.read = timefhuman
        bare = tfhConfig(now=NOW, infer_datetimes=False)
        self.configurations = {
            "birthday": tfhConfig(now=NOW, direction=Direction.previous),
            "date": tfhConfig(now=NOW, direction=Direction.next),
            "time_range": bare,
            "duration": bare,
        }

    def values(self, kind: str, said: str) -> Iterable[Value]:
        for found in flat(self.read(said, config=self.configurations[kind])):
            if kind == "duration" and isinstance(found, timedelta):
                yield found / MINUTE
            elif kind == "time_range" and isinstance(found, tuple):
                yield "/".join(f"{end:%H:%M}" for end in found)
            elif kind in ("birthday", "date") and isinstance(found, date):
                yield f"{found:%Y-%m-%d}"

    def forget(self) -> None:
        """It keeps what it read on a day."""
        for kind, each in self.configurations.items():
            self.configurations[kind] = replace(each, now=each.now + timedelta(days=1))


def flat(found: object) -> Iterable[object]:
    """What is in lists and lists of lists; a pair is a range."""
    if isinstance(found, list):
        for each in found:
            yield from flat(each)
    else:
        yield found


READERS: dict[str, Callable[[str], Reader]] = {
    "usher": lambda build: Usher(f"{build}/usher"),
    "recognizers": lambda _: Recognizers(),
    "dateparser": lambda _: Dateparser(),
    "timefhuman": lambda _: Timefhuman(),
}
