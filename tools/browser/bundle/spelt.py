"""Spells out what decorators would write at every start: the functions of classes that hold fields.

`dataclass` and the engine's own `fact` make such functions as text, which Python then has to read: a
good part of the engine's start in a browser, so it is done here, once. For a compiler facts are spelt
out with their types; left as they are, each would be made by a function that is not compiled. Nothing
is frozen in what is spelt out: type checkers have seen to that before.
"""

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
FACT = "fact"
"""The engine's own decorator."""
OPEN = {"T_co"}
"""The types that a record leaves open."""


class Field(NamedTuple):
    """A field of a class, and how it gets its value where none is given."""

    name: str
    type: str
    default: str = ""
    factory: str = ""
    compared: bool = True


def spelt(text: str, *, typed: bool = False) -> str:
    """Return a module with its records spelt out; one that has none as it stands.

    With `typed` only facts are spelt out, with their types.

    Raises:
        ValueError: for what such decorators can do and the engine has not done yet.
    """
    tree = ast.parse(text)
    decorators = {FACT} if typed else {FACT, "dataclass"}
    known = dict(imported(tree))
    before = len(known)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (how := decorated(node, decorators)):
            known[node.name] = spell(node, how, known, typed=typed)
    if len(known) == before:
        return text
    unused = decorators if typed else {*decorators, "field"}
    tree.body = [part for node in tree.body for part in without(node, unused)]
    if typed:
        tree.body[1:1] = ast.parse("from typing import ClassVar").body
    return ast.unparse(ast.fix_missing_locations(tree))


def imported(tree: ast.Module) -> Iterator[tuple[str, tuple[Field, ...]]]:
    """Yield the bases that a module takes from others of the engine, with their own fields."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base) for node in classes for base in node.bases}
    for node in tree.body:
        named = {one.name for one in getattr(node, "names", ())} & bases
        if not (
            named and isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poch.")
        ):
            continue
        source = ROOT.joinpath(*str(node.module).split(".")).with_suffix(".py")
        for one in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.ClassDef) and one.name in named:
                own = (field(it) for it in one.body if isinstance(it, ast.AnnAssign))
                yield one.name, tuple(own)


def decorated(node: ast.ClassDef, decorators: Collection[str]) -> ast.expr | None:
    """Return the decorator of a class that is to be spelt out."""
    for one in node.decorator_list:
        name = one.func if isinstance(one, ast.Call) else one
        if isinstance(name, ast.Name) and name.id in decorators:
            return one
    return None


def spell(
    node: ast.ClassDef, how: ast.expr, known: Mapping[str, tuple[Field, ...]], *, typed: bool
) -> tuple[Field, ...]:
    """Spell out a class, and return all its fields."""
    options = {one.arg for one in how.keywords} if isinstance(how, ast.Call) else set()
    if options - {"frozen", "slots"}:
        raise ValueError(f"{node.name}: {ast.unparse(how)} cannot be spelt out")
    own = [field(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    fields = (*inherited(node, known), *own)
    rest = [one for one in node.body if not isinstance(one, ast.AnnAssign)]
    written = {one.name for one in rest if isinstance(one, ast.FunctionDef)}
    names = tuple(one.name for one in fields)
    if typed:
        lines = [f"__match_args__: ClassVar[tuple[str, ...]] = {names!r}"]
        lines += [f"{one.name}: {one.type}" for one in own]
    else:
        lines = [f"__slots__ = {tuple(one.name for one in own)!r}", f"__match_args__ = {names!r}"]
    if own:
        lines += beginning(fields, typed=typed)
    if isinstance(how, ast.Call):
        lines += likeness(node.name, fields, frozen="frozen" in options)
    made = [
        one
        for one in ast.parse("\n".join(lines)).body
        if not (isinstance(one, ast.FunctionDef) and one.name in written)
    ]
    node.decorator_list.remove(how)
    node.body = [*made, *rest]
    return fields


def inherited(node: ast.ClassDef, known: Mapping[str, tuple[Field, ...]]) -> Iterator[Field]:
    """Yield the fields of the bases; what a base leaves open is of the type that is named for it."""
    for base in node.bases:
        name, _, named = ast.unparse(base).removesuffix("]").partition("[")
        for one in known.get(name, ()):
            yield one._replace(type=named) if named and one.type in OPEN else one


def field(node: ast.AnnAssign) -> Field:
    """Return the field that a line of a class's body describes."""
    name, its = ast.unparse(node.target), ast.unparse(node.annotation)
    given = node.value
    if its.startswith("ClassVar"):
        raise ValueError(f"{name}: what belongs to the class cannot be spelt out")
    if given is None:
        return Field(name, its)
    if not (isinstance(given, ast.Call) and ast.unparse(given.func) == "field"):
        return Field(name, its, ast.unparse(given))
    options = {one.arg: ast.unparse(one.value) for one in given.keywords}
    if options.keys() - {"default", "default_factory", "compare"}:
        raise ValueError(f"{name}: {ast.unparse(given)} cannot be spelt out")
    default, factory = options.get("default", ""), options.get("default_factory", "")
    return Field(name, its, default, factory, options.get("compare") != "False")


def beginning(fields: Sequence[Field], *, typed: bool) -> Iterator[str]:
    """Yield the lines of the function that sets all fields."""
    heads = [f"{one.name}: {one.type}" if typed else one.name for one in fields]
    defaults = ["None" if one.factory else one.default for one in fields]
    given = [f"{a} = {b}" if b else a for a, b in zip(heads, defaults, strict=True)]
    yield f"def __init__(self, {', '.join(given)}){' -> None' if typed else ''}:"
    for name, _, _, factory, _ in fields:
        value = f"({factory})() if {name} is None else {name}" if factory else name
        yield f"    self.{name} = {value}"


def likeness(kind: str, fields: Sequence[Field], *, frozen: bool) -> Iterator[str]:
    """Yield the lines of the functions that compare and show a record."""
    own, others = (
        "".join(f"{whose}.{one.name}, " for one in fields if one.compared)
        for whose in ("self", "other")
    )
    yield "def __eq__(self, other):"
    yield f"    return type(other) is {kind} and ({own}) == ({others})"
    if frozen:
        yield "def __hash__(self):"
        yield f"    return hash(({own}))"
    shown = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in fields)
    yield f"def __repr__(self): return f'{kind}({shown})'"


def without(node: ast.stmt, unused: Collection[str]) -> Iterator[ast.stmt]:
    """Yield a statement of a module, without what was there for its decorators only."""
    if isinstance(node, ast.ImportFrom) and node.module in {"dataclasses", "poch.game.facts"}:
        node.names = [one for one in node.names if one.name not in unused]
        if not node.names:
            return
    if not (isinstance(node, ast.FunctionDef) and node.name == FACT):
        yield node
