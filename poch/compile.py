"""Compiling: the document of a ruleset, as plain dicts, becomes a Ruleset or a list of complaints."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from poch.cards import pack
from poch.events import (
    BoardLaid,
    BoardShaped,
    DealerNamed,
    DirectionSet,
    Event,
    PackTaken,
    RanksOrdered,
    Seated,
    StageBegan,
    SuitsNamed,
)
from poch.leaves import CLAIMS, SHARES, TOPICS, leaf
from poch.phases.dealing import Dealing
from poch.phases.dressing import Dressing
from poch.phases.ending import Ending
from poch.phases.melding import Claim, Melding
from poch.phases.naming import Naming
from poch.phases.settling import Settling
from poch.phases.shedding import Shedding
from poch.phases.tricks import Tricks
from poch.phases.vying import Vying
from poch.ruled import Reader, Ruled
from poch.ruleset import Document, Rules, Ruleset, Stage

Path: TypeAlias = tuple[str | int, ...]

STATUSES = ("stated", "reported", "reported-mt", "inferred", "supplied")
GAPS = ("silent", "unreported", "cut")
KINDS = ("ambiguity", "contradiction", "silence", "option")
REMARKS = ("history", "advice", "etiquette", "restates", "arrangement")
LANGUAGES = ("de", "fr", "en", "ja", "is", "la", "it")
PLAYABLE = ("to-the-end", "to-the-vying", "never")
SEEN = ("whole", "in-part", "report")
TOP = {
    "id", "version", "siglum", "title", "year", "place", "language", "playable",
    "introduction", "source", "clauses",
}  # fmt: skip
NEEDED = ("id", "siglum", "title", "language", "playable", "source", "clauses")
CLAUSE = {
    "id", "version", "topic", "locus", "status", "gap", "because", "text", "terms", "sets",
    "crux", "when", "replaces", "no-rule", "of", "no-event", "source", "support", "note",
}  # fmt: skip


class Complaint(NamedTuple):
    """What is wrong: the place in the document, how it is called, and what to do."""

    path: Path
    name: str
    message: str

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.name}: {self.message}"


class RulesetError(ValueError):
    """A document that is no ruleset; `complaints` has everything found wrong, in one go."""

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        """Keep the complaints, each once and in order."""
        self.complaints = tuple(dict.fromkeys(complaints))
        super().__init__("; ".join(map(str, self.complaints)))


class ReadingError(ValueError):
    """A choice of readings that the ruleset does not know."""


def compiled(document: Document, readings: Mapping[str, str] | None = None) -> Ruleset:
    """Return the ruleset that a document holds, under its adopted readings or those chosen.

    Raises RulesetError with all complaints, and ReadingError for an unknown crux or reading.
    """
    complaints = list(_shape(document))
    if complaints:
        raise RulesetError(complaints)
    clauses = {clause["id"]: clause for clause in document["clauses"]}
    cruxes = {one["crux"]["id"]: one["crux"] for one in clauses.values() if "crux" in one}
    chosen = _chosen(document["id"], cruxes, readings or {})
    in_force = frozenset(
        name
        for name, clause in clauses.items()
        if all(chosen.get(crux) == reading for crux, reading in clause.get("when", {}).items())
    )
    leaves = _Leaves(document["id"])
    leaves.gather(document, chosen, in_force)
    by_seats = _by_seats(document, leaves)
    if leaves.complaints:
        raise RulesetError(leaves.complaints)
    return Ruleset(
        document["id"],
        document["title"],
        document.get("version", 1),
        document,
        clauses,
        cruxes,
        chosen,
        in_force,
        leaves.set,
        by_seats,
    )


def _chosen(
    name: str, cruxes: Mapping[str, Document], readings: Mapping[str, str]
) -> dict[str, str]:
    chosen = {crux: str(value["adopted"]) for crux, value in cruxes.items()}
    for crux, reading in readings.items():
        if crux not in cruxes:
            known = ", ".join(cruxes) or "it has none"
            message = f"{name} has no crux {crux!r}; its cruxes: {known}"
            raise ReadingError(message)
        if reading not in cruxes[crux]["readings"]:
            known = ", ".join(cruxes[crux]["readings"])
            message = (
                f"the crux {crux} of {name} has no reading {reading!r}; choose one of: {known}"
            )
            raise ReadingError(message)
        chosen[crux] = reading
    return chosen


# The shape of a document


def _shape(document: Document) -> Iterator[Complaint]:
    if not isinstance(document, Mapping):
        yield Complaint((), "ruleset", "this is no map; begin with id:, siglum:, title: …")
        return
    for key in document:
        if key not in TOP:
            yield Complaint(
                (key,), str(key), f"not known here; the keys are: {', '.join(sorted(TOP))}"
            )
    for key in NEEDED:
        if not document.get(key):
            yield Complaint((), key, "missing; add it at the top of the file")
    yield from _one_of(document, "playable", PLAYABLE, (), "")
    yield from _source(document.get("source"), ("source",))
    clauses = document.get("clauses")
    if not isinstance(clauses, list) or not all(isinstance(one, Mapping) for one in clauses):
        yield Complaint(("clauses",), "clauses", "not a list of clauses; write - id: … for each")
        return
    ids = [clause.get("id") for clause in clauses]
    for at, clause in enumerate(clauses):
        name = str(clause.get("id", f"clause {at + 1}"))
        if ids.index(clause.get("id")) != at:
            yield Complaint(("clauses", at, "id"), name, "two clauses have this id; rename one")
        yield from _clause(document, clause, ("clauses", at), name)
        yield from _references(clauses, clause, ("clauses", at), name)


def _source(source: Any, path: Path) -> Iterator[Complaint]:  # noqa: ANN401 - may be anything
    if not isinstance(source, Mapping) or not source.get("ref"):
        yield Complaint(
            path, "source", "names no ref; write {ref: …, seen: whole | in-part | report}"
        )
        return
    yield from _one_of(source, "seen", SEEN, path, "source.")
    if source.get("seen") == "report" and source.get("pages") and not source.get("via"):
        yield Complaint(
            path, "source", "gives pages of a text not seen; say with via: where they stand"
        )


def _one_of(
    data: Document, key: str, known: Sequence[str], path: Path, prefix: str
) -> Iterator[Complaint]:
    if key in data and data[key] not in known:
        choose = f"{data[key]!r} is not known; choose one of: {', '.join(known)}"
        yield Complaint((*path, key), prefix + key, choose)


def _clause(document: Document, clause: Document, path: Path, name: str) -> Iterator[Complaint]:
    for key in clause:
        if key not in CLAUSE:
            yield Complaint((*path, key), f"{name}.{key}", "not known in a clause")
    for key in ("id", "topic", "status", "text"):
        if not clause.get(key):
            yield Complaint(path, f"{name}.{key}", "missing; every clause has one")
    for key, known in (
        ("topic", TOPICS),
        ("status", STATUSES),
        ("gap", GAPS),
        ("no-rule", REMARKS),
    ):
        yield from _one_of(clause, key, known, path, f"{name}.")
    status = clause.get("status")
    if status in {"inferred", "supplied"} and not clause.get("because"):
        yield Complaint(path, f"{name}.because", f"missing; a clause that is {status} says why")
    if (status == "supplied") != ("gap" in clause):
        yield Complaint(path, f"{name}.gap", "goes with status: supplied, and only with it")
    if not {"sets", "crux", "no-rule"} & set(clause):
        yield Complaint(path, name, "sets nothing; say why with no-rule:")
    if (
        clause.get("locus")
        and (clause.get("source") or document.get("source") or {}).get("seen") == "report"
        and not (clause.get("source") or document["source"]).get("via")
    ):
        yield Complaint(
            (*path, "locus"), f"{name}.locus", "of a text not seen; say with via: who gives it"
        )
    if clause.get("source"):
        yield from _source(clause["source"], (*path, "source"))
    for word, term in (clause.get("terms") or {}).items():
        if not isinstance(term, Mapping) or term.get("lang") not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            yield Complaint(
                (*path, "terms", word), f"{name}.terms.{word}", f"needs lang: one of {languages}"
            )
    yield from _sets(clause.get("sets") or {}, (*path, "sets"), name)
    if "crux" in clause:
        yield from _crux(clause["crux"], (*path, "crux"), name)


def _sets(sets: Any, path: Path, name: str) -> Iterator[Complaint]:  # noqa: ANN401 - may be anything
    if not isinstance(sets, Mapping):
        yield Complaint(path, f"{name}.sets", "not a map from leaves to values")
        return
    for key, value in sets.items():
        known = leaf(str(key))
        if known is None:
            yield Complaint((*path, key), str(key), "no such leaf; see the list of mechanisms")
            continue
        for one in _values(value).values():
            if wrong := known.check(one):
                yield Complaint((*path, key), str(key), wrong)


def _values(value: Any) -> dict[int | None, Any]:  # noqa: ANN401 - a leaf may hold anything
    """Return a leaf's values by seats; None stands for any number of them."""
    if isinstance(value, Mapping) and value and all(str(key).isdigit() for key in value):
        if not set(map(str, value)) <= {str(number) for number in range(1, 10)}:
            return {None: value}
        return {int(key): one for key, one in value.items()}
    return {None: value}


