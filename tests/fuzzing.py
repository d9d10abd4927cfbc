"""Input that nobody meant: what is real with something odd in it, and what must become of it."""

import json
import re
import signal
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from zlib import MAX_WBITS, compress, decompressobj

from hypothesis import strategies as st

from poch.bridge.door import handle
from poch.drafting.draft import report_draft
from poch.drafting.importing import parse_hand
from poch.game.engine import drive, from_seed
from poch.game.notation import format_action, parse_action, parse_line
from poch.game.said import MessageError
from poch.records import links
from poch.records.expect import find_unmet
from poch.records.record import RecordError, replay_record
from poch.records.trace import trace_hand
from poch.texts.apparatus import reference_files
from poch.texts.compile import ReadingError, RulesetError, adopted_settings, compile_ruleset
from poch.texts.complaint import Complaint
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, find, ids
from tests.saying import english, wrong
from tests.strategies import ByChance

ROOT = Path(__file__).resolve().parents[1]
HANDS = sorted(ROOT.glob("variants/*/hands/*.yaml"))[::4]
PLAIN = "poch-1857-pierer"
BROKEN = sorted(ROOT.glob("tests/bad/*.yaml"))
SECONDS = 20
"""Of a processor's time, not of the clock: what takes more has run away, however busy the machine."""
GONE = ("gone",)
ODD: tuple[Any, ...] = (
    GONE, None, True, 0, -1, 7, 10**30, 1.5, float("nan"), "", "x", "none", "A knock", "{0}", [], [[]],
    [{}], ["x"], ["x", "x"], {}, {"x": {}}, {"x": "x"}, {5: 1}, {None: None}, {"least": 1},
    "<b>x</b>", "\ud800", "A\x00", [[[[]]]], {"": ""},
)  # fmt: skip
IN_JSON = tuple(
    odd for odd in ODD if not isinstance(odd, dict) or all(isinstance(key, str) for key in odd)
)
IN_UTF_8 = tuple(odd for odd in IN_JSON if odd != "\ud800")
SCRAPS = (
    "", " ", "\n", "\t", ":", ": ", "- ", "#", "'", '"', "{", "}", "[", "]", "&a ", "*a", "!x ", "|",
    ">", "%", "@", "\x00", "\ufeff", "\u2028", "\ud800", "🂡", "é", "0x1", "1:30", ".nan", ".inf", "-", ".",
    "2026-01-01", "10h", "T", "none", "=", "<b>",
)  # fmt: skip


@contextmanager
def in_time() -> Iterator[None]:
    """Stop what uses a processor for too long."""

    def ended(*_: object) -> None:
        raise TimeoutError(f"used a processor for {SECONDS} s, and went on")

    before = signal.signal(signal.SIGVTALRM, ended)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# Something odd


