"""Signing in at a real OpenID Connect provider, in the browser of somebody who has a keyboard."""

import json
import pathlib
import socket
import subprocess
import tempfile
import urllib.request

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from server import Server

# Who has an account at the provider that scripts/start-canaille starts.
LOGIN, PASSWORD, EMAIL = "ana", "quiet-canary-7319", "ana.canary@example.org"


class Provider:
    """Canaille, at which a web server is registered."""

    def __enter__(self):
        script = pathlib.Path(__file__).parent.parent / "start-canaille"
        self.process = subprocess.Popen([script], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.issuer = self.process.stdout.readline().decode().strip()
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=30)

    def register(self, address):
        request = urllib.request.Request(
            f"{self.issuer}/oauth/register",
            data=json.dumps({
                "client_name": "Usher", "client_uri": "http://127.0.0.1", "response_types": ["code"],
                "redirect_uris": [address], "grant_types": ["authorization_code"],
                "token_endpoint_auth_method": "none",
            }).encode(),
            headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["client_id"]


def sign_in(person, build, look):
    """Goes to the provider by the button, signs in there, and comes back to the conversation."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Provider() as provider, tempfile.TemporaryDirectory() as folder:
        page = f"http://127.0.0.1:{port}/chat/trendsight"
        client = provider.register(f"{page}/signed-in")
        options = ["--issuer", provider.issuer, "--client-id", client]
        with Server(build, folder, *options, port=port):
            person.open(page)
            person.type("get started")
            look("before")
            person.press("Sign in with")
            driver = person.driver
            wait = WebDriverWait(driver, 60)
            for name, text in (("login", LOGIN), ("password", PASSWORD)):
                wait.until(lambda _: driver.find_elements(By.NAME, name))
                driver.find_element(By.NAME, name).send_keys(text + Keys.ENTER)
            wait.until(lambda _: driver.current_url == page or driver.find_elements(By.NAME, "answer"))
            if driver.current_url != page:
                accept = driver.find_element(By.CSS_SELECTOR, "[name=answer][value=accept]")
                accept.send_keys(Keys.ENTER)
                wait.until(lambda _: driver.current_url == page)
            assert f"signed in as {EMAIL}" in person.log(), person.log()
            look("after")
            person.type("coffee")
            assert "signed in" not in person.log().split("coffee")[-1], person.log()