def _crux(crux: Any, path: Path, name: str) -> Iterator[Complaint]:  # noqa: ANN401 - may be anything
    if not isinstance(crux, Mapping) or not crux.get("id"):
        yield Complaint(path, f"{name}.crux", "needs id, kind, question, readings and adopted")
        return
    for key in ("kind", "question"):
        if not crux.get(key):
            yield Complaint(path, f"{name}.crux.{key}", "missing; every crux has one")
    yield from _one_of(crux, "kind", KINDS, path, f"{name}.crux.")
    readings = crux.get("readings")
    if not isinstance(readings, Mapping) or len(readings) < 2:  # noqa: PLR2004 - two make a crux
        yield Complaint(path, f"{name}.crux.readings", "a crux has at least two readings")
        return
    if crux.get("adopted") not in readings:
        known = ", ".join(map(str, readings))
        yield Complaint(
            path, f"{name}.crux.adopted", f"no reading is adopted; choose one of: {known}"
        )
    for reading, value in readings.items():
        at = (*path, "readings", reading)
        if not isinstance(value, Mapping) or not value.get("because"):
            yield Complaint(at, f"{name}.crux.{reading}", "a reading gives its reason in because:")
        elif "sets" in value:
            yield from _sets(value["sets"], (*at, "sets"), name)


