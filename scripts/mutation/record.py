"""What is known of the changes of a seed and a tree, in files that a later run goes on with."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from .places import Place
from .trials import Suite


# A change that no quick suite noticed; the slow ones have not been run yet.
OPEN = "?"


class Record:
    """The results, a line each in a table, and what was found out about the build."""

    def __init__(self, table: Path, build: Path):
        self._table = table
        self._build = build
        self.results: dict[str, str] = {}
        """What noticed a change, by its name; nothing where nothing did."""
        self.dropped: set[str] = set()
        """The names of changes that do not compile."""
        self.size = 0
        """How many changes were drawn when the suites were run without a change."""
        self.suites: list[Suite] = []
        if self._table.exists():
            for line in self._table.read_text().splitlines():
                name, *_, noticed = line.split("\t")
                self.results[name] = noticed
        if self._build.exists():
            stored = json.loads(self._build.read_text())
            self.dropped = set(stored["dropped"])
            self.size = stored["size"]
            self.suites = [
                Suite(**{**each, "reached": frozenset(each["reached"])})
                for each in stored["suites"]
            ]

    def add(self, place: Place, noticed: str) -> None:
        """Notes what noticed a change."""
        self.results[place.name] = noticed
        fields = (
            place.name, f"{place.path}:{place.line}", place.kind, place.before, place.after,
            noticed.replace("\t", " "),
        )  # fmt: skip
        with self._table.open("a") as table:
            table.write("\t".join(fields) + "\n")

    def drop(self, place: Place) -> None:
        """Notes that a change does not compile."""
        self.dropped.add(place.name)
        self._store()

    def set_suites(self, size: int, suites: list[Suite]) -> None:
        """Notes what the suites do without a change."""
        self.size, self.suites = size, suites
        self._store()

    def _store(self) -> None:
        suites = [{**asdict(suite), "reached": sorted(suite.reached)} for suite in self.suites]
        stored = {"dropped": sorted(self.dropped), "size": self.size, "suites": suites}
        self._build.write_text(json.dumps(stored))
