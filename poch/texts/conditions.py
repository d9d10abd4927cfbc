"""When a leaf arises: what another leaf must be set to, so that there is something to settle."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from poch.texts.leaves import CLAIMS, SHARES


class Condition(NamedTuple):
    """The leaf on which another hangs, and the test of its value under which that one arises."""

    leaf: str
    holds: Callable[[Any], bool]


def _one_of(*values: str) -> Callable[[Any], bool]:
    return lambda value: value in values


def _not(*values: str) -> Callable[[Any], bool]:
    return lambda value: value not in values


_TURNED = Condition("turn-up.card", _one_of("next-of-the-pack", "last-of-the-pack"))
_RUN = Condition("melding.claims.sequence", lambda value: "run" in value)
_NAMED = Condition("vying.raising", _one_of("overbidding"))
_STAKED = Condition("vying.raising", _not("overbidding"))
_AGAIN = Condition("vying.rounds", _one_of("again"))
_BY_TRICKS = Condition("shedding.play", _one_of("trump-tricks"))
_BY_CARDS = Condition("shedding.play", _not("trump-tricks"))
_COUNTED = Condition("shedding.play", _one_of("count"))
_MOST = Condition("settling.most-cards", _one_of("pays-opponents"))

CONDITIONS: Mapping[str, Condition] = MappingProxyType({
    "turn-up.goes-to": _TURNED,
    "turn-up.pool": _TURNED,
    "melding.run.least": _RUN,
    "melding.run.best-by": _RUN,
    "melding.run.equal": _RUN,
    "melding.run.still-equal": _RUN,
    "melding.run.singles": _RUN,
    "vying.raise": Condition("vying.raising", _not("nobody", "overbidding")),
    "vying.folded-stake": _STAKED,
    "vying.fold-out": _STAKED,
    "vying.naming": _NAMED,
    "vying.rounds": _NAMED,
    "vying.laid-off": _NAMED,
    "vying.again.stake": _AGAIN,
    "vying.again.answers": _AGAIN,
    "vying.again.showdown": _AGAIN,
    "vying.again.pool": _AGAIN,
    "vying.ranking.no-set": Condition("vying.entry", _one_of("anyone")),
    "vying.ranking.no-set-equal": Condition("vying.entry", _one_of("anyone")),
    "vying.ranking.side-cards-equal": Condition("vying.ranking.equal", _one_of("side-cards")),
    "shedding.leader-if-none": Condition("shedding.leader", _one_of("vie-winner")),
    "shedding.run-ends": Condition("shedding.play", _not("suit-tricks", "trump-tricks")),
    "shedding.trumping": _BY_TRICKS,
    "shedding.count.limit": _COUNTED,
    "shedding.count.points": _COUNTED,
    "shedding.emptied": Condition("vying.laid-off", _not("none")),
    "settling.measure": _BY_CARDS,
    "settling.most-cards": _BY_CARDS,
    "settling.points": Condition("settling.measure", _one_of("points")),
    "settling.per-card": Condition("settling.measure", _not("nothing")),
    "settling.tricks.most": _BY_TRICKS,
    "settling.tricks.without": _BY_TRICKS,
    "settling.tricks.several": _BY_TRICKS,
    "settling.most-to": _MOST,
    "settling.most-tied": _MOST,
    "ending.unable": Condition("ending.when", _one_of("everyone-has-dealt")),
})  # fmt: skip

MAY_BE_WANTING = frozenset({
    "board.names", "board.unexplained", "vying.bluff", "shedding.ranks", "shedding.run-pays",
})  # fmt: skip
"""Leaves without which a ruleset can be played, whatever else it sets."""


def condition(name: str) -> Condition | None:
    """Return on what a leaf hangs; None of one that arises in every game."""
    if name in CONDITIONS:
        return CONDITIONS[name]
    part, _, rest = name.partition(".")
    if name.startswith((CLAIMS, SHARES)):
        pool = rest.rpartition(".")[2]
        return Condition("board.pools", lambda pools: pool in pools)
    if part in {"melding", "vying", "shedding", "settling"}:
        return Condition("stages", lambda stages: any(part in (one, *_keys(one)) for one in stages))
    return None


def may_be_wanting(name: str) -> bool:
    """Tell whether a ruleset can be played without a leaf though it arises."""
    return name in MAY_BE_WANTING or name.startswith((CLAIMS, SHARES))


def _keys(stage: Any) -> tuple[str, ...]:
    return tuple(stage) if isinstance(stage, Mapping) else ()
