"""The engine name by name: what may be called from outside, as its signatures and docstrings say.

The source is read and not run, so that the page has what stands in it and nothing else.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe
from markupsafe import Markup

from tools.site.output.coded import coded
from tools.site.output.files import Shelf
from tools.site.output.templates import page

PACKAGE = "poch"
PARTS = {
    "Playing a hand": tuple(
        f"game.{name}"
        for name in (
            "engine",
            "start",
            "ruleset",
            "actions",
            "notation",
            "events",
            "table",
            "seat_view",
        )
    ),
    "Players": ("players.bots",),
    "Texts": ("texts.library", "texts.document", "texts.compile", "studies.compare"),
    "Records": tuple(
        f"records.{name}" for name in ("record", "session", "expect", "trace", "links")
    ),
    "Questions": (
        "studies.why",
        "studies.contrast.proof",
        "studies.odds",
        "studies.surveys.survey",
    ),
    "By their ids": ("citing.named",),
    "Citations": ("citing.cite",),
    "From other programs": ("bridge.door",),
}
"""What can be called from outside, in the order in which one needs it."""

LONGEST = 60
"""Letters of a value that is written out."""


def write(root: Path, shelf: Shelf) -> None:
    """Write the page."""
    package = griffe.load(PACKAGE, search_paths=[root], allow_inspection=False)
    parts = {title: [module(package[name]) for name in names] for title, names in PARTS.items()}
    page(shelf, "contributing/engine-reference", "reference", face=[*face(package)], parts=parts)


def face(package: griffe.Object | griffe.Alias) -> Iterator[tuple[str, str, Markup]]:
    """Yield the names of the package itself: how each is written, where it is at home, what it says."""
    homes = package["HOMES"].value
    for name, home in ast.literal_eval(str(homes)).items():
        one = package[home]
        written = one.signature(name=name) if isinstance(one, griffe.Function) else f"class {name}"
        yield written, home, _paragraphs(one)[0]


def module(one: griffe.Module) -> dict[str, Any]:
    """Return a module as its source has it: what it says, its public names, and the types they name."""
    path = one.path.removeprefix(f"{PACKAGE}.")
    names = sorted(_own(one), key=lambda member: member.lineno or 0)
    return {
        "name": path,
        "says": _paragraphs(one),
        "types": [
            (member.name, str(member.value))
            for member in names
            if isinstance(member, griffe.Attribute)
            and str(member.annotation) == "TypeAlias"
            and not member.docstring
        ],
        "names": [_name(member, path) for member in names if member.docstring],
    }


def _own(one: griffe.Module | griffe.Class) -> Iterator[griffe.Object]:
    """Yield what is public and defined here, not imported."""
    for member in one.members.values():
        if isinstance(member, griffe.Object) and not member.name.startswith("_"):
            yield member


def _name(one: griffe.Object, within: str) -> dict[str, Any]:
    """Return how a name is written and what it says; of a class also its fields, and the names inside."""
    found = {"anchor": f"{within}.{one.name}", "says": _paragraphs(one)}
    if isinstance(one, griffe.Function):
        return {**found, "signature": one.signature()}
    if not isinstance(one, griffe.Class):
        return {**found, "signature": _value(one)}
    members = [*_own(one)]
    inside = [each for each in members if each.docstring and not _is_field(each)]
    return {
        **found,
        "signature": f"class {one.name}"
        + (f"({', '.join(map(str, one.bases))})" if one.bases else ""),
        "fields": [_value(field) for field in members if _is_field(field)],
        "inside": [_name(each, one.path.removeprefix(f"{PACKAGE}.")) for each in inside],
    }


def _is_field(one: griffe.Object) -> bool:
    return isinstance(one, griffe.Attribute) and "property" not in one.labels


def _value(one: griffe.Object) -> str:
    """Return how a field or a constant is declared; of a value that takes lines only its type."""
    if not isinstance(one, griffe.Attribute):
        raise TypeError(f"{one.path}: it is neither a function, nor a class, nor a value")
    alias = str(one.annotation) == "TypeAlias"
    kind = f": {one.annotation}" if one.annotation and not alias else ""
    value = "" if one.value is None or "property" in one.labels else str(one.value)
    if not value or value.startswith("field(") or len(value) > LONGEST:
        return f"{one.name}{kind}"
    return f"{one.name}{kind} = {value}"


def _paragraphs(one: griffe.Object) -> tuple[Markup, ...]:
    text = one.docstring.value if one.docstring else ""
    return tuple(coded(part) for part in text.split("\n\n") if part.strip())