def _references(
    clauses: Sequence[Document], clause: Document, path: Path, name: str
) -> Iterator[Complaint]:
    ids = {one.get("id") for one in clauses}
    cruxes = {
        one["crux"].get("id"): one["crux"].get("readings") or {}
        for one in clauses
        if isinstance(one.get("crux"), Mapping)
    }
    for crux, reading in (clause.get("when") or {}).items():
        if reading not in cruxes.get(crux, {}):
            yield Complaint(
                (*path, "when"), f"{name}.when", f"there is no reading {crux}: {reading}"
            )
    for target in clause.get("replaces") or []:
        if str(target).partition("#")[0] not in ids:
            yield Complaint((*path, "replaces"), f"{name}.replaces", f"there is no clause {target}")
    if clause.get("no-rule") == "restates" and clause.get("of") not in ids:
        yield Complaint(path, f"{name}.of", "names no clause of this file; say what is restated")


# What the clauses in force set


@dataclass(slots=True)
class _Leaves:
    """The leaves that clauses in force set; `set[leaf][seats]`, 0 standing for any number."""

    ruleset: str
    set: dict[str, dict[int, Ruled[Any]]] = field(default_factory=dict)
    complaints: list[Complaint] = field(default_factory=list)

    def gather(
        self, document: Document, chosen: Mapping[str, str], in_force: frozenset[str]
    ) -> None:
        """Take what every clause in force sets, but for what another in force replaces."""
        replaced = {
            target
            for clause in document["clauses"]
            if clause["id"] in in_force
            for target in clause.get("replaces", ())
        }
        for at, clause in enumerate(document["clauses"]):
            name = clause["id"]
            if name not in in_force or name in replaced:
                continue
            first: Path = ("clauses", at, "sets")
            sets = [(first, clause.get("sets") or {})]
            if crux := clause.get("crux"):
                reading = chosen[crux["id"]]
                second: Path = ("clauses", at, "crux", "readings", reading, "sets")
                sets.append((second, crux["readings"][reading].get("sets") or {}))
            for path, values in sets:
                for key, value in values.items():
                    if f"{name}#{key}" not in replaced:
                        self._add((*path, key), key, value, name)

    def _add(self, path: Path, key: str, value: Any, clause: str) -> None:  # noqa: ANN401
        for seats, one in _values(value).items():
            there = self.set.setdefault(key, {})
            rival = there.get(seats or 0) or (there.get(0) if seats else None)
            if rival or (not seats and there):
                other = (rival or next(iter(there.values()))).clause
                says = (
                    f"set by two clauses in force, {other} and {clause}; let one replace the other"
                )
                self.complaints.append(Complaint(path, key, says))
            there[seats or 0] = Ruled(one, clause)

    def reader(self, seats: int) -> Reader:
        """Return what gives the rules for so many seats, noting what no clause sets."""

        def read(key: str) -> Ruled[Any]:
            there = self.set.get(key, {})
            found = there.get(seats) or there.get(0)
            if found is None:
                where = f" for {seats} seats" if there else ""
                says = f"no clause sets it{where}; if the text says nothing, add a supplied clause"
                self.complaints.append(Complaint((), key, says))
                return Ruled(None, "")
            return found

        return read


