"""The values of leaves in the language that is spoken: a practice by what it means, all others by what they hold."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from poch.game.cards import ALL, RANK_NAMES
from poch.texts import leaves
from poch.texts.doubt import by_number
from poch.words.speaking import format_list, join_parts, now, say

_FIGURES = frozenset({"10", "9", "8", "7", "6", "5", "4", "3", "2"})
_JOINED = {
    "pack.ranks": " ",
    "shedding.ranks": " ",
    "dealing.packets": " + ",
}
_IN_ORDER = {"melding.run.best-by": "value-then", "vying.pool": "value-with"}


def meaning(leaf: str) -> str:
    """Return what a leaf says; of the claim or the share of a pool it names the pool."""
    return _leaf_message("leaf", leaf)


def about(leaf: str) -> str:
    """Return what a leaf is about, in a word or two."""
    return _leaf_message("about", leaf)


def uncapitalize(sentence: str) -> str:
    """Return a sentence as it begins after a colon; German nouns stay large."""
    return sentence if now().tag == "de" else sentence[:1].lower() + sentence[1:]


def question(leaf: str) -> str:
    """Return a leaf as the question that a reader asks."""
    return _leaf_message("question", leaf)


def _leaf_message(what: str, leaf: str) -> str:
    if leaf.startswith((leaves.CLAIMS, leaves.SHARES)):
        kind, _, pool = leaf.rpartition(".")
        return say(f"{what}-{kind.replace('.', '-')}", pool=pool)
    return say(f"{what}-{leaf.replace('.', '-')}")


def practice(leaf: str, name: str) -> str:
    """Return what a practice means."""
    return say(f"practice-{leaf.replace('.', '-')}-{name}")


def format_value(leaf: str, value: Any) -> str:
    """Return a value as a sentence has it."""
    match value:
        case {"least": least, "most": most}:
            text = _range(least, most)
        case {"run": _}:
            text = say("value-run")
        case {"any-suit": ranks}:
            text = say("value-any-suit", ranks=_ranks(ranks))
        case {"trumps": ranks, "parts": parts}:
            text = say("value-trumps-parts", ranks=_ranks(ranks), parts=parts)
        case {"trumps": ranks}:
            text = say("value-trumps", ranks=_ranks(ranks))
        case {"any": ranks}:
            text = say(
                "value-any", ranks=format_list([_format_single(leaf, rank) for rank in ranks], "or")
            )
        case {"first-of": each}:
            every = [say("value-trumps", ranks=_ranks(group)) for group in each]
            text = in_order("value-else", every)
        case {"chips": chips, "cards": cards}:
            text = say("value-run-pays", chips=chips, cards=cards)
        case dict():
            text = _by_seats(leaf, value) if by_number(value) else _format_map(leaf, value)
        case list():
            text = _format_items(leaf, value)
        case _:
            text = _format_single(leaf, value)
    return text


def format_alternative(leaf: str, value: Any) -> str:
    """Return what a value would be under another reading."""
    return say("value-no-such-rule") if value is None else format_value(leaf, value)


def _by_seats(leaf: str, values: Mapping[int, Any]) -> str:
    """Return values that depend on the number of seats, each once."""
    by_text: dict[str, list[int]] = {}
    for seats, value in sorted(values.items()):
        by_text.setdefault(format_value(leaf, value), []).append(seats)
    each = (
        say("value-for-seats", value=text, seats=_format_seats(at)) for text, at in by_text.items()
    )
    return join_parts(each)


def _format_seats(at: Sequence[int]) -> str:
    return _range(at[0], at[-1]) if has_no_gap(at) else format_list(map(str, at))


def has_no_gap(at: Sequence[int]) -> bool:
    """Tell whether numbers of seats are so many in a row that the least and the most of them say it."""
    return len(at) > 2 and at[-1] - at[0] + 1 == len(at)  # noqa: PLR2004 - two are named


def _range(least: int, most: int | str) -> str:
    if most == "free":
        return say("value-or-more", least=str(least))
    return str(least) if least == most else f"{least}–{most}"


def _format_single(leaf: str, value: Any) -> str:
    """Return a name or a number in words, or a stage with the pools that it is limited to."""
    if isinstance(value, Mapping):
        ((name, some),) = value.items()
        return say("value-some", name=_format_single(leaf, name), parts=_format_items(leaf, some))
    if isinstance(value, list):
        cards = {*value} <= {*ALL}
        return format_list([_format_name(leaf, card) for card in value]) if cards else _ranks(value)
    known = leaves.leaf(leaf)
    if known and value in known.practices:
        return practice(leaf, value)
    return _format_name(leaf, value) if isinstance(value, str) else str(value)


def _format_name(leaf: str, name: str) -> str:
    if leaf == "board.names" and name not in leaves.POOLS:
        text = say("pool", name=name.replace(" ", "-"), called=name.removeprefix("the "))
    elif leaf == "stages" and name in leaves.STAGES:
        text = uncapitalize(say(f"stage-{name}"))
    elif name in leaves.POOLS:
        text = say("pool", name=name, called="")
    elif name in ALL:
        text = say("table-card", card=name)
    elif name in RANK_NAMES:
        text = name if name in _FIGURES else say("index", rank=RANK_NAMES[name])
    else:
        text = say(f"value-{name}")
    return text


def _format_items(leaf: str, values: Sequence[Any]) -> str:
    every = [_format_single(leaf, value) for value in values]
    if leaf == "seats":
        return "–".join(dict.fromkeys(every))
    if leaf in _IN_ORDER:
        return in_order(_IN_ORDER[leaf], every)
    return _JOINED.get(leaf, ", ").join(every)


def _format_map(leaf: str, values: Mapping[str, Any]) -> str:
    if leaf == "dressing.antes" and len(values) > 1 and len({*values.values()}) == 1:
        chips = next(iter(values.values()))
        pools = format_list([_format_single(leaf, name) for name in values])
        return say("value-each", chips=chips, pools=pools)
    pairs = (
        say("value-pair", name=_format_single(leaf, name), value=_format_single(leaf, value))
        for name, value in values.items()
    )
    return join_parts(pairs)


def in_order(message: str, every: Sequence[str]) -> str:
    """Return texts joined from the first on by a message of `first` and `second`."""
    return reduce(lambda first, second: say(message, first=first, second=second), every)


def _ranks(ranks: Sequence[str]) -> str:
    return _format_items("pack.ranks", ranks)
