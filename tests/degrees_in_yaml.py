"""Who speaks in each text, and how any two compare, worked out anew from the rulesets as they are written.

Of `poch` only the vocabulary is used, which says on what a rule hangs. This is a second opinion,
with which `test_kinder` holds every output to account.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml

from poch.texts.leaves import condition
from poch.texts.leaves import leaf as known_leaf
from poch.texts.ruleset_shape import GAMES

VARIANTS = Path(__file__).resolve().parents[1] / "variants"
SPEAKS = {
    "stated": "stated",
    "reported": "reported",
    "reported-mt": "reported",
    "inferred": "inferred",
    "borrowed": "lent",
    "inherited": "lent",
    "silent": "silent",
    "unreported": "silent",
    "cut": "silent",
}
"""Who speaks, by the mark of a value: from the best to the worst."""
OWN = ("stated", "reported", "inferred")
"""What a text says itself."""
DEGREES = ("both", "reported", "as-read", "another", "taken", "only-one", "no-place", "neither")
COMPARED = DEGREES[:4]
"""The degrees at which two texts differ, or have the same."""
LIKENESS = DEGREES[:3]
"""The degrees that every likeness counts."""
ANY_NUMBER = range(2, 10)
"""How many may play where a text does not say."""
DEGREE_OF = {
    "stated": "both",
    "reported": "reported",
    "inferred": "as-read",
    "silent": "only-one",
    "nowhere": "no-place",
}
"""On what a comparison rests where one side speaks for itself, by the one that says less."""
PARTS = ("dressing", "dealing", "melding", "vying", "shedding", "settling")
LATER = {"shedding", "settling", "ending"}
"""The parts of a game that a text known to the vying says nothing of."""
BY_LOT = {"by-lot", "first-ace", "first-jack"}
Settings: TypeAlias = dict[str, tuple[Any, Any]]
"""The value of each leaf, and the clause that sets it."""


@dataclass(frozen=True)
class Doubt:
    """A crux on which a value rests: of which kind it is, what is adopted, and what the others give."""

    kind: str
    adopted: str
    others: Mapping[str, Any]


@dataclass
class Part:
    """What a text has on a leaf for one number of seats.

    `mark` is that of the best clause that sets the value or vouches for it, `lender` the source that
    it is told of, where that is another. Without a clause the text is `silent`, or the rule has no
    place in it (`nowhere`).
    """

    value: Any = None
    clause: str = ""
    mark: str = ""
    lender: str = ""
    speaks: str = "silent"
    doubts: dict[str, Doubt] = field(default_factory=dict)

    @property
    def settled(self) -> bool:
        """Whether the text itself settles it, as far as it is known."""
        return self.speaks in OWN and not self.doubts

    def others(self) -> list[Any]:
        """Return the values under other readings; None where there would be none."""
        return [value for doubt in self.doubts.values() for value in doubt.others.values()]


class Row(NamedTuple):
    """How two texts compare on a leaf: `seats` are those of which that is said, if not of all."""

    degree: str
    verdict: str = ""
    turns: bool = False
    seats: tuple[int, ...] = ()


def in_force(text: Mapping[str, Any], chosen: Mapping[str, str]) -> tuple[list[Any], set[str]]:
    """Return the clauses that a choice of readings leaves standing, and what others replace."""
    here = [c for c in text["clauses"] if all(chosen[k] == v for k, v in c.get("when", {}).items())]
    gone = {name for clause in here for name in clause.get("replaces", [])}
    return [clause for clause in here if clause["id"] not in gone], gone


def rules(text: Mapping[str, Any], chosen: Mapping[str, str]) -> dict[int, Settings]:
    """Return value and clause of each leaf, by the number of seats."""
    pairs: list[tuple[str, Any, Any]] = []
    standing, gone = in_force(text, chosen)
    for clause in standing:
        crux = clause.get("crux")
        read = crux["readings"][chosen[crux["id"]]] if crux else {}
        for leaf, value in {**clause.get("sets", {}), **read.get("sets", {})}.items():
            if f"{clause['id']}#{leaf}" not in gone:
                pairs.append((leaf, value, clause))
    seats = next((value for leaf, value, _ in pairs if leaf == "seats"), None)
    every = range(seats[0], seats[1] + 1) if seats else ANY_NUMBER
    by_number: dict[int, Settings] = {n: {} for n in every}
    for leaf, value, clause in pairs:
        by_seats = isinstance(value, dict) and all(isinstance(key, int) for key in value)
        for n in by_number.keys() & value.keys() if by_seats else by_number:
            by_number[n][leaf] = (value[n] if by_seats else value, clause)
    return by_number


def asked(settings: Settings, playable: str) -> dict[str, Any]:
    """Return the values of the leaves that have a place beside the others."""
    here = {leaf: value for leaf, (value, _) in settings.items()}
    return {
        leaf: value for leaf, value in here.items() if arises(leaf, here, playable) is not False
    }


def is_known(leaf: str, playable: str) -> bool:
    """Tell whether a text is played through the part that a leaf belongs to."""
    return playable == "to-the-end" or (
        playable == "to-the-vying" and leaf.partition(".")[0] not in LATER
    )


def arises(
    leaf: str, here: Mapping[str, Any], playable: str, unsaid: Collection[str] = ()
) -> bool | None:
    """Tell whether a rule can arise beside other values; None if that is not known.

    What the text itself leaves `unsaid` is ours, or another text's, and rules nothing out.
    """
    on, part = condition(leaf), leaf.partition(".")[0]
    if leaf.startswith(("melding.claims.", "melding.shares.")):
        pool = leaf.rpartition(".")[2]
        if pool not in here.get("board.pools", [pool]):
            return None if "board.pools" in unsaid else False
        return has_stage("melding", here, playable, unsaid, pool)
    stage = on.names[0] if on and on.leaf == "stages" else part
    has_part = stage not in PARTS[2:] or has_stage(stage, here, playable, unsaid)
    if on is None or on.leaf == "stages" or has_part is False:
        return has_part
    below = arises(on.leaf, here, playable, unsaid)
    if on.leaf in here and below is not False:
        return on.holds(here[on.leaf]) or (None if on.leaf in unsaid else False)
    if below and is_optional(on.leaf) and is_known(on.leaf, playable):
        return on.holds(None)
    return below and None


def has_stage(
    name: str, here: Mapping[str, Any], playable: str, unsaid: Collection[str], pool: str = ""
) -> bool | None:
    """Tell whether a deal has a part, and in it the claims to a pool; None if that is not known."""
    for stage in here.get("stages", []):
        if stage == name or (name in stage and (not pool or pool in stage[name])):
            return True
    return False if is_known(name, playable) and not {"stages", name} & {*unsaid} else None


def is_optional(leaf: str) -> bool:
    """Tell whether a rule may be left out where it could arise."""
    known = known_leaf(leaf)
    return known is not None and known.optional


def unset(leaf: str, here: Mapping[str, Any], playable: str, unsaid: Collection[str] = ()) -> str:
    """Return what a text says by setting nothing: it leaves a gap, or the rule has no place in it."""
    place = arises(leaf, here, playable, unsaid)
    left_out = place and is_optional(leaf) and is_known(leaf, playable)
    return "nowhere" if left_out or place is False else "silent"


def own(text: Mapping[str, Any]) -> str:
    """Return the source that a text is of."""
    return str(text.get("own", text["source"])["ref"])


def marked(text: Mapping[str, Any], clause: Mapping[str, Any]) -> tuple[str, str]:
    """Return the mark that a clause gives its values, and the source that it is told of if not its own."""
    rests = clause.get("source", text["source"])["ref"]
    lender = "" if rests == own(text) else rests
    if clause["status"] == "supplied":
        return clause["gap"], lender
    if "inherited" in clause:
        return "inherited", own(texts()[clause["inherited"]])
    return "borrowed" if lender else clause["status"], lender


@cache
def texts() -> dict[str, Any]:
    """Return every ruleset that is on pages, as it is written."""
    paths = sorted(VARIANTS.glob("*/ruleset.yaml"))
    every = {
        path.parent.name: yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in paths
    }
    return {name: text for name, text in every.items() if text["game"] in GAMES}


@cache
def adopted(name: str) -> tuple[dict[str, str], dict[int, Settings]]:
    """Return the adopted readings of a text, and its rules under them."""
    cruxes = [c["crux"] for c in texts()[name]["clauses"] if "crux" in c]
    readings = {crux["id"]: crux["adopted"] for crux in cruxes}
    return readings, rules(texts()[name], readings)


@cache
def speak(name: str) -> dict[str, dict[int, Part]]:
    """Return all that a text has or might have under its adopted readings: each leaf, by seats."""
    text = texts()[name]
    readings, ours = adopted(name)
    standing, _ = in_force(text, readings)
    every: dict[str, dict[int, Part]] = {}
    for n, settings in ours.items():
        for leaf, (value, clause) in settings.items():
            vouching = [
                clause,
                *(clause for clause in standing if leaf in clause.get("vouches", [])),
            ]
            mark, lender = min((marked(text, clause) for clause in vouching), key=rank)
            every.setdefault(leaf, {})[n] = Part(value, clause["id"], mark, lender, SPEAKS[mark])
    for clause in standing:
        if (crux := clause.get("crux")) and crux["kind"] != "option":
            for leaf, n, others in changed(ours, text, readings, clause):
                there = every.setdefault(leaf, {}).setdefault(n, without(name, leaf, n, every))
                there.doubts[crux["id"]] = Doubt(crux["kind"], crux["adopted"], others)
                if clause["status"] == "supplied" and not there.clause and any(others.values()):
                    there.speaks = "silent"  # that there is no such rule is ours
    return every


def rank(mark: tuple[str, str]) -> int:
    """Return how far down a mark is."""
    return [*SPEAKS].index(mark[0])


def without(name: str, leaf: str, n: int, every: Mapping[str, Mapping[int, Part]]) -> Part:
    """Return what a text has where no clause of it sets a leaf; `every` is all that it has."""
    settings = adopted(name)[1][n]
    here = {key: value for key, (value, _) in settings.items()}
    unsaid = {key for key, parts in every.items() if n in parts and parts[n].speaks not in OWN}
    unsaid |= broken_off(settings)
    return Part(speaks=unset(leaf, here, texts()[name]["playable"], unsaid))


def broken_off(settings: Settings) -> set[str]:
    """Return the parts that would follow the last one that is played, where only we say that none does."""
    stages, clause = settings.get("stages", (None, None))
    if clause is None or clause["status"] != "supplied":
        return set()
    played = [name for stage in stages for name in ([stage] if isinstance(stage, str) else stage)]
    return {*PARTS[1 + max(map(PARTS.index, played)) :]}


def changed(
    ours: Mapping[int, Settings], text: Mapping[str, Any], readings: Mapping[str, str], raised: Any
) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield leaf, seats, and the values that other readings of a crux have in place of ours."""
    crux = raised["crux"]
    by_reading = any("sets" in reading for reading in crux["readings"].values())
    whole = {} if by_reading else raised.get("sets", {})  # whether the clause holds is the question
    under = {
        name: {n: asked(settings, text["playable"]) for n, settings in rules(text, chosen).items()}
        for name in crux["readings"]
        if (chosen := {**readings, crux["id"]: name}) != readings
    }
    for n, settings in ours.items():
        here = asked(settings, text["playable"])
        every = {name: values[n] for name, values in under.items() if n in values}
        for leaf in {leaf for values in (here, *every.values()) for leaf in values}:
            given = {name: values.get(leaf) for name, values in every.items()}
            others = {name: value for name, value in given.items() if value != here.get(leaf)}
            if leaf in whole:
                others = dict.fromkeys(under)
            if others:
                yield leaf, n, others


