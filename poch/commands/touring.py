"""Tours: essays in Markdown whose boards move, with all that they name checked against the texts and the hands.

A board is a fenced block that begins with three backticks and the word `board`. Its lines are YAML; see `KEYS`.
Words are linked to what they cite by `[words](cite:ID)`, with an id as `poch cite` takes it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeAlias

from poch.citing.cite import Citation, citation, hand_names
from poch.game.said import MessageError
from poch.records.record import Replay, replay_record
from poch.records.trace import Trace, trace_hand
from poch.texts import library
from poch.texts.complaint import Complaint, Keys, check_map
from poch.texts.document import DocumentError, LoadedDocument, load, parse, place_in
from poch.texts.signs import AMISS, sign_message

FENCE = re.compile(r"^```[ ]*board[ ]*\n(.*?)^```[ ]*$\n?", re.MULTILINE | re.DOTALL)
OPENED = re.compile(r"^```[ ]*board\b.*$", re.MULTILINE)
CITED = re.compile(r"\]\(cite:([^)\s]*)\)")
NEXT = "next"
KEYS = Keys(
    {
        "hand": str,
        "step": int,
        "clause": str,
        "reading": str,
        "contrast with": str,
        "hide": (NEXT,),
        "ask": str,
        "answer": str,
    },
    needed=("hand", "step", "clause"),
)
"""What a board may say: `hand: RULESET/HAND`, the `step`, the `clause` that allows it, a `reading` as
CRUX=READING, another ruleset to `contrast with`, `hide: next` for the step that follows, a question to `ask`, and the `answer` that opens with it, in Markdown."""

Part: TypeAlias = "str | Board"


class TourError(ValueError):
    """A tour that cannot be shown; `complaints` has all that is wrong, each as `file:line:column: what`."""

    def __init__(self, complaints: list[str]) -> None:
        self.complaints = tuple(complaints)
        super().__init__("\n".join(complaints))


@dataclass(frozen=True, slots=True)
class Board:
    """A hand at a step, which is counted from 1; `reading` and `other` are empty where there is none."""

    slug: str
    hand: str
    step: int
    clause: str
    reading: str
    other: str
    ask: str
    answer: str
    hides: bool
    trace: Trace

    @property
    def record(self) -> Mapping[str, Any]:
        """The record of its hand, under its reading."""
        return _record(self.slug, self.hand, self.reading)

    @property
    def cites(self) -> Iterator[str]:
        """The ids that it cites: its step, its clause, and the text that it is contrasted with."""
        yield f"{self.slug}/{self.hand}#step-{self.step}"
        yield f"{self.slug}/{self.clause}"
        if self.other:
            yield self.other
        yield from CITED.findall(self.answer)


@dataclass(frozen=True, slots=True)
class Tour:
    """The parts of a tour in order: Markdown, in which citations are still `cite:ID`, and boards."""

    parts: tuple[Part, ...]

    @property
    def boards(self) -> list[Board]:
        """Its boards, in order."""
        return [part for part in self.parts if isinstance(part, Board)]

    def citations(self) -> list[Citation]:
        """Return what it cites, each once, in the order of its parts."""
        names: dict[str, None] = {}
        for part in self.parts:
            ids = part.cites if isinstance(part, Board) else CITED.findall(part)
            names |= dict.fromkeys(ids)
        return [citation(name) for name in names]


def parse_tour(text: str, name: str) -> Tour:
    """Read a tour; raises TourError with every reference that leads nowhere. `name` is that of its file."""
    parts: list[Part] = []
    wrong: list[tuple[int, int, str]] = []
    ends = 0
    for fence in FENCE.finditer(text):
        parts.append(text[ends : fence.start()])
        ends = fence.end()
        board = _board(text, fence, name)
        if isinstance(board, Board):
            parts.append(board)
        else:
            wrong += board
    parts.append(text[ends:])
    whole = {match.start() for match in FENCE.finditer(text)}
    for match in OPENED.finditer(text):
        if match.start() not in whole:
            says = "a board begins here and does not end; write ``` on a line of its own below it"
            wrong.append((*place_in(text, match.start()), says))
    for match in CITED.finditer(text):
        try:
            citation(match[1])
        except ValueError as error:
            wrong.append((*place_in(text, match.start(1)), str(error)))
    for match in AMISS.finditer(text):
        wrong.append((*place_in(text, match.start()), sign_message(match[0])))
    if wrong:
        raise TourError([f"{name}:{line}:{column}: {says}" for line, column, says in sorted(wrong)])
    return Tour(tuple(part for part in parts if part))


def _board(text: str, fence: re.Match[str], name: str) -> Board | list[tuple[int, int, str]]:
    """Return a board, or what is wrong with it: line, column and what."""
    above = text.count("\n", 0, fence.start(1))
    try:
        read = parse("\n" * above + fence[1], name)
    except DocumentError as error:
        return [(*slip.place, slip.says) for slip in error.slips]
    slips = [*_complaints(read)]
    if not slips:
        made = _find_board(read.data)
        if isinstance(made, Board):
            return made
        slips = [made]
    return [
        (*(read.place(slip.path) if slip.path else (above, 1)), f"{slip.name}: {slip.message}")
        for slip in slips
    ]


def _complaints(read: LoadedDocument) -> Iterator[Complaint]:
    if not isinstance(read.data, dict):
        yield Complaint((), "board", "is no map; write a line for each key, such as hand: A/B")
        return
    yield from check_map(read.data, KEYS, (), "")


class _WrongError(Exception):
    """What a block names in vain: the key, and what to do."""


def _find_board(data: dict[str, Any]) -> Board | Complaint:
    """Return the board that a block describes, or what it names in vain."""
    try:
        slug, hand = _hand(data["hand"])
        trace = _trace(slug, hand, data.get("reading", ""))
        _check_step(trace, data)
        _check_other(slug, data.get("contrast with", ""))
        if "answer" in data and "ask" not in data:
            raise _WrongError("answer", "nothing is asked; write the question as ask")
    except _WrongError as error:
        key, says = error.args
        return Complaint((key,), key, says)
    keys = ("reading", "contrast with", "ask", "answer")
    reading, other, ask, answer = (data.get(key, "") for key in keys)
    step, clause, hides = data["step"], data["clause"], data.get("hide") == NEXT
    return Board(slug, hand, step, clause, reading, other, ask, answer, hides, trace)


def _hand(name: str) -> tuple[str, str]:
    slug, _, hand = name.partition("/")
    try:
        names = hand_names(library.document(slug)["id"])
    except ValueError as error:
        raise _WrongError("hand", str(error)) from error
    if hand not in names:
        raise _WrongError("hand", _nearest("hand", hand, names))
    return slug, hand


def _trace(slug: str, hand: str, reading: str) -> Trace:
    try:
        return trace_hand(_replay(slug, hand, reading))
    except MessageError as error:
        raise _WrongError("reading", f"the hand cannot be dealt so ({error.said.id})") from error
    except ValueError as error:
        raise _WrongError("reading", str(error)) from error


def _check_step(trace: Trace, data: dict[str, Any]) -> None:
    """Refuse a step that there is not, or that another clause allows, and to hide what does not follow."""
    step, clause, last = data["step"], data["clause"], len(trace.steps)
    if not 1 <= step <= last:
        raise _WrongError("step", f"the hand has {last} steps; choose one of them")
    by = trace.steps[step - 1].clause
    if by != clause:
        at = [str(number) for number, entry in enumerate(trace.steps, 1) if entry.clause == clause]
        there = f"; it allows {', '.join(at)}" if at else ""
        raise _WrongError("clause", f"step {step} is by {by}, not by {clause}{there}")
    if "hide" in data and step == last:
        raise _WrongError("hide", "this is the last step; leave the key out")


def _check_other(slug: str, other: str) -> None:
    if not other:
        return
    names = library.playable(library.document(slug)["game"])
    if other not in names:
        raise _WrongError("contrast with", _nearest("ruleset to play by", other, names))


def _nearest(what: str, name: str, names: list[str]) -> str:
    near = get_close_matches(name, names, n=1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"there is no {what} {name!r}; {meant}There are: {', '.join(names)}"


@cache
def _replay(slug: str, hand: str, reading: str) -> Replay:
    return replay_record(_record(slug, hand, reading), library.find)


@cache
def _record(slug: str, hand: str, reading: str) -> Mapping[str, Any]:
    """Return the record of a hand; raises ValueError where the reading is not written as one."""
    (file,) = (file for file in library.hands(slug) if file.stem == hand)
    record: dict[str, Any] = load(file).data
    if not reading:
        return record
    crux, equals, chosen = reading.partition("=")
    if not equals:
        raise ValueError(f"{reading}: write CRUX=READING")
    return {**record, "readings": {**record.get("readings", {}), crux: chosen}}
