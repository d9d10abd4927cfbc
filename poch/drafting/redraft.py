"""Changing the text of a draft as its form asks: another value, other words, another reading.

Only what is asked for changes. All else stays letter by letter, comments and line ends too.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain, count
from typing import Any, NamedTuple

import yaml

from poch.drafting.sheet import OWN
from poch.game.said import MessageError
from poch.texts import leaves
from poch.texts.compile import find_settings
from poch.texts.complaint import Path
from poch.texts.document import DocumentError, LoadedDocument, format_yaml, parse
from poch.texts.ruleset_shape import by_seats, check_shape

TOPICS = {
    "seats": "players", "dealing": "deal", "melding": "meld", "vying": "vie", "shedding": "shed",
    "settling": "settle", "ending": "end",
}  # fmt: skip
"""The topic of a leaf's part, where it is not called as the part is."""
BECAUSE = "Added in the workshop."
RESTS = {
    "stated": "",
    "inferred": "We conclude it from the text.",
    "supplied": "The text does not say.",
}
"""What a clause of a text that is not here can rest on, and the reason that it then begins with."""


class _Change(NamedTuple):
    """What comes into the place of a part of a text."""

    begin: int
    end: int
    text: str

    def apply(self, text: str) -> str:
        return text[: self.begin] + self.text + text[self.end :]


def change_draft(text: str, wish: Mapping[str, Any]) -> str:
    """Return the text of a draft with one thing changed, or with all that `every` wishes.

    Of a wish, `leaf` gets the value `written`, or is no longer set where that is null; where no clause
    sets it, one is added, which `says` what it does, `because` of something; without a reason it is
    stated. A clause whose words are among those that the form `said` before gets those that it `says` now. The clause `clause` gets the words `says`, or comes to rest on what `rests` names; of the
    crux `crux` the reading `adopts` is adopted. The wishes of `every` are all for the text as it is,
    so no two of them may be for one place.
    """
    try:
        read = parse(text, "draft")
    except DocumentError as error:
        raise MessageError("error-draft-unread") from error
    if not check_shape(read.data)[1]:
        raise MessageError("error-draft-unread")
    wishes = wish.get("every", [wish])
    changes = chain.from_iterable(_changes(text, read, each) for each in wishes)
    for change in sorted(changes, reverse=True):
        text = change.apply(text)
    return text


def _changes(text: str, read: LoadedDocument, wish: Mapping[str, Any]) -> Iterator[_Change]:
    at = {clause["id"]: number for number, clause in enumerate(read.data["clauses"])}
    if "clause" in wish and wish["clause"] in at:
        path: Path = ("clauses", at[wish["clause"]])
        if "rests" in wish:
            yield from _rest(text, path, str(wish["rests"]))
        else:
            yield _put(text, (*path, "text"), _quote(str(wish["says"])))
        return
    if "crux" in wish:
        for clause, number in at.items():
            crux = read.data["clauses"][number].get("crux", {"id": clause})
            if crux["id"] == wish["crux"] and wish["adopts"] in crux.get("readings", {}):
                yield _put(text, ("clauses", number, "crux", "adopted"), str(wish["adopts"]))
                return
    if leaves.leaf(str(wish.get("leaf"))) is None:
        raise MessageError("error-draft-unknown")
    yield from _set(text, read, wish)


def _set(text: str, read: LoadedDocument, wish: Mapping[str, Any]) -> Iterator[_Change]:
    leaf, wanted = str(wish["leaf"]), wish["written"]
    paths = [*dict.fromkeys(find_settings(read.data, leaf))]
    if len(paths) > 1:
        raise MessageError("error-draft-several")
    if wanted is None:
        yield from (_without(text, read, path) for path in paths)
        return
    value = _value(leaf, str(wanted))
    says = str(wish.get("says") or _words(leaf, value))
    if not paths:
        yield _add_clause(text, read, {leaf: value}, says, wish.get("because", BECAUSE))
    for path in paths:
        yield _put(text, path, format_yaml(value))
        if read.data["clauses"][path[1]].get("text") in wish.get("said", ()):
            yield _put(text, (*path[:2], "text"), _quote(says))


def _value(leaf: str, wanted: str) -> Any:
    known = leaves.leaf(leaf)
    try:
        value = parse(wanted, "value").data
    except DocumentError as error:
        raise MessageError("error-draft-value") from error
    if known is None or any(known.check(rule) for rule in by_seats(value).values()):
        raise MessageError("error-draft-value")
    return value


# Places in a text


@lru_cache(maxsize=2)
def _tree(text: str) -> Any:
    return yaml.compose(text, Loader=yaml.SafeLoader)


def _node(text: str, path: Path) -> Any:
    node = _tree(text)
    for step in path:
        if isinstance(node, yaml.SequenceNode):
            node = node.value[step]
        else:
            node = next((value for key, value in node.value if _key(key) == str(step)), None)
        if node is None:
            raise MessageError("error-draft-unknown")
    return node


def _key(node: Any) -> str:
    return str(node.value)


