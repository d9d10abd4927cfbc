"""What was done in a record, and cannot be done by other rules, or need not be: in messages."""

from collections.abc import Iterator, Sequence

from poch.game.actions import Option
from poch.game.notation import format_action
from poch.game.said import Json, Message, address, join_messages, message
from poch.game.sentences import describe_action, question
from poch.studies.contrast.same_deal import Deed, SameDeal, Side
from poch.texts.leaves import STAGES


def misfits(side: Side, common: SameDeal) -> Iterator[Json]:
    """Yield what was done in the record, and cannot be done, or need not be, on a side."""
    yield from _unasked_misfits(side, common)
    deal, place = side.replay.deals[-1], len(side.replay.deals) - 1
    outcome = deal.outcome
    stage = side.moments[-1].stage if place == side.moments[-1].deal else "ending"
    if outcome.rejected:
        did = common.done[place][outcome.rejected[0]]
        action = f"{deal.seats[did.seat]} {format_action(did.action)}"
        line = _refusal_message(side, did, deal.seats, stage)
    elif outcome.ask:
        action = None
        line = message("misfit-open", question=question(outcome.ask, deal.seats))
    else:
        return
    yield {
        "kind": "refused" if action else "open",
        "action": action,
        "stage": stage,
        "step": len(side.moments),
        "clause": outcome.ask.clause if outcome.ask else side.moments[-1].event.clause,
        "line": line.json(),
    }


def _refusal_message(side: Side, did: Deed, seats: Sequence[str], stage: str) -> Message:
    """Return why what was done in the record cannot be done on a side."""
    ask, who, what = side.ask, address(seats[did.seat]), describe_action(did.action)
    if ask is None:
        return message("misfit-over", seat=who, what=what)
    asked = question(ask, seats)
    if did.stage != stage:
        over = STAGES.index(did.stage) < STAGES.index(stage)
        misfit = message(
            "misfit-stage", seat=who, what=what, over=over, stage=did.stage if over else stage
        )
        return join_messages([misfit, asked])
    if ask.seat != did.seat:
        return message("misfit-other", asked=address(seats[ask.seat]), seat=who, what=what)
    offer = ask.option(did.action.verb)
    if offer and did.action.chips:
        misfit = message("misfit-amount", seat=who, what=what)
        return join_messages([misfit, amount_message(offer)])
    if offer:
        may = [card for option in ask.options for card in option.cards]
        return message("misfit-card", seat=who, what=what, may=may, n=len(may))
    misfit = message("misfit-verb", seat=who, verb=did.action.verb)
    return join_messages([misfit, asked])


def amount_message(option: Option) -> Message:
    """Return for how many chips one may knock, or to how many raise."""
    least, most = option.least, option.most
    if most is None:
        return message("amount-from", least=least)
    if most == least:
        return message("amount-only", least=least)
    return message("amount-range", least=least, most=most)


def _unasked_misfits(side: Side, common: SameDeal) -> Iterator[Json]:
    """Yield what was forgotten in the record, where it need not be claimed."""
    rule = side.ruleset.rule_for("melding.forgotten", len(common.record["seats"]))
    if rule is None or rule.value == "lost":
        return
    for place, deal in enumerate(side.replay.deals):
        steps = (
            at
            for at, moment in enumerate(side.moments, start=1)
            if moment.deal == place and moment.stage == "melding"
        )
        step = next(steps, len(side.moments))
        for seat, pool in common.forgot[place]:
            line = message("misfit-unasked", seat=address(deal.seats[seat]), pool=pool)
            yield {
                "kind": "unasked",
                "action": None,
                "stage": "melding",
                "step": step,
                "clause": rule.clause,
                "line": line.json(),
            }
