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
DOOR = "bridge.door.handle"
"""What programs in other languages call."""

LONGEST = 60
"""Letters of a value that is written out."""


def write(root: Path, shelf: Shelf) -> None:
    """Write the page."""
    package = griffe.load(PACKAGE, search_paths=[root], allow_inspection=False)
    homes = ast.literal_eval(str(package["HOMES"].value))
    face = [entry(package[home], name) for name, home in homes.items()]
    door = entry(package[DOOR], "handle")
    page(shelf, "contributing/engine-reference", "reference", face=face, door=door)


def entry(one: griffe.Object, name: str) -> dict[str, Any]:
    """Return how a thing is written by its public name and what it says; of a class also what is in it."""
    described = {"anchor": one.path.removeprefix(f"{PACKAGE}."), "says": _paragraphs(one)}
    if isinstance(one, griffe.Function):
        return {**described, "signature": one.signature(name=name)}
    if not isinstance(one, griffe.Class):
        return {**described, "signature": _value(one)}
    members = [*_own(one)]
    inside = [each for each in members if each.docstring and not _is_field(each)]
    bases = f"({', '.join(map(str, one.bases))})" if one.bases else ""
    return {
        **described,
        "signature": f"class {name}{bases}",
        "fields": [_value(field) for field in members if _is_field(field)],
        "inside": [entry(each, each.name) for each in inside],
    }


def _own(one: griffe.Class) -> Iterator[griffe.Object]:
    """Yield what is public and defined here, not imported."""
    for member in one.members.values():
        if isinstance(member, griffe.Object) and not member.name.startswith("_"):
            yield member


def _is_field(one: griffe.Object) -> bool:
    return isinstance(one, griffe.Attribute) and "property" not in one.labels


def _value(one: griffe.Object) -> str:
    """Return how a field or a property is declared; of a value that takes lines only its type."""
    if not isinstance(one, griffe.Attribute):
        raise TypeError(f"{one.path}: it is neither a function, nor a class, nor a value")
    kind = f": {one.annotation}" if one.annotation else ""
    value = "" if one.value is None or "property" in one.labels else str(one.value)
    if not value or value.startswith("field(") or len(value) > LONGEST:
        return f"{one.name}{kind}"
    return f"{one.name}{kind} = {value}"


def _paragraphs(one: griffe.Object) -> tuple[Markup, ...]:
    text = one.docstring.value if one.docstring else ""
    return tuple(coded(part) for part in text.split("\n\n") if part.strip())
