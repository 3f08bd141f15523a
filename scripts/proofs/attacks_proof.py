"""`scripts/prove attacks`: hostile answers, names, files, environments and requests."""

from __future__ import annotations

from .attacks_on_environment import cases as on_environment
from .attacks_on_files import cases as on_files
from .attacks_on_proxy import cases as on_proxy
from .attacks_on_screen import cases as on_screen
from .attacks_on_service import cases as on_service
from .programs import Programs


def prove(programs: Programs, arguments: list[str]) -> None:
    """Attacks in every way; raises when one gets through."""
    failures = []
    for cases in (on_screen, on_files, on_environment, on_service, on_proxy):
        try:
            cases.prove(programs, arguments)
        except AssertionError as failure:
            failures.append(str(failure))
    if failures:
        raise AssertionError("; ".join(failures))
