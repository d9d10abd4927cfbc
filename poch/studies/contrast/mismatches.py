"""What was done in a record, and cannot be done by other rules, or need not be: in messages."""

from collections.abc import Iterator, Sequence

from poch.game.actions import Option
from poch.game.notation import written
from poch.game.said import Json, Said, addressed, in_turn, said
from poch.game.sentences import doing, question
from poch.studies.contrast.same_deal import Did, Same, Side
from poch.texts.leaves import STAGES


def misfits(side: Side, common: Same) -> Iterator[Json]:
    """Yield what was done in the record, and cannot be done, or need not be, on a side."""
    yield from _unasked(side, common)
    deal, place = side.replay.deals[-1], len(side.replay.deals) - 1
    outcome = deal.outcome
    stage = side.told[-1].stage if place == side.told[-1].deal else "ending"
    if outcome.rejected:
        did = common.done[place][outcome.rejected[0]]
        action = f"{deal.seats[did.seat]} {written(did.action)}"
        line = _refused(side, did, deal.seats, stage)
    elif outcome.ask:
        action = None
        line = said("misfit-open", question=question(outcome.ask, deal.seats))
    else:
        return
    yield {
        "kind": "refused" if action else "open",
        "action": action,
        "stage": stage,
        "step": len(side.told),
        "clause": outcome.ask.clause if outcome.ask else side.told[-1].event.clause,
        "line": line.json(),
    }


def _refused(side: Side, did: Did, seats: Sequence[str], stage: str) -> Said:
    """Return why what was done in the record cannot be done on a side."""
    ask, who, what = side.ask, addressed(seats[did.seat]), doing(did.action)
    if ask is None:
        return said("misfit-over", seat=who, what=what)
    asked = question(ask, seats)
    if did.stage != stage:
        over = STAGES.index(did.stage) < STAGES.index(stage)
        misfit = said(
            "misfit-stage", seat=who, what=what, over=over, stage=did.stage if over else stage
        )
        return in_turn([misfit, asked])
    if ask.seat != did.seat:
        return said("misfit-other", asked=addressed(seats[ask.seat]), seat=who, what=what)
    offer = ask.option(did.action.verb)
    if offer and did.action.chips:
        misfit = said("misfit-amount", seat=who, what=what)
        return in_turn([misfit, amounts(offer)])
    if offer:
        may = [card for option in ask.options for card in option.cards]
        return said("misfit-card", seat=who, what=what, may=may, n=len(may))
    misfit = said("misfit-verb", seat=who, verb=did.action.verb)
    return in_turn([misfit, asked])


def amounts(option: Option) -> Said:
    """Return for how many chips one may knock, or to how many raise."""
    least, most = option.least, option.most
    if most is None:
        return said("amount-from", least=least)
    if most == least:
        return said("amount-only", least=least)
    return said("amount-range", least=least, most=most)


def _unasked(side: Side, common: Same) -> Iterator[Json]:
    """Yield what was forgotten in the record, where it need not be claimed."""
    rule = side.ruleset.ruled("melding.forgotten", len(common.record["seats"]))
    if rule is None or rule.value == "lost":
        return
    for place, deal in enumerate(side.replay.deals):
        steps = (
            at
            for at, moment in enumerate(side.told, start=1)
            if moment.deal == place and moment.stage == "melding"
        )
        step = next(steps, len(side.told))
        for seat, pool in common.forgot[place]:
            line = said("misfit-unasked", seat=addressed(deal.seats[seat]), pool=pool)
            yield {
                "kind": "unasked",
                "action": None,
                "stage": "melding",
                "step": step,
                "clause": rule.clause,
                "line": line.json(),
            }
