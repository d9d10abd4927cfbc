"""Compiling: the document of a ruleset, as plain dicts, becomes a Ruleset or a list of complaints."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from poch.game.cards import pack
from poch.game.events import (
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
from poch.game.phases.dealing import Dealing
from poch.game.phases.dressing import Dressing
from poch.game.phases.ending import Ending
from poch.game.phases.melding import Claim, Melding
from poch.game.phases.naming import Naming
from poch.game.phases.settling import Settling
from poch.game.phases.shedding import TRICKS, Shedding
from poch.game.phases.tricks import Tricks
from poch.game.phases.vying import Vying
from poch.game.ruleset import Document, Rules, Ruleset, Stage
from poch.game.sourced import Reader, Ruled
from poch.texts.complaint import Complaint, Path
from poch.texts.leaves import CLAIMS, SHARES, condition, leaf
from poch.texts.ruleset_shape import by_seats, shape

ORDER = {"dressing": 0, "dealing": 1, "melding": 2, "vying": 2, "shedding": 3, "settling": 4}
"""Which parts of a deal come before which; melding and vying may change places."""


class RulesetError(ValueError):
    """A document that is no ruleset; `complaints` has everything found wrong, in one go."""

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        """Keep the complaints, each once and in order."""
        self.complaints = tuple(dict.fromkeys(complaints))
        super().__init__("; ".join(map(str, self.complaints)))


class ReadingError(ValueError):
    """A choice of readings that the ruleset does not know; `crux` is the one chosen for."""

    def __init__(self, crux: str, message: str) -> None:
        """Keep the crux."""
        self.crux = crux
        super().__init__(message)


def compiled(document: Document, readings: Mapping[str, str] | None = None) -> Ruleset:
    """Return the ruleset that a document holds, under its adopted readings or those chosen.

    Raises RulesetError with all complaints, and ReadingError for an unknown crux or reading.
    """
    found, sound = shape(document)
    if not sound:
        raise RulesetError(found)
    return _compiled(document, readings or {}, found)


def reread(ruleset: Ruleset, readings: Mapping[str, str]) -> Ruleset:
    """Return what the document of a ruleset comes to under chosen readings, the others as adopted.

    Raises as `compiled` does, which takes longer, since it looks at the whole document first.
    """
    return _compiled(ruleset.document, readings, ())


def gathered(
    ruleset: Ruleset, readings: Mapping[str, str]
) -> Mapping[str, Mapping[int, Ruled[Any]]]:
    """Return what the clauses of a ruleset set under chosen readings, leaf by leaf and by seats."""
    chosen = _chosen(ruleset.id, ruleset.cruxes, readings)
    leaves = _Leaves([], sound=True)
    leaves.gather(ruleset.document, chosen, _in_force(ruleset.document, chosen))
    return leaves.set


def _compiled(
    document: Document, readings: Mapping[str, str], found: Sequence[Complaint]
) -> Ruleset:
    clauses = {clause["id"]: clause for clause in document["clauses"]}
    cruxes = _cruxes(document)
    chosen = _chosen(document.get("id", ""), cruxes, readings)
    in_force = _in_force(document, chosen)
    leaves = _Leaves(list(found), sound=not found)
    leaves.gather(document, chosen, in_force)
    by_seats = _by_seats(leaves, playable=document.get("playable") != "never")
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


def patched(ruleset: Ruleset, others: Mapping[str, Ruled[Any] | None], seats: int) -> Ruleset:
    """Return a ruleset for one number of seats, in which some leaves are set otherwise, or by nobody.

    Raises RulesetError where it cannot be played so.
    """
    own = {name: {0: ruled} for name in ruleset.leaves if (ruled := ruleset.ruled(name, seats))}
    new = {name: {0: ruled} for name, ruled in others.items() if ruled}
    kept = {name: one for name, one in own.items() if name not in others}
    leaves = _Leaves([], sound=True, set={**kept, **new})
    rules = _rules(leaves, seats)
    if rules is None or leaves.complaints:
        raise RulesetError(leaves.complaints)
    return replace(ruleset, leaves=leaves.set, rules_by_seats={seats: rules})


def settled(document: Document) -> Mapping[str, Mapping[int, Ruled[Any]]] | None:
    """Return what the clauses come to as adopted, leaf by leaf and by seats, be it enough or not.

    None where the document is no ruleset at all.
    """
    found, sound = shape(document)
    if not sound:
        return None
    cruxes = _cruxes(document)
    chosen = _chosen("", cruxes, {})
    leaves = _Leaves(list(found), sound=not found)
    leaves.gather(document, chosen, _in_force(document, chosen))
    return leaves.set


def complaints(document: Document) -> tuple[Complaint, ...]:
    """Return all that is wrong with a document under its adopted readings, or any single other."""
    unsound, sound = shape(document)
    if not sound:
        return tuple(dict.fromkeys(unsound))
    found = _wrong(document, {}, unsound)
    for crux in _cruxes(document).values():
        for reading in crux["readings"]:
            if reading != crux["adopted"]:
                where = f" (under {crux['id']}: {reading})"
                more = _wrong(document, {crux["id"]: reading}, unsound)
                found += tuple(
                    one._replace(message=one.message + where) for one in more if one not in found
                )
    return found


def _wrong(
    document: Document, readings: Mapping[str, str], unsound: Sequence[Complaint]
) -> tuple[Complaint, ...]:
    try:
        _compiled(document, readings, unsound)
    except RulesetError as error:
        return error.complaints
    return ()


def _cruxes(document: Document) -> dict[str, Document]:
    """Return the cruxes of a document by their ids; of two with one id, which is a slip, the last."""
    return {one["crux"]["id"]: one["crux"] for one in document["clauses"] if "crux" in one}


def _chosen(
    name: str, cruxes: Mapping[str, Document], readings: Mapping[str, str]
) -> dict[str, str]:
    chosen = {crux: str(value["adopted"]) for crux, value in cruxes.items()}
    for crux, reading in readings.items():
        if crux not in cruxes:
            known = ", ".join(cruxes) or "it has none"
            raise ReadingError(crux, f"{name} has no crux {crux!r}; its cruxes: {known}")
        if reading not in cruxes[crux]["readings"]:
            known = ", ".join(cruxes[crux]["readings"])
            message = f"{name} has no reading {reading!r} of {crux}; choose one of: {known}"
            raise ReadingError(crux, message)
        chosen[crux] = reading
    return chosen


def _in_force(document: Document, chosen: Mapping[str, str]) -> frozenset[str]:
    return frozenset(
        clause["id"]
        for clause in document["clauses"]
        if all(chosen.get(crux) == reading for crux, reading in clause.get("when", {}).items())
    )


# What the clauses in force set


@dataclass(slots=True)
class _Leaves:
    """The leaves that clauses in force set; `set[leaf][seats]`, 0 standing for any number.

    `places` says where in the document a leaf is set; `sound` that all it is set to can be. A leaf set to what it cannot be counts as
    set, to None, so that nobody is told to set it as well.
    """

    complaints: list[Complaint]
    sound: bool
    set: dict[str, dict[int, Ruled[Any]]] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)

    def gather(
        self, document: Document, chosen: Mapping[str, str], in_force: frozenset[str]
    ) -> None:
        """Take what every clause in force sets, but for what another in force replaces."""
        wrong = {complaint.path for complaint in self.complaints}
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
                        place = (*path, key)
                        self._add(place, key, None if place in wrong else value, name)

    def _add(self, path: Path, key: str, value: Any, clause: str) -> None:
        there = self.set.setdefault(key, {})
        for seats, one in by_seats(value).items():
            rival = there.get(seats) or (next(iter(there.values()), None) if not seats else None)
            if rival := rival or there.get(0):
                both = f"{rival.clause} and {clause}"
                says = f"set by two clauses in force, {both}; let one replace the other"
                self.complaints.append(Complaint(path, key, says))
            there[seats] = Ruled(one, clause)
        self.places[key] = path

    def beside(self, key: str) -> Path:
        """Return the last clause that sets a leaf of the same part: a place for what is wanting."""
        part = key.partition(".")[0]
        beside = [path[:2] for name, path in self.places.items() if name.partition(".")[0] == part]
        return max(beside, default=("clauses",))

    def object(self, key: str, says: str) -> None:
        """Complain of what a leaf is set to."""
        self.complaints.append(Complaint(self.places.get(key, ()), key, says))


@dataclass(frozen=True, slots=True)
class _Reader:
    """Gives the rules for so many seats."""

    leaves: _Leaves
    seats: int

    def __call__(self, name: str) -> Ruled[Any]:
        """Return what a leaf was set to; one that nobody set is noted as a complaint."""
        if found := self._set(name):
            return found
        where = f" for {self.seats} seats" if name in self.leaves.set else ""
        says = f"no clause sets it{where}; if the text says nothing, add a supplied clause"
        place = self.leaves.places.get(name) or self.leaves.beside(name)
        self.leaves.complaints.append(Complaint(place, name, says))
        return Ruled(None, "")

    def arising(self, name: str) -> Ruled[Any] | None:
        """Return the same of a leaf that arises, or is optional and set."""
        known = leaf(name)
        if known and known.optional:
            return self(name) if name in self.leaves.set else None
        return self(name) if self._arises(name) else None

    def _set(self, name: str) -> Ruled[Any] | None:
        there = self.leaves.set.get(name, {})
        return there.get(self.seats) or there.get(0)

    def _arises(self, name: str) -> bool:
        on = condition(name)
        above = self._set(on.leaf) if on else None
        return on is None or (self._arises(on.leaf) and on.holds(above.value if above else None))


def _by_seats(leaves: _Leaves, *, playable: bool) -> dict[int, Rules]:
    number = _Reader(leaves, 0)("seats").value if playable else None
    if number is None:
        return {}
    rules = {seats: _rules(leaves, seats) for seats in range(number[0], number[1] + 1)}
    return {seats: one for seats, one in rules.items() if one}


def _rules(leaves: _Leaves, seats: int) -> Rules | None:
    before = len(leaves.complaints)
    read = _Reader(leaves, seats)
    size, ranks, pools = (
        read("pack.size").value,
        read("pack.ranks").value,
        read("board.pools").value,
    )
    stages = read("stages")
    if size is None or ranks is None or pools is None or stages.value is None:
        return None
    in_pack = tuple(ranks[: size // 4])
    claims = tuple(
        _claimed(pool, ruled, _shared(read, leaves.set, pool))
        for pool in pools
        if CLAIMS + pool in leaves.set and (ruled := read(CLAIMS + pool)).value
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
        began = StageBegan(stages.clause, name, tuple(only or ()))
        taken = tuple(one for one in claims if only is None or one.pool in only)
        match name:
            case "dressing":
                parts.append(Stage(name, Dressing.read(read), began))
            case "dealing":
                parts.append(Stage(name, Dealing.read(read, seats, size, singles), began))
            case "melding":
                parts.append(Stage(name, Melding.read(read, taken, singles, in_pack), began))
            case "vying":
                kind = Naming if read("vying.raising").value == "overbidding" else Vying
                parts.append(Stage(name, kind.read(read, in_pack), began))
            case "shedding":
                parts.append(Stage(name, Shedding.read(read, in_pack), began))
            case _:
                by_tricks = read("shedding.play").value == "trump-tricks"
                parts.append(Stage(name, (Tricks if by_tricks else Settling).read(read), began))
    layout = _layout(read, seats, in_pack)
    dealers = [
        DealerNamed(ruled.clause, seats - 1, ruled.value or "")
        for ruled in (read("dealing.first-dealer"), read("dealing.next-dealer"))
    ]
    ending = Ending.read(read)
    if leaves.sound and before == len(leaves.complaints):
        _object(leaves, seats, parts, claims)
    dressing, dealing = (parts[at].phase if at < len(parts) else None for at in (0, 1))
    if leaves.complaints or not isinstance(dressing, Dressing) or not isinstance(dealing, Dealing):
        return None
    cards = pack(ranks, size)
    return Rules(
        seats,
        cards,
        frozenset(cards),
        tuple(pools),
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
        Seated(number.clause, seats, *(number.value or (seats, seats))),
        DirectionSet(direction.clause, direction.value or ""),
        PackTaken(size.clause, size.value or 0),
        SuitsNamed(suits.clause, suits.value or ""),
        RanksOrdered(order.clause, ranks),
        BoardLaid(pools.clause, tuple(pools.value or ())),
        BoardShaped(shape.clause, shape.value or ""),
    )


def _object(leaves: _Leaves, seats: int, parts: Sequence[Stage], claims: Sequence[Claim]) -> None:
    """Complain of what cannot be played though every leaf is set."""
    read = _Reader(leaves, seats)
    size, ranks, board = (read(key).value for key in ("pack.size", "pack.ranks", "board.pools"))
    _object_to_stages(leaves, [part.name for part in parts])
    _object_to_what_is_left(leaves, parts)
    if len(ranks) * 4 < size:
        says = f"{size} cards need {size // 4} ranks, and {len(ranks)} are given; add the others"
        leaves.object("pack.ranks", says)
    untold = read("board.unexplained").value if "board.unexplained" in leaves.set else ()
    winnable = {*untold}
    named = {"dressing.antes": tuple(read("dressing.antes").value)}
    in_pack = ranks[: size // 4]
    for part in parts:
        phase = part.phase
        if isinstance(phase, Dealing):
            _object_to_dealing(leaves, phase, seats, size)
        elif isinstance(phase, Melding):
            winnable |= {claim.pool for claim in phase.claims}
            named["stages"] = (*named.get("stages", ()), *getattr(part.began, "pools", ()))
        elif isinstance(phase, Vying | Naming):
            _object_to_vying(leaves, phase)
            if isinstance(phase, Naming):
                _object_to_naming(leaves, phase, read("vying.pool").value)
            named["vying.pool"] = _vied_for(phase)
            winnable |= set(named["vying.pool"])
        elif isinstance(phase, Shedding):
            _object_to_shedding(leaves, phase)
            if phase.points:
                _object_to_points(leaves, "shedding.count.points", phase.points.value, in_pack)
        elif isinstance(phase, Settling | Tricks) and phase.prize.value == "all":
            winnable |= set(board)
        elif isinstance(phase, Settling | Tricks) and phase.prize.value != "none":
            winnable.add(phase.prize.value)
            named["settling.prize"] = (phase.prize.value,)
    for key, pools in named.items():
        for pool in pools:
            if pool not in board:
                leaves.object(key, f"the board has no pool {pool}; its pools: {', '.join(board)}")
    settled = [part.phase for part in parts if isinstance(part.phase, Settling)]
    for last in settled:
        if last.points:
            _object_to_points(leaves, "settling.points", last.points.value, in_pack)
    for pool in board:
        if pool not in winnable:
            says = f"nobody can ever win the pool {pool}; add a claim, or take it off the board"
            leaves.object("board.pools", says)
    for claim in claims:
        for one in claim.ranks:
            if one not in in_pack:
                says = f"asks for {one}, which the pack of {size} does not have; ask for another"
                leaves.object(CLAIMS + claim.pool, says)


def _object_to_stages(leaves: _Leaves, names: Sequence[str]) -> None:
    """Complain of a part of the deal that has nothing to go on where it stands."""
    once = [name for name in names if name not in {"melding", "vying"}]
    if names[:2] != ["dressing", "dealing"]:
        leaves.object("stages", "a deal begins with dressing and dealing; write them first")
    elif len(set(once)) < len(once) or names != sorted(names, key=ORDER.__getitem__):
        order = "dressing, dealing, melding and vying, shedding, settling"
        says = f"the order is {order}, and only melding and vying may come again; write it so"
        leaves.object("stages", says)
    elif "settling" in names and "shedding" not in names:
        leaves.object("stages", "nobody is out before cards are played; add shedding")


def _object_to_what_is_left(leaves: _Leaves, parts: Sequence[Stage]) -> None:
    """Complain of chips and cards left of which the last part makes something else."""
    phases = [part.phase for part in parts]
    last = next((one for one in phases if isinstance(one, Settling | Tricks)), None)
    if last is None:
        return
    swept = last.prize.value == "all"
    if isinstance(last, Tricks) and swept:
        says = "those with most tricks share one pool; name it, or write none"
        leaves.object("settling.prize", says)
    if isinstance(last, Settling) and last.most and last.per_card is None:
        leaves.object("settling.most-cards", "the cards left are not paid; write no-extra")
    for phase in phases:
        if isinstance(phase, Melding) and (phase.unclaimed.value == "swept") != swept:
            says = "pools are swept where settling.prize is all, and only there; change one"
            leaves.object("melding.unclaimed", says)


def _object_to_dealing(leaves: _Leaves, dealing: Dealing, seats: int, size: int) -> None:
    cards, packets = dealing.cards.value, dealing.packets.value
    dealt = sum(cards) if isinstance(cards, tuple) else cards * seats if type(cards) is int else 0
    needed = dealt + dealing.turns_up if cards != "all" else size + dealing.turns_up
    if needed > size and "dealing.cards" not in {one.name for one in leaves.complaints}:
        says = f"{seats} seats need {needed} cards, and the pack has {size}; change one"
        leaves.object("dealing.cards", says)
    if isinstance(cards, tuple) and len(cards) != seats:
        says = f"gives {len(cards)} hands to {seats} seats; write one number for each"
        leaves.object("dealing.cards", says)
    if isinstance(cards, int) and cards % sum(packets):
        says = f"packets of {', '.join(map(str, packets))} never come to {cards} cards; change one"
        leaves.object("dealing.packets", says)
    if dealing.cards.value == "all-but-the-turn-up" and not dealing.turns_up:
        says = "no card is left to turn up; write all, or turn one up that nobody is dealt"
        leaves.object("dealing.cards", says)
    if (dealing.turn_up.makes.value == "trumps") == (dealing.turn_up.card.value == "none"):
        says = "a card decides what is trumps, or a suit always is; set one of the two"
        leaves.object("turn-up.makes", says)


def _object_to_vying(leaves: _Leaves, vying: Vying | Naming) -> None:
    rules = vying.stakes if isinstance(vying, Vying) else vying
    if isinstance(vying, Naming) != (rules.short.value == "passes"):
        says = "one must pass where sets are named for a fixed stake, and only there; change one"
        leaves.object("vying.short-purse", says)
    if isinstance(vying, Naming) != (rules.showdown.value == "best-named"):
        says = "sets are shown as they are named where they are named, and only there; change one"
        leaves.object("vying.showdown", says)
    if isinstance(vying, Naming) and vying.entry.value != "a-set":
        leaves.object("vying.entry", "where sets are named only one with a set may; write a-set")
    if isinstance(vying, Naming) and vying.passing.value != "final":
        leaves.object("vying.pass", "where sets are named nobody is asked again; write final")


def _object_to_naming(leaves: _Leaves, naming: Naming, pools: Sequence[str]) -> None:
    if naming.stake.value.least != naming.stake.value.most:
        says = "where sets are named all stake the same; let the least be the most"
        leaves.object("vying.opening", says)
    if naming.ranking.equal.value == "side-cards":
        says = "where sets are named no other cards are seen; let a suit decide"
        leaves.object("vying.ranking.equal", says)
    if len(pools) > 1:
        says = "where sets are named it is for one pool; leave the others out"
        leaves.object("vying.pool", says)


def _object_to_shedding(leaves: _Leaves, shedding: Shedding) -> None:
    counted = shedding.on_it.value == "count"
    if shedding.run_ends and counted != (shedding.run_ends.value == "limit-reached"):
        says = "a limit is reached where cards are played to a count, and only there; change one"
        leaves.object("shedding.run-ends", says)
    if (shedding.on_it.value in TRICKS) != (shedding.next_leader.value == "trick-winner"):
        says = "a trick is won where tricks are played, and only there; change one"
        leaves.object("shedding.next-leader", says)


def _object_to_points(
    leaves: _Leaves, key: str, points: Mapping[str, int], pack: Sequence[str]
) -> None:
    for one in pack:
        if one not in points:
            leaves.object(key, f"says nothing of {one}, which the pack has; add it")


def _vied_for(vying: Vying | Naming) -> tuple[str, ...]:
    if isinstance(vying, Naming):
        return (vying.pool.value,)
    return (vying.stakes.pool.value, *vying.stakes.also)
