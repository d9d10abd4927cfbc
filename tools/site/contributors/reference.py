"""The engine name by name: what may be called from outside, as its signatures and docstrings say.

The source is read and not run, so that the page has what stands in it and nothing else.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe
from markupsafe import Markup

from tools.site.output.coded import render_paragraph
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
    face = [describe_member(package[home], name) for name, home in homes.items()]
    door = describe_member(package[DOOR], "handle")
    page(shelf, "contributing/engine-reference", "reference", face=face, door=door)


def describe_member(member: griffe.Object, name: str) -> dict[str, Any]:
    """Return how a thing is written by its public name and what it says; of a class also what is in it."""
    described = {"anchor": member.path.removeprefix(f"{PACKAGE}."), "says": _paragraphs(member)}
    if isinstance(member, griffe.Function):
        return {**described, "signature": member.signature(name=name)}
    if not isinstance(member, griffe.Class):
        return {**described, "signature": _value(member)}
    members = [*_public_members(member)]
    inside = [each for each in members if each.docstring and not _is_field(each)]
    bases = f"({', '.join(map(str, member.bases))})" if member.bases else ""
    return {
        **described,
        "signature": f"class {name}{bases}",
        "fields": [_value(field) for field in members if _is_field(field)],
        "inside": [describe_member(each, each.name) for each in inside],
    }


def _public_members(owner: griffe.Class) -> Iterator[griffe.Object]:
    """Yield what is public and defined here, not imported."""
    for member in owner.members.values():
        if isinstance(member, griffe.Object) and not member.name.startswith("_"):
            yield member


def _is_field(member: griffe.Object) -> bool:
    return isinstance(member, griffe.Attribute) and "property" not in member.labels


def _value(member: griffe.Object) -> str:
    """Return how a field or a property is declared; of a value that takes lines only its type."""
    if not isinstance(member, griffe.Attribute):
        raise TypeError(f"{member.path}: it is neither a function, nor a class, nor a value")
    kind = f": {member.annotation}" if member.annotation else ""
    value = "" if member.value is None or "property" in member.labels else str(member.value)
    if not value or value.startswith("field(") or len(value) > LONGEST:
        return f"{member.name}{kind}"
    return f"{member.name}{kind} = {value}"


def _paragraphs(member: griffe.Object) -> tuple[Markup, ...]:
    text = member.docstring.value if member.docstring else ""
    return tuple(render_paragraph(part) for part in text.split("\n\n") if part.strip())
