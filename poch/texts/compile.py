"""Compiling: the document of a ruleset, as plain dicts, becomes a Ruleset or a list of complaints."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from poch.game.events import DealerNamed, StageBegan
from poch.game.phase import DealSetup, Objection, Phase
from poch.game.phases.dealing import Dealing
from poch.game.phases.dressing import Dressing
from poch.game.phases.ending import Ending
from poch.game.phases.following import PLAY_ON
from poch.game.phases.gains import Won
from poch.game.phases.layout import Layout
from poch.game.phases.melding import SEVERAL, Claim, Melding
from poch.game.phases.naming import Naming
from poch.game.phases.settling import Settling
from poch.game.phases.shedding import Shedding
from poch.game.phases.tricks import Tricks
from poch.game.phases.vying import RAISING, Vying
from poch.game.ruleset import Document, Rules, Ruleset, Stage
from poch.game.sourced import Reader, Ruled
from poch.texts.complaint import Complaint, ComplaintsError, Path
from poch.texts.leaves import (
    CLAIMS,
    SHARES,
    absence_message,
    condition,
    conditions,
    detail_message,
    has_its_place,
    leaf,
    trumps_in,
    without_trumps,
)
from poch.texts.ruleset_shape import by_seats, check_passages, check_shape
from poch.texts.signs import altered_message

FIRST = {"first-ace": "A", "first-jack": "J"}
"""The ranks by which the first dealer may be found."""
UNSET = "no clause sets it"
LATER = ("shedding", "settling")
"""The parts of a deal after the vying."""
ORDER = {"dressing": 0, "dealing": 1, "melding": 2, "vying": 2, "shedding": 3, "settling": 4}
"""Which parts of a deal come before which; melding and vying may change places."""


class RulesetError(ComplaintsError):
    """A document that is not a ruleset; `complaints` lists everything found wrong, each once."""


class ReadingError(ValueError):
    """A choice of readings that the ruleset does not know; `crux` is the one chosen for."""

    def __init__(self, crux: str, message: str) -> None:
        self.crux = crux
        super().__init__(message)


def compile_ruleset(document: Document, readings: Mapping[str, str] | None = None) -> Ruleset:
    """Return the ruleset that a document holds, under its adopted readings or those chosen.

    Raises RulesetError with all complaints, and ReadingError for an unknown crux or reading.
    """
    wrong, sound = check_shape(document)
    if not sound:
        raise RulesetError(dict.fromkeys(wrong))
    return _compile(document, readings or {}, wrong)


def reread(ruleset: Ruleset, readings: Mapping[str, str]) -> Ruleset:
    """Return the ruleset of a document under chosen readings, the others as adopted.

    Raises as `compile_ruleset` does, which takes longer, since it looks at the whole document first.
    """
    return _compile(ruleset.document, readings, ())


def gather_settings(
    ruleset: Ruleset, readings: Mapping[str, str]
) -> Mapping[str, Mapping[int, Ruled[Any]]]:
    """Return what the clauses of a ruleset set under chosen readings, leaf by leaf and by seats."""
    return _gather(ruleset.document, readings, ())[0].set


def _gather(
    document: Document, readings: Mapping[str, str], wrong: Sequence[Complaint]
) -> tuple["_Leaves", dict[str, str], frozenset[str]]:
    """Return what clauses set, the readings chosen, and the clauses in force under these."""
    chosen = _choose_readings(document.get("id", ""), _cruxes(document), readings)
    in_force = _in_force(document, chosen)
    leaves = _Leaves(list(wrong), sound=not wrong)
    leaves.gather(document, chosen, in_force)
    return leaves, chosen, in_force


def _compile(
    document: Document, readings: Mapping[str, str], wrong: Sequence[Complaint]
) -> Ruleset:
    leaves, chosen, in_force = _gather(document, readings, wrong)
    by_seats = _by_seats(leaves, playable=document.get("playable") != "never")
    if document.get("playable") == "to-the-vying":
        leaves.end_with_the_vying()
    if leaves.complaints:
        raise RulesetError(dict.fromkeys(leaves.complaints))
    return Ruleset(
        document["id"],
        document["title"],
        document.get("version", 1),
        document,
        {clause["id"]: clause for clause in document["clauses"]},
        _cruxes(document),
        chosen,
        in_force,
        leaves.set,
        by_seats,
    )


def patch_ruleset(ruleset: Ruleset, others: Mapping[str, Ruled[Any] | None], seats: int) -> Ruleset:
    """Return a ruleset for one number of seats, in which some leaves are set otherwise, or by nobody.

    Raises RulesetError where it cannot be played so.
    """
    own = {name: {0: ruled} for name in ruleset.leaves if (ruled := ruleset.rule_for(name, seats))}
    new = {name: {0: ruled} for name, ruled in others.items() if ruled}
    kept = {name: values for name, values in own.items() if name not in others}
    leaves = _Leaves([], sound=True, set={**kept, **new})
    rules = _rules(leaves, seats)
    if rules is None or leaves.complaints:
        raise RulesetError(dict.fromkeys(leaves.complaints))
    return replace(ruleset, leaves=leaves.set, rules_by_seats={seats: rules})


def adopted_settings(
    document: Document, readings: Mapping[str, str] | None = None
) -> Mapping[str, Mapping[int, Ruled[Any]]] | None:
    """Return what the clauses settle as adopted or chosen, leaf by leaf and by seats, be it enough or not.

    None if the document is not a ruleset at all.
    """
    wrong, sound = check_shape(document)
    return _gather(document, readings or {}, wrong)[0].set if sound else None


def clauses_in_force(document: Document) -> frozenset[str]:
    """Return the ids of the clauses that are in force as adopted; the document must be sound."""
    return _in_force(document, _choose_readings("", _cruxes(document), {}))


def find_settings(document: Document, name: str) -> Iterator[Path]:
    """Yield the places where clauses in force as adopted set a leaf; the document must be sound."""
    chosen = _choose_readings(document.get("id", ""), _cruxes(document), {})
    every = _settings(document, chosen, _in_force(document, chosen))
    return (path for path, key, _, _ in every if key == name)


def other_readings(document: Document) -> Iterator[tuple[str, str]]:
    """Yield each crux with each of its readings that is not adopted."""
    for name, crux in _cruxes(document).items():
        yield from ((name, reading) for reading in crux["readings"] if reading != crux["adopted"])


def complaints(document: Document) -> tuple[Complaint, ...]:
    """Return all that is wrong with a document under its adopted readings, or any single other."""
    unsound, sound = check_shape(document)
    if not sound:
        return tuple(dict.fromkeys(unsound))
    wrong = (*_complaints_under(document, {}, unsound), *check_passages(document))
    for crux, reading in other_readings(document):
        where = f" (under {crux}: {reading})"
        more = _complaints_under(document, {crux: reading}, unsound)
        wrong += tuple(
            complaint._replace(message=complaint.message + where)
            for complaint in more
            if complaint not in wrong
        )
    return wrong


def _complaints_under(
    document: Document, readings: Mapping[str, str], unsound: Sequence[Complaint]
) -> tuple[Complaint, ...]:
    try:
        _compile(document, readings, unsound)
    except RulesetError as error:
        return error.complaints
    return ()


def _cruxes(document: Document) -> dict[str, Document]:
    """Return the cruxes of a document by their ids; of two with one id, which is a slip, the last."""
    return {
        clause["crux"]["id"]: clause["crux"] for clause in document["clauses"] if "crux" in clause
    }


def _choose_readings(
    name: str, cruxes: Mapping[str, Document], readings: Mapping[str, str]
) -> dict[str, str]:
    chosen = {crux: str(value["adopted"]) for crux, value in cruxes.items()}
    for crux, reading in readings.items():
        if crux not in cruxes:
            known = ", ".join(cruxes) or "it has none"
            says = f"{name} has no crux {crux!r}; its cruxes: {known}"
            raise ReadingError(crux, altered_message(crux, cruxes) or says)
        if reading not in cruxes[crux]["readings"]:
            known = ", ".join(cruxes[crux]["readings"])
            message = f"{name} has no reading {reading!r} of {crux}; choose one of: {known}"
            raise ReadingError(crux, altered_message(reading, cruxes[crux]["readings"]) or message)
        chosen[crux] = reading
    return chosen


def _in_force(document: Document, chosen: Mapping[str, str]) -> frozenset[str]:
    return frozenset(
        clause["id"]
        for clause in document["clauses"]
        if all(chosen.get(crux) == reading for crux, reading in clause.get("when", {}).items())
    )


# What the clauses in force set


def _settings(
    document: Document, chosen: Mapping[str, str], in_force: frozenset[str]
) -> Iterator[tuple[Path, str, Any, str]]:
    """Yield each leaf that a clause in force sets: its place, its name, the value and the clause."""
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
        sets = [(first, clause.get("sets", {}))]
        if crux := clause.get("crux"):
            reading = chosen[crux["id"]]
            second: Path = ("clauses", at, "crux", "readings", reading, "sets")
            sets.append((second, crux["readings"].get(reading, {}).get("sets", {})))
        for path, values in sets:
            for key, value in values.items():
                if f"{name}#{key}" not in replaced and leaf(str(key)):
                    yield (*path, key), key, value, name


@dataclass(slots=True)
class _Leaves:
    """The leaves that clauses in force set: `set[leaf][seats]`, with 0 for any number.

    `places` says where in the document a leaf is set; `sound` that all it is set to can be. What it
    cannot be counts as None, so that nobody is asked to set it as well.
    """

    complaints: list[Complaint]
    sound: bool
    set: dict[str, dict[int, Ruled[Any]]] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    clauses: Sequence[Document] = ()

    def gather(
        self, document: Document, chosen: Mapping[str, str], in_force: frozenset[str]
    ) -> None:
        wrong = {complaint.path for complaint in self.complaints}
        self.clauses = document["clauses"]
        for path, key, value, name in _settings(document, chosen, in_force):
            self._add(path, key, None if path in wrong else value, name)

    def _add(self, path: Path, key: str, value: Any, clause: str) -> None:
        there = self.set.setdefault(key, {})
        for seats, seat_value in by_seats(value).items():
            rival = there.get(seats) or (next(iter(there.values()), None) if not seats else None)
            if rival := rival or there.get(0):
                both = f"{rival.clause} and {clause}"
                says = f"set by two clauses in force, {both}; let one replace the other"
                self.complaints.append(Complaint(path, key, says))
            there[seats] = Ruled(seat_value, clause)
        self.places[key] = path

    def anywhere(self) -> Mapping[str, Sequence[Any]]:
        """Return all that the clauses of the document set each leaf to, in force or not."""
        every: dict[str, list[Any]] = {}
        for clause in self.clauses:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for part in (clause, *readings):
                for key, value in part.get("sets", {}).items():
                    every.setdefault(str(key), []).extend(by_seats(value).values())
        return every

    def place_of_sibling(self, key: str) -> Path:
        """Return the last clause that sets a leaf of the same part: a place for what is missing."""
        part = key.partition(".")[0]
        beside = [path[:2] for name, path in self.places.items() if name.partition(".")[0] == part]
        return max(beside, default=("clauses",))

    def end_with_the_vying(self) -> None:
        """Complain of later parts once, and not of all that they lack."""
        stages = next(iter(self.set.get("stages", {}).values()), None)
        if (
            not stages
            or not isinstance(stages.value, list)
            or not {*LATER} & {*map(str, stages.value)}
        ):
            return
        kept = ", ".join(str(stage) for stage in stages.value if stage not in LATER)
        says = f"the text is playable to the vying, and these go on after it; write [{kept}]"
        self.complaints = [
            complaint
            for complaint in self.complaints
            if complaint.name.partition(".")[0] not in LATER
            or not complaint.message.startswith(UNSET)
        ]
        self.complaints.append(Complaint(self.places["stages"], "stages", says))

    def object(self, objection: Objection) -> None:
        if not (objection.once and any(objection.leaf == other.name for other in self.complaints)):
            self.complaints.append(
                Complaint(self.places.get(objection.leaf, ()), objection.leaf, objection.says)
            )


@dataclass(frozen=True, slots=True)
class _Reader:
    """Gives the rules for so many seats; a leaf that nobody set is noted as a complaint."""

    leaves: _Leaves
    seats: int

    def __call__(self, name: str) -> Ruled[Any]:
        if ruled := self.there(name):
            return ruled
        where = f" for {self.seats} seats" if name in self.leaves.set else ""
        says = f"{UNSET}{where}; if the text says nothing, add a supplied clause"
        place = self.leaves.places.get(name) or self.leaves.place_of_sibling(name)
        self.leaves.complaints.append(Complaint(place, name, says))
        return Ruled(None, "")

    def arising(self, name: str) -> Ruled[Any] | None:
        """Return the same of a leaf that arises, or is optional and set."""
        known = leaf(name)
        if known and known.optional:
            return self(name) if name in self.leaves.set else None
        return self(name) if self.arises(name) else None

    def there(self, name: str) -> Ruled[Any] | None:
        """Return what is set, be it needed or not."""
        there = self.leaves.set.get(name, {})
        return there.get(self.seats) or there.get(0)

    def arises(self, name: str) -> bool:
        """Tell whether a leaf arises where what it hangs on is as it is set."""
        on = condition(name)
        above = self.there(on.leaf) if on else None
        return on is None or (self.arises(on.leaf) and on.holds(above.value if above else None))


def _by_seats(leaves: _Leaves, *, playable: bool) -> dict[int, Rules]:
    number = _Reader(leaves, 0)("seats").value if playable else None
    if number is None:
        return {}
    rules = {seats: _rules(leaves, seats) for seats in range(number[0], number[1] + 1)}
    return {seats: rule for seats, rule in rules.items() if rule}


def _rules(leaves: _Leaves, seats: int) -> Rules | None:
    before = len(leaves.complaints)
    read = _Reader(leaves, seats)
    size, ranks, pools, stages = map(read, ("pack.size", "pack.ranks", "board.pools", "stages"))
    if any(ruled.value is None for ruled in (size, ranks, pools, stages)):
        return None
    layout = Layout.read(read)
    claims = tuple(_claims(read, pools.value))
    maker = _Maker(read, layout, claims)
    parts = tuple(_stage(maker, stage, stages.clause) for stage in stages.value)
    laid = tuple(layout.events(read, seats))
    first, later = (
        DealerNamed(ruled.clause, seats - 1, ruled.value or "")
        for ruled in map(read, ("dealing.first-dealer", "dealing.next-dealer"))
    )
    ending = Ending.read(read, maker.won)
    complete = before == len(leaves.complaints)
    if any(part.phase.without_trumps for part in parts):
        for objection in _trumps_in(read):
            leaves.object(objection)
    if leaves.sound and complete:
        deal = DealSetup(
            seats, frozenset(layout.pack), layout.ranks, [part.phase for part in parts]
        )
        for objection in (
            *_objections(read, deal, parts, claims, layout),
            *ending.objections(),
        ):
            leaves.object(objection)
    if leaves.complaints or maker.dressing is None or maker.dealing is None:
        return None
    return Rules(
        seats,
        layout.pack,
        frozenset(layout.pack),
        tuple(pools.value),
        laid,
        first,
        later,
        maker.dressing,
        maker.dealing,
        parts,
        ending,
    )


def _stage(maker: "_Maker", stage: Any, clause: str) -> Stage:
    name, only = next(iter(stage.items())) if isinstance(stage, Mapping) else (stage, None)
    return Stage(name, maker.phase(name, only), StageBegan(clause, name, tuple(only or ())))


@dataclass(slots=True)
class _Maker:
    """Makes the parts of a deal, each once, and keeps what more than its own stage needs."""

    read: _Reader
    layout: Layout
    claims: Sequence[Claim]
    dressing: Dressing | None = None
    dealing: Dealing | None = None
    won: Won | None = None

    def phase(self, name: str, only: Sequence[str] | None) -> Phase:
        """Return a part by its name; it is for `only` some of the pools, or for all."""
        read, layout = self.read, self.layout
        match name:
            case "dressing":
                self.dressing = Dressing.read(read)
                return self.dressing
            case "dealing":
                singles, size = self._singles(), len(layout.pack)
                self.dealing = Dealing.read(read, read.seats, size, singles, layout.of_pools)
                return self.dealing
            case "melding":
                taken = tuple(claim for claim in self.claims if only is None or claim.pool in only)
                return Melding.read(read, taken, self._singles(), layout.ranks)
            case "vying":
                raising = RAISING.read(read).means
                return (Naming if raising and raising.named else Vying).read(read, layout.ranks)
            case "shedding":
                shedding = Shedding.read(read, layout.ranks, layout.of_pools)
                self.won = shedding.gains.won
                return shedding
        follow = PLAY_ON.read(read).means
        return (Tricks if follow and follow.counted else Settling).read(read)

    def _singles(self) -> tuple[tuple[str, str], ...]:
        """Return each rank of which a single trump takes a pool, with the pool."""
        played = self.read.arising("shedding.trump-pools")
        claimed = (
            (rank, claim.pool)
            for claim in self.claims
            for rank in claim.ranks
            if claim.several is None and (claim.kind == "any" or len(claim.ranks) == 1)
        )
        won = (played.value or {}).items() if played else ()
        return (*claimed, *((ranks[0], pool) for pool, ranks in won if len(ranks) == 1))


def _claims(read: Reader, pools: Sequence[str]) -> Iterator[Claim]:
    for pool in pools:
        ruled, share = read.arising(CLAIMS + pool), read.arising(SHARES + pool)
        if ruled and ruled.value:
            yield _make_claim(pool, ruled, share, read)


def _make_claim(pool: str, ruled: Ruled[Any], share: Ruled[Any] | None, read: Reader) -> Claim:
    ((kind, what),) = ruled.value.items()
    if kind == "run":
        return Claim(pool, kind, (), ruled.clause)
    lists = tuple(map(tuple, what)) if kind == "first-of" else (tuple(what),)
    ranks = tuple(dict.fromkeys(rank for each in lists for rank in each))
    if share and share.value:
        share = Ruled((tuple(share.value["trumps"]), share.value["parts"]), share.clause)
    melded = conditions("melding.several")[0].holds(read("stages").value)
    several = SEVERAL.read(read) if melded and kind == "any-suit" else None
    return Claim(pool, kind, ranks, ruled.clause, lists, share, several)


def _objections(
    read: _Reader, deal: DealSetup, parts: Sequence[Stage], claims: Sequence[Claim], layout: Layout
) -> Iterator[Objection]:
    board, size = read("board.pools").value, read("pack.size").value
    yield from _in_disorder([part.name for part in parts])
    if len(deal.ranks) * 4 < size:
        needed, given = size // 4, len(deal.ranks)
        says = f"{size} cards need {needed} ranks, and {given} are given; add the others"
        yield Objection("pack.ranks", says)
    yield from layout.objections(board)
    first = read("dealing.first-dealer").value
    if first in FIRST and FIRST[first] not in deal.ranks:
        says = f"the pack has no {FIRST[first]}, so {first} names nobody; write another practice"
        yield Objection("dealing.first-dealer", says)
    for phase in deal.phases if len(layout.whole) == size else ():
        yield from phase.objections(deal)
    uses = [use for phase in deal.phases for use in phase.pools(board)]
    limits = [("stages", pool) for part in parts for pool in part.began.pools]
    for key, pool in (*((use.leaf, use.pool) for use in uses), *limits):
        if pool not in board:
            yield Objection(key, f"the board has no pool {pool}; its pools: {', '.join(board)}")
    names = ("board.unexplained", "board.won-elsewhere")
    lying = {name: ruled.value for name in names if (ruled := read.arising(name))}
    unwon = [pool for pools in lying.values() for pool in pools]
    winnable = [use.pool for use in uses if use.taken]
    for pool in board:
        if pool not in winnable and pool not in unwon:
            says = f"nobody can ever win the pool {pool}; add a claim, take it off the board, or name it in board.unexplained if the text has no winner for it, or in board.won-elsewhere if it is won in a part that is not here"
            yield Objection("board.pools", says)
    for claim in claims:
        for rank in claim.ranks:
            if rank not in deal.ranks:
                lacks = f"which the pack of {size} does not have"
                yield Objection(CLAIMS + claim.pool, f"asks for {rank}, {lacks}; ask for another")
    if read.leaves.places:  # leaves set alone have no text to mend
        yield from _of_nothing(read)
        yield from _off_the_board(lying, board)
        yield from _shares_beyond(claims, deal)


def _off_the_board(lying: Mapping[str, Sequence[str]], board: Sequence[str]) -> Iterator[Objection]:
    """Yield which pools are said to lie that are not on the board."""
    for key, pools in lying.items():
        for pool in pools:
            if pool not in board:
                yield Objection(key, f"the board has no pool {pool}; its pools: {', '.join(board)}")


def _shares_beyond(claims: Sequence[Claim], deal: DealSetup) -> Iterator[Objection]:
    """Yield which shares of a pool are for trumps that the pack does not have."""
    for claim in claims:
        for rank in claim.share.value[0] if claim.share else ():
            if rank not in deal.ranks:
                says = f"asks for {rank}, which the pack does not have; ask for another"
                yield Objection(SHARES + claim.pool, says)


def _of_nothing(read: _Reader) -> Iterator[Objection]:
    """Yield what is set of a pool, a turn-up, a run or a card that there is not."""
    for name in read.leaves.set:
        if not read.there(name) or has_its_place(name, read.there, arises=read.arises(name)):
            continue
        if says := absence_message(name) or detail_message(name, read.leaves.anywhere()):
            yield Objection(name, says)
    names = read.arising("board.names")
    board = read("board.pools").value
    for pool in (names.value or ()) if names else ():
        if pool not in board:
            says = f"the board has no pool {pool}; its pools: {', '.join(board)}"
            yield Objection("board.names", says)


def _trumps_in(read: _Reader) -> Iterator[Objection]:
    """Yield what asks for trumps where no suit is trumps, wherever it stands."""
    for name in read.leaves.set:
        ruled = read.there(name)
        if ruled and (what := trumps_in(name, ruled.value)):
            asks = "asks for trumps" if what == "trumps" else f"{what} asks for trumps"
            yield Objection(
                name, f"{asks}, and no suit is trumps; {without_trumps(name)} let a suit be trumps"
            )


def _in_disorder(names: Sequence[str]) -> Iterator[Objection]:
    """Yield what is wrong with the order of a deal: a part that has nothing to go on at its place."""
    once = [name for name in names if name not in {"melding", "vying"}]
    if names[:2] != ["dressing", "dealing"]:
        yield Objection("stages", "a deal begins with dressing and dealing; write them first")
    elif len(set(once)) < len(once) or names != sorted(names, key=ORDER.__getitem__):
        order = "dressing, dealing, melding and vying, shedding, settling"
        says = f"the order is {order}, and only melding and vying may come again; write it so"
        yield Objection("stages", says)
    elif "settling" in names and "shedding" not in names:
        yield Objection("stages", "nobody is out before cards are played; add shedding")
