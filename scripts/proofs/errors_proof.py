"""`scripts/prove errors`: has what saves, erases or sends fail once, at every place in turn.

Each system call that writes fails with EIO and with ENOSPC, by `strace`; allocations of SQLite, by a
library that is loaded before it; and each transaction of PostgreSQL with a serialization failure or
a deadlock, by a trigger. The person says yes when asked whether to try again.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from .conversations import Conversation, named
from .crash_sync import Remote
from .errors import at_every_allocation, at_every_call
from .forgetting import FORGOTTEN, Forgetting
from .programs import Programs
from .reference import Bench, Reference
from .serialization import at_every_transaction
from .syncing import Syncing

NAMES = ("diet", "eko", "trendsight", "growth, guided")

Task = Callable[[Bench, Reference, Path], int]


def prove(programs: Programs, arguments: list[str]) -> None:
    """Has what saves fail; raises `Violation` when that costs an answer."""
    parser = argparse.ArgumentParser(prog="prove errors")
    parser.add_argument("--only", default="", help="part of a name, such as calls or allocations")
    parser.add_argument("--step", type=int, default=17, help="every so many allocations one fails")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    tasks: dict[str, Callable[[Path], int]] = {}
    for conversation in map(named, NAMES):
        tasks[f"{conversation.name}, calls"] = on_bench(programs, conversation, at_every_call)
        tasks[f"{conversation.name}, allocations"] = on_bench(
            programs,
            conversation,
            lambda bench, reference, scratch: at_every_allocation(
                bench, reference, scratch, options.step
            ),
        )
    for forgotten in FORGOTTEN:
        tasks[f"forget, {forgotten.name}"] = Forgetting(programs, forgotten).fail
    remote = Remote.of_environment()
    if remote:
        tasks["sync"] = Syncing(programs, remote).fail
        tasks["diet, transactions"] = lambda scratch: at_every_transaction(
            programs, named("diet"), remote
        )
    if not any(options.only in name for name in tasks):
        parser.error(f"nothing is called like {options.only!r}: {', '.join(tasks)}")
    start = time.monotonic()
    total = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        runs = {
            pool.submit(in_scratch, task): name
            for name, task in tasks.items()
            if options.only in name
        }
        for run in as_completed(runs):
            total += run.result()
            print(f"  {run.result():5} faults  {runs[run]}", flush=True)
    seconds = time.monotonic() - start
    print(f"{total} faults in {seconds:.0f} s: nothing acknowledged was lost.", flush=True)


def on_bench(programs: Programs, conversation: Conversation, task: Task) -> Callable[[Path], int]:
    """A task with what the conversation comes to when nothing fails."""

    def run(scratch: Path) -> int:
        bench = Bench(programs, conversation)
        return task(bench, bench.reference(scratch), scratch)

    return run


def in_scratch(task: Callable[[Path], int]) -> int:
    """Runs a task in a folder of its own, which is kept when something is wrong."""
    scratch = Path(tempfile.mkdtemp(prefix="usher-proof-"))
    try:
        count = task(scratch)
    except BaseException:
        print(f"see {scratch}", flush=True)
        raise
    shutil.rmtree(scratch)
    return count