# Two texts


def vouched(a: str, b: str) -> set[str]:
    """Return the leaves on which a report of one text says what another has."""
    standing, _ = in_force(texts()[a], adopted(a)[0])
    names = {
        clause["id"] for clause in standing if b in (clause.get("differs-from"), clause.get("agrees-with"))
    }  # fmt: skip
    listed = {leaf for clause in standing if clause["id"] in names for leaf in clause.get("vouches", [])}  # fmt: skip
    set_there = {
        leaf
        for settings in adopted(a)[1].values()
        for leaf, (_, clause) in settings.items()
        if clause["id"] in names
    }
    return listed | set_there


def degree(first: Part, other: Part, ours: str, theirs: str) -> str:
    """Return on what a comparison rests; `ours` and `theirs` are the sources of the two texts."""
    sides = {first.speaks, other.speaks}
    lenders = {part.lender for part in (first, other) if part.speaks == "lent"}
    if sides == {"lent"}:
        from_the_other = first.lender == theirs or other.lender == ours
        return "taken" if len(lenders) == 1 or from_the_other else "neither"
    if sides.isdisjoint(OWN):
        return "neither"
    if "lent" in sides:
        return "taken" if lenders == {theirs if first.speaks == "lent" else ours} else "another"
    return DEGREE_OF[max(sides, key=[*DEGREE_OF].index)]


