"""Conversations with every product, each from the first question to the end."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Conversation:
    """What somebody answers, line by line, and with which options the program is started."""

    name: str
    flow: str
    lines: tuple[str, ...]
    options: tuple[str, ...] = ()
    needs_service: bool = False
    account: tuple[str, ...] = ()
    """The email and the password with which to sign in again."""

    again: dict[int, int] = field(default_factory=dict)
    """Where to go on after a number of lines when some of them are asked for again: a password, for
    one, is not kept until it was typed twice."""

    begun_again: dict[int, int] = field(default_factory=dict)
    """Where a kill may lead back to, by the number of lines acknowledged before it: a sign-up that
    was cut short begins again with the email."""

    carried_on: dict[int, int] = field(default_factory=dict)
    """What the next start finishes by itself: a submission that was agreed to is sent then."""

    signed_in: dict[int, int] = field(default_factory=dict)
    """Where the next start goes on when it finds that an account was opened just before the kill."""

    def going_on(self, count: int) -> int:
        """The index of the line to go on with when `count` lines have been answered."""
        return self.again.get(count, count)


PASSWORD = "quiet-canary-7319"
LOCAL = ("--sign-in", "local")

CONVERSATIONS = (
    Conversation("diet", "diet", ("lose weight", "1800", "noon to 8pm", "", "yes")),
    Conversation(
        "diet, with second thoughts",
        "diet",
        (
            "I'd like to lose a few pounds",
            "why",
            "7500 kJ",
            "back",
            "2000",
            "from 9 to 5 in the day",
            "actually, I want to gain muscle",
            "2200 calories",
            "",
            "change the hours to 11am to 7pm",
            "yes",
            "change my calories to 2300",
            "undo",
        ),
    ),
    Conversation(
        "eko",
        "eko",
        (
            "Sam",
            "Mia",
            "4 March 2018",
            "1 and 3",
            "school, friends and family",
            "7",
            "5",
            "4",
            "that's all",
        ),
    ),
    Conversation(
        "eko, three children",
        "eko",
        (
            *("I'm Sam", "Mia", "4 March 2018", "1 and 3", "all but school", "7", "", "not at all"),
            *("add another", "José", "2020-12-24", "2", "values, health, future", "10", "1", "5"),
            *("add another", "Ida 日本", "yesterday", "4, 5 and 6", "all", "3", "3", "3"),
            *("change Mia's birthday to 5 March 2018", "that's all"),
        ),
    ),
    Conversation(
        "trendsight",
        "trendsight",
        (
            *("get started", "ana@example.org", PASSWORD, PASSWORD, "coffee"),
            *("log it: two espressos", "yes", "not now", "not now", "go to dashboard"),
        ),
        LOCAL,
        account=("ana@example.org", PASSWORD),
        again={3: 2},
        begun_again={3: 1},
        signed_in={3: 4},
    ),
    Conversation(
        "trendsight, something of one's own",
        "trendsight",
        (
            *("get started", "my mail is bo@example.org", PASSWORD, PASSWORD, "custom"),
            *("Headache", "red", "brain", "back", "heart", "log it: after lunch"),
            *("not now to all", "change the colour to green", "go to dashboard"),
        ),
        LOCAL,
        again={3: 2},
        begun_again={3: 1},
        signed_in={3: 4},
    ),
    Conversation(
        "george",
        "george",
        (
            *("let's go", "Berlin Marathon", "a marathon", "26 September 2026", "sub 3:45"),
            *("Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent"),
            "yes",
        ),
        needs_service=True,
        carried_on={11: 12},
    ),
    Conversation(
        "growth, quick",
        "growth",
        ("quick practice",),
    ),
    Conversation(
        "growth, guided",
        "growth",
        ("start a guided routine", "tell me about 2", "never mind", "guided", "1"),
    ),
)


def named(name: str) -> Conversation:
    """The conversation of a name."""
    return next(conversation for conversation in CONVERSATIONS if conversation.name == name)
