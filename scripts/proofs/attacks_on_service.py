"""Requests that no client would make."""

from __future__ import annotations

import http.client
import json
import random
import socket
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
