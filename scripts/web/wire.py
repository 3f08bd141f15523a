"""A server under load, and a connection to one, without anything in between that costs time."""

import json
import os
import resource
import signal
import socket
import subprocess
import time

# What the operator is known by under load.
KEY = "the-operator-of-loads"


class Process:
    """A server of its own, whose memory can be asked for."""

    def __init__(self, command, **options):
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, **options)

    def memory(self):
        """The memory of it and of all that it started, in megabytes."""
        return sum(map(resident, family(self.process.pid)))

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(timeout=60)


class Web(Process):
    """A web server."""

    def __init__(self, build, store, folder, *options):
        path = f"{folder}/key"
        with open(path, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(KEY)
        super().__init__(
            [f"{build}/usher-web", "serve", "--store", store, "--port", "0", "--key-file", path,
             "--webhook", "diet", "--requests-per-minute", "100000000",
             "--lines-per-minute", "1000000", "--drain-seconds", "0", *options],
            stdout=subprocess.PIPE,
        )
        self.port = int(self.process.stdout.readline())
        self.start = time.monotonic() - self.began


def family(pid):
    """A process and all below it."""
    children = open(f"/proc/{pid}/task/{pid}/children").read().split()
    return [pid] + [each for child in children for each in family(int(child))]


def resident(pid):
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6


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
