"""What a conversation leaves behind after each of its lines, when nothing goes wrong."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .conversations import Conversation
from .programs import NOW, Programs
from .talk import Talk, before_first_prompt

UUID = re.compile(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}")


@dataclass(frozen=True)
class Moment:
    """What is stored after a number of lines, and how the next start greets the person then."""

    shown: str
    greeting: str


@dataclass(frozen=True)
class Reference:
    """The moments of a conversation, from no line to all of them."""

    moments: list[Moment]
    untouched: Moment
    """What holds of somebody of whom nothing is stored, not even a first question."""

    def holds(self, shown: str, after: Iterable[int]) -> set[int]:
        """Which of some numbers of lines a store may stand at that shows this."""
        known = {i for i in after if i < len(self.moments) and self.moments[i].shown == shown}
        return known | ({0} if 0 in after and self.untouched.shown == shown else set())

    def is_greeting(self, said: str, after: int) -> bool:
        """Whether this is how somebody is greeted who has answered that many lines."""
        said = UUID.sub("ID", said)
        is_first = after == 0 and said == self.untouched.greeting
        return is_first or said == self.moments[after].greeting


    def ends_with_greeting(self, said: str, after: int) -> bool:
        """Whether something ends like that greeting, whatever the welcome is."""
        _, _, body = self.moments[after].greeting.partition("\n")
        return UUID.sub("ID", said).endswith(body)


@dataclass(frozen=True)
class Bench:
    """A conversation, the programs it is held with, and the service it submits to if any."""

    programs: Programs
    conversation: Conversation
    service: str | None = None

    def command(self, store: Path) -> list[str]:
        """The command line that starts, or goes on with, the conversation."""
        place = ["--user", "ana", "--now", NOW, "--store", str(store)]
        service = ["--service", self.service] if self.service else []
        flow = self.conversation.flow
        return [self.programs.usher, "chat", flow, *place, *self.conversation.options, *service]

    def talk(self, store: Path, before: list[str] | None = None) -> Talk:
        """Starts the conversation where the store has it."""
        environment = self.programs.clean_environment(store)
        return Talk([*(before or []), *self.command(store)], environment)

    def shown(self, store: Path) -> str:
        """What the program shows of the store, which may not be there yet, random ids apart."""
        result = self.programs.run(
            *("show", self.conversation.flow, "--user", "ana", "--now", NOW, "--json"),
            environment=self.programs.clean_environment() | {"USHER_STORE": str(store)},
        )
        if result.code != 0:
            raise AssertionError(f"show exits {result.code}: {result.errors.decode()}")
        return UUID.sub("ID", result.output.decode())

    def reference(self, scratch: Path) -> Reference:
        """What holds after each number of lines, each seen after a kill -9 at the next question."""
        count = len(self.conversation.lines) + 1
        moments = [self._moment(index, scratch) for index in range(count)]
        nobody = scratch / f"{self.conversation.name}-untouched"
        return Reference(moments, Moment(self.shown(nobody), self._greeting(nobody)))

    def is_greeting(self, said: str, reference: Reference, after: int) -> bool:
        """Whether this is how somebody is met who has answered that many lines.

        A submission that was agreed to is sent first.
        """
        end = self.conversation.carried_on.get(after)
        is_end = end is not None and reference.ends_with_greeting(said, end)
        return is_end or reference.is_greeting(said, after)

    def reached(self, store: Path, reference: Reference, stands: set[int]) -> int | None:
        """Which of these moments a store is at, by the question that comes next.

        What is shown of it may be the same after two of them: of a sign-up in its middle nothing is.
        None when the person is met as after none of them.
        """
        sessions = {i: end for i, end in self.conversation.signed_in.items() if i in stands}
        if len(stands) == 1 and not sessions:
            return next(iter(stands))
        talk = self.talk(store)
        talk.until_prompt(1)
        talk.process.kill()
        talk.finish()
        said = before_first_prompt(talk.said) or ""
        fitting = {i for i in stands if self.is_greeting(said, reference, i)} | {
            end for end in sessions.values() if reference.ends_with_greeting(said, end)
        }
        return max(fitting, default=None)

    def _moment(self, count: int, scratch: Path) -> Moment:
        store = scratch / f"{self.conversation.name}-{count}"
        talk = self.talk(store)
        for index in range(count):
            assert talk.until_prompt(index + 1), talk.said
            talk.say(self.conversation.lines[index])
        assert talk.until_prompt(count + 1), talk.said
        talk.process.send_signal(signal.SIGKILL)
        talk.finish()
        return Moment(self.shown(store), self._greeting(store))

    def _greeting(self, store: Path) -> str:
        """What is said before the first question of a start."""
        talk = self.talk(store)
        talk.end_input()
        talk.finish()
        greeting = before_first_prompt(talk.said)
        assert greeting is not None, talk.said
        return UUID.sub("ID", greeting)
