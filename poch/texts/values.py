"""The values of leaves in words, the same on pages and in the terminal."""

from typing import Any

from poch.texts.english import count_in_words

_JOINED = {
    "pack.ranks": " ",
    "shedding.ranks": " ",
    "melding.run.best-by": ", then ",
    "dealing.packets": " + ",
    "vying.pool": " with ",
}


def format_value(leaf: str, value: Any) -> str:
    """Return a value as a sentence has it."""
    match value:
        case {"least": least, "most": most}:
            text = _range(least, most)
        case {"any-suit": ranks}:
            text = f"{' '.join(ranks)} of any one suit"
        case {"run": _}:
            text = "a run of any suit"
        case {"trumps": ranks, "parts": number}:
            text = f"trumps {' '.join(ranks)}, in {number} parts"
        case {"trumps": ranks}:
            text = f"trumps {' '.join(ranks)}"
        case {"any": ranks}:
            text = f"trumps, {' or '.join(ranks)}"
        case {"first-of": lists}:
            text = f"trumps {', else '.join(' '.join(group) for group in lists)}"
        case dict() if leaf == "shedding.trump-pools":
            text = "; ".join(f"{pool}: trumps {' '.join(ranks)}" for pool, ranks in value.items())
        case dict() if leaf == "shedding.card-pools":
            text = "; ".join(f"{pool}: {' '.join(cards)}" for pool, cards in value.items())
        case {"chips": chips, "cards": least}:
            text = f"{count_in_words(chips, 'chip')} for each run of {least} or more"
        case list() if leaf in _JOINED:
            text = _JOINED[leaf].join(map(str, value))
        case str():
            text = value.replace("-", " ")
        case _:
            text = format_setting(leaf, value)
    return text


def format_setting(leaf: str, what: object) -> str:
    """Return the value of a leaf in one line."""
    match leaf, what:
        case "seats", [least, most]:
            return f"{least}–{most}"
        case "dressing.antes", dict(antes) if len({*antes.values()}) == 1:
            return f"{next(iter(antes.values()))} each: {', '.join(antes)}"
    return _plain(what)


def _plain(what: object) -> str:
    """Return a value in one line; what a list holds besides plain names is in brackets."""
    match what:
        case dict():
            return "; ".join(f"{key}: {_plain(part)}" for key, part in what.items())
        case list():
            return ", ".join(
                f"{_plain([*part])} ({_plain([*part.values()])})"
                if isinstance(part, dict)
                else _plain(part)
                for part in what
            )
        case _:
            return str(what)


def _range(least: int, most: int | str) -> str:
    if most == "free":
        return f"{least} or more"
    return str(least) if least == most else f"{least}–{most}"
