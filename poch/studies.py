"""What the bridge answers beside playing: questions about a hand or a ruleset, by name."""

from collections.abc import Callable

from poch.requests import Json


def _draft(request: Json) -> Json:
    from poch.draft import drafted  # noqa: PLC0415 - only the workshop has PyYAML, which it needs

    return drafted(request)


def _survey(request: Json) -> Json:
    from poch.survey import answered  # noqa: PLC0415 - whoever studies one hand needs none of it

    return answered(request)


def _contrast(request: Json) -> Json:
    from poch.findings import answered  # noqa: PLC0415 - whoever asks why needs none of it

    return answered(request)


OPERATIONS: dict[str, Callable[[Json], Json]] = {"contrast": _contrast, "draft": _draft, "survey": _survey}
