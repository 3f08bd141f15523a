"""The plan service, as a conversation with the running coach needs it."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

from .programs import Program, Programs


class PlanService(Program):
    """A running service, with a store of its own that is gone afterwards."""

    def __init__(
        self, programs: Programs, log: Path = Path("/dev/null"), folder: Path | None = None
    ) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="usher-plans-"))
        self.store = self.folder / "plans.sqlite"
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [programs.plans, "serve", "--store", str(self.store), "--port", "0"],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def check_plans_of(self, folder: Path) -> None:
        """Raises an error unless each plan belongs to one store in a folder."""
        known = [
            plan
            for path in folder.glob("*/george.sqlite")
            for plan in self._ask(path, "SELECT plan_id FROM running_profiles")
            if plan is not None
        ]
        made = self._ask(self.store, "SELECT plan_id FROM plans")
        if sorted(known) != sorted(made):
            raise AssertionError(f"{len(made)} plans were made for {len(known)} people")

    @staticmethod
    def _ask(path: Path, sql: str) -> list[str | None]:
        with sqlite3.connect(path) as database:
            rows = database.execute(sql).fetchall()
        database.close()
        return [row[0] for row in rows]

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, error, trace)
        shutil.rmtree(self.folder)
