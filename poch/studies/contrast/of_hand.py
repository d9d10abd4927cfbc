"""A hand that was played, laid beside what another ruleset makes of it."""

from collections.abc import Sequence
from typing import Any

from poch.game.engine import Outcome, play
from poch.game.notation import format_action
from poch.game.ruleset import Ruleset
from poch.records.record import as_replay
from poch.studies.contrast.proof import Contrast, contrast_rulesets
from poch.studies.contrast.same_deal import same_deal


def contrast_hand(outcome: Outcome, other: Ruleset, aside: Sequence[str] = ()) -> Contrast:
    """Play the cards and choices of a hand by another ruleset too, and find out why the two part.

    Raises ValueError where the other is not for so many seats, or a leaf to be set aside does not
    differ.
    """
    again = play(outcome.ruleset, outcome.dealt, outcome.taken, lambda _, __: None)
    replay = as_replay(again)
    seats, start = replay.deals[0].seats, outcome.dealt
    record: dict[str, Any] = {
        "seats": [*seats],
        "deal": {},
        "pools": dict(start.pools),
        "actions": [f"{seats[seat]} {format_action(done)}" for seat, done in again.taken],
    }
    if start.purses is not None:
        record["purses"] = dict(zip(seats, start.purses, strict=True))
    for key, seat in (("won", start.won_before), ("banker", start.banker)):
        if seat is not None:
            record[key] = seats[seat]
    return contrast_rulesets(same_deal(record, replay), outcome.ruleset, other, aside)