def _end(text: str, node: Any) -> int:
    """Return where a part ends; what YAML counts to it beyond its last sign is not in it."""
    inner = [*chain.from_iterable(node.value)] if isinstance(node, yaml.MappingNode) else node.value
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and inner:
        return _end(text, inner[-1])
    end = int(node.end_mark.index)
    return len(text[:end].rstrip()) if isinstance(node, yaml.ScalarNode) and node.style else end


def _put(text: str, path: Path, new: str) -> _Change:
    node = _node(text, path)
    return _Change(node.start_mark.index, _end(text, node), new)


def _quote(says: str) -> str:
    """Return words as YAML has them in one line."""
    return format_yaml(" ".join(says.split()))


def _rest(text: str, path: Path, status: str) -> Iterator[_Change]:
    """Let a clause rest on something else; a reason in the reader's own words stays."""
    node, reason = _node(text, path), RESTS.get(status)
    if reason is None:
        raise MessageError("error-draft-value")
    if node.flow_style:
        raise MessageError("error-draft-unknown")
    parts = {_key(key): (key, value) for key, value in node.value}
    lines = [status]
    if status == "supplied" and "gap" not in parts:
        lines.append("gap: silent")
    if reason and "because" not in parts:
        lines.append(f"because: {reason}")
    yield _put(text, (*path, "status"), ("\n" + " " * node.start_mark.column).join(lines))
    if status != "supplied" and "gap" in parts:
        yield _whole_lines(text, *parts["gap"])
    if "because" in parts and parts["because"][1].value in {BECAUSE, *RESTS.values()}:
        because = parts["because"]
        yield _put(text, (*path, "because"), reason) if reason else _whole_lines(text, *because)


# Rules that come or go


def _without(text: str, read: LoadedDocument, path: Path) -> _Change:
    """Take a leaf out; a clause that says nothing else goes with it."""
    map_path, leaf = path[:-1], path[-1]
    node = _node(text, map_path)
    pairs = [(key, value) for key, value in node.value if _key(key) != str(leaf)]
    clause = read.data["clauses"][path[1]]
    if not pairs and path[2] == "sets" and "crux" not in clause:
        return _without_clause(text, path[:2])
    if node.flow_style or not pairs:
        kept = ", ".join(text[key.start_mark.index : _end(text, value)] for key, value in pairs)
        return _Change(node.start_mark.index, _end(text, node), f"{{{kept}}}")
    gone = next((key, value) for key, value in node.value if _key(key) == str(leaf))
    return _whole_lines(text, *gone)


def _without_clause(text: str, path: Path) -> _Change:
    node = _node(text, path)
    begin, end, _ = _lines(text, node.start_mark.index, _end(text, node))
    return _Change(begin, end + (text[end : end + 1] == "\n"), "")


def _whole_lines(text: str, key: Any, value: Any) -> _Change:
    return _lines(text, key.start_mark.index, _end(text, value))


def _lines(text: str, begin: int, end: int) -> _Change:
    """Take out whole lines, from that of one place to that of another."""
    first, last = text.rfind("\n", 0, begin) + 1, text.find("\n", end)
    return _Change(first, len(text) if last < 0 else last + 1, "")


def _add_clause(
    text: str, read: LoadedDocument, sets: dict[str, Any], says: str, because: str | None
) -> _Change:
    """Add a clause of the reader's own, behind all others."""
    every = _node(text, ("clauses",))
    if every.flow_style or not every.value:
        raise MessageError("error-draft-unknown")
    last = every.value[-1]
    indent = " " * max(0, last.start_mark.column - 2)
    (leaf,) = sets
    name = next(_names(read, OWN + leaf if because else clause_id(leaf)))
    lines = (
        f"- id: {name}",
        f"  topic: {topic_of(leaf)}",
        *(("  status: supplied", "  gap: silent") if because else ("  status: stated",)),
        f"  text: {_quote(says)}",
        *((f"  because: {_quote(because)}",) if because else ()),
        f"  sets: {format_yaml(sets)}",
    )
    end = text.find("\n", _end(text, last)) % (len(text) + 1)
    return _Change(end, end, "\n\n" + "\n".join(indent + line for line in lines))


def topic_of(leaf: str) -> str:
    """Return the topic of the clause that settles a leaf."""
    part = leaf.partition(".")[0]
    return TOPICS.get(part, part)


def clause_id(leaf: str) -> str:
    """Return the id of the clause that settles a leaf and nothing else; it does not say how."""
    topic, rest = topic_of(leaf), leaf.partition(".")[2] or leaf
    return topic if rest == topic else f"{topic}.{rest}"


def _names(read: LoadedDocument, first: str) -> Iterator[str]:
    taken = {clause["id"] for clause in read.data["clauses"]}
    every = chain([first], (f"{first}-{number}" for number in count(2)))
    return (name for name in every if name not in taken)


def _words(leaf: str, value: Any) -> str:
    """Return a rule in the words of the vocabulary."""
    known = leaves.leaf(leaf)
    if known is None:
        return ""
    means = known.practices.get(value) if isinstance(value, str) else None
    return f"{known.meaning[:1].upper()}{known.meaning[1:]}: {means or format_yaml(value)}."