class Spoilt(NamedTuple):
    """Data in which something odd stands in the place of some parts, or nothing at all."""

    data: Any
    changes: tuple[str, ...]

    def __repr__(self) -> str:
        """Tell the changes; the whole would be too long."""
        return "; ".join(self.changes)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every part of data."""
    pairs = data.items() if isinstance(data, dict) else ()
    for key, value in enumerate(data) if isinstance(data, list) else pairs:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Any, path: Sequence[Any]) -> Any:
    """Return the part at a path."""
    for key in path:
        data = data[key]
    return data


@st.composite
def spoilt(draw: st.DrawFn, whole: Any, odd: Sequence[Any] = ODD) -> Spoilt:
    """Draw data with up to three parts spoilt, by what is odd or by what stands elsewhere."""
    data, changes = deepcopy(whole), []
    for _ in range(draw(st.integers(1, 3))):
        paths = [*places(data)]
        if not paths:
            break
        *before, last = path = draw(st.sampled_from(paths))
        new = draw(st.sampled_from(odd))
        if draw(st.integers(0, 4)) == 0:
            new = at(data, draw(st.sampled_from(paths)))
        if new == GONE:
            del at(data, before)[last]
        else:
            at(data, before)[last] = deepcopy(new)
        changes.append(f"{'.'.join(map(str, path))}: {new!r}")
    return Spoilt(data, tuple(changes))


@st.composite
def spoilt_texts(draw: st.DrawFn, whole: str) -> str:
    """Draw a text with up to three of its pieces taken out, doubled, moved or written over."""
    text = whole
    for _ in range(draw(st.integers(1, 3))):
        first = draw(st.integers(0, len(text)))
        last = first + draw(st.integers(0, 9))
        other = draw(st.integers(0, len(text)))
        piece = text[other : other + draw(st.integers(0, 30))]
        scrap = draw(st.sampled_from((*SCRAPS, piece)))
        text = text[:first] + scrap + text[last:]
    return text


@cache
def rulesets() -> Mapping[str, Any]:
    """Return all rulesets."""
    return {name: document(name) for name in ids()}


@cache
def hands() -> tuple[Any, ...]:
    """Return the hands that are shipped."""
    return tuple(load(file).data for file in HANDS)


@cache
def texts(kind: str) -> tuple[str, ...]:
    """Return files as text: hands, or else rulesets short enough to be read many times."""
    files = (
        HANDS if kind == "hand" else [path for path in BROKEN if not path.stem.startswith("hand")]
    )
    return tuple(file.read_text(encoding="utf-8") for file in files)


# What becomes of it: a sentence, or it is in order


def check_complaints(complaints: Sequence[Complaint]) -> None:
    """Look whether there are complaints, and all of them have a name and say what to do."""
    assert complaints
    for complaint in complaints:
        assert complaint.name
        assert "; " in complaint.message


def sentence(error: Exception) -> None:
    """Look whether an error says what is wrong, and what to do."""
    assert "; " in (english(error.said) if isinstance(error, MessageError) else str(error))


def a_ruleset(given: Spoilt | str, readings: Mapping[str, str], seed: int) -> None:
    """A ruleset gets complaints, or a hand can be played by it."""
    if isinstance(given, str):
        a_rulesets_text(given)
        return
    adopted_settings(given.data)
    try:
        ruleset = compile_ruleset(given.data, readings)
    except RulesetError as error:
        check_complaints(error.complaints)
        return
    except ReadingError as error:
        sentence(error)
        return
    for seats in [*ruleset.rules_by_seats][:1]:
        drive(ruleset, from_seed(ruleset, seats, seed), ByChance(seed, 60))


def a_rulesets_text(given: str) -> None:
    """The text of a ruleset gets complaints, each with its place, or comes to rules, if only to none."""
    answer = report_draft(given, None, find)
    for complaint in answer["complaints"]:
        assert complaint["line"] >= 1 <= complaint["column"]
        assert "; " in complaint["message"]
    assert answer["complaints"] or answer["rules"] is not None


def a_record(given: Spoilt | str) -> None:
    """A hand gets complaints, or is played as far as its actions fit, and told."""
    if isinstance(given, str):
        a_records_text(given)
        return
    try:
        replay = replay_record(given.data, find)
    except RecordError as error:
        check_complaints(error.complaints)
        return
    trace_hand(replay)
    if unmet := find_unmet(given.data, replay):
        check_complaints(unmet)


def a_records_text(given: str) -> None:
    """The text of a hand is a record, or there is a sentence on it."""
    try:
        parse_hand(given)
    except ValueError as error:
        sentence(error)


def a_line(given: str, seats: Sequence[str]) -> None:
    """A line is an action, which can be written again, or there is a sentence on it."""
    try:
        seat, action = parse_line(given, seats)
    except ValueError as error:
        sentence(error)
        return
    assert (seat, action) == parse_line(f"{seats[seat]} {format_action(action)}", seats)
    assert action == parse_action(format_action(action))


def a_link(given: str) -> None:
    """A link holds a record, which can be put into a link again, or it is called damaged."""
    try:
        record = links.decode(given)
    except ValueError as error:
        sentence(error)
        return
    try:
        code = links.encode(record, 1)
    except ValueError as error:
        sentence(error)
        return
    if len(code) <= links.MOST:
        again = links.decode(code)
        assert again["seats"] == record["seats"]
        assert links.encode(again, 1) == code


@cache
def let_know(ruleset: str) -> None:
    """Let the bridge know a ruleset, as it is shipped."""
    handle(json.dumps({"op": "load", "document": rulesets()[ruleset]}))


def a_request(given: Spoilt | str, ruleset: str) -> None:
    """A request is answered, or there is a sentence on it; both in JSON that a browser reads."""
    for name in (PLAIN, ruleset):
        let_know(name)
    text = given if isinstance(given, str) else json.dumps(given.data)
    answer = json.loads(handle(text), parse_constant=_no_json)
    if '"load"' in text:
        let_know.cache_clear()
    if answer["ok"]:
        return
    error = answer["error"]
    assert re.search("; |: ", wrong(answer))
    if isinstance(error, dict) and error["id"] == "error-lacks":
        assert error["key"] not in json.loads(text)


def an_entry(given: Spoilt, file: str) -> None:
    """What stands beside the rulesets gets complaints, or is in order."""
    if complaints := [*reference_files.FILES[file](given.data, known())]:
        check_complaints(complaints)


def _no_json(word: str) -> None:
    raise AssertionError(f"{word} is no JSON")


# What is tried


def ruleset_inputs() -> st.SearchStrategy[tuple[Any, ...]]:
    """Return spoilt rulesets, with readings to choose and a seed to play by; some are texts."""
    data = st.sampled_from(ids()).flatmap(
        lambda name: st.tuples(spoilt(rulesets()[name]), readings(name), st.integers(0, 99))
    )
    lines = st.sampled_from(texts("ruleset")).flatmap(spoilt_texts)
    return st.one_of(data, data, st.tuples(lines, st.just({}), st.just(0)))


def readings(name: str) -> st.SearchStrategy[dict[str, str]]:
    """Return a reading or none of one crux or another of a ruleset."""
    cruxes = [clause["crux"] for clause in rulesets()[name]["clauses"] if "crux" in clause]
    known = [(crux["id"], reading) for crux in cruxes for reading in crux["readings"]]
    return st.builds(dict, st.lists(st.sampled_from([("moon", "full"), *known]), max_size=1))


def record_inputs() -> st.SearchStrategy[tuple[Any, ...]]:
    """Return spoilt hands, some of them texts."""
    data = st.sampled_from(hands()).flatmap(spoilt)
    lines = st.sampled_from(texts("hand")).flatmap(spoilt_texts)
    return st.tuples(st.one_of(data, data, lines))


@cache
def lines() -> tuple[str, ...]:
    """Return the actions of all hands, each once."""
    every = [line for hand in hands() for line in hand.get("actions", ())]
    return tuple(sorted({str(line) for line in every}))


def notation_inputs() -> st.SearchStrategy[tuple[Any, ...]]:
    """Return spoilt lines, with names of seats that are easily mistaken for one another."""
    some = ("A", "B", "C"), ("A", "A B", "A pass"), ("A", "B", "claim none"), ("É", "<b>", "C")
    drawn = st.sampled_from(lines())
    return st.tuples(
        st.one_of(drawn, drawn.flatmap(spoilt_texts), st.text()), st.sampled_from(some)
    )


@cache
def known() -> reference_files.KnownNames:
    """Return what may be named in the files beside the rulesets."""
    return reference_files.collect_names(
        load(VARIANTS / "bibliography.yaml").data, rulesets().values()
    )


@cache
def entries(file: str) -> Any:
    """Return the first entries of a file beside the rulesets."""
    data = load(VARIANTS / file).data
    return data[:6] if isinstance(data, list) else dict([*data.items()][:6])


def entry_inputs() -> st.SearchStrategy[tuple[Any, ...]]:
    """Return spoilt entries of each of these files."""
    return st.sampled_from([*reference_files.FILES]).flatmap(
        lambda file: st.tuples(spoilt(entries(file)), st.just(file))
    )


LINK_PARTS = 5
"""Form, ruleset, version, head and deals."""


@cache
def codes() -> tuple[str, ...]:
    """Return links of all hands; those of the long form, which has one part less, are left out."""
    every = (links.encode(hand, 1) for hand in hands())
    return tuple(code for code in every if code.count(".") == LINK_PARTS - 1)


@st.composite
def link_inputs(draw: st.DrawFn) -> tuple[str]:
    """Draw a link whose signs are spoilt, or what they hold; then its sum is right all the same."""
    code = draw(st.sampled_from(codes()))
    form, slug, version, packed, deals = code.split(".")
    match draw(st.sampled_from(("text", "deals", "head", "record"))):
        case "text":
            return (draw(spoilt_texts(code)),)
        case "deals":
            return (summed(f"{form}.{slug}.{version}.{packed}.{draw(spoilt_signs(deals))}"),)
        case "head":
            head = links._unpack(packed, decompressobj(-MAX_WBITS, links.COMMON))  # noqa: SLF001
            spoils = draw(spoilt(head, IN_UTF_8)).data
            return (summed(f"{form}.{slug}.{version}.{links._pack(spoils)}.{deals}"),)  # noqa: SLF001
    record = draw(spoilt(draw(st.sampled_from(hands())), IN_JSON)).data
    held = urlsafe_b64encode(compress(json.dumps(record).encode())).decode()
    return (f"1.{slug}.{version}.{held}",)


def summed(code: str) -> str:
    """Return a link with the sum that its signs come to, so that what it holds is looked at."""
    body = code[2 : -links.SUM]
    return f"2.{body}{links._sum(body)}"  # noqa: SLF001


@st.composite
def spoilt_signs(draw: st.DrawFn, deals: str) -> str:
    """Draw the signs of deals with some of them changed, doubled or taken out."""
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(deals)))
        sign = draw(st.sampled_from(("", *links.SIGNS)))
        deals = deals[:place] + sign + deals[place + draw(st.integers(0, 2)) :]
    return deals


@cache
def requests() -> tuple[dict[str, Any], ...]:
    """Return requests of all kinds about hands in play and over, each as a page puts it."""
    all_requests: list[dict[str, Any]] = []
    for hand in [hand for hand in hands() if "expect" in hand][:12]:
        kept = ("ruleset", "readings", "seats", "deal", "deals", "pools", "purses", "actions")
        record = {key: hand[key] for key in kept if key in hand}
        part = {**record, "actions": record.get("actions", [])[:2]}
        name, seat = record["ruleset"], record["seats"][0]
        asked = {
            "ruleset": name,
            "readings": record.get("readings", {}),
            "seats": len(record["seats"]),
        }
        other = {"ruleset": PLAIN, "readings": {}}
        all_requests += [
            {"op": "load", "document": rulesets()[name]},
            {"op": "start", **asked, "seats": record["seats"], "seed": 1, "purses": None, "pools": {}},
            {"op": "play", "record": part, "viewer": seat, "bots": "counting", "pace": "ask", "known": 9},
            {"op": "play", "record": part, "viewer": None, "action": f"{seat} pass", "pace": "action"},
            {"op": "undo", "record": part, "viewer": seat},
            {"op": "view", "record": record, "upto": 3, "viewer": seat},
            {"op": "next", "record": record, "deals": 1, "viewer": seat, "bots": "random"},
            {"op": "resume", "record": record, "step": 12, "seat": seat, "viewer": seat},
            {"op": "encode", "record": record},
            {"op": "decode", "code": codes()[0]},
            {"op": "contrast", "record": record, "with": other, "readings": {}, "aside": ["seats"]},
            {"op": "draft", "text": texts("ruleset")[0], "parent": name},
            {"op": "explain", "record": record, "step": 20, "viewer": seat, "bots": "cautious", "given": 1},
            {"op": "hint", "record": part, "viewer": seat},
            {"op": "odds", **asked},
            {"op": "read", "text": texts("hand")[0]},
            {"op": "survey", **asked, "deals": 4, "seed": 1, "policy": "random", "part": None},
            {"op": "write", "record": record, "viewer": seat},
            {"op": "why", "record": record, "step": 20, "seat": seat, "action": "pass", "others": [PLAIN]},
        ]  # fmt: skip
    return tuple(all_requests)


def request_inputs() -> st.SearchStrategy[tuple[Any, ...]]:
    """Return spoilt requests, some of them as text that is no JSON any more."""
    drawn = st.sampled_from(requests())
    data = drawn.flatmap(lambda it: st.tuples(spoilt(it, IN_JSON), st.just(of(it))))
    lines = drawn.flatmap(lambda it: st.tuples(spoilt_texts(json.dumps(it)), st.just(of(it))))
    return st.one_of(data, data, data, lines)


def of(request: Mapping[str, Any]) -> str:
    """Return the ruleset that a request is about."""
    return str(request.get("record", request).get("ruleset", PLAIN))


class Kind(NamedTuple):
    """A kind of input: how it is drawn, and what looks at what becomes of it."""

    inputs: Callable[[], st.SearchStrategy[tuple[Any, ...]]]
    looks: Callable[..., None]


KINDS: Mapping[str, Kind] = {
    "rulesets": Kind(ruleset_inputs, a_ruleset),
    "entries": Kind(entry_inputs, an_entry),
    "records": Kind(record_inputs, a_record),
    "notation": Kind(notation_inputs, a_line),
    "links": Kind(link_inputs, a_link),
    "requests": Kind(request_inputs, a_request),
}


def tried(kind: str, given: tuple[Any, ...]) -> None:
    """Try one input; raises AssertionError, or whatever else the engine fails with."""
    with in_time():
        KINDS[kind].looks(*given)
