"""`scripts/prove crash`: kills every conversation and every command that changes a store."""

from __future__ import annotations

import argparse
import random
import shutil
import signal
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from .conversations import CONVERSATIONS, Conversation
from .crash import at_every_call, at_random
from .crash_commands import Commands, forgetting, migrations
from .crash_sync import Remote, Syncs
from .programs import Programs
from .reference import Bench, Reference
from .service import PlanService

Task = Callable[[Path, random.Random], int]


def prove(programs: Programs, arguments: list[str]) -> None:
    """Kills programs, and raises `Violation` when one of them lost or garbled anything."""
    parser = argparse.ArgumentParser(prog="prove crash")
    parser.add_argument("--kills", type=int, default=1000, help="kills at random times, in all")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run")
    parser.add_argument("--only", default="", help="part of a conversation's or command's name")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--no-calls", action="store_true", help="no kills at system calls")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
        # What nohup has ignored, the programs would ignore too; a handler is not inherited.
        signal.signal(signal.SIGHUP, lambda *_: None)

    tasks = all_tasks(programs, options)
    chosen = {name: task for name, task in tasks.items() if options.only in name}
    start = time.monotonic()
    total = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        runs = {
            pool.submit(in_scratch, task, f"{options.seed}/{name}"): name
            for name, task in chosen.items()
        }
        for run in as_completed(runs):
            kills = run.result()
            total += kills
            print(f"  {kills:5} kills  {runs[run]}", flush=True)
    seconds = time.monotonic() - start
    print(f"{total} kills in {seconds:.0f} s: nothing acknowledged was lost.", flush=True)


def all_tasks(programs: Programs, options: argparse.Namespace) -> dict[str, Task]:
    """What is killed, by name: at random times, and at every system call."""
    share = -(-options.kills // (len(CONVERSATIONS) + 3))
    tasks: dict[str, Task] = {}
    for conversation in CONVERSATIONS:
        tasks[f"{conversation.name}, at random"] = conversation_task(
            programs,
            conversation,
            lambda bench, reference, scratch, dice: at_random(
                bench, reference, scratch, share, dice
            ),
        )
        if not options.no_calls:
            tasks[f"{conversation.name}, at every call"] = conversation_task(
                programs,
                conversation,
                lambda bench, reference, scratch, dice: at_every_call(bench, reference, scratch),
            )
    tasks["migration"] = lambda scratch, dice: migrations(Commands(programs, scratch), share, dice)
    tasks["forget"] = lambda scratch, dice: forgetting(Commands(programs, scratch), share, dice)
    remote = Remote.of_environment()
    if remote:
        tasks["sync"] = sync_task(programs, remote, share, not options.no_calls)
    return tasks


def conversation_task(
    programs: Programs,
    conversation: Conversation,
    kill: Callable[[Bench, Reference, Path, random.Random], int],
) -> Task:
    """Kills a conversation, with a service to submit to where it needs one."""

    def task(scratch: Path, dice: random.Random) -> int:
        if not conversation.needs_service:
            bench = Bench(programs, conversation)
            return kill(bench, bench.reference(scratch), scratch, dice)
        with PlanService(programs) as service:
            bench = Bench(programs, conversation, service.url)
            kills = kill(bench, bench.reference(scratch), scratch, dice)
            service.check_plans_of(scratch)
        return kills

    return task


def sync_task(programs: Programs, remote: Remote, kills: int, at_calls: bool) -> Task:
    """Kills `usher sync`."""

    def task(scratch: Path, dice: random.Random) -> int:
        syncs = Syncs(Commands(programs, scratch), remote)
        count = syncs.kill_at_every_call() if at_calls else 0
        return count + syncs.kill_at_random(kills, dice)

    return task


def in_scratch(task: Task, seed: str) -> int:
    """Runs a task in a folder of its own, which is kept when something is wrong."""
    scratch = Path(tempfile.mkdtemp(prefix="usher-proof-"))
    try:
        kills = task(scratch, random.Random(seed))
    except BaseException:
        print(f"see {scratch}; seed {seed}", flush=True)
        raise
    shutil.rmtree(scratch)
    return kills
