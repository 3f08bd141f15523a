"""What `scripts/mutate` runs: python3 -m mutation [N] [OPTION...]"""

from __future__ import annotations

import argparse
import signal
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from .building import BuildFailed, build, committed, core, tree_id
from .places import Place, places
from .record import OPEN, Record
from .trials import Suite, Trials

# So many changes are built at a time, some more than are usually asked for.
_LOT = 250
_GOAL = 0.85


def main() -> int:
    """Tries changes; 70 when too few of them are noticed."""
    parser = argparse.ArgumentParser(prog="scripts/mutate")
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[])
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(130))
    root = Path(__file__).resolve().parents[2]
    folder = root / ".build/mutate"
    folder.mkdir(parents=True, exist_ok=True)
    tree = tree_id(root)
    results = root / "docs/results" / tree
    results.mkdir(parents=True, exist_ok=True)
    record = Record(
        results / f"mutations-{options.seed}.tsv", folder / f"{options.seed}-{tree}.json"
    )
    try:
        return _try(options, root, folder, record)
    except BuildFailed as failure:
        print(f"scripts/mutate: {failure}", file=sys.stderr)
        return 70


def _try(options: argparse.Namespace, root: Path, folder: Path, record: Record) -> int:
    files = committed(root)
    drawn = places(core(files), options.seed)
    size = _LOT * -(-(options.count + len(record.dropped)) // _LOT)
    lot = dict(enumerate(drawn[:size]))
    built = {number: place for number, place in lot.items() if place.name not in record.dropped}
    tree = folder / "tree"
    trials = Trials(build(files, tree, built, lambda each: record.drop(lot[each])), tree)
    chosen = dict(list(built.items())[: options.count])
    if options.only:
        chosen = {n: place for n, place in built.items() if place.name in options.only}
    with ThreadPoolExecutor(options.jobs) as pool:
        try:
            _record_suites(trials, record, size, folder)
            quick = [suite for suite in record.suites if not suite.is_slow]
            untried = {n: place for n, place in chosen.items() if place.name not in record.results}
            _try_with(quick, untried, OPEN, trials, record, pool)
            slow = [suite for suite in record.suites if suite.is_slow]
            left = {n: place for n, place in chosen.items() if record.results[place.name] == OPEN}
            _try_with(slow, left, "", trials, record, pool)
        except BaseException:
            trials.stop()
            pool.shutdown(cancel_futures=True)
            raise
    return _tell(record, chosen)


def _try_with(
    suites: list[Suite],
    chosen: dict[int, Place],
    otherwise: str,
    trials: Trials,
    record: Record,
    pool: ThreadPoolExecutor,
) -> None:
    """Tries changes with some suites, and notes what notices them, or else what is handed in."""
    running = {pool.submit(trials.notice, n, suites): place for n, place in chosen.items()}
    for trial in as_completed(running):
        place = running[trial]
        record.add(place, trial.result() or otherwise)
        told = {OPEN: "not noticed yet", "": "NOT NOTICED"}
        noticed = record.results[place.name]
        print(f"{place.name} {place}: {told.get(noticed, noticed)}", flush=True)


def _record_suites(trials: Trials, record: Record, size: int, folder: Path) -> None:
    """Runs each suite once without a change, unless that was done for this build."""
    if record.size == size:
        return
    names = trials.names_of_suites()
    record.set_suites(size, [trials.without_change(name, size, folder) for name in names])
    for suite in record.suites:
        if not suite.passes:
            print(f"{suite.name} fails without a change and is left out", flush=True)


def _tell(record: Record, chosen: dict[int, Place]) -> int:
    """The table of all kinds, and the changes that nothing noticed."""
    unnoticed = {number for number, place in chosen.items() if not record.results[place.name]}
    print(f"\n{'change':<12} {'tried':>5} {'noticed':>7}")
    for kind in sorted({place.kind for place in chosen.values()}):
        tried = {number for number, place in chosen.items() if place.kind == kind}
        print(f"{kind:<12} {len(tried):>5} {len(tried - unnoticed):>7}")
    noticed = len(chosen) - len(unnoticed)
    print(f"{'all':<12} {len(chosen):>5} {noticed:>7}  {noticed / len(chosen):.1%}")
    if unnoticed:
        print("\nnot noticed:")
    for number in sorted(unnoticed, key=lambda number: (chosen[number].path, chosen[number].start)):
        reached = any(number in suite.reached for suite in record.suites)
        hint = "" if reached else " (no test comes by)"
        print(f"  {chosen[number].name} {chosen[number]}{hint}")
    return 0 if noticed >= _GOAL * len(chosen) else 70


sys.exit(main())
