"""Two PostgreSQL servers on loopback: a primary, and a standby that each commit waits for."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

from .programs import PATIENCE


class Pair:
    """A primary and its standby, in a folder of their own that is gone afterwards."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="usher-pair-"))
        self.folder.chmod(0o755)
        self.owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.owner:
            shutil.chown(self.folder, "postgres")
        self.ports = {"primary": free_port(), "standby": free_port()}

    def __enter__(self) -> Pair:
        try:
            self._make()
        except BaseException:
            self._remove()
            raise
        return self

    def _make(self) -> None:
        words = ("-N", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale")
        self._run("initdb", *words, "primary")
        # Given here, as what is in the file goes to the standby with all the rest.
        self._start("primary", "-c synchronous_standby_names=standby -c synchronous_commit=on")
        place = f"host=127.0.0.1 port={self.ports['primary']} user=postgres"
        server = f"{place} application_name=standby"
        words = ("-R", "-X", "stream", "-c", "fast", "-d", server)
        self._run("pg_basebackup", *words, "-D", "standby")
        self._start("standby", "")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._remove()

    def _remove(self) -> None:
        for name in self.ports:
            self.signal(name, signal.SIGKILL)
        shutil.rmtree(self.folder)

    def url(self, *names: str) -> str:
        """The URL at which these servers are, whichever of them takes writes."""
        hosts = ",".join("127.0.0.1" for _ in names)
        ports = ",".join(str(self.ports[name]) for name in names)
        words = "&target_session_attrs=read-write" if len(names) > 1 else ""
        return f"postgres:///postgres?host={hosts}&port={ports}&user=postgres{words}"

    def signal(self, name: str, word: signal.Signals) -> None:
        """Sends a signal to all processes of a server: each by its id, the first one first."""
        file = self.folder / name / "postmaster.pid"
        if not file.exists():
            return
        server = file.read_text().split()[0]
        command = ["ps", "-o", "pid=", "--ppid", server]
        found = subprocess.run(command, capture_output=True, text=True)
        for process in [server, *found.stdout.split()]:
            try:
                os.kill(int(process), word)
            except ProcessLookupError:
                pass

    def promote(self) -> None:
        """Makes the standby the primary, as somebody does by hand."""
        self._run("pg_ctl", "-D", "standby", "-w", "-t", str(int(PATIENCE)), "promote")

    def _start(self, name: str, options: str) -> None:
        place = f"-k {self.folder} -c listen_addresses=127.0.0.1 -p {self.ports[name]}"
        words = f"{place} -c fsync=off -c hot_standby=on {options}"
        self._run("pg_ctl", "-D", name, "-l", f"{name}.log", "-w", "-o", words, "start")

    def _run(self, program: str, *arguments: str) -> None:
        """Runs one of PostgreSQL's programs, as its owner, in the folder."""
        command = [*self.owner, str(self.programs / program), *arguments]
        # Into a file: a server that is started keeps what it is given open.
        with (self.folder / "programs.log").open("ab") as log:
            subprocess.run(
                command, cwd=self.folder, check=True, stdout=log, stderr=log, timeout=PATIENCE
            )


def free_port() -> int:
    """A port of loopback that nobody listens at."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
