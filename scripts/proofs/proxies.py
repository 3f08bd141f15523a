"""Reverse proxies as docs/operating.md sets them up, in front of a web server, with TLS."""

from __future__ import annotations

import http.client
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

from .cases import Skipped
from .programs import PATIENCE, Program, Programs

NAME = "hello.example.org"
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "operating.md"


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def documented(language: str, after: str) -> str:
    """The first block of code in a language behind some words of the documentation."""
    text = DOCUMENTATION.read_text().split(after, 1)[1]
    return text.split(f"```{language}\n", 1)[1].split("```", 1)[0]


class Web(Program):
    """A running web server."""

    def __init__(self, programs: Programs, store: Path, *options: str) -> None:
        command = [programs.web, "serve", "--store", str(store), "--port", "0", *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, str]:
        """The status and the body of an answer, without a proxy."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"Content-Type": "application/json"} | fields)
        answer = connection.getresponse()
        text = answer.read().decode(errors="replace")
        connection.close()
        return answer.status, text

    @property
    def peak(self) -> int:
        """The most memory that it has had, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+)", status)
        assert found, status
        return int(found[1]) // 1024


class Proxy(Program):
    """A proxy in front of a web server; it is asked by TLS."""

    def __init__(self, folder: Path, command: list[str], port: int) -> None:
        self.port = port
        self.log = folder / "proxy.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                text=True,
                env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder)},
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask(b"GET /healthz HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError(self.log.read_text()[-2000:]) from None
                time.sleep(0.05)

    def connect(self, timeout: float = 30) -> ssl.SSLSocket:
        """A connection to it."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        plain = socket.create_connection(("127.0.0.1", self.port), timeout)
        return context.wrap_socket(plain, server_hostname=NAME)

    def ask(self, request: bytes, timeout: float = 30) -> bytes:
        """All that is answered to some bytes, in which %s is the name; it may take a while."""
        with self.connect(timeout) as connection:
            answer = b""
            try:
                connection.sendall(request.replace(b"%s", NAME.encode()))
                while data := connection.recv(65536):
                    answer += data
            except (ConnectionError, TimeoutError, ssl.SSLError):
                pass
            return answer

    def get(self, path: str, *fields: str) -> bytes:
        """What is answered to a GET; no path of a client's is made better."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {NAME}", "Connection: close", *fields, "", ""]
        return self.ask("\r\n".join(lines).encode())


def nginx(folder: Path, web: Web) -> Proxy:
    """nginx, with a certificate that it was given."""
    program = found("nginx")
    port = free_port()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", f"/CN={NAME}", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"],
        check=True,
        capture_output=True,
    )
    server = (
        documented("nginx", "With nginx:")
        .replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        .replace("/etc/ssl/hello.pem", f"{folder}/cert.pem")
        .replace("/etc/ssl/hello.key", f"{folder}/key.pem")
        .replace("127.0.0.1:8080", f"127.0.0.1:{web.port}")
    )
    places = "".join(
        f"{each}_temp_path {folder}/{each};\n"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {places} {server} }}\n"
    )
    return Proxy(folder, [program, "-p", str(folder), "-c", f"{folder}/nginx.conf"], port)


def caddy(folder: Path, web: Web) -> Proxy:
    """Caddy, with a certificate of its own making."""
    program = found("caddy")
    port = free_port()
    site = (
        documented("", "With Caddy, which brings certificates along:")
        .replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n  bind 127.0.0.1\n  tls internal")
        .replace("127.0.0.1:8080", f"127.0.0.1:{web.port}")
    )
    (folder / "Caddyfile").write_text(
        "{\n  admin off\n  skip_install_trust\n  auto_https disable_redirects\n"
        f"  storage file_system {folder}/caddy\n}}\n{site}"
    )
    command = [program, "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]
    return Proxy(folder, command, port)


def found(program: str) -> str:
    """The path of a program, or a case that cannot be gone through."""
    path = shutil.which(program, path="/usr/sbin:/usr/bin:/usr/local/bin")
    if path is None:
        raise Skipped(f"there is no {program}")
    return path


PROXIES = {"nginx": nginx, "Caddy": caddy}
