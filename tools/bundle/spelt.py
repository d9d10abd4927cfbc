"""Spells out what decorators would write at every start: the functions of classes that hold fields.

`dataclass` and the engine's own `fact` make such functions as text, which Python then has to read. With
the engine's many small classes that was a third of its start in a browser, so it is done here, once.
Nothing is frozen in what is spelt out: type checkers have seen to that before.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

DECORATORS = {"dataclass", "fact"}
LEFT = "_LEFT"
"""Stands where a field's value was left to its factory."""


class Field(NamedTuple):
    """A field of a class, and how it gets its value where none is given."""

    name: str
    default: str = ""
    factory: str = ""
    compared: bool = True


def spelt(text: str) -> str:
    """Return a module with its records spelt out; one that has none as it stands.

    Raises:
        ValueError: for what such decorators can do and the engine has not done yet.
    """
    tree = ast.parse(text)
    known: dict[str, tuple[Field, ...]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (how := decorated(node)):
            known[node.name] = spell(node, how, known)
    if not known:
        return text
    tree.body = [part for node in tree.body for part in imported(node)]
    if LEFT in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}:
        at = next(at for at, it in enumerate(tree.body) if isinstance(it, ast.ClassDef))
        tree.body[at:at] = ast.parse(f"{LEFT} = object()").body
    return ast.unparse(ast.fix_missing_locations(tree))


def decorated(node: ast.ClassDef) -> ast.expr | None:
    """Return the decorator of a class that is to be spelt out."""
    for one in node.decorator_list:
        name = one.func if isinstance(one, ast.Call) else one
        if isinstance(name, ast.Name) and name.id in DECORATORS:
            return one
    return None


def spell(
    node: ast.ClassDef, how: ast.expr, known: Mapping[str, tuple[Field, ...]]
) -> tuple[Field, ...]:
    """Spell out a class, and return all its fields."""
    options = {one.arg for one in how.keywords} if isinstance(how, ast.Call) else set()
    if options - {"frozen", "slots"}:
        raise ValueError(f"{node.name}: {ast.unparse(how)} cannot be spelt out")
    own = [field(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    names = (ast.unparse(base).partition("[")[0] for base in node.bases)
    before = [one for name in names for one in known.get(name, ())]
    fields = (*before, *own)
    rest = [one for one in node.body if not isinstance(one, ast.AnnAssign)]
    written = {one.name for one in rest if isinstance(one, ast.FunctionDef)}
    lines = [
        f"__slots__ = {tuple(one.name for one in own)!r}",
        f"__match_args__ = {tuple(one.name for one in fields)!r}",
    ]
    if own:
        lines += beginning(fields)
    if isinstance(how, ast.Call):
        lines += likeness(fields, frozen="frozen" in options)
    made = [
        one
        for one in ast.parse("\n".join(lines)).body
        if not (isinstance(one, ast.FunctionDef) and one.name in written)
    ]
    node.decorator_list.remove(how)
    node.body = [*made, *rest]
    return fields


def field(node: ast.AnnAssign) -> Field:
    """Return the field that a line of a class's body describes."""
    name = ast.unparse(node.target)
    given = node.value
    if ast.unparse(node.annotation).startswith("ClassVar"):
        raise ValueError(f"{name}: what belongs to the class cannot be spelt out")
    if given is None:
        return Field(name)
    if not (isinstance(given, ast.Call) and ast.unparse(given.func) == "field"):
        return Field(name, ast.unparse(given))
    told = {one.arg: ast.unparse(one.value) for one in given.keywords}
    if told.keys() - {"default", "default_factory", "compare"}:
        raise ValueError(f"{name}: {ast.unparse(given)} cannot be spelt out")
    return Field(
        name,
        told.get("default", ""),
        told.get("default_factory", ""),
        told.get("compare") != "False",
    )


def beginning(fields: Sequence[Field]) -> Iterator[str]:
    """Yield the lines of the function that sets all fields."""
    heads = [
        f"{one.name}={LEFT if one.factory else one.default}"
        if one.factory or one.default
        else one.name
        for one in fields
    ]
    yield f"def __init__(self, {', '.join(heads)}):"
    for name, _, factory, _ in fields:
        value = f"({factory})() if {name} is {LEFT} else {name}" if factory else name
        yield f"    self.{name} = {value}"


def likeness(fields: Sequence[Field], *, frozen: bool) -> Iterator[str]:
    """Yield the lines of the functions that compare and show a record."""
    own, others = (
        "".join(f"{whose}.{one.name}, " for one in fields if one.compared)
        for whose in ("self", "other")
    )
    yield "def __eq__(self, other):"
    yield "    if other.__class__ is not self.__class__: return NotImplemented"
    yield f"    return ({own}) == ({others})"
    if frozen:
        yield "def __hash__(self):"
        yield f"    return hash(({own}))"
    told = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in fields)
    yield "def __repr__(self):"
    yield f"    return f'{{type(self).__qualname__}}({told})'"


def imported(node: ast.stmt) -> Iterator[ast.stmt]:
    """Yield a statement of a module, without what was imported for its records only."""
    if isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
        node.names = [one for one in node.names if one.name not in {"dataclass", "field"}]
    if not (isinstance(node, ast.ImportFrom) and not node.names):
        yield node
