"""The data model: what the published schemas say of each object, as tables that a person can read.

Nothing is said here that a schema does not say: its titles head the tables, and its descriptions fill them.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from markupsafe import Markup

from tools.site.output.coded import render_paragraph
from tools.site.output.files import Shelf
from tools.site.output.templates import page

FILES = {
    "ruleset-1": "variants/<slug>/ruleset.yaml",
    "hand-1": "variants/<slug>/hands/<name>.yaml",
    "trace-3": "poch replay --json",
    "board-1": "variants/boards/<slug>.yaml",
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
        model(name, schemas.get(name) or read_schema(root, name), place)
        for name, place in FILES.items()
    ]
    page(shelf, "contributing/data-model", models=models)


def read_schema(root: Path, name: str) -> Schema:
    """Return a schema that is written by hand."""
    schema: Schema = json.loads((root / f"docs/schemas/{name}.json").read_text(encoding="utf-8"))
    return schema


def model(name: str, schema: Schema, place: str) -> Schema:
    """Return the objects of a schema, each once, in the order in which one comes upon them, and named values."""
    objects: dict[str, tuple[str, Schema]] = {}
    values: dict[str, Schema] = {}
    waiting = [("", schema)]
    while waiting:
        path, given = waiting.pop(0)
        part = _resolve(given, schema)
        title = part.get("title", "")
        if "properties" in part:
            if not title or objects.setdefault(title, (path, part))[1] != part:
                raise ValueError(f"{name}.json: the object at {path} has no title of its own")
            if objects[title][0] != path:
                continue
        elif title and part.get("type") != "object":
            values[title] = part
        waiting.extend((path + step, inner) for step, inner in _inner(part))
    return {
        "name": name,
        "place": place,
        "objects": [_object(*pair, schema, name) for pair in objects.values()],
        "named": [
            (title, _kind({**part, "title": ""}, schema, name), False, _description(part, schema))
            for title, part in values.items()
        ],
    }


def _object(path: str, part: Schema, schema: Schema, name: str) -> Schema:
    needed = part.get("required", ())
    return {
        "title": part["title"],
        "anchor": _anchor(name, part["title"]) if path else name,
        "path": path.removeprefix("."),
        "says": _description(part, schema),
        "fields": [
            (key, _kind(inner, schema, name), key in needed, _description(inner, schema))
            for key, inner in part["properties"].items()
        ],
    }


def _description(part: Schema, schema: Schema) -> Markup:
    """Return the description of a field of a schema, or else that of the type that it refers to."""
    return render_paragraph(
        part.get("description") or _resolve(part, schema).get("description", "")
    )


def _anchor(name: str, title: str) -> str:
    return f"{name}-{title.lower().replace(' ', '-')}"


def _resolve(part: Schema, schema: Schema) -> Schema:
    """Return what a reference names, and what is said of it there."""
    while "$ref" in part:
        target = schema["$defs"][part["$ref"].removeprefix("#/$defs/")]
        beside = {key: value for key, value in part.items() if key not in {"$ref", "description"}}
        part = {**target, **beside}
    return part


def _inner(part: Schema) -> Iterator[tuple[str, Schema]]:
    """Yield the schemas of what may stand inside, with the step that leads there."""
    for key, inner in part.get("properties", {}).items():
        yield f".{key}", inner
    if isinstance(inner := part.get("additionalProperties"), Mapping):
        yield ".*", inner
    for inner in part.get("patternProperties", {}).values():
        yield ".*", inner
    if "items" in part:
        yield "[]", part["items"]
    for inner in part.get("anyOf", ()):
        yield "", inner


def _kind(given: Schema, schema: Schema, name: str) -> Markup:
    """Return in words what may stand in a place."""
    part = _resolve(given, schema)
    if "properties" in part:
        anchor = _anchor(name, part["title"])
        return Markup('<a href="#{}">{}</a>').format(anchor, part["title"])
    if part.get("title"):
        return Markup("{}").format(part["title"])
    if values := _fixed_values(part):
        return Markup(" | ").join(Markup("<code>{}</code>").format(value) for value in values)
    if "anyOf" in part:
        return Markup(", or ").join(_kind(each, schema, name) for each in part["anyOf"])
    return _describe_type(part, schema, name)


def _describe_type(part: Schema, schema: Schema, name: str) -> Markup:
    """Return in words what is made of other things, or is text or a number."""
    if "items" in part:
        return Markup("list ({})").format(_kind(part["items"], schema, name))
    if isinstance(inner := part.get("additionalProperties"), Mapping):
        return Markup("map ({})").format(_kind(inner, schema, name))
    if "pattern" in part:
        return Markup("text of the form <code>{}</code>").format(part["pattern"])
    types = [part["type"]] if isinstance(part["type"], str) else part["type"]
    return Markup(" or ").join(f"{SIMPLE[each]}{_bounds(part, each)}" for each in types)


def _fixed_values(part: Schema) -> list[str]:
    """Return the values of which one must stand there, if there are such."""
    among = [part, *part.get("oneOf", ())]
    values = part.get("enum", [each["const"] for each in among if "const" in each])
    return ["null" if value is None else str(value) for value in values]


def _bounds(part: Schema, kind: str) -> str:
    if kind != "integer":
        return ""
    least, most = part.get("minimum"), part.get("maximum")
    return (f" from {least}" if least is not None else "") + (f" to {most}" if most else "")
