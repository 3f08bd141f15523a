"""Requests that no client would make."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import random
import shutil
import socket
import stat
import time
from urllib.parse import urlsplit

from .attacks_on_files import ROUNDS, garble
from .cases import Cases, Stage
from .service import PlanService

cases = Cases("attacks on the service")

PATH = "/api/v1/onboarding"
BODY = {
    "race_name": "Berlin Marathon",
    "race_distance_m": 42195,
    "race_date": "2026-09-26",
    "goal_time_s": 13500,
    "training_days": ["mon", "wed", "sat"],
    "session_minutes": 60,
    "injuries": "",
    "strava_intent": True,
    "consent": True,
    "consented_at": "2026-03-02T09:00:00Z",
}


def post(service: PlanService, body: bytes, **headers: str) -> tuple[int, bytes]:
    """Sends a body, and returns the status and what was answered."""
    connection = http.client.HTTPConnection(urlsplit(service.url).netloc, timeout=60)
    sent = {"Content-Type": "application/json"} | headers
    connection.request("POST", PATH, body, sent)
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    return answer.status, data


@cases.case("garbled bodies of requests")
def bodies(stage: Stage) -> str:
    dice = random.Random("bodies")
    counted: dict[int, int] = {}
    with PlanService(stage.programs) as service:
        status, data = post(service, json.dumps(BODY).encode())
        assert status == 201, (status, data)
        for _ in range(2 * ROUNDS):
            body = garble(json.dumps(BODY).encode(), dice)
            status, data = post(service, body)
            assert status in (200, 201, 400, 413, 415, 422), (status, data, body)
            json.loads(data)
            counted[status] = counted.get(status, 0) + 1
        assert post(service, b"[" * 100_000)[0] in (400, 413)
        assert post(service, b'{"race_name":"' + b"x" * 3_000_000 + b'"}')[0] in (400, 413, 422)
        assert service.process.poll() is None, "the service ended"
    return ", ".join(f"{count} times {status}" for status, count in sorted(counted.items()))


@cases.case("garbled requests")
def requests(stage: Stage) -> str:
    dice = random.Random("requests")
    body = json.dumps(BODY).encode()
    head = (
        f"POST {PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    with PlanService(stage.programs) as service:
        place = urlsplit(service.url)
        for _ in range(ROUNDS):
            with socket.create_connection((place.hostname or "", place.port or 0), 60) as client:
                try:
                    client.sendall(garble(head + body, dice))
                    client.shutdown(socket.SHUT_WR)
                    while client.recv(65536):
                        pass
                except ConnectionError:
                    pass
        assert service.process.poll() is None, "the service ended"
        assert post(service, body)[0] == 201
    return f"{ROUNDS} connections, and it still serves"


def ask(service: PlanService, request: bytes, timeout: float = 30) -> bytes:
    """All that is answered to some bytes."""
    place = urlsplit(service.url)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout) as client:
        answer = b""
        try:
            client.sendall(request)
            while data := client.recv(65536):
                answer += data
        except (ConnectionError, TimeoutError):
            pass
        return answer


@cases.case("bodies that unpack, nest or count to more than they are")
def bombs(stage: Stage) -> str:
    text = json.dumps(BODY)
    tried = [
        b"[" * 60_000,
        b'{"a":' * 12_000,
        (text[:-1] + ',"x":' + "[" * 20_000 + "]" * 20_000 + "}").encode(),
        text.replace("42195", "1e999999").encode(),
        text.replace("42195", "9" * 60_000).encode(),
        text.replace("Berlin", "\\ud800").encode(),
        json.dumps(BODY | {"race_name": "a" + "\u0301" * 20_000}, ensure_ascii=False).encode(),
        json.dumps(BODY | {"training_days": ["mon"] * 7_000}).encode(),
        json.dumps(BODY | {"race_name": "a\0b"}).encode(),
        json.dumps(BODY | {"consented_at": "9999-12-31T23:59:59Z"}).encode(),
        gzip.compress(text.encode()),
        b"{" + b",".join(b'"k%d":%d' % (i, i) for i in range(5_000)) + b"}",
    ]
    longest = 0.0
    with PlanService(stage.programs) as service:
        for body in tried:
            began = time.monotonic()
            status, data = post(service, body)
            longest = max(longest, time.monotonic() - began)
            assert status in (400, 413, 422), (status, data, body[:60])
        status, data = post(service, gzip.compress(b" " * (64 << 20)), **{"Content-Encoding": "gzip"})
        assert status in (400, 413, 415), (status, data)
        assert post(service, text.encode())[0] == 201
    assert longest < 2, longest
    return f"{len(tried) + 1} bodies, at most {longest:.2f} s"


@cases.case("paths, methods, keys and names that are none")
def ways(stage: Stage) -> str:
    text = json.dumps(BODY).encode()
    head = b"Host: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    tried = [
        b"%s %s HTTP/1.1\r\n%s\r\n" % (method, path, head)
        for method, path in [
            *((each, PATH.encode()) for each in b"GET HEAD PUT PATCH OPTIONS TRACE DELETE".split()),
            (b"CONNECT", b"localhost:80"),
            *(
                (b"DELETE", PATH.encode() + each)
                for each in b"/.. /%2e%2e/%2e%2e /%00 /x/../../etc/passwd // /* /? /%ff".split()
            ),
            (b"DELETE", PATH.encode() + b"/" + b"a" * 8_000),
        ]
    ]
    posted = b"POST " + PATH.encode() + b" HTTP/1.1\r\n" + head
    tried += [
        posted + b"Content-Length: %d\r\n%s\r\n\r\n" % (len(text), field) + text
        for field in (
            b"Idempotency-Key: one\r\nIdempotency-Key: two",
            b"Idempotency-Key: " + b"x" * 256,
            b"Idempotency-Key: a b",
            b"Idempotency-Key:",
            b"Host: evil.example",
            b"Transfer-Encoding: chunked",
            b"Content-Length: 2",
        )
    ]
    with PlanService(stage.programs) as service:
        for request in tried:
            answer = ask(service, request)
            code = answer.split(b" ", 2)[1:2]
            assert code and code[0] in (b"400", b"404", b"405", b"421"), (request[:80], answer)
        assert post(service, text)[0] == 201
    return f"{len(tried)} requests"


@cases.case("connections that dribble, are silent, or never read")
def connections(stage: Stage) -> str:
    text = json.dumps(BODY).encode()
    with PlanService(stage.programs) as service:
        place = urlsplit(service.url)

        def connect() -> socket.socket:
            return socket.create_connection((place.hostname or "", place.port or 0), 5)

        def dribble(head: bytes) -> float:
            client, began = connect(), time.monotonic()
            client.sendall(head)
            while time.monotonic() - began < 60:
                try:
                    client.sendall(b" ")
                    client.settimeout(0.2)
                    if client.recv(1000) is not None:
                        break
                except TimeoutError:
                    pass
                except ConnectionError:
                    break
            client.close()
            return time.monotonic() - began

        head = f"POST {PATH} HTTP/1.1\r\nHost: localhost\r\nX: ".encode()
        slow_head = dribble(head)
        slow_body = dribble(
            head + b"y\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
        )
        assert slow_head < 30 and slow_body < 15, (slow_head, slow_body)
        many = [connect() for _ in range(500)]
        greedy = connect()
        try:
            for _ in range(2_000):
                greedy.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
        except (TimeoutError, ConnectionError):
            pass
        began = time.monotonic()
        assert post(service, text)[0] == 201
        others = time.monotonic() - began
        assert others < 3, others
        for client in (*many, greedy):
            client.close()
    return f"a head {slow_head:.0f} s, a body {slow_body:.0f} s; others waited {others:.2f} s"


@cases.case("a store with open modes, of another user, or that is none")
def stores(stage: Stage) -> str:
    with PlanService(stage.programs) as service:
        assert post(service, json.dumps(BODY).encode())[0] == 201
        kept = stage.folder / "kept"
        shutil.copytree(service.folder, kept)
    for path in kept.iterdir():
        path.chmod(0o666)
    with PlanService(stage.programs, folder=kept) as service:
        assert post(service, json.dumps(BODY).encode())[0] == 201
        for path in kept.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    other = stage.folder / "other"
    other.write_text("something else")
    other.chmod(0o644)
    refused = 0
    for prepare in (
        lambda path: path.mkdir(),
        lambda path: (path.write_bytes(b"A" * 4096), path.chmod(0o644)),
        lambda path: path.symlink_to(other),
        *([lambda path: (path.touch(0o644), os.chown(path, 65534, 65534))] if os.geteuid() == 0 else []),
    ):
        folder = stage.folder / f"refused-{refused}"
        folder.mkdir()
        prepare(folder / "plans.sqlite")
        try:
            PlanService(stage.programs, folder=folder)
        except ValueError:  # It said no port.
            refused += 1
            for path in (folder / "plans.sqlite", other):
                assert path.is_dir() or path.stat().st_mode & 0o044, f"{path} was narrowed"
            continue
        raise AssertionError(f"it serves {folder}")
    return f"narrowed to 0600; {refused} refused"
