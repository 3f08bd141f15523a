"""`scripts/prove power`: cuts the power at every write and every sync of a command.

No power is cut: what a command did to files is recorded by strace and done over again to a disk of
our own, up to each call that changed something. There the disk is left as a power cut may leave it,
with what was synced, and of the rest nothing, all, or any sectors of 512 bytes; names of files are
lost or there in the same way. The program has to open each such disk, with all that it had
acknowledged; nothing may be left of what it had said was erased.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from .conversations import CONVERSATIONS, Conversation, named
from .crash import Violation, check_files
from .crash_commands import Commands, check_old_rows
from .crash_sync import Remote
from .disk import Disk
from .forgetting import FORGOTTEN, Forgetting
from .power import Image, PowerCuts
from .programs import Programs
from .reference import Bench
from .service import PlanService
from .syncing import Syncing
from .talk import count_prompts
from .trace import command

Look = Callable[[Image], None]
Task = Callable[[PowerCuts], tuple[Iterable[Image], Look]]
"""What gives the disks, and what looks at each."""


def prove(programs: Programs, arguments: list[str]) -> None:
    """Leaves disks as power cuts do; raises `Violation` when something acknowledged is gone."""
    parser = argparse.ArgumentParser(prog="prove power")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run")
    parser.add_argument("--torn", type=int, default=1, help="disks with torn sectors, at each call")
    parser.add_argument("--only", default="", help="part of a conversation's or command's name")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    start = time.monotonic()
    total = 0
    for name, task in all_tasks(programs).items():
        if options.only not in name:
            continue
        count = cut(task, options)
        total += count
        print(f"  {count:5} disks  {name}", flush=True)
    seconds = time.monotonic() - start
    print(f"{total} disks in {seconds:.0f} s: nothing acknowledged was lost.", flush=True)


def all_tasks(programs: Programs) -> dict[str, Task]:
    """What the power is cut of, by name."""
    tasks = {each.name: conversation_task(programs, each) for each in CONVERSATIONS}
    tasks["migration"] = migration_task(programs)
    for forgotten in FORGOTTEN:
        tasks[f"forget, {forgotten.name}"] = Forgetting(programs, forgotten).cut
    remote = Remote.of_environment()
    if remote:
        tasks["sync"] = Syncing(programs, remote).cut
    return tasks


def cut(task: Task, options: argparse.Namespace) -> int:
    """Cuts the power all through a command; returns how many disks were looked at."""
    scratch = Path(tempfile.mkdtemp(prefix="usher-proof-"))
    try:
        cuts = PowerCuts(scratch, random.Random(options.seed), options.torn)
        images, look = task(cuts)

        def look_once(image: Image) -> None:
            look(image)
            shutil.rmtree(image.store)

        with ThreadPoolExecutor(options.jobs) as pool:
            count = 0
            waiting: deque[Future[None]] = deque()
            for image in images:
                waiting.append(pool.submit(look_once, image))
                count += 1
                # No more disks at a time than are looked at soon.
                if len(waiting) > 4 * options.jobs:
                    waiting.popleft().result()
            for each in waiting:
                each.result()
    except BaseException:
        print(f"see {scratch}; seed {options.seed}", flush=True)
        raise
    shutil.rmtree(scratch)
    return count


def conversation_task(programs: Programs, conversation: Conversation) -> Task:
    """Cuts the power of a conversation, with a service to submit to where it needs one."""

    def task(cuts: PowerCuts) -> tuple[Iterable[Image], Look]:
        if not conversation.needs_service:
            return conversing(Bench(programs, conversation), cuts, cuts.scratch / "held")
        with PlanService(programs) as service:
            bench = Bench(programs, conversation, service.url)
            images, look = conversing(bench, cuts, cuts.scratch / "held")
        return images, look

    return task


def migration_task(programs: Programs) -> Task:
    """Cuts the power of a conversation that finds a database of the first version."""

    def task(cuts: PowerCuts) -> tuple[Iterable[Image], Look]:
        store = Commands(programs, cuts.scratch).old_store()
        images, look = conversing(Bench(programs, named("diet")), cuts, store)

        def look_at_both(image: Image) -> None:
            look(image)
            check_old_rows(image.store)

        return images, look_at_both

    return task


def conversing(bench: Bench, cuts: PowerCuts, store: Path) -> tuple[Iterable[Image], Look]:
    """Every disk that a power cut in a conversation may leave, and what each has to show."""
    conversation = bench.conversation
    reference = bench.reference(cuts.scratch)
    disk, trace = Disk.of(store), cuts.scratch / "trace"
    talk = bench.talk(store, command(trace))
    talk.say(*conversation.lines)
    talk.end_input()
    code = talk.finish()
    if code != 0:
        raise Violation(f"{conversation.name} ends with {code} under strace")

    def look(image: Image) -> None:
        acknowledged = max(0, count_prompts(image.said) - 1)
        after = {acknowledged, acknowledged + 1}
        after |= {back for i, back in conversation.begun_again.items() if i in after}
        shown = bench.shown(image.store)
        if not reference.holds(shown, after):
            raise Violation(
                f"{conversation.name}: {image.words}: {acknowledged} lines were acknowledged, "
                f"and {image.store} shows {shown}"
            )
        check_files(image.store)

    return cuts.at_every_call(trace, disk), look