def is_same(leaf: str, value: Any, other: Any) -> bool:
    """Tell whether two values are one rule."""
    if leaf in {"pack.ranks", "stages"}:  # how far down the pack or the deal goes is another rule
        least = min(len(value), len(other))
        return bool(value[:least] == other[:least])
    if leaf == "board.pools":  # where on the board they stand is no rule
        return sorted(value) == sorted(other)
    if leaf == "dealing.first-dealer" and "by-lot" in (value, other):
        return {value, other} <= BY_LOT
    return bool(value == other)


def turns(leaf: str, first: Part, other: Part) -> bool:
    """Tell whether the verdict on two values is another under some readings, of one text or of both."""
    ours, theirs = ([part.value, *part.others()] for part in (first, other))
    same = is_same(leaf, first.value, other.value)
    return any(
        same if None in pair else is_same(leaf, *pair) is not same for pair in product(ours, theirs)
    )


def compare_parts(leaf: str, first: Part, other: Part, ours: str, theirs: str) -> Row:
    """Compare what two texts have on a leaf for one number of seats."""
    basis = degree(first, other, ours, theirs)
    if basis not in COMPARED:
        return Row(basis)
    verdict = "same" if is_same(leaf, first.value, other.value) else "differ"
    turned = turns(leaf, first, other)
    return Row("as-read" if turned and basis in LIKENESS else basis, verdict, turned)


