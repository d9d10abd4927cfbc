"""The data model: what the published schemas say of each object, as tables that a person can read.

Nothing is said here that a schema does not say: its titles head the tables, and its descriptions fill them.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from markupsafe import Markup

from tools.site.output.coded import coded
from tools.site.output.files import Shelf
from tools.site.output.templates import page

FILES = {
    "ruleset-1": "variants/<slug>/ruleset.yaml",
    "hand-1": "variants/<slug>/hands/<name>.yaml",
    "trace-3": "poch replay --json",
}
"""The schemas, and where documents of each are found."""
SIMPLE = {
    "string": "text",
    "integer": "whole number",
    "object": "map",
    "array": "list",
    "null": "null",
}

Schema: TypeAlias = Mapping[str, Any]


def write(root: Path, schemas: Mapping[str, Schema], shelf: Shelf) -> None:
    """Write the page; `schemas` are those that are made, the others lie below `root`."""
    models = [
        model(name, schemas.get(name) or read(root, name), found) for name, found in FILES.items()
    ]
    page(shelf, "contributing/data-model", models=models)


def read(root: Path, name: str) -> Schema:
    """Return a schema that is written by hand."""
    found: Schema = json.loads((root / f"docs/schemas/{name}.json").read_text(encoding="utf-8"))
    return found


def model(name: str, schema: Schema, found: str) -> Schema:
    """Return the objects of a schema, each once, in the order in which one comes upon them, and named values."""
    objects: dict[str, tuple[str, Schema]] = {}
    values: dict[str, Schema] = {}
    waiting = [("", schema)]
    while waiting:
        path, given = waiting.pop(0)
        one = _resolved(given, schema)
        title = one.get("title", "")
        if "properties" in one:
            if not title or objects.setdefault(title, (path, one))[1] != one:
                raise ValueError(f"{name}.json: the object at {path} has no title of its own")
            if objects[title][0] != path:
                continue
        elif title and one.get("type") != "object":
            values[title] = one
        waiting.extend((path + step, inner) for step, inner in _inner(one))
    return {
        "name": name,
        "found": found,
        "objects": [_object(*one, schema, name) for one in objects.values()],
        "named": [
            (title, _kind({**one, "title": ""}, schema, name), False, _says(one, schema))
            for title, one in values.items()
        ],
    }


def _object(path: str, one: Schema, schema: Schema, name: str) -> Schema:
    needed = one.get("required", ())
    return {
        "title": one["title"],
        "anchor": _anchor(name, one["title"]) if path else name,
        "path": path.removeprefix("."),
        "says": _says(one, schema),
        "fields": [
            (key, _kind(inner, schema, name), key in needed, _says(inner, schema))
            for key, inner in one["properties"].items()
        ],
    }


def _says(one: Schema, schema: Schema) -> Markup:
    """Return the description of a field of a schema, or else that of the type that it refers to."""
    return coded(one.get("description") or _resolved(one, schema).get("description", ""))


def _anchor(name: str, title: str) -> str:
    return f"{name}-{title.lower().replace(' ', '-')}"


def _resolved(one: Schema, schema: Schema) -> Schema:
    """Return what a reference names, and what is said of it there."""
    while "$ref" in one:
        target = schema["$defs"][one["$ref"].removeprefix("#/$defs/")]
        beside = {key: value for key, value in one.items() if key not in {"$ref", "description"}}
        one = {**target, **beside}
    return one


def _inner(one: Schema) -> Iterator[tuple[str, Schema]]:
    """Yield the schemas of what may stand inside, with the step that leads there."""
    for key, inner in one.get("properties", {}).items():
        yield f".{key}", inner
    if isinstance(inner := one.get("additionalProperties"), Mapping):
        yield ".*", inner
    for inner in one.get("patternProperties", {}).values():
        yield ".*", inner
    if "items" in one:
        yield "[]", one["items"]
    for inner in one.get("anyOf", ()):
        yield "", inner


def _kind(given: Schema, schema: Schema, name: str) -> Markup:
    """Return in words what may stand in a place."""
    one = _resolved(given, schema)
    if "properties" in one:
        anchor = _anchor(name, one["title"])
        return Markup('<a href="#{}">{}</a>').format(anchor, one["title"])
    if one.get("title"):
        return Markup("{}").format(one["title"])
    if values := _fixed(one):
        return Markup(" | ").join(Markup("<code>{}</code>").format(value) for value in values)
    if "anyOf" in one:
        return Markup(", or ").join(_kind(each, schema, name) for each in one["anyOf"])
    return _built(one, schema, name)


def _built(one: Schema, schema: Schema, name: str) -> Markup:
    """Return in words what is made of other things, or is text or a number."""
    if "items" in one:
        return Markup("list ({})").format(_kind(one["items"], schema, name))
    if isinstance(inner := one.get("additionalProperties"), Mapping):
        return Markup("map ({})").format(_kind(inner, schema, name))
    if "pattern" in one:
        return Markup("text of the form <code>{}</code>").format(one["pattern"])
    types = [one["type"]] if isinstance(one["type"], str) else one["type"]
    return Markup(" or ").join(f"{SIMPLE[each]}{_bounds(one, each)}" for each in types)


def _fixed(one: Schema) -> list[str]:
    """Return the values of which one must stand there, if there are such."""
    among = [one, *one.get("oneOf", ())]
    values = one.get("enum", [each["const"] for each in among if "const" in each])
    return ["null" if value is None else str(value) for value in values]


def _bounds(one: Schema, kind: str) -> str:
    if kind != "integer":
        return ""
    least, most = one.get("minimum"), one.get("maximum")
    return (f" from {least}" if least is not None else "") + (f" to {most}" if most else "")
