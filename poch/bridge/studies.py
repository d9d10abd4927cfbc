"""What the bridge answers beside playing: questions about a hand or a ruleset, by name."""

from collections.abc import Callable

from poch.bridge.requests import (
    RULESETS,
    as_json,
    number_of,
    readings_of,
    record_of,
    sitting_of,
    texts_of,
    viewer_of,
)
from poch.game.notation import parse_action
from poch.game.said import Json, MessageError
from poch.records.record import replay_unchecked
from poch.records.transcript import as_yaml
from poch.sittings import hints
from poch.sittings.resuming import drop_unknown
from poch.sittings.sitting import Sitting

AT_ONCE = 5
"""Sessions that a page has played before it hears of them."""


def _draft(request: Json) -> Json:
    from poch.drafting.draft import report_draft  # noqa: PLC0415 - only the workshop has PyYAML, which it needs

    return report_draft(str(request["text"]), request.get("parent"), RULESETS.find)


def _begin(request: Json) -> Json:
    from poch.drafting.empty import begin_draft  # noqa: PLC0415 - as above

    parts = [str(part) for part in request["parts"]]
    return {"text": begin_draft(str(request["title"]), str(request["language"]), parts)}


def _redraft(request: Json) -> Json:
    from poch.drafting.redraft import change_draft  # noqa: PLC0415 - as above

    return {"text": change_draft(str(request["text"]), request)}


def _hint(request: Json) -> Json:
    record = record_of(request)
    viewer = viewer_of(request, record)
    return as_json(hints.hint(Sitting(RULESETS.find, record), viewer))


def _explain(request: Json) -> Json:
    sitting = sitting_of(request)
    step = number_of(request, "step") if "step" in request else None
    given = number_of(request, "given", 0)
    return as_json(hints.reason(sitting, viewer_of(request, sitting.record), step, given))


def _contrast(request: Json) -> Json:
    """Contrast a record with another ruleset; `said` is what its own no longer knows of it."""
    from poch.studies.contrast.findings import OtherRuleset, contrast_record  # noqa: PLC0415 - whoever asks why needs none of it
    from poch.studies.contrast.keeping import HANDS, ContrastOptions  # noqa: PLC0415 - as above

    record, lost = drop_unknown(RULESETS.find, record_of(request))
    other = request["with"]
    if not isinstance(other, dict) or type(other.get("ruleset")) is not str:
        raise MessageError("error-with")
    aside = texts_of(request, "aside", "leaves")
    how = ContrastOptions(
        request.get("hands", "dealt"),
        str(request["from"]) if request.get("from") else None,
        number_of(request, "step", 0) or None,
        request.get("telling") is True,
    )
    if how.hands not in HANDS:
        raise MessageError("error-hands", known=list(HANDS))
    own, with_ = (
        replay_unchecked(record, RULESETS.find),
        OtherRuleset(other["ruleset"], readings_of(other)),
    )
    contrast = contrast_record(record, own, RULESETS.find, with_, readings_of(request), aside, how)
    return {**contrast, "said": [message.json() for message in lost]}


def _survey(request: Json) -> Json:
    """Play some more of a survey, and tell all of it so far; `part` is what was told before."""
    from poch.studies.surveys import survey  # noqa: PLC0415 - whoever studies one hand needs none of it

    ruleset = RULESETS.find(request["ruleset"], readings_of(request))
    seats, deals, seed = (
        number_of(request, key, other)
        for key, other in (("seats", ruleset.usual_seats), ("deals", 1000), ("seed", 1))
    )
    plan = survey.plan_survey(ruleset, seats, deals, seed, str(request.get("policy", "cautious")))
    says = {measure.name: measure.message.json() for measure in survey.measures_of(ruleset, seats)}
    part = survey.parse_part(request["part"], [*says]) if request.get("part") else None
    first = part.deals if part else 0
    if part is None or first < deals:
        upto = min(first + AT_ONCE * plan.session, deals)
        more = survey.play_part(ruleset, plan, range(first, upto))
        part = part + more if part else more
    return {
        "part": part.as_json(),
        "survey": survey.report_survey(ruleset, plan, part),
        "says": says,
    }


def _read(request: Json) -> Json:
    from poch.drafting.importing import parse_hand  # noqa: PLC0415 - it needs PyYAML, which playing does not

    return {"record": parse_hand(str(request["text"]))}


def _write(request: Json) -> Json:
    return {"yaml": as_yaml(record_of(request))}


def _odds(request: Json) -> Json:
    """Return the odds of a ruleset under some readings, and the same in words."""
    from poch.studies import odds  # noqa: PLC0415 - whoever studies one hand needs none of it

    ruleset = RULESETS.find(request["ruleset"], readings_of(request))
    answer = odds.report_odds(
        odds.reckon_odds(ruleset, number_of(request, "seats", ruleset.usual_seats))
    )
    lines = [
        {
            "what": odds.chance_message(pools, part).json(),
            "share": share["value"],
            "exactly": share["fraction"],
        }
        for pools, part, (share,) in odds.group_chances([answer])
        if share
    ]
    why = [message.json() for message in odds.unreckoned_messages(answer)]
    return {"odds": answer, "lines": lines, "unreckoned": why}


def _why(request: Json) -> Json:
    """Return whether a seat may do a thing; one who looks on for a seat may ask for that one only."""
    from poch.studies.contrast.other_rules import report_verdicts  # noqa: PLC0415 - playing needs none of it

    record = record_of(request)
    viewer = viewer_of(request, record)
    name = request.get("seat", viewer)
    if viewer and name != viewer:
        raise MessageError("error-viewer-only", seat=viewer)
    others = (RULESETS.find(slug, {}) for slug in texts_of(request, "others", "rulesets"))
    replay = replay_unchecked(record, RULESETS.find, (lambda _, __: None) if viewer else None)
    last = sum(len(deal.outcome.events) for deal in replay.deals)
    step = number_of(request, "step", last)
    answer = report_verdicts(replay, step, name, parse_action(str(request["action"])), others)
    if viewer:
        del answer["step"]  # it counts what others did unseen
    return answer


OPERATIONS: dict[str, Callable[[Json], Json]] = {
    "begin": _begin,
    "contrast": _contrast,
    "draft": _draft,
    "explain": _explain,
    "hint": _hint,
    "odds": _odds,
    "read": _read,
    "redraft": _redraft,
    "survey": _survey,
    "write": _write,
    "why": _why,
}
