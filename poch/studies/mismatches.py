"""What was done in a record, and cannot be done by other rules, or need not be: in words."""

from collections.abc import Iterator

from poch.game.actions import Action, Option
from poch.game.lines import PART_NAMES, Words, begun, counted, listed, number, question
from poch.game.notation import written
from poch.records.same_deal import Did, Same, Side
from poch.records.trace import Json, worded
from poch.texts.leaves import STAGES

NOUNS = {
    "pass": "passing", "fold": "dropping out", "hold": "holding", "knock": "knock",
    "raise": "raise", "play": "card", "claim": "claim", "swap": "exchange",
}  # fmt: skip


def misfits(side: Side, common: Same) -> Iterator[Json]:
    """Yield what was done in the record, and cannot be done, or need not be, on a side."""
    yield from _unasked(side, common)
    deal, place = side.replay.deals[-1], len(side.replay.deals) - 1
    outcome = deal.outcome
    words = worded(side.ruleset, deal.seats)
    stage = side.told[-1].stage if place == side.told[-1].deal else "ending"
    if outcome.rejected:
        did = common.done[place][outcome.rejected[0]]
        action = f"{deal.seats[did.seat]} {written(did.action)}"
        line = _refused(side, did, words, stage)
    elif outcome.ask:
        action = None
        line = f"The hand goes on here: {question(outcome.ask, words)} In the record nobody had this choice."
    else:
        return
    yield {
        "kind": "refused" if action else "open",
        "action": action,
        "stage": stage,
        "step": len(side.told),
        "clause": outcome.ask.clause if outcome.ask else side.told[-1].event.clause,
        "line": line,
    }


def _refused(side: Side, did: Did, words: Words, stage: str) -> str:
    """Return why what was done in the record cannot be done on a side."""
    ask = side.ask
    what = doing(did.action, words)
    if ask is None:
        return f"The hand is over here; nobody asks {words.who(did.seat)} to {what}."
    if did.stage != stage:
        over = STAGES.index(did.stage) < STAGES.index(stage)
        how = f"{PART_NAMES[did.stage]} is over" if over else f"{PART_NAMES[stage]} is not over"
        return (
            f"The {how} here: nobody asks {words.who(did.seat)} to {what}. {question(ask, words)}"
        )
    if ask.seat != did.seat:
        asked = words.does(ask.seat, "is")
        return f"Here {asked} asked, and not {words.who(did.seat)}, who would {what}."
    offer = next((option for option in ask.options if option.verb == did.action.verb), None)
    if offer and did.action.chips:
        return f"{begun(words.who(did.seat))} cannot {what} here. {amounts(offer)}"
    if offer:
        may = listed([words.card(card) for option in ask.options for card in option.cards], "or")
        return f"{begun(words.who(did.seat))} cannot {what} here, but the {may}."
    return f"No {NOUNS[did.action.verb]} is allowed here. {question(ask, words)}"


def amounts(option: Option) -> str:
    """Return for how many chips one may knock, or to how many raise."""
    least, most = counted(option.least), option.most
    if most == option.least:
        return f"The only amount is {least}."
    return f"The least is {least}{f', the most {number(most)}' if most else ''}."


def doing(action: Action, words: Words) -> str:
    """Return what somebody does, in words: `raise to three chips`, `play the ten of clubs`."""
    plain = {"fold": "drop out", "claim": "claim nothing"}.get(action.verb, action.verb)
    if action.pools:
        return f"claim {words.pools(action.pools)}"
    if action.card:
        verb = "exchange" if action.verb == "swap" else "play"
        return f"{verb} the {words.card(action.card)}"
    if action.chips:
        return f"{action.verb} {'to' if action.verb == 'raise' else 'for'} {counted(action.chips)}"
    return plain


def _unasked(side: Side, common: Same) -> Iterator[Json]:
    """Yield what was forgotten in the record, where it need not be claimed."""
    rule = side.ruleset.ruled("melding.forgotten", len(common.record["seats"]))
    if rule is None or rule.value == "lost":
        return
    for place, deal in enumerate(side.replay.deals):
        words = worded(side.ruleset, deal.seats)
        steps = (
            at
            for at, one in enumerate(side.told, start=1)
            if one.deal == place and one.stage == "melding"
        )
        step = next(steps, len(side.told))
        for seat, pool in common.forgot[place]:
            who = words.who(seat)
            yield {
                "kind": "unasked",
                "action": None,
                "stage": "melding",
                "step": step,
                "clause": rule.clause,
                "line": f"Nothing is lost by forgetting here, so {who} need not claim {words.pool(pool)}.",
            }
