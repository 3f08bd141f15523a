"""Proves the chat page in a real browser: all flows to the end by keyboard alone and by pointing, with and
without JavaScript, on a phone and at 400 %, dark and light, without a violation that axe finds."""

import argparse
import os
import pathlib
import sys
import tempfile

from browser import Person
from conversations import FLOWS
from provider import sign_in
from server import Server

WAYS = {
    "desk": dict(),
    "no-script": dict(script=False),
    "mouse": dict(points=True),
    "phone": dict(size=(390, 844), points=True),
    "narrow": dict(size=(320, 640)),
    "large": dict(size=(1280, 1024), scale=4.0),
    "dark": dict(dark=True),
}


def converse(person, url, flow, moves, end, look):
    person.open(f"{url}/chat/{flow}")
    look("begin")
    for number, move in enumerate(moves):
        if move.startswith("="):
            person.press(move[1:])
        elif move.startswith("#"):
            person.check(move[1:].split("|"))
        elif move.startswith("*"):
            field = person.driver.find_element("id", "answer")
            assert field.get_attribute("type") == "password", "a password would be seen"
            person.type(move[1:])
            assert move[1:] not in person.driver.page_source, "a password came back"
        else:
            person.type(move)
        if person.script:
            focus = person.driver.switch_to.active_element.get_attribute("id")
            assert focus == "answer", f"after {move!r} the focus is at {focus!r}"
        look(str(number + 1))
    assert person.driver.find_element("id", "progress").text == "All done", person.log()
    assert end in person.log(), person.log()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="the folder of the programs")
    parser.add_argument("axe", help="axe.min.js")
    parser.add_argument("--pictures", help="a folder for screenshots")
    parser.add_argument("--only", nargs="*", default=[], help="ways and flows, such as phone or diet")
    options = parser.parse_args()
    axe = pathlib.Path(options.axe).read_text()
    failures = 0

    def prove(way, name, move):
        """Has a person do something, and tells what was found of it."""
        with Person(axe, **WAYS[way]) as person:
            found = []

            def look(moment):
                found.extend(f"{moment}: {each}" for each in person.violations())
                if person.sideways():
                    found.append(f"{moment}: one has to scroll sideways")
                if options.pictures:
                    os.makedirs(options.pictures, exist_ok=True)
                    person.screenshot(f"{options.pictures}/{way}-{name}-{moment}.png")

            try:
                move(person, look)
                # What other sites complain of is their own matter.
                found.extend(each for each in person.complaints() if "/chat" in each)
            except Exception as error:  # Told with what was found so far.
                found.append(f"{type(error).__name__}: {str(error)[:1500]}")
        print(f"{way} {name}: {'no violation' if not found else 'FAILED'}", flush=True)
        for each in sorted(set(found)):
            print(f"  {each}", flush=True)
        return bool(found)

    names = {*FLOWS, "provider"}
    for way in WAYS:
        if options.only and not (set(options.only) & set(WAYS)) <= {way}:
            continue
        for name in [*FLOWS, "provider"]:
            if set(options.only) & names and name not in options.only:
                continue
            if name == "provider":
                failures += prove(way, name, lambda person, look: sign_in(person, options.build, look))
                continue
            moves, end = FLOWS[name]
            with tempfile.TemporaryDirectory() as folder, Server(options.build, folder) as server:
                failures += prove(way, name, lambda person, look: converse(
                    person, server.url, name, moves, end, look))
    sys.exit(1 if failures else 0)


main()
