"""People who converse: at the pace of typing, or without a pause."""

import heapq
import json
import random
import threading
import time

from wire import KEY, Wire

# What is said in each flow by way of a program, which types no passwords.
LINES = {
    "diet": ["lose weight", "1800", "noon to 8pm", "", "yes"],
    "eko": ["Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4"],
    "trendsight": ["get started"],
    "george": ["let's go", "Berlin Marathon", "a marathon", "in 20 weeks", "sub 3:45",
               "Mon, Wed and Sat", "60 minutes", "none", "yes"],
    "growth": ["quick practice"],
}


class Somebody:
    """A person with a flow to go through."""

    def __init__(self, flow):
        self.flow = flow
        self.place = 0

    def begin(self, wire):
        status, body = wire.send("POST", f"/v1/flows/{self.flow}/conversations", {})
        assert status == 201, (status, body)
        turn = json.loads(body)
        self.path = f"/v1/conversations/{turn['conversation']}"
        self.token = turn["token"]
        return self

    def say(self, wire):
        """Says the next line; true as long as there is one after it."""
        line = LINES[self.flow][self.place]
        status, body = wire.send(
            "POST", self.path + "/lines", {"text": line},
            [("Authorization", f"Bearer {self.token}"), ("Idempotency-Key", str(self.place))],
        )
        assert status == 200, (status, body)
        self.place += 1
        return self.place < len(LINES[self.flow])


class Sender:
    """A person who is spoken with as bots of the Rasa family are: three questions, one after the other."""

    def __init__(self, opening):
        self.name = f"{random.getrandbits(64):x}"
        self.lines = [opening, "lose weight", "1800", "noon to 8pm"]

    def say(self, wire):
        """Says the next line; true as long as there is one after it."""
        status, body = wire.send(
            "POST", "/webhooks/rest/webhook", {"sender": self.name, "message": self.lines.pop(0)},
            [("Authorization", f"Bearer {KEY}")])
        assert status == 200 and json.loads(body), (status, body)
        return bool(self.lines)


def share(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def summary(times):
    return (f"median {share(times, 0.5) * 1000:.1f} ms, p99 {share(times, 0.99) * 1000:.1f} ms, "
            f"longest {max(times) * 1000:.0f} ms")


def people(web, count, pace):
    """So many at once, each a line every few seconds; how long turns took, and what went wrong."""
    wires = threading.local()
    lock = threading.Condition()
    random.seed(1)
    flows = list(LINES)
    now = time.monotonic()
    due = [(now + random.random() * pace, number) for number in range(count)]
    heapq.heapify(due)
    crowd = [Somebody(flows[number % len(flows)]) for number in range(count)]
    times, lost, active = [], [], [count]

    def work():
        wires.wire = Wire(web.port)
        while True:
            with lock:
                while due and due[0][0] > time.monotonic() or (not due and active[0]):
                    wait = due[0][0] - time.monotonic() if due else 0.2
                    lock.wait(max(wait, 0.001))
                if not active[0]:
                    lock.notify_all()
                    return
                if not due:
                    continue
                _, number = heapq.heappop(due)
            one = crowd[number]
            begun = time.monotonic()
            try:
                goes_on = bool(one.begin(wires.wire)) if not hasattr(one, "token") else one.say(wires.wire)
                times.append(time.monotonic() - begun)
            except Exception as error:
                goes_on = False
                lost.append(repr(error))
                wires.wire = Wire(web.port)
            with lock:
                if goes_on:
                    heapq.heappush(due, (begun + pace * (0.5 + random.random()), number))
                else:
                    active[0] -= 1
                lock.notify()

    at_once([work] * 64)
    return times, lost


def turns(port, seconds, beginning, workers=16):
    """Turns without a pause; gives how many a second, and how long each took."""
    times, wrong = [], []
    end = time.monotonic() + seconds

    def work():
        wire = Wire(port)
        try:
            one = beginning(wire)
            while time.monotonic() < end:
                begun = time.monotonic()
                if not one.say(wire):
                    times.append(time.monotonic() - begun)
                    one = beginning(wire)
                else:
                    times.append(time.monotonic() - begun)
        except Exception as error:
            wrong.append(repr(error))

    at_once([work] * workers)
    assert times and not wrong, wrong
    return len(times) / seconds, times


def at_once(works):
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
