"""How fast the engine is: in CPython, in Pyodide, and beside PokerKit."""

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

from poch import library
from tools.bench import poker, work
from tools.bench.results import Figure, Part, Row, Target
from tools.bundle.__main__ import ROOT, TARGET

Door: TypeAlias = Callable[[str], str]
Key: TypeAlias = tuple[str, str]
Task: TypeAlias = Callable[[int], float]

HERE = ROOT / "tools" / "bench"
HANDS = 200
"""Of each ruleset, in each Python, in each round."""
TURNS = 20_000
POKER_HANDS = 40
ABOVE = 3
"""As much as poch.bots.at_random goes above the least when it knocks or raises."""
FASTER = Target(10)
KEPT = Target(0.4)
HANDS_A_SECOND = "hands/s"


@contextmanager
def pyodide() -> Iterator[Door]:
    """Start the bundle in Node and yield its door."""
    command = ("node", HERE / "work.mjs", TARGET, HERE / "work.py")
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as node:
        if node.stdin is None or node.stdout is None:
            raise AssertionError
        sent, told = node.stdin, node.stdout

        def ask(line: str) -> str:
            print(line, file=sent, flush=True)
            said = told.readline()
            if not said:
                raise SystemExit("bench: Pyodide ended in Node; its message is above")
            return said

        yield ask
        sent.close()


def rate(door: Door, turn: int, *, what: str, count: int, ruleset: str | None = None) -> float:
    """Return how often a second something was done; each turn plays other hands."""
    more = {"ruleset": ruleset, "first": turn * count} if ruleset else {}
    told = json.loads(door(json.dumps({"work": what, "count": count, **more})))
    return float(count / told["seconds"])


def poker_rate(turn: int, above: int | None) -> float:
    """Return how many hands a second PokerKit plays."""
    return POKER_HANDS / poker.hands(POKER_HANDS, turn, above)[0]


def tasks(pythons: Mapping[str, Door], rulesets: Sequence[str]) -> dict[Key, Task]:
    """Return all that is measured in a round, in its order."""
    found: dict[Key, Task] = {}
    for python, door in pythons.items():
        found["loop", python] = partial(rate, door, what="loop", count=TURNS)
    found["PokerKit", "little"] = partial(poker_rate, above=ABOVE)
    found["PokerKit", "anything"] = partial(poker_rate, above=None)
    for name in rulesets:
        for python, door in pythons.items():
            found[name, python] = partial(rate, door, what="hands", count=HANDS, ruleset=name)
    return found


def events(pythons: Mapping[str, Door], ruleset: str) -> float:
    """Let every Python know a ruleset, and return how many events a hand has in all of them."""
    play = {"work": "hands", "ruleset": ruleset, "first": 0, "count": HANDS}
    learn = {"work": "learn", "document": library.document(ruleset)}
    told = set()
    for door in pythons.values():
        door(json.dumps(learn))
        told.add(json.loads(door(json.dumps(play)))["events"])
    if len(told) > 1:
        raise SystemExit(f"bench: {ruleset} plays otherwise in Pyodide than in CPython")
    return float(told.pop() / HANDS)


def measured(rounds: int, tell: Callable[[str], None]) -> Part:
    """Measure everything once a round, one thing after the other, round after round."""
    with pyodide() as in_pyodide:
        pythons: dict[str, Door] = {"CPython": work.answer, "Pyodide": in_pyodide}
        lengths = {name: events(pythons, name) for name in library.playable()}
        found: dict[Key, list[float]] = {}
        for turn in range(rounds):
            tell(f"engine: round {turn + 1} of {rounds}")
            for key, task in tasks(pythons, list(lengths)).items():
                found.setdefault(key, []).append(task(turn))
    return report({key: Figure(tuple(values)) for key, values in found.items()}, lengths)


def report(found: Mapping[Key, Figure], lengths: Mapping[str, float]) -> Part:
    """Put the figures beside each other."""
    little, anything = found["PokerKit", "little"], found["PokerKit", "anything"]
    rows = [
        Row("PokerKit, raising little", little, HANDS_A_SECOND),
        Row("PokerKit, raising anything", anything, HANDS_A_SECOND),
    ]
    for name in lengths:
        here, there = found[name, "CPython"], found[name, "Pyodide"]
        rows += [
            Row(name, here, HANDS_A_SECOND, "PokerKit", here.over(little), FASTER),
            Row(f"{name}, Pyodide", there, HANDS_A_SECOND, "CPython", there.over(here), KEPT),
        ]
    here, there = found["loop", "CPython"], found["loop", "Pyodide"]
    rows += [
        Row("a plain loop", here, "turns/s"),
        Row("a plain loop, Pyodide", there, "turns/s", "CPython", there.over(here)),
    ]
    each = ", ".join(f"{length:.0f} in {name}" for name, length in lengths.items())
    notes = (
        f"{len(little.values)} rounds with everything once in each; a ratio is taken within its round.",
        f"Hands of Poch: four seats, purses without limit, choices by chance. Cited events a hand: {each}.",
        f"PokerKit: no-limit hold'em, six seats, stacks of {poker.STACK} with blinds of 1 and 2, all",
        f"automations, choices by chance. Raising little is by the least or up to {ABOVE} more, as our own",
        "players do; the targets are beside that. Raising anything is by any amount that is allowed.",
        "Pyodide runs in Node, from the bundle that the site ships.",
    )
    return Part("The engine", rows, notes)
