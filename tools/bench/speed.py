"""How fast the engine is: in CPython, in Pyodide, and beside PokerKit and OpenSpiel."""

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import TypeAlias

from poch.texts import library
from poch.texts.compile import compiled
from tools.bench import poker, spiel, work
from tools.bench.results import Figure, Part, Row, Target
from tools.bundle.__main__ import ROOT, TARGET

Door: TypeAlias = Callable[[str], str]
Key: TypeAlias = tuple[str, str]
Task: TypeAlias = Callable[[int], float]

HERE = ROOT / "tools" / "bench"
HANDS = 100
"""Of each ruleset, in each Python, in each round."""
TURNS = 20_000
POKER_HANDS = 40
HEARTS = 200
FEWEST = 3
ABOVE = 3
"""As much as poch.players.bots.at_random goes above the least when it knocks or raises."""
FASTER, MIDDLE_FASTER = Target(10), Target(18)
KEPT, MIDDLE_KEPT = Target(0.4), Target(0.45)

HEARTS_TOLD = """\
OpenSpiel: hearts for four, choices by chance, its cards dealt one by one: from the list of legal
actions, and from that of the outcomes of chance."""
NO_HEARTS = "OpenSpiel is not to be had here, so its hearts are left out."


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


def hearts_rate(turn: int, loop: str) -> float:
    """Return how many hands a second OpenSpiel plays."""
    return HEARTS / spiel.hands(HEARTS, turn, loop)


def tasks(pythons: Mapping[str, Door], rulesets: Sequence[str]) -> dict[Key, Task]:
    """Return all that is measured in a round, in its order."""
    found: dict[Key, Task] = {}
    for python, door in pythons.items():
        found["loop", python] = partial(rate, door, what="loop", count=TURNS)
    found["PokerKit", "little"] = partial(poker_rate, above=ABOVE)
    found["PokerKit", "anything"] = partial(poker_rate, above=None)
    for loop in spiel.LOOPS if spiel.AT_HAND else ():
        found["OpenSpiel", loop] = partial(hearts_rate, loop=loop)
    for name in rulesets:
        for python, door in pythons.items():
            found[name, python] = partial(rate, door, what="hands", count=HANDS, ruleset=name)
    return found


def playable(seats: int) -> list[str]:
    """Return the rulesets that so many can play, whether to the end or as far as they are known."""
    return [
        name for name in library.ids() if seats in compiled(library.document(name)).rules_by_seats
    ]


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


def measured(seconds: float, tell: Callable[[str], None]) -> list[Part]:
    """Measure everything once a round, one thing after the other, as many rounds as there is time."""
    with pyodide() as in_pyodide:
        pythons: dict[str, Door] = {"CPython": work.answer, "Pyodide": in_pyodide}
        tell("engine: compiling all rulesets")
        lengths = {name: events(pythons, name) for name in playable(work.SEATS)}
        found: dict[Key, list[float]] = {}
        began, turn = monotonic(), 0
        while turn < FEWEST or monotonic() - began < seconds:
            turn += 1
            tell(f"engine: round {turn}")
            for key, task in tasks(pythons, list(lengths)).items():
                found.setdefault(key, []).append(task(turn))
    figures = {key: Figure(tuple(values)) for key, values in found.items()}
    return [in_cpython(figures, lengths), in_browser(figures, lengths)]


def in_cpython(found: Mapping[Key, Figure], lengths: Mapping[str, float]) -> Part:
    """Put the rulesets beside PokerKit, and OpenSpiel where it is at hand."""
    others = found["PokerKit", "anything"], found["PokerKit", "little"]

    def beside(name: str, figure: Figure, target: Target | None = None) -> Row:
        return Row(name, figure, [figure.over(other) for other in others], target)

    ours = [beside(name, found[name, "CPython"], FASTER) for name in lengths]
    rows = [
        Row("PokerKit, any amount", others[0]),
        Row("PokerKit, small amounts", others[1]),
        *(
            beside(f"OpenSpiel, {one}", found["OpenSpiel", one])
            for one in spiel.LOOPS
            if spiel.AT_HAND
        ),
        *ours,
        Row.median_of(ours, MIDDLE_FASTER),
    ]
    shortest, longest = min(lengths.values()), max(lengths.values())
    notes = f"""\
{len(others[0].values)} rounds with everything once in each; a ratio is taken within its round.
Poch: four seats, purses without limit, choices by chance; {shortest:.0f} to {longest:.0f} cited events a hand.
PokerKit: no-limit hold'em, six seats, stacks of {poker.STACK}, blinds of 1 and 2, choices by chance. It
raises by any legal amount, and again by the least or up to {ABOVE} more, as our own players do.
{HEARTS_TOLD if spiel.AT_HAND else NO_HEARTS}"""
    return Part("The engine in CPython", "hands/s", rows, ("PokerKit", "small"), notes)


def in_browser(found: Mapping[Key, Figure], lengths: Mapping[str, float]) -> Part:
    """Put Pyodide beside CPython."""
    there = found["loop", "Pyodide"]
    plain = Row("a plain loop, turns", there, [there.over(found["loop", "CPython"])])
    ours = [
        Row(
            name,
            found[name, "Pyodide"],
            [found[name, "Pyodide"].over(found[name, "CPython"])],
            KEPT,
        )
        for name in lengths
    ]
    rows = [plain, *ours, Row.median_of(ours, MIDDLE_KEPT)]
    notes = (
        "The same hands in the same rounds; Pyodide in Node, from the bundle that the site ships."
    )
    return Part("The engine in Pyodide", "hands/s", rows, ("CPython",), notes)
