"""Where the core can be changed, and into what."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass

from .code import clauses, code_of

# What is changed, by the modules it is in: of the last one the products alone.
ROOMS = (
    "Sources/Understanding/",
    "Sources/Conversation/",
    *(f"Sources/Onboarding/{name}/" for name in ("Diet", "Eko", "George", "Growth", "Trendsight")),
)
MODULES = ("Understanding", "Conversation", "Onboarding")

_COMPARISONS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
}
_OPPOSITES = {"first": "last", "last": "first", "min": "max", "max": "min"}
# The order counts: each place belongs to the first that finds it.
_PATTERNS = {
    "nothing": r"(?<= )[!=]=(?= nil\b)",
    "comparison": r"(?<=\s)(?:[<>]=?|[!=]=)(?=\s)",
    "logic": r"(?<=\s)(?:&&|\|\|)(?=\s)",
    "sum": r"(?<=\s)[+-](?=\s)",
    "step": r"(?<=\s)[+-]=(?=\s)",
    "range": r"(?<=[\w)\]])(?:\.\.\.|\.\.<)(?=[\w(.-])|(?<=\s)(?:\.\.\.|\.\.<)(?=\s)",
    "flag": r"\b(?:true|false)\b",
    "number": r"(?<![\w$])(?<!(?<!\.)\.)(?:0x[0-9A-Fa-f_]+|\d[\d_]*)(?!\w|\.\d)",
    "negation": r"(?<=[\s(\[{,])!(?=[\w(.])",
    "place": r"(?<=[\w)\]?}]\.)(?:first|last)(?=Index\(|\((?:where|of):|\b(?![(\w]))",
    "extreme": r"(?<![.\w])(?:min|max)(?=\()",
    "extreme-of": r"(?<=\.)(?:min|max)(?=\(\)| \{|\(by:)",
}
_ANY = re.compile("|".join(f"(?P<{k.replace('-', '_')}>{p})" for k, p in _PATTERNS.items()))
_CONDITION = re.compile(r"\b(?:if|guard|while)\s+")
# Types, patterns, attributes and names of operators are no code that runs.
_DECLARATIONS = re.compile(
    r"^[ \w]*\bextension\b[^{]*|\bfunc [^\w\s(]+|@\w+(?:\([^)]*\))?|^\s*#.*$"
    r"|^\s*(?:indirect )?case\b[^:={]*(?=:|=|$)|\bcase\b[^:={]*(?= =)",
    re.MULTILINE,
)
# An entry of a table: words and what they are.
_ENTRY = re.compile(r'^\s*(?:[\[(]?"[^:]*:|\.\w+:|\("|"[^"]*",).*$', re.MULTILINE)


@dataclass(frozen=True)
class Place:
    """One change: what stands in a file from start to end, its kind, and what it becomes.

    The name stays the same as long as the file has as many such places before it.
    """

    name: str
    path: str
    start: int
    end: int
    line: int
    kind: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"


def places(files: dict[str, str], seed: int) -> list[Place]:
    """All places of the core, in the order in which the seed draws them.

    Each place is drawn by its name, so that a change elsewhere does not change all that is drawn.
    """
    found = []
    for path, text in files.items():
        if path.startswith(ROOMS) and "not to be edited by hand" not in text[:300]:
            found += _places(path, text, seed)
    return sorted(found, key=lambda place: place.name)


def _places(path: str, text: str, seed: int) -> list[Place]:
    code = _DECLARATIONS.sub(_blank, code_of(text))
    alike: Counter[tuple[str, str]] = Counter()
    found = []

    def add(start: int, end: int, kind: str) -> None:
        before = " ".join(text[start:end].split())
        alike[kind, before] += 1
        drawn = hashlib.sha256(
            f"{seed} {path} {kind} {before} {alike[kind, before]}".encode()
        ).hexdigest()
        line = text.count("\n", 0, start) + 1
        after = _changed(kind, before, int(drawn[-1], 16))
        found.append(Place(drawn[:10], path, start, end, line, kind, before, after))

    for match in _ANY.finditer(_ENTRY.sub(_blank, code)):
        kind = next(kind for kind, part in match.groupdict().items() if part is not None)
        add(match.start(), match.end(), kind.replace("_", "-"))
    for keyword in _CONDITION.finditer(code):
        for start, end in clauses(code, keyword.end()):
            clause = code[start:end]
            start += len(clause) - len(clause.lstrip())
            end = start + len(clause.strip())
            if _is_plain(code[start:end]):
                add(start, end, "condition")
    return found


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match.group())


def _changed(kind: str, before: str, drawn: int) -> str:
    """What a place becomes; one that can become several things is led by a drawn number."""
    match kind:
        case "comparison" | "nothing":
            choices = _COMPARISONS[before]
            return choices[drawn % len(choices)]
        case "logic":
            return "||" if before == "&&" else "&&"
        case "sum" | "step":
            return ("-" if before[0] == "+" else "+") + before[1:]
        case "range":
            return "..<" if before == "..." else "..."
        case "flag":
            return "false" if before == "true" else "true"
        case "number":
            number = int(before.replace("_", ""), 0)
            return str(number - 1 if number > 0 and drawn % 2 else number + 1)
        case "condition":
            return f"!({before})"
        case "negation":
            return ""
    return _OPPOSITES[before]


def _is_plain(clause: str) -> bool:
    """Whether a condition is one that no operator in it changes to the contrary."""
    if not clause or clause == '"' or re.match(r"(?:let|var|case|try|await)\b|[!#_=]", clause):
        return False
    return "&&" in clause or "||" in clause or not re.search(r" (?:[!=]=|[<>]=?) ", clause)
