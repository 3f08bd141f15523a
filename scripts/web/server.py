"""The programs that are proved, started on free ports."""

import os
import subprocess

# What the operator is known by in proofs.
KEY = "the-operator-of-proofs"


class Server:
    """A web server of its own, with a plan service beside it."""

    def __init__(self, build, folder, *options, port=0):
        self.plans = self.start(
            [f"{build}/usher-plans", "serve", "--store", f"{folder}/plans.sqlite", "--port", "0"]
        )
        self.web = self.start(
            [f"{build}/usher-web", "serve", "--store", folder, "--port", str(port), "--service",
             f"http://127.0.0.1:{self.plans[1]}", "--requests-per-minute", "1000000",
             "--lines-per-minute", "100000", "--key-file", self.key(folder), "--webhook", "diet", *options]
        )
        self.url = f"http://127.0.0.1:{self.web[1]}"

    @staticmethod
    def key(folder):
        path = f"{folder}/key"
        with open(path, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(KEY)
        return path

    @staticmethod
    def start(command):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return process, int(process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process, _ in (self.web, self.plans):
            process.terminate()
            process.wait(timeout=30)
