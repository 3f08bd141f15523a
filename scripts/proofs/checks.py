"""What must hold of every run of the program, whatever is done to it."""

from __future__ import annotations

from .programs import Result

DOCUMENTED = {0, 64, 65, 66, 69, 73, 74, 75, 77, 129, 130, 143}
"""The exit codes that the program may end with; 70 would be a bug, and a signal a crash."""


def ends(result: Result, *codes: int, saying: str = "") -> str:
    """Checks an exit code and a sentence, on either stream; returns both for the record."""
    said = (result.output + result.errors).decode(errors="replace")
    assert result.code in (codes or DOCUMENTED), f"exit {result.code}, not {codes}: {said[-600:]}"
    assert saying in said, f"{saying!r} is missing in: {said[-600:]}"
    assert "Fatal error" not in said and "fatalError" not in said, said[-600:]
    lines = [line for line in said.splitlines() if line.startswith("usher: ")]
    return f"exit {result.code}" + (f", {lines[-1][:90]!r}" if lines else "")
