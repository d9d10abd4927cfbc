"""Whether hands can be kept under other rules, and from which stage on."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from poch.game.phase import OtherTableError
from poch.game.ruleset import Ruleset
from poch.game.said import Message, MessageError, message
from poch.records.record import Replay
from poch.studies.contrast.parting import find_chip_parting, find_parting, stage_of
from poch.studies.contrast.same_deal import SameDeal, as_side
from poch.studies.contrast.same_hands import (
    SameHands,
    entries,
    hands_up_to,
    same_hands,
    table_after,
)

HANDS = ("dealt", "same", "either")


class ContrastOptions(NamedTuple):
    """How a hand is contrasted: dealt by each side's rules, or the `same` hands from a stage on.

    `either` keeps them where the dealing differs. The stage is that of the name `begin`, or the one
    of a `step`. What is `telling` is a difference in chips.
    """

    hands: str = "dealt"
    begin: str | None = None
    step: int | None = None
    telling: bool = False


DEALT = ContrastOptions()
"""Each side deals by its own rules."""


class Keeping(NamedTuple):
    """What both sides have, if hands are kept; the stages to begin at; and what is to be said of it.

    `apart` tells whether the dealing differs. Where hands are to be kept and cannot be, `refused`.
    """

    common: SameDeal
    stages: tuple[str, ...]
    apart: bool
    messages: tuple[Message, ...] = ()
    refused: bool = False

    @property
    def kept(self) -> SameHands | None:
        """What is kept, if hands are."""
        return self.common if isinstance(self.common, SameHands) else None


def is_dealt_apart(common: SameDeal, a: Ruleset, b: Ruleset) -> bool:
    """Tell whether cards or trumps are others after the dealing, or else it differs without a chip."""
    own, other = as_side(common.by(a)), as_side(common.by(b))
    if _dealt_table(own.replay) != _dealt_table(other.replay):
        return True
    first, chips = find_parting(own, other), find_chip_parting(own, other)
    stages = [stage_of(own, other, part) if part else None for part in (first, chips)]
    return stages[0] == "dealing" != stages[1]


def _dealt_table(replay: Replay) -> object:
    outcome = replay.deals[0].outcome
    starts = entries(outcome)
    if not starts:
        return None
    table = table_after(outcome, starts[0].before)
    return [{*hand} for hand in table.hands], table.trump


def keep_hands(
    record: Mapping[str, Any], common: SameDeal, a: Ruleset, b: Ruleset, how: ContrastOptions
) -> Keeping:
    """Keep the hands of a record, where that is asked for and can be."""
    apart = is_dealt_apart(common, a, b)
    replay = common.by(a)
    try:
        every = same_hands(record, replay, how.step)
        wanted = hands_up_to(every, how.begin, how.step)[::-1]
    except MessageError as error:
        if how.begin:
            raise
        return Keeping(common, (), apart, (error.said,) if how.hands == "same" else ())
    stages = tuple(dict.fromkeys(hands.entry.name for hands in every if _fit(hands, b)))
    if how.hands == "dealt" or (how.hands == "either" and (not apart or a.id == b.id)):
        return Keeping(common, stages, apart)
    kept = next(filter(None, (_fit(hands, b) for hands in wanted)), None)
    if kept is None:
        return Keeping(common, (), apart, (_why_not(every[0], b),), refused=True)
    return Keeping(kept, stages, apart, tuple(_messages(kept, wanted[0], b)))


def _fit(kept: SameHands, ruleset: Ruleset) -> SameHands | None:
    """Return what is kept as a ruleset can go on from it, or the nearest to it; or None."""
    try:
        near = kept.exchanging(ruleset)
        near.start(ruleset)
    except OtherTableError:
        return None
    return near


def _why_not(kept: SameHands, ruleset: Ruleset) -> Message:
    """Return why a ruleset cannot go on from what is kept, nor from anything near it."""
    try:
        kept.start(ruleset)
    except OtherTableError as error:
        return Message(error.said.id, {**error.said.args, "title": ruleset.title})
    raise AssertionError


def _messages(kept: SameHands, wanted: SameHands, ruleset: Ruleset) -> Iterable[Message]:
    """Yield what of the setting is ours, and what the other rules would have had otherwise."""
    rules, title = ruleset.rules(len(kept.record["seats"])), ruleset.title
    if wanted.entry != kept.entry:
        yield message("same-hands-earlier", title=title, stage=wanted.entry.name)
    yield message("same-hands-kept", stage=kept.entry.name, first=kept.first)
    if away := kept.exchanged:
        cards, others = [*away], [*away.values()]
        yield message(
            "same-hands-exchanged", title=title, cards=cards, others=others, n=len(rules.pack)
        )
    if kept.first:
        has, deals = [*map(len, kept.table.hands)], [*map(len, rules.dealing.plan)]
        if has != deals:
            yield message("same-hands-sizes", title=title, has=_counts(has), deals=_counts(deals))
    if kept.table.trump and rules.dealing.turn_up.makes.means is None:
        yield message("same-hands-trumps", suit=kept.table.trump)


def _counts(sizes: Sequence[int]) -> list[str]:
    """Return how many cards each has, or once where all have as many."""
    return [f"{size}" for size in (sizes if len({*sizes}) > 1 else sizes[:1])]