def _by_seats(document: Document, leaves: _Leaves) -> dict[int, Rules]:
    if document["playable"] == "never":
        return {}
    number = leaves.reader(0)("seats").value
    if leaves.complaints:
        return {}
    by_seats: dict[int, Rules] = {}
    for seats in range(number[0], number[1] + 1):
        rules = _rules(leaves, seats)
        if rules:
            by_seats[seats] = rules
    return by_seats


def _rules(leaves: _Leaves, seats: int) -> Rules | None:
    read = leaves.reader(seats)
    size, ranks, pools = read("pack.size"), read("pack.ranks"), read("board.pools")
    stages = read("stages")
    if leaves.complaints:
        return None
    in_pack = tuple(ranks.value[: size.value // 4])
    claims = tuple(
        _claimed(pool, read(CLAIMS + pool), _shared(read, leaves.set, pool))
        for pool in pools.value
        if CLAIMS + pool in leaves.set
    )
    singles = tuple(
        (claim.ranks[at], claim.pool)
        for claim in claims
        for at in range(len(claim.ranks))
        if claim.kind == "any" or len(claim.ranks) == 1
    )
    parts: list[Stage] = []
    for stage in stages.value:
        name, only = next(iter(stage.items())) if isinstance(stage, Mapping) else (stage, None)
        began = StageBegan(name, tuple(only or ()), clause=stages.clause)
        taken = tuple(one for one in claims if only is None or one.pool in only)
        match name:
            case "dressing":
                parts.append(Stage(name, Dressing.read(read), began))
            case "dealing":
                parts.append(Stage(name, Dealing.read(read, seats, size.value, singles), began))
            case "melding":
                parts.append(Stage(name, Melding.read(read, taken, singles, in_pack), began))
            case "vying":
                kind = Naming if read("vying.raising").value == "overbidding" else Vying
                parts.append(Stage(name, kind.read(read, in_pack, leaves.set), began))
            case "shedding":
                parts.append(Stage(name, Shedding.read(read, in_pack, leaves.set), began))
            case _:
                by_tricks = read("shedding.play").value == "trump-tricks"
                parts.append(Stage(name, (Tricks if by_tricks else Settling).read(read), began))
    layout = _layout(read, seats, in_pack)
    dealers = [
        DealerNamed(seats - 1, ruled.value or "", clause=ruled.clause)
        for ruled in (read("dealing.first-dealer"), read("dealing.next-dealer"))
    ]
    ending = Ending.read(read)
    if leaves.complaints:
        return None
    untold = read("board.unexplained").value if "board.unexplained" in leaves.set else ()
    told = [pool for pool in pools.value if pool not in untold]
    leaves.complaints.extend(_impossible(seats, size.value, ranks.value, told, parts, claims))
    for pool in read("dressing.antes").value:
        if pool not in pools.value:
            leaves.complaints.append(
                Complaint((), "dressing.antes", f"the board has no pool {pool}")
            )
    dressing = next((one.phase for one in parts if isinstance(one.phase, Dressing)), None)
    dealing = next((one.phase for one in parts if isinstance(one.phase, Dealing)), None)
    if leaves.complaints or dressing is None or dealing is None:
        return None
    return Rules(
        seats,
        pack(ranks.value, size.value),
        tuple(pools.value),
        layout,
        dealers[0],
        dealers[1],
        dressing,
        dealing,
        tuple(parts),
        ending,
    )


def _claimed(pool: str, ruled: Ruled[Any], share: Ruled[Any] | None) -> Claim:
    ((kind, what),) = ruled.value.items()
    if kind == "run":
        return Claim(pool, kind, (), ruled.clause)
    lists = tuple(map(tuple, what)) if kind == "first-of" else (tuple(what),)
    ranks = tuple(dict.fromkeys(one for each in lists for one in each))
    return Claim(pool, kind, ranks, ruled.clause, lists, share)


def _shared(read: Reader, known: Container[str], pool: str) -> Ruled[Any] | None:
    if SHARES + pool not in known:
        return None
    share = read(SHARES + pool)
    return Ruled((tuple(share.value["trumps"]), share.value["parts"]), share.clause)


def _layout(read: Reader, seats: int, ranks: tuple[str, ...]) -> tuple[Event, ...]:
    number, size, suits = read("seats"), read("pack.size"), read("pack.suits")
    order, pools, shape = read("pack.ranks"), read("board.pools"), read("board.shape")
    direction = read("dealing.direction")
    return (
        Seated(seats, clause=number.clause),
        DirectionSet(direction.value or "", clause=direction.clause),
        PackTaken(size.value or 0, clause=size.clause),
        SuitsNamed(suits.value or "", clause=suits.clause),
        RanksOrdered(ranks, clause=order.clause),
        BoardLaid(tuple(pools.value or ()), clause=pools.clause),
        BoardShaped(shape.value or "", clause=shape.clause),
    )


def _impossible(
    seats: int,
    size: int,
    ranks: Sequence[str],
    pools: Sequence[str],
    parts: Sequence[Stage],
    claims: Sequence[Claim],
) -> Iterator[Complaint]:
    """Say what cannot be played though every leaf is set."""
    if len(ranks) * 4 < size:
        says = f"{size} cards need {size // 4} ranks, and {len(ranks)} are given; add the others"
        yield Complaint((), "pack.ranks", says)
    winnable = set()
    for part in parts:
        phase = part.phase
        if isinstance(phase, Dealing):
            each = phase.cards.value
            asked = each * seats if isinstance(each, int) else 0
            needed = (sum(each) if isinstance(each, tuple) else asked) + phase.turns_up
            if needed > size or (each == "all" and phase.turns_up):
                says = f"{seats} seats need {needed or size + 1} cards, and the pack has {size}; change one"
                yield Complaint((), "dealing.cards", says)
            if isinstance(each, tuple) and len(each) != seats:
                says = f"gives {len(each)} hands to {seats} seats; write one number for each"
                yield Complaint((), "dealing.cards", says)
            if (phase.turn_up.makes.value == "trumps") == (phase.turn_up.card.value == "none"):
                says = "a card decides what is trumps, or a suit always is; set one of the two"
                yield Complaint((), "turn-up.makes", says)
            if isinstance(phase.cards.value, int) and phase.cards.value % sum(phase.packets.value):
                yield Complaint((), "dealing.packets", "do not add up to the cards each is dealt")
        if isinstance(phase, Melding):
            winnable |= {claim.pool for claim in phase.claims}
        if isinstance(phase, Vying | Naming):
            vied, short = (
                (phase.stakes.pool, phase.stakes.short)
                if isinstance(phase, Vying)
                else (phase.pool, phase.short)
            )
            winnable |= {vied.value, *(phase.stakes.also if isinstance(phase, Vying) else ())}
            if isinstance(phase, Naming) != (short.value == "passes"):
                says = "one must pass where sets are named for a fixed stake, and only there"
                yield Complaint((), "vying.short-purse", says)
        if isinstance(phase, Settling | Tricks):
            winnable |= set(pools) if phase.prize.value == "all" else {phase.prize.value}
    for pool in pools:
        if pool not in winnable:
            says = f"nobody can ever win the pool {pool}; add a claim, or take it off the board"
            yield Complaint((), "board.pools", says)
    for claim in claims:
        for one in claim.ranks:
            if one not in ranks[: size // 4]:
                says = f"asks for {one}, which the pack of {size} does not have"
                yield Complaint((), CLAIMS + claim.pool, says)
