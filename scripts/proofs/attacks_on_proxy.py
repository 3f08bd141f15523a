"""Attacks on the web server through the reverse proxies that the documentation sets up."""

from __future__ import annotations

import json
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .cases import Cases, Stage
from .proxies import NAME, PROXIES, Proxy, Web

cases = Cases("attacks through a proxy")

BEHIND = ("--behind-proxy", "--name", NAME)

INSIDE = (
    "/metrics /metrics/ //metrics /metrics// /readyz /readyz/ //readyz /%6detrics /%6Detrics/ "
    "/./metrics /chat/../metrics /chat/%2e%2e/metrics /x/..%2fmetrics /metrics? /metrics?a "
    "/metrics/?a /Metrics /METRICS /metrics;a /metrics%2f /metrics%00 /metrics%20 /metrics%0a "
    "/metrics%23 /%2fmetrics /%2e/metrics /readyz/. /readyz/.. /chat/../../readyz /metrics/x/.. "
    "/metrics%3f /%252e/metrics /chat/..;/metrics /\\metrics /metrics\\ /metrics#a"
).split()

SECOND = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"

SMUGGLED = [
    b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n" + SECOND,
    b"X: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SECOND,
    b"Content-Length: 0\r\nContent-Length: 44\r\n\r\n" + SECOND,
    b"Content-Length: +2\r\n\r\n{}" + SECOND,
    b"Content-Length: 2, 2\r\n\r\n{}" + SECOND,
    b"Content-Length: 0x2\r\n\r\n{}" + SECOND,
    b"Content-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n" + SECOND,
    b"Transfer-Encoding: chunked\r\n\r\n2;x=\n{}\r\n0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n" + SECOND,
    b"Transfer-Encoding: chunked\r\n\r\n00000000000000002\r\n{}\r\n0\r\nHost: x\r\n\r\n" + SECOND,
    b"Content-Length: 2\r\nConnection: Content-Length\r\n\r\n{}" + SECOND,
    b"Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}" + SECOND,
    b"Content-Length: 2\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
    b"HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n{}" + SECOND,
]


@contextmanager
def behind(stage: Stage, name: str, *options: str) -> Iterator[tuple[Proxy, Web]]:
    """A web server behind a proxy."""
    folder = stage.folder / name
    folder.mkdir()
    with Web(stage.programs, folder / "store", *BEHIND, *options) as web:
        with PROXIES[name](folder, web) as proxy:
            yield proxy, web


def each(title: str) -> Callable[[Callable[[Stage, str], str]], None]:
    """A case for each of the proxies."""

    def add(body: Callable[[Stage, str], str]) -> None:
        for name in PROXIES:
            cases.case(f"{name}: {title}")(lambda stage, name=name: body(stage, name))

    return add


def status(answer: bytes) -> int:
    """The status of an answer; 0 for none."""
    found = re.match(rb"HTTP/\d(?:\.\d)? (\d{3})", answer)
    return int(found[1]) if found else 0


def post(path: str, body: bytes, *fields: str) -> bytes:
    """A request with JSON."""
    lines = [f"POST {path} HTTP/1.1", f"Host: {NAME}", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(body)}", "Connection: close", *fields, "", ""]
    return "\r\n".join(lines).encode() + body


def begin(proxy: Proxy) -> tuple[str, str]:
    """The path and the token of a new conversation."""
    answer = proxy.ask(post("/v1/flows/diet/conversations", b"{}"))
    assert status(answer) == 201, answer[:300]
    told = json.loads(answer[answer.index(b"{") : answer.rindex(b"}") + 1])
    return f"/v1/conversations/{told['conversation']}", told["token"]


@each("what the operator alone should see, however it is spelled")
def inside(stage: Stage, name: str) -> str:
    with behind(stage, name) as (proxy, web):
        for path in INSIDE:
            answer = proxy.get(path)
            assert b"usher_web" not in answer and b'"ready"' not in answer, (path, answer)
            assert status(answer) != 200, (path, answer[:300])
        assert status(proxy.get("/healthz")) == 200
        assert web.ask("GET", "/metrics")[0] == 200
    return f"{len(INSIDE)} paths"


@each("where one says to come from")
def addresses(stage: Stage, name: str) -> str:
    fields = (
        ("X-Forwarded-For: 192.0.2.1",),
        ("X-Forwarded-For: 192.0.2.2", "X-Forwarded-For: 192.0.2.3"),
        ("X-Forwarded-For: 192.0.2.4, 192.0.2.5",),
        ("X-Real-IP: 192.0.2.6", "Forwarded: for=192.0.2.7"),
        ("X_Forwarded_For: 192.0.2.8",),
        ("X-Forwarded-For: 192.0.2.9", "Connection: X-Forwarded-For"),
        ("X-Forwarded-For : 192.0.2.10",),
        ("x-forwarded-for:192.0.2.11", "Connection: close, x-forwarded-for"),
    )
    with behind(stage, name, "--requests-per-minute", "4") as (proxy, _):
        # The first request was made when the proxy was awaited; refusals of the proxy count not.
        statuses = [status(proxy.get("/v1/flows", *each)) for each in fields]
        assert statuses.count(200) <= 4, statuses
        assert set(statuses) <= {200, 400, 429} and statuses[-1] == 429, statuses
    return f"{statuses}"


