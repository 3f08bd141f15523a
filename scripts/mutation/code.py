"""Swift as far as places to change are found in it: code, without comments and strings."""

from __future__ import annotations

import re

_OPENING = re.compile(r'//|/\*|#*"""|#*"')
_CLOSING = {"(": ")", "[": "]", "{": "}"}


def code_of(text: str) -> str:
    """The text with blanks for comments and marks for strings, each letter at its place."""
    code = []
    place = 0
    while opening := _OPENING.search(text, place):
        code.append(text[place : opening.start()])
        end = _end(text, opening)
        filler = " " if opening.group().startswith("/") else '"'
        code.append(re.sub(r"[^\n]", filler, text[opening.start() : end]))
        place = end
    code.append(text[place:])
    return "".join(code)


def _end(text: str, opening: re.Match[str]) -> int:
    """Where the comment or the string ends that is opened there."""
    sign = opening.group()
    if sign == "//":
        end = text.find("\n", opening.end())
        return len(text) if end < 0 else end
    if sign == "/*":
        return _end_of_comment(text, opening.end())
    hashes = "#" * (len(sign) - len(sign.lstrip("#")))
    quotes = sign.lstrip("#")
    place = opening.end()
    while place < len(text):
        if text.startswith(quotes + hashes, place):
            return place + len(quotes + hashes)
        if text.startswith("\\" + hashes, place):
            place += 1 + len(hashes)
            place = _end_of_group(text, place) if text.startswith("(", place) else place + 1
        else:
            place += 1
    return len(text)


def _end_of_comment(text: str, place: int) -> int:
    depth = 1
    for sign in re.compile(r"/\*|\*/").finditer(text, place):
        depth += 1 if sign.group() == "/*" else -1
        if depth == 0:
            return sign.end()
    return len(text)


def _end_of_group(text: str, place: int) -> int:
    """Behind the parenthesis that closes the one at the place, strings in between left out."""
    depth = 0
    while place < len(text):
        opening = _OPENING.match(text, place)
        if opening:
            place = _end(text, opening)
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            return place
    return len(text)


def clauses(code: str, place: int) -> list[tuple[int, int]]:
    """The conditions from the place on, up to the brace or the `else` behind them."""
    found = []
    start = place
    nesting: list[str] = []
    while place < len(code):
        letter = code[place]
        if not nesting and (letter == "{" or re.match(r"else\b", code[place:])):
            found.append((start, place))
            return found
        if not nesting and letter == ",":
            found.append((start, place))
            start = place + 1
        elif letter in _CLOSING:
            nesting.append(_CLOSING[letter])
        elif nesting and letter == nesting[-1]:
            nesting.pop()
        elif letter in ")]}":
            return []
        place += 1
    return []
