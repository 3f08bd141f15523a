"""`scripts/prove takeover`: promotes a standby of PostgreSQL in the middle of chats.

The primary acknowledges a commit when the standby has it. It is killed, or stands still, or the
standby is cut off from it for a while before; then the standby is promoted, as somebody does by
hand. What a chat had acknowledged has to be there; a chat that knows the dead server alone has to
end with 69 and a sentence, one that knows both has to go on where it was.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .conversations import Conversation, named
from .crash import Violation
from .errors import AGAIN
from .programs import NOW, PATIENCE, Programs
from .reference import UUID, Bench, Reference
from .standby import Pair
from .talk import PROMPT, Talk

WAYS = ("killed", "standing still", "cut off")
"""What happens to the primary, or between the two."""

CHATS = 6
"""How many hold a conversation at a time: every other one knows the primary alone."""

STORE_TIMEOUT = 4
"""Seconds that a chat waits for a server."""


def prove(programs: Programs, arguments: list[str]) -> None:
    """Promotes standbys; raises `Violation` when that costs an answer."""
    parser = argparse.ArgumentParser(prog="prove takeover")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run")
    parser.add_argument("--rounds", type=int, default=3, help="takeovers of each kind")
    parser.add_argument("--only", default="", help="part of a way in which the primary is lost")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    dice = random.Random(options.seed)
    folder = os.environ.get("USHER_TEST_POSTGRES_BIN")
    if folder is None:
        raise Violation("scripts/with-postgres names the folder of PostgreSQL's programs")
    conversation = named("diet, with second thoughts")
    with tempfile.TemporaryDirectory(prefix="usher-proof-") as scratch:
        reference = Bench(programs, conversation).reference(Path(scratch))
    for way in WAYS:
        ended = gone_on = lines = 0
        for _ in range(options.rounds if options.only in way else 0):
            with Pair(Path(folder)) as pair:
                takeover = Takeover(programs, pair, conversation, reference, way)
                for chat in takeover.run(dice):
                    lines += chat.saved
                    ended += chat.code == 69
                    gone_on += chat.code == 0 and chat.ended > takeover.lost
        if options.only in way:
            print(
                f"  {way}: {lines} lines acknowledged, {ended} chats ended with 69, "
                f"{gone_on} went on by themselves",
                flush=True,
            )
    print("Nothing acknowledged was lost.", flush=True)


@dataclass
class Chat:
    """What became of somebody's conversation."""

    user: str
    saved: int = 0
    """Lines after which the next question was put."""

    troubles: int = 0
    """How often it was asked whether to try again."""

    code: int | None = None
    said: bytes = b""
    ended: float = 0
    """When, by the clock that only goes forward."""


@dataclass
class Takeover:
    """A standby that is promoted while people talk."""

    programs: Programs
    pair: Pair
    conversation: Conversation
    reference: Reference
    way: str
    lost: float = 0
    """When the primary was."""

    def run(self, dice: random.Random) -> list[Chat]:
        """Loses the primary at a random time; returns what became of each chat."""
        both = self.pair.url("primary", "standby")
        # The first start makes the tables.
        self.programs.run("show", "diet", "--user", "nobody", "--store", both)
        with ThreadPoolExecutor(CHATS) as pool:
            chats = [Chat(f"user{index}") for index in range(CHATS)]
            running: list[Future[None]] = []
            for index, chat in enumerate(chats):
                url = both if index % 2 == 0 else self.pair.url("primary")
                pauses = [dice.uniform(0, 0.3) for _ in self.conversation.lines]
                running.append(pool.submit(self._hold, chat, url, pauses))
            while any(chat.saved == 0 and chat.code is None for chat in chats):
                time.sleep(0.02)
            time.sleep(dice.uniform(0, 2))
            self._lose(dice)
            self.pair.promote()
            for each in running:
                each.result()
        # Who was promoted takes writes, and is the only one to be asked from here on.
        for chat in chats:
            self._check(chat, self.pair.url("standby"))
        return chats

    def _lose(self, dice: random.Random) -> None:
        self.lost = time.monotonic()
        if self.way == "standing still":
            self.pair.signal("primary", signal.SIGSTOP)
            time.sleep(dice.uniform(0, 2))
            return
        if self.way == "cut off":
            # Longer than chats wait for a commit.
            self.pair.signal("standby", signal.SIGSTOP)
            time.sleep(STORE_TIMEOUT + dice.uniform(0, 2))
        self.pair.signal("primary", signal.SIGKILL)
        time.sleep(dice.uniform(0, 1))
        self.pair.signal("standby", signal.SIGCONT)

    def _command(self, user: str, url: str) -> list[str]:
        place = ["--user", user, "--store", url, "--now", NOW]
        patience = ["--store-timeout", str(STORE_TIMEOUT)]
        return [self.programs.usher, "chat", self.conversation.flow, *place, *patience]

    def _hold(self, chat: Chat, url: str, pauses: list[float]) -> None:
        """Holds a conversation; says yes to trying again where the URL names who takes over."""
        environment = self.programs.clean_environment()
        talk = Talk(self._command(chat.user, url), environment, errors=subprocess.STDOUT)
        answered = said = 0
        while talk.until_prompt(answered + 1):
            utterance = talk.said.rpartition(b"\n" + PROMPT)[0].rpartition(b"\n" + PROMPT)[2]
            if AGAIN in utterance:
                chat.troubles += 1
                if "," not in url or chat.troubles > PATIENCE:
                    break
                time.sleep(0.5)
                talk.say("yes")
            else:
                chat.saved = said
                if said == len(pauses):
                    break
                time.sleep(pauses[said])
                talk.say(self.conversation.lines[said])
                said += 1
            answered += 1
        talk.end_input()
        chat.code = talk.finish()
        chat.said = talk.said
        chat.ended = time.monotonic()

    def _check(self, chat: Chat, url: str) -> None:
        words = f"{self.way}: {chat}"
        if chat.code not in (0, 69) or (chat.code == 69 and b"reach" not in chat.said):
            raise Violation(f"{words} ends wrongly")
        shown = self._shown(chat.user, url)
        stands = self.reference.holds(shown, {chat.saved, chat.saved + 1})
        if not stands:
            raise Violation(f"{words}: the promoted one shows {shown}")
        start = self.conversation.going_on(max(stands))
        talk = Talk(self._command(chat.user, url), self.programs.clean_environment())
        talk.say(*self.conversation.lines[start:])
        talk.end_input()
        code = talk.finish()
        if code != 0 or self._shown(chat.user, url) != self.reference.moments[-1].shown:
            end = talk.said[-300:]
            raise Violation(f"{words}: not finished at the promoted one: {code}, {end!r}")

    def _shown(self, user: str, url: str) -> str:
        place = ["--user", user, "--now", NOW, "--json", "--store", url]
        result = self.programs.run("show", self.conversation.flow, *place)
        if result.code != 0:
            raise Violation(f"show exits {result.code}: {result.errors.decode()}")
        return UUID.sub("ID", result.output.decode()).replace(user, "ana")
