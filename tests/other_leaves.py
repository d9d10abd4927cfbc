"""A ruleset with one clause changed: other values for what it sets, and whether a wish is then allowed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from poch.game.actions import Action
from poch.game.engine import Outcome, play
from poch.game.ruleset import Rules, Ruleset
from poch.game.sourced import Ruled
from poch.game.start import Start
from poch.studies.contrast.other_rules import ask_elsewhere
from poch.studies.why import TURN, Scene, Verdict, judge, scene
from poch.texts.compile import RulesetError, patch_ruleset
from poch.texts.leaves import LEAVES, POOLS, leaf
from poch.texts.library import document, ids
from poch.texts.ruleset_shape import by_seats
from tests.strategies import ruleset

GOES_TO = tuple(LEAVES["turn-up.goes-to"].practices)
TRIED = 400
"""How many changes of a clause are tried at most."""


@cache
def values() -> dict[str, list[Any]]:
    """Return by leaf all that any text sets it to, and every practice that it knows."""
    by_leaf = {name: list(leaf.practices) for name, leaf in LEAVES.items()}
    for name in ids():
        for clause in document(name)["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                for key, value in sets.items():
                    every = by_leaf.setdefault(key, [])
                    every += [
                        setting for setting in by_seats(value).values() if setting not in every
                    ]
    return by_leaf


def others(name: str, value: Any) -> Iterator[Any]:
    """Yield other values for a leaf, and None where it may be left out."""
    if isinstance(value, int):
        yield from (number for number in (value + 1, value - 1, value * 10, 1) if number >= 1)
    if isinstance(value, dict) and "most" in value:
        least = value["least"]
        yield from ({"least": 1, "most": "free"}, {"least": least, "most": 10**6})
    if name == "board.pools":
        yield from ([*value, pool] for pool in POOLS if pool not in value)
    if isinstance(value, list):
        yield from ([*value[:at], *value[at + 1 :]] for at in range(len(value)) if len(value) > 1)
    yield from (candidate for candidate in values().get(name, ()) if candidate != value)
    known = leaf(name)
    if known and known.optional:
        yield None


@dataclass(frozen=True)
class Position:
    """A question in a hand: what came before, from which start, and who wishes what."""

    outcome: Outcome
    start: Callable[[], Start]
    seat: int
    wish: Action

    def by(self, rules: Ruleset) -> Iterator[Verdict]:
        """Yield what other rules say of the wish after the same cards of this part, and after the same choices."""
        here = self.here
        elsewhere = ask_elsewhere(self.outcome, here, self.seat, self.wish, [rules])
        yield from (*elsewhere.alike.values(), *elsewhere.otherwise.values())
        with suppress(ValueError, LookupError):
            after = play(rules, self.start(), self.outcome.taken, lambda _, __: None)
            if after.ask and after.rejected is None:
                yield judge(scene(after, here.seats), self.seat, self.wish)

    @property
    def here(self) -> Scene:
        """The part of the deal."""
        return scene(self.outcome, "ABCDEFGHI"[: len(self.outcome.table.hands)])

    def changed(self, clause: str) -> Iterator[Ruleset]:
        """Yield the rules with another value for a leaf that the clause sets."""
        rules, seats = self.outcome.ruleset, len(self.outcome.table.hands)
        for name in rules.leaves:
            ruled = rules.rule_for(name, seats)
            if ruled is None or ruled.clause != clause:
                continue
            for value in others(name, ruled.value):
                patch = {name: None if value is None else Ruled(value, clause)}
                yield from filled(rules, patch, seats, clause)
            yield from regrouped(rules, name, seats, clause)


def never(rules: Rules, wish: Action) -> bool:
    """Tell whether a part of the deal says that such a thing is never asked for."""
    return any([*stage.phase.never(wish.verb)] for stage in rules.stages)


def regrouped(rules: Ruleset, name: str, seats: int, clause: str) -> Iterator[Ruleset]:
    """Yield the rules with all leaves beside one as another text sets them, where that sets more or less."""
    group = name.partition(".")[0] + "."
    own = {leaf for leaf in rules.leaves if leaf.startswith(group)}
    for text in ids():
        with suppress(RulesetError, ValueError):
            other = ruleset(text)
            theirs = {leaf for leaf in other.leaves if leaf.startswith(group)}
            if theirs != own:
                at = min(other.rules_by_seats, key=lambda many: abs(many - seats))
                patch = {leaf: other.rule_for(leaf, at) for leaf in own | theirs}
                named = {leaf: rule and Ruled(rule.value, clause) for leaf, rule in patch.items()}
                yield from filled(rules, named, seats, clause)
                for owner in GOES_TO if named.get("turn-up.goes-to") else ():
                    swapped = {**named, "turn-up.goes-to": Ruled(owner, clause)}
                    yield from filled(rules, swapped, seats, clause)


def filled(
    rules: Ruleset, patch: Mapping[str, Ruled[Any] | None], seats: int, clause: str
) -> Iterator[Ruleset]:
    """Yield the rules so patched; what is then missing is set too, and what is too much left out."""
    for _ in range(4):
        try:
            yield patch_ruleset(rules, patch, seats)
        except RulesetError as error:
            more: dict[str, Ruled[Any] | None] = {}
            for complaint in error.complaints:
                name = complaint.name.partition(" ")[0]
                if leaf(name) is None or name in patch:
                    continue
                is_set = rules.rule_for(name, seats) is not None
                first: Sequence[Any] = values().get(name, ())
                more[name] = None if is_set or not first else Ruled(first[0], clause)
            if not more:
                return
            patch = {**patch, **more}
        else:
            return


def freed(position: Position, verdict: Verdict) -> str:
    """Tell what a change of the clause does that a verdict cites.

    `yes`: with one of its leaves set otherwise the wish is allowed, or only another is asked first, or
    what no part of the deal ever asks for is asked for. `other`: another rule bars it then. `no`: nothing.
    `alone`: under no change does the hand so far come to where the wish could be judged.
    """
    here, effect, card = position.here, "alone", position.wish.card
    for tried, rules in enumerate(position.changed(verdict.clause)):
        if tried > TRIED:
            break
        there = rules.rules(len(here.seats))
        if card and verdict.way == "no-such-card":
            if card in there.pack:
                return "yes"
            continue
        if never(here.rules, position.wish) and not never(there, position.wish):
            return "yes"
        with suppress(RulesetError):
            for ruling in position.by(rules):
                if ruling.allowed or ruling.way == TURN:
                    return "yes"
                if (ruling.way, ruling.reason) != (verdict.way, verdict.reason):
                    effect = "other"
                elif effect == "alone":
                    effect = "no"
    return effect
