"""Loads usher-web, and measures beside it what the store can do at best."""

import argparse
import heapq
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

# What is said in each flow by way of a program, which types no passwords.
LINES = {
    "diet": ["lose weight", "1800", "noon to 8pm", "", "yes"],
    "eko": ["Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4"],
    "trendsight": ["get started"],
    "george": ["let's go", "Berlin Marathon", "a marathon", "in 20 weeks", "sub 3:45",
               "Mon, Wed and Sat", "60 minutes", "none", "yes"],
    "growth": ["quick practice"],
}


class Web:
    """A web server of its own."""

    def __init__(self, build, store, *options):
        self.process = subprocess.Popen(
            [f"{build}/usher-web", "serve", "--store", store, "--port", "0",
             "--requests-per-minute", "100000000", "--lines-per-minute", "1000000", *options],
            stdout=subprocess.PIPE,
        )
        started = time.monotonic()
        self.port = int(self.process.stdout.readline())
        self.start = time.monotonic() - started

    def memory(self):
        """Its memory in megabytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / 1e6

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(timeout=60)


class Wire:
    """A connection that is kept."""

    def __init__(self, port):
        self.port = port
        self.socket = None

    def send(self, method, path, body, headers=()):
        """Sends a request, and gives the status and the body."""
        if self.socket is None:
            self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=60)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        data = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        for name, value in headers:
            head += f"{name}: {value}\r\n"
        self.socket.sendall(head.encode() + b"Content-Length: %d\r\n\r\n" % len(data) + data)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.part()
        head, _, rest = answer.partition(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        while len(rest) < length:
            rest += self.part()
        return int(head[9:12]), rest

    def part(self):
        part = self.socket.recv(65536)
        if not part:
            raise ConnectionError("the server closed the connection")
        return part


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


def share(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def people(web, count, pace):
    """So many at once, each a line every few seconds."""
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

    threads = [threading.Thread(target=work) for _ in range(64)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times, lost


def turns(port, seconds, workers=16):
    """Turns without a pause; gives how many a second, and how long each took."""
    times = []
    end = time.monotonic() + seconds

    def work():
        wire = Wire(port)
        one = Somebody("diet").begin(wire)
        while time.monotonic() < end:
            begun = time.monotonic()
            if not one.say(wire):
                one = Somebody("diet").begin(wire)
            times.append(time.monotonic() - begun)

    threads = [threading.Thread(target=work) for _ in range(workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(times) / seconds, times


def bare_commits(folder, seconds):
    """Commits a second of 4 KB, as durable as those of turns, with nothing around them."""
    database = sqlite3.connect(f"{folder}/bare.sqlite", isolation_level=None)
    database.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (b)")
    end, count, text = time.monotonic() + seconds, 0, "x" * 4096
    while time.monotonic() < end:
        database.execute("INSERT INTO t VALUES (?)", (text,))
        count += 1
    return count / seconds


def kill(build, count=40):
    """Two processes over one database, one killed in the middle; gives what was lost."""
    address = os.environ["USHER_TEST_POSTGRES"]
    webs = [Web(build, address, "--flow", "diet") for _ in range(2)]
    wires = [Wire(webs[number % 2].port) for number in range(count)]
    crowd = [Somebody("diet").begin(wire) for wire in wires]
    said = [[] for _ in range(count)]

    def converse(number):
        one = crowd[number]
        while True:
            line = LINES["diet"][one.place]
            try:
                goes_on = one.say(wires[number])
            except (OSError, ConnectionError):
                # The same request again, at the other.
                wires[number] = Wire(webs[1].port)
                continue
            said[number].append(line)
            if not goes_on:
                return

    threads = [threading.Thread(target=converse, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    time.sleep(0.2)
    webs[0].end(signal.SIGKILL)
    for thread in threads:
        thread.join()
    lost = 0
    for one in crowd:
        _, body = Wire(webs[1].port).send(
            "GET", one.path, {}, [("Authorization", f"Bearer {one.token}")])
        standing = json.loads(body)
        window = standing["profile"].get("eating_window_end")
        lost += not (standing["completed"] and standing["profile"]["calorie_target"] == 1800
                     and window == "20:00")
    webs[1].end()
    return lost


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build")
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=5, help="seconds between two lines of one")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        web = Web(options.build, folder)
        idle = web.memory()
        print(f"start: {web.start * 1000:.0f} ms to the first connection, {idle:.0f} MB")
        rate, times = turns(web.port, options.seconds)
        commits = bare_commits(folder, options.seconds)
        print(
            f"turns: {rate:.0f} a second, {rate / commits:.2f} of {commits:.0f} bare commits; "
            f"median {share(times, 0.5) * 1000:.1f} ms, p99 {share(times, 0.99) * 1000:.1f} ms at 16 at once"
        )
        times, lost = people(web, options.people, options.pace)
        print(
            f"people: {options.people} at once, {len(times)} turns, {len(lost)} lost; median "
            f"{share(times, 0.5) * 1000:.1f} ms, p99 {share(times, 0.99) * 1000:.1f} ms, "
            f"{web.memory():.0f} MB afterwards"
        )
        failed = bool(lost)
        for each in sorted(set(lost))[:5]:
            print(f"  {each}")
        web.end()
    if options.postgres:
        lost = kill(options.build)
        print(f"kill: {lost} of 40 lost an answer that was acknowledged")
        failed = failed or bool(lost)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
