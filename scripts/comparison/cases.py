"""Cases of a comparison, and what is right."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

Value = str | float
"""A date (ISO 8601), a pair of times (HH:MM/HH:MM), kilocalories, minutes or metres."""

KINDS = {
    "birthday": str,
    "date": str,
    "time_range": str,
    "energy": float,
    "duration": float,
    "distance": float,
}
"""What is asked for, by the names that `usher understand` has for it, and what its values are."""

NONE = ("-", "?")
"""What is meant where nothing may be taken: no answer, or one that has to be asked about."""

TOLERANCE = 1e-3
"""By how much of itself a figure may differ, as a mile is not always converted to the same digits."""


@dataclass(frozen=True)
class Case:
    """What somebody types when they are asked for something, and what they mean."""

    kind: str
    said: str
    meant: str

    def verdict(self, taken: Value | None) -> str:
        """Whether what was taken is right, wrong, or nothing, so that it is asked about."""
        if taken is None:
            return "right" if self.meant in NONE else "asked"
        return "right" if self.meant not in NONE and self.agrees(taken) else "wrong"

    def agrees(self, taken: Value) -> bool:
        """Whether a value is the one that is meant."""
        if isinstance(taken, str):
            return taken == self.meant
        return math.isclose(taken, float(self.meant), rel_tol=TOLERANCE)


def load(path: Path) -> list[Case]:
    """The cases of a file: kind, words and value, with tabs between them; `#` begins a comment."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise SystemExit(f"{path}: {problem}") from None
    cases = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 3 or fields[0] not in KINDS:
            raise SystemExit(
                f"{path}, line {number}: expected a kind ({', '.join(KINDS)}), the words and the "
                "value, with tabs between them"
            )
        case = Case(*fields)
        try:
            if case.meant not in NONE:
                KINDS[case.kind](case.meant)
        except ValueError:
            raise SystemExit(f"{path}, line {number}: {case.meant} is no figure") from None
        cases.append(case)
    # What stands there twice counts once.
    return list(dict.fromkeys(cases))
