"""The changed core: every change in one build, of which the environment chooses one."""

from __future__ import annotations

from collections import defaultdict

from .places import MODULES, Place

# Operators are named by a number to the base of eight, in signs that Swift takes for operators.
_SIGNS = "∀∁∂∃∄∅∆∇"

_CHOICE = """\
import Glibc

/// Which change is in force, and which were come by.
enum Mutant {
  private static let chosen = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

  /// A byte a change, in a file that all modules and runs of a process share.
  nonisolated(unsafe) private static let reached: UnsafeMutableRawPointer? = {
    guard let path = getenv("MUTANTS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    let length = Int(lseek(file, 0, Int32(SEEK_END)))
    return mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  }()

  static func isChosen(_ number: Int) -> Bool {
    reached?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
    return number == chosen
  }

  static func choose<T>(_ number: Int, _ before: T, _ after: T) -> T {
    isChosen(number) ? after : before
  }

  static func negated(_ number: Int, _ condition: Bool) -> Bool {
    isChosen(number) ? !condition : condition
  }
}
"""
_PRECEDENCES = {
    "nothing": "Comparison",
    "comparison": "Comparison",
    "logic": "Logical",
    "sum": "Addition",
    "step": "Assignment",
    "range": "RangeFormation",
}


def changed(files: dict[str, str], chosen: dict[int, Place]) -> dict[str, str]:
    """The files that hold all the changes, and the declarations that these need."""
    edits = defaultdict(list)
    declarations = {module: [_CHOICE] for module in MODULES}
    for number, place in chosen.items():
        edits[place.path] += _edits(number, place)
        declarations[place.path.split("/")[1]].append(_declaration(number, place))
    results = {
        f"Sources/{module}/Mutant.swift": "".join(parts) for module, parts in declarations.items()
    }
    for path, changes in edits.items():
        text = files[path]
        # From the end on; what is inserted around a condition stands around what is in it.
        for start, end, after in sorted(changes, key=lambda each: each[:2], reverse=True):
            text = text[:start] + after + text[end:]
        results[path] = text
    return results


def _edits(number: int, place: Place) -> list[tuple[int, int, str]]:
    if place.kind == "condition":
        return [
            (place.start, place.start, f"Mutant.negated({number}, "),
            (place.end, place.end, ")"),
        ]
    return [(place.start, place.end, _replacement(number, place))]


def _replacement(number: int, place: Place) -> str:
    match place.kind:
        case "number" | "flag":
            return f"Mutant.choose({number}, {place.before}, {place.after})"
        case "place" | "extreme" | "extreme-of":
            # "Index" of "firstIndex" may follow.
            return f"mutant{number}{place.before.capitalize()}"
        case _:
            return _operator(number)


def _operator(number: int) -> str:
    return "".join(_SIGNS[number >> shift & 7] for shift in (9, 6, 3, 0))


def _declaration(number: int, place: Place) -> str:
    kind, before, after = place.kind, place.before, place.after
    sign = _operator(number)
    chosen = f"Mutant.isChosen({number})"
    name = f"mutant{number}{before.capitalize()}"
    match kind:
        case "number" | "flag" | "condition":
            return ""
        case "negation":
            return (
                f"prefix operator {sign}\n"
                f"prefix func {sign} (a: Bool) -> Bool {{ {chosen} ? a : !a }}\n"
            )
        case "extreme":
            return (
                f"func {name}<T: Comparable>(_ a: T, _ b: T) -> T "
                f"{{ {chosen} ? {after}(a, b) : {before}(a, b) }}\n"
            )
        case "extreme-of":
            return f"""\
extension Sequence where Element: Comparable {{
  func {name}() -> Element? {{ {chosen} ? {after}() : {before}() }}
}}
extension Sequence {{
  func {name}(by less: (Element, Element) throws -> Bool) rethrows -> Element? {{
    try {chosen} ? {after}(by: less) : {before}(by: less)
  }}
}}
"""
        case "place":
            return f"""\
extension BidirectionalCollection {{
  var {name}: Element? {{ {chosen} ? {after} : {before} }}
  func {name}(where fits: (Element) throws -> Bool) rethrows -> Element? {{
    try {chosen} ? {after}(where: fits) : {before}(where: fits)
  }}
  func {name}Index(where fits: (Element) throws -> Bool) rethrows -> Index? {{
    try {chosen} ? {after}Index(where: fits) : {before}Index(where: fits)
  }}
}}
extension BidirectionalCollection where Element: Equatable {{
  func {name}Index(of element: Element) -> Index? {{
    {chosen} ? {after}Index(of: element) : {before}Index(of: element)
  }}
}}
"""
    precedence = _PRECEDENCES[kind]
    if kind == "logic":
        precedence += "Conjunction" if before == "&&" else "Disjunction"
    heads = {
        "nothing": "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool",
        "comparison": f"<T: {_protocol(before, after)}>(a: T, b: T) -> Bool",
        "logic": "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool",
        "sum": "<T: AdditiveArithmetic>(a: T, b: T) -> T",
        "step": "<T: AdditiveArithmetic>(a: inout T, b: T)",
        "range": f"(a: Int, b: Int) -> {'Closed' if before == '...' else ''}Range<Int>",
    }
    bodies = {
        "nothing": f"{chosen} ? a {after} nil : a {before} nil",
        "logic": f"try {chosen} ? a {after} b() : a {before} b()",
        "step": f"if {chosen} {{ a {after} b }} else {{ a {before} b }}",
        "range": f"a{before}({chosen} ? {_bound(before)} : b)",
    }
    body = bodies.get(kind, f"{chosen} ? a {after} b : a {before} b")
    operator = f"infix operator {sign}: {precedence}Precedence\n"
    return f"{operator}func {sign} {heads[kind]} {{ {body} }}\n"


def _protocol(before: str, after: str) -> str:
    return "Equatable" if {before, after} <= {"==", "!="} else "Comparable"


def _bound(before: str) -> str:
    """The bound of the other range; an empty one that is closed does not exist."""
    return "max(a, b - 1)" if before == "..." else "b + 1"
