"""`scripts/prove power`: cuts the power at every write and every sync of a conversation.

No power is cut: what a conversation did to files is recorded by strace and done over again to a
disk of our own, up to each call that changed something. There the disk is left as a power cut may
leave it, with what was synced, and of the rest nothing, all, or any sectors of 512 bytes; names of
files are lost or there in the same way. The program has to open each such disk, with all that it had
acknowledged.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .conversations import CONVERSATIONS, Conversation
from .crash import Violation, check_files
from .disk import Disk, dropped, kept, last_torn, torn
from .programs import Programs
from .reference import Bench, Reference
from .service import PlanService
from .talk import count_prompts
from .trace import Replay, calls, command


def prove(programs: Programs, arguments: list[str]) -> None:
    """Leaves disks as power cuts do; raises `Violation` when something acknowledged is gone."""
    parser = argparse.ArgumentParser(prog="prove power")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run")
    parser.add_argument("--torn", type=int, default=1, help="disks with torn sectors, at each call")
    parser.add_argument("--only", default="", help="part of a conversation's name")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    start = time.monotonic()
    total = 0
    for conversation in CONVERSATIONS:
        if options.only not in conversation.name:
            continue
        if conversation.needs_service:
            with PlanService(programs) as service:
                bench = Bench(programs, conversation, service.url)
                count = cut(bench, options)
        else:
            count = cut(Bench(programs, conversation), options)
        total += count
        print(f"  {count:5} disks  {conversation.name}", flush=True)
    seconds = time.monotonic() - start
    print(f"{total} disks in {seconds:.0f} s: nothing acknowledged was lost.", flush=True)


@dataclass(frozen=True)
class Image:
    """A disk as it was left, and how many lines had been acknowledged by then."""

    store: Path
    acknowledged: int
    words: str


def cut(bench: Bench, options: argparse.Namespace) -> int:
    """Cuts the power all through a conversation; returns how many disks were looked at."""
    scratch = Path(tempfile.mkdtemp(prefix="usher-proof-"))
    try:
        reference = bench.reference(scratch)
        images = images_of(bench, scratch, random.Random(options.seed), options.torn)
        with ThreadPoolExecutor(options.jobs) as pool:
            looked = pool.map(lambda image: look(bench, reference, image), images)
            count = sum(1 for _ in looked)
    except BaseException:
        print(f"see {scratch}; seed {options.seed}", flush=True)
        raise
    shutil.rmtree(scratch)
    return count


def images_of(
    bench: Bench, scratch: Path, dice: random.Random, tears: int
) -> Iterator[Image]:
    """Every disk that a power cut in the middle of the conversation may leave."""
    store, trace = scratch / "held", scratch / "trace"
    talk = bench.talk(store, command(trace))
    talk.say(*bench.conversation.lines)
    talk.end_input()
    code = talk.finish()
    if code != 0:
        raise Violation(f"{bench.conversation.name} ends with {code} under strace")
    disk = Disk(str(store))
    replay = Replay(disk)
    number = 0
    for call in calls(trace):
        if not replay.do(call):
            continue
        acknowledged = max(0, count_prompts(replay.said) - 1)
        for name, names_survive, survives in (
            ("dropped", False, dropped),
            ("kept", True, kept),
            ("written, names lost", False, kept),
            *[("torn", True, torn(dice))] * tears,
            ("last torn", True, last_torn(dice)),
        ):
            if not disk.unsynced and name != "dropped":
                continue
            number += 1
            image = scratch / f"image-{number}"
            disk.leave(image, names_survive, survives)
            yield Image(image, acknowledged, f"{call.name} number {number}, {name}")
    replayed = {
        path: None if file is None else file.content(kept) for path, file in disk.now.items()
    }
    if disk_of(store) != replayed:
        raise Violation(f"{bench.conversation.name}: the trace does not give the files there are")


def disk_of(store: Path) -> dict[str, bytes | None]:
    """The files and folders there are, as a replay has them."""
    found = {str(path): None if path.is_dir() else path.read_bytes() for path in store.rglob("*")}
    return found | {str(store): None}


def look(bench: Bench, reference: Reference, image: Image) -> None:
    """Opens what a power cut left."""
    conversation: Conversation = bench.conversation
    after = {image.acknowledged, image.acknowledged + 1}
    after |= {back for i, back in conversation.begun_again.items() if i in after}
    shown = bench.shown(image.store)
    if not reference.holds(shown, after):
        raise Violation(
            f"{conversation.name}: {image.words}: {image.acknowledged} lines were acknowledged, "
            f"and {image.store} shows {shown}"
        )
    check_files(image.store)
    shutil.rmtree(image.store)
