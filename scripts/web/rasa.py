"""A Rasa server that asks the same three questions by rules, keeps what is said in SQLite, and understands
nothing: as little as it can do."""

import os
import pathlib
import socket
import subprocess
import time

from wire import Process, Wire

FILES = {
    "config.yml": """
recipe: default.v1
language: en
pipeline: []
policies: [{name: RulePolicy}]
""",
    "domain.yml": """
version: "3.1"
intents: [begin]
slots:
  goal: {type: text, mappings: [{type: from_text, conditions: [{active_loop: diet, requested_slot: goal}]}]}
  energy: {type: text, mappings: [{type: from_text, conditions: [{active_loop: diet, requested_slot: energy}]}]}
  hours: {type: text, mappings: [{type: from_text, conditions: [{active_loop: diet, requested_slot: hours}]}]}
forms:
  diet: {required_slots: [goal, energy, hours]}
responses:
  utter_ask_goal: [{text: "What's your main goal?"}]
  utter_ask_energy: [{text: "How many calories a day?"}]
  utter_ask_hours: [{text: "When do you usually eat?"}]
  utter_done: [{text: "All done."}]
""",
    "rules.yml": """
version: "3.1"
rules:
  - rule: begin
    steps: [{intent: begin}, {action: diet}, {active_loop: diet}]
  - rule: end
    condition: [{active_loop: diet}]
    steps:
      [{action: diet}, {active_loop: null}, {slot_was_set: [{requested_slot: null}]}, {action: utter_done}]
""",
    "endpoints.yml": "tracker_store: {type: SQL, dialect: sqlite, db: rasa.db}\n",
    "credentials.yml": "rest:\n",
}

# What begins the questions there.
OPENING = "/begin"


class Rasa(Process):
    """A Rasa server, trained beforehand."""

    def __init__(self, program, folder):
        for name, text in FILES.items():
            (pathlib.Path(folder) / name).write_text(text)
        quiet = dict(cwd=folder, env={**os.environ, "RASA_TELEMETRY_ENABLED": "false"},
                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.run(
            [program, "train", "--config", "config.yml", "--domain", "domain.yml", "--data",
             "rules.yml", "--out", "models", "--fixed-model-name", "diet"], check=True, **quiet)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        super().__init__(
            [program, "run", "--model", "models/diet.tar.gz", "--endpoints", "endpoints.yml",
             "--credentials", "credentials.yml", "--interface", "127.0.0.1", "--port",
             str(self.port)], **quiet)
        while not self.answers():
            assert self.process.poll() is None, "Rasa has ended"
            time.sleep(0.02)
        self.start = time.monotonic() - self.began

    def answers(self):
        try:
            return Wire(self.port).send("GET", "/", {})[0] == 200
        except OSError:
            return False
