"""What the bridge answers beside playing: questions about a hand or a ruleset, by name."""

from collections.abc import Callable

from poch.bridge import hints, transcript
from poch.records.requests import Json


def _draft(request: Json) -> Json:
    from poch.bridge.draft import drafted  # noqa: PLC0415 - only the workshop has PyYAML, which it needs

    return drafted(request)


def _contrast(request: Json) -> Json:
    from poch.studies.findings import answered  # noqa: PLC0415 - whoever asks why needs none of it

    return answered(request)


def _survey(request: Json) -> Json:
    from poch.studies.surveys.survey import answered  # noqa: PLC0415 - whoever studies one hand needs none of it

    return answered(request)


def _read(request: Json) -> Json:
    from poch.bridge.importing import read  # noqa: PLC0415 - it needs PyYAML, which playing does not

    return read(request)


def _odds(request: Json) -> Json:
    from poch.studies.odds import answered  # noqa: PLC0415 - whoever studies one hand needs none of it

    return answered(request)


def _why(request: Json) -> Json:
    from poch.studies.other_rules import from_request  # noqa: PLC0415 - playing needs none of it

    return from_request(request)


OPERATIONS: dict[str, Callable[[Json], Json]] = {
    "contrast": _contrast,
    "draft": _draft,
    "explain": hints.why,
    "hint": hints.hint,
    "odds": _odds,
    "read": _read,
    "survey": _survey,
    "write": transcript.answered,
    "why": _why,
}
