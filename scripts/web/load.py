"""Loads usher-web, and measures beside it what the store can do at best, and what others do."""

import argparse
import json
import os
import signal
import sys
import tempfile
import time

import commits
from crowd import Sender, Somebody, at_once, people, share, summary, turns
from rasa import OPENING, Rasa
from wire import Web, Wire

ROWS = []
FAILURES = []


def note(what, measured, wanted="", holds=True):
    """Tells a measurement at once, and keeps it for the table at the end."""
    ROWS.append((what, measured, wanted, "" if holds else "NOT MET"))
    print(f"{what}: {measured}", flush=True)
    if not holds:
        FAILURES.append(what)


def stores(options, folder):
    yield "SQLite", f"{folder}/answers", commits.sqlite, 1 / 4
    if options.postgres:
        yield "PostgreSQL", os.environ["USHER_TEST_POSTGRES"], commits.postgres, 1 / 3


def measure_turns(options, name, store, bare, least, folder):
    """Turns without a pause beside bare commits: one after the other, so that neither waits for the other."""
    only = ["--flow", "diet"] if name == "PostgreSQL" else []
    web = Web(options.build, store, folder, *only)
    idle = web.memory()
    note(f"{name}: start", f"{web.start * 1000:.0f} ms, {idle:.0f} MB")

    def begin(wire):
        return Somebody("diet").begin(wire)

    turns(web.port, min(2, options.seconds), begin)
    before = web.memory()
    rate, times = turns(web.port, options.seconds, begin)
    grown = web.memory() - before
    best = bare(folder, options.seconds)
    note(f"{name}: turns, 16 at once", f"{rate:.0f} a second; {summary(times)}")
    note(f"{name}: bare commits", f"{best:.0f} a second")
    note(f"{name}: turns as a share of bare commits", f"{rate / best:.2f}", f">= {least:.2f}",
         rate / best >= least)
    note(f"{name}: memory of a turn",
         f"{(before - idle) / 16:.2f} MB while it is taken, {grown * 1e6 / len(times):.0f} bytes kept")
    asleep = options.people
    before = web.memory()
    wire = Wire(web.port)
    for _ in range(asleep):
        begin(wire)
    kept = (web.memory() - before) * 1e6 / asleep
    note(f"{name}: memory of a sleeping conversation", f"{kept:.0f} bytes, of {asleep}")
    web.end()


def measure_people(options, folder):
    web = Web(options.build, f"{folder}/people", folder)
    times, lost = people(web, options.people, options.pace)
    note(f"{options.people} people at once, a line every {options.pace:g} s",
         f"{len(times)} turns; {summary(times)}; {web.memory():.0f} MB", "p99 < 100 ms",
         share(times, 0.99) < 0.1)
    note("people lost", str(len(lost)), "0", not lost)
    for each in sorted(set(lost))[:5]:
        print(f"  {each}")
    web.end()


def measure_kill(options, folder, count=40):
    """Two processes over one database, one killed in the middle."""
    address = os.environ["USHER_TEST_POSTGRES"]
    webs = [Web(options.build, address, folder, "--flow", "diet") for _ in range(2)]
    wires = [Wire(webs[number % 2].port) for number in range(count)]
    crowd = [Somebody("diet").begin(wire) for wire in wires]
    moved, wrong = [], []

    def converse(number):
        one, goes_on = crowd[number], True
        while goes_on:
            # People pause, so that the process is killed while all are in the middle.
            time.sleep(0.1)
            try:
                goes_on = one.say(wires[number])
            except OSError:
                # The same request again, at the other.
                moved.append(number)
                wires[number] = Wire(webs[1].port)
            except AssertionError as error:
                return wrong.append(repr(error))

    def kill():
        time.sleep(0.25)
        webs[0].end(signal.SIGKILL)

    at_once([kill] + [lambda number=number: converse(number) for number in range(count)])
    lost = 0
    for one in crowd:
        _, body = Wire(webs[1].port).send(
            "GET", one.path, {}, [("Authorization", f"Bearer {one.token}")])
        standing = json.loads(body)
        window = standing["profile"].get("eating_window_end")
        lost += not (standing["completed"] and standing["profile"]["calorie_target"] == 1800
                     and window == "20:00")
    webs[1].end()
    note("one of two processes killed with -9",
         f"{len(set(moved))} of {count} went on at the other; {lost} lost an answer", "0 lost",
         not lost and not wrong and bool(moved))
    for each in sorted(set(wrong))[:5]:
        print(f"  {each}")


def measure_rasa(options, folder):
    """The same three questions by the same requests, to us and to Rasa."""
    web = Web(options.build, f"{folder}/asked", folder, "--flow", "diet")
    own = asked(options, web, "hello")
    os.makedirs(f"{folder}/rasa")
    theirs = asked(options, Rasa(options.rasa, f"{folder}/rasa"), OPENING)
    for (name, unit, digits, want), our, other in zip(
        (("start", "ms", 0, 50), ("turns a second, 16 at once", "", 0, 20),
         ("p99 of a turn, 16 at once", "ms", 1, 20), ("median of a turn, one after the other", "ms", 1, 1),
         ("memory", "MB", 0, 10)), own, theirs,
    ):
        times = our / other if name.startswith("turns") else other / our
        note(f"Rasa's {name}", f"{our:.{digits}f} {unit} beside {other:.{digits}f} {unit}: {times:.0f} times better",
             f">= {want} times", times >= want)


def asked(options, server, opening):
    """What a server does of the three questions: start, turns, times, memory."""
    _, alone = turns(server.port, options.seconds, lambda _: Sender(opening), workers=1)
    rate, times = turns(server.port, options.seconds, lambda _: Sender(opening))
    memory = server.memory()
    server.end()
    return (server.start * 1000, rate, share(times, 0.99) * 1000, share(alone, 0.5) * 1000, memory)


def table():
    widths = [max(len(row[column]) for row in ROWS) for column in range(4)]
    print()
    for row in ROWS:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())
    print(f"\n{len(FAILURES)} of {sum(bool(row[2]) for row in ROWS)} bounds are not met")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="the folder of the program")
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=5, help="seconds between two lines of one")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--rasa", help="Rasa's program")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, store, bare, least in stores(options, folder):
            measure_turns(options, name, store, bare, least, folder)
        measure_people(options, folder)
        if options.postgres:
            measure_kill(options, folder)
        if options.rasa:
            measure_rasa(options, folder)
    table()
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