def side(name: str, leaf: str, n: int, *, is_vouched: bool) -> Part:
    """Return what a text has on a leaf for some players; a report on the other text may vouch for it."""
    part = speak(name).get(leaf, {}).get(n) or without(name, leaf, n, speak(name))
    if is_vouched and part.clause and part.speaks not in {"stated", "reported"}:
        return replace(part, speaks="reported", lender="")
    return part


@cache
def compare(a: str, b: str) -> dict[str, Row]:
    """Compare two texts: each leaf that either sets."""
    ours, theirs = own(texts()[a]), own(texts()[b])
    for_a, for_b = vouched(b, a), vouched(a, b)
    seats = [*adopted(a)[1]], [*adopted(b)[1]]
    both = [(n, n) for n in seats[0] if n in seats[1]] or [*product(*seats)]
    apart = set(seats[0]).isdisjoint(seats[1])
    rows = {}
    for leaf in sorted(leaf for leaf in set_in(a) | set_in(b) if leaf != "board.names"):
        parts: dict[Row, list[int]] = {}
        for n, m in both:
            first = side(a, leaf, n, is_vouched=leaf in for_a)
            other = side(b, leaf, m, is_vouched=leaf in for_b)
            parts.setdefault(compare_parts(leaf, first, other, ours, theirs), []).append(n)
        # what hangs on the number of players has no place in a text that is never for as many
        rows[leaf] = Row("no-place") if apart and by_number(a, b, leaf) else merged(parts)
    return rows


def by_number(a: str, b: str, leaf: str) -> bool:
    """Tell whether what a text has on a leaf hangs on the number of players."""
    return any(
        values.count(values[0]) < len(values)
        for name in (a, b)
        if (values := [settings.get(leaf, (None,))[0] for settings in adopted(name)[1].values()])
    )


def merged(parts: Mapping[Row, list[int]]) -> Row:
    """Return the row of several parts: the best at which they differ, or are the same, or are not compared."""
    best = min(parts, key=lambda row: (("differ", "same", "").index(row.verdict), DEGREES.index(row.degree)))  # fmt: skip
    alike = {row: seats for row, seats in parts.items() if row[:2] == best[:2]}
    seats = () if len(alike) == len(parts) else tuple(sorted(n for ns in alike.values() for n in ns))  # fmt: skip
    return Row(best.degree, best.verdict, any(row.turns for row in alike), seats)


@cache
def set_in(name: str) -> set[str]:
    """Return the leaves that a text sets."""
    return {leaf for settings in adopted(name)[1].values() for leaf in settings}