@each("names that are not the server's")
def names(stage: Stage, name: str) -> str:
    hosts = (
        b"Host: evil.example", b"Host: localhost", b"Host: 127.0.0.1", b"Host: %s.evil.example",
        b"Host: %s@evil.example", b"Host: evil.example\r\nHost: %s", b"Host: %s\r\nHost: evil.example",
        b"Host: %s\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http",
        b"Host:", b"Host: %s:1", b"Host: %s/evil", b"Host : %s", b"X: y",
    )  # fmt: skip
    statuses = []
    with behind(stage, name) as (proxy, _):
        for host in hosts:
            for target in (b"/chat/diet", b"http://evil.example/chat/diet"):
                answer = proxy.ask(b"GET %t HTTP/1.1\r\nConnection: close\r\n%h\r\n\r\n".replace(
                    b"%t", target).replace(b"%h", host))  # fmt: skip
                assert b"evil.example" not in answer, (host, target, answer)
                if b"Set-Cookie" in answer or b"set-cookie" in answer:
                    assert b"; Secure" in answer, answer
                statuses.append(status(answer))
        # The address that is shown is the one of TLS, whatever the client says of it.
        page = proxy.get("/chat/diet", "X-Forwarded-Proto: http")
        assert b"; Secure" in page and b"__Secure-" in page, page[:600]
    return f"{sorted(set(statuses))}"


@each("requests that two servers may read differently")
def smuggling(stage: Stage, name: str) -> str:
    head = b"POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
    statuses = []
    with behind(stage, name) as (proxy, web):
        for rest in SMUGGLED:
            answer = proxy.ask(head + rest, timeout=3)
            assert b"usher_web" not in answer, (rest, answer)
            statuses.append(status(answer))
            # Whoever comes next gets what they asked for.
            other = proxy.get("/v1/flows")
            assert status(other) == 200 and b'"flows"' in other, (rest, other)
        counted = web.ask("GET", "/metrics")[1]
        assert web.process.poll() is None
    made = re.search(r'responses_total\{status="201"\} (\d+)', counted)
    assert int(made[1]) if made else True, counted
    return f"{len(SMUGGLED)} shapes: {sorted(set(statuses))}"


@each("bodies and heads that are too large, and those that dribble")
def sizes(stage: Stage, name: str) -> str:
    with behind(stage, name) as (proxy, web):
        path, token = begin(proxy)
        bearer = f"Authorization: Bearer {token}"
        for size in (17 << 10, 1 << 20, 64 << 20):
            answer = proxy.ask(post(f"{path}/lines", b"x" * size, bearer))
            assert status(answer) in (0, 413), answer[:300]
        chunked = b"100000\r\n" + b"x" * 0x100000 + b"\r\n"
        lines = f"POST {path}/lines HTTP/1.1\r\nHost: {NAME}\r\n{bearer}\r\n".encode()
        lines += b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        answer = proxy.ask(lines + chunked * 64)
        assert status(answer) in (0, 413), answer[:300]
        for fields in (["X: " + "y" * 100_000], ["X: y"] * 5000):
            assert status(proxy.get("/v1/flows", *fields)) in (0, 400, 413, 414, 431), fields[0][:9]
        assert status(proxy.get("/" + "x" * 100_000)) in (0, 400, 404, 414, 431)
        assert status(proxy.get("/chat/diet?" + "x" * 30_000)) in (0, 200, 400, 414, 431)
        slow = [proxy.connect(60) for _ in range(40)]
        for connection in slow:
            connection.sendall(lines.replace(b"Transfer-Encoding: chunked", b"Content-Length: 9000"))
        began = time.monotonic()
        assert status(proxy.ask(post(f"{path}/lines", b'{"text":"lose weight"}', bearer))) == 200
        others = time.monotonic() - began
        assert others < 5, others
        for connection in slow:
            connection.close()
        peak = web.peak
        assert peak < 250, peak
    return f"at most {peak} MB; others waited {others:.2f} s"


@each("turns while it drains")
def drains(stage: Stage, name: str) -> str:
    folder = stage.folder / name
    counted: dict[int, int] = {}
    with behind(stage, name, "--lines-per-minute", "100000", "--requests-per-minute", "100000") as (
        proxy,
        web,
    ):
        talks = [begin(proxy) for _ in range(8)]
        last: dict[str, int] = {}
        stop = threading.Event()

        def go_on(path: str, token: str) -> None:
            for calories in range(1500, 2500):
                if stop.is_set():
                    return
                body = json.dumps({"text": f"calories to {calories}"}).encode()
                answer = proxy.ask(post(f"{path}/lines", body, f"Authorization: Bearer {token}"))
                code = status(answer)
                counted[code] = counted.get(code, 0) + 1
                if code == 200:
                    last[path] = calories

        for path, token in talks:
            body = b'{"text":"lose weight"}'
            said = proxy.ask(post(f"{path}/lines", body, f"Authorization: Bearer {token}"))
            assert status(said) == 200, said[:300]
        threads = [threading.Thread(target=go_on, args=talk) for talk in talks]
        for thread in threads:
            thread.start()
        time.sleep(2)
        web.process.send_signal(signal.SIGTERM)
        assert web.process.wait(timeout=60) == 0
        time.sleep(1)
        stop.set()
        for thread in threads:
            thread.join()
    assert set(counted) <= {200, 502, 503}, counted
    return f"{counted}; {stored(stage, folder, talks, last)}"


def stored(
    stage: Stage, folder: Path, talks: list[tuple[str, str]], last: dict[str, int]
) -> str:
    """Looks whether what was acknowledged is there, in another process."""
    with Web(stage.programs, folder / "store", *BEHIND) as web:
        for path, token in talks:
            code, text = web.ask("GET", path, Authorization=f"Bearer {token}", Host=NAME)
            assert code == 200, (code, text)
            if path in last:
                assert re.search(rf"{last[path]}|{last[path] + 1}", text), (last[path], text)
    return f"{len(last)} conversations as acknowledged"
