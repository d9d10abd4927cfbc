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


def expand_dataclasses(text: str, *, typed: bool = False) -> str:
    """Return a module with its records spelt out; one that has none as it stands.

    With `typed` only facts are spelt out, with their types.

    Raises:
        ValueError: for what such decorators can do and the engine has not done yet.
    """
    tree = ast.parse(text)
    decorators = {FACT} if typed else {FACT, "dataclass"}
    known = dict(imported_bases(tree))
    before = len(known)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (how := find_decorator(node, decorators)):
            known[node.name] = expand_class(node, how, known, typed=typed)
    if len(known) == before:
        return text
    unused = decorators if typed else {*decorators, "field"}
    tree.body = [part for node in tree.body for part in without_decorators(node, unused)]
    if typed:
        tree.body[1:1] = ast.parse("from typing import ClassVar").body
    return ast.unparse(ast.fix_missing_locations(tree))


def imported_bases(tree: ast.Module) -> Iterator[tuple[str, tuple[Field, ...]]]:
    """Yield the bases that a module takes from others of the engine, with their own fields."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base) for node in classes for base in node.bases}
    for node in tree.body:
        named = {alias.name for alias in getattr(node, "names", ())} & bases
        if not (
            named and isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poch.")
        ):
            continue
        source = ROOT.joinpath(*str(node.module).split(".")).with_suffix(".py")
        for statement in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.ClassDef) and statement.name in named:
                own = (parse_field(it) for it in statement.body if isinstance(it, ast.AnnAssign))
                yield statement.name, tuple(own)


def find_decorator(node: ast.ClassDef, decorators: Collection[str]) -> ast.expr | None:
    """Return the decorator of a class that is to be spelt out."""
    for decorator in node.decorator_list:
        name = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(name, ast.Name) and name.id in decorators:
            return decorator
    return None


def expand_class(
    node: ast.ClassDef, how: ast.expr, known: Mapping[str, tuple[Field, ...]], *, typed: bool
) -> tuple[Field, ...]:
    """Spell out a class, and return all its fields."""
    options = {keyword.arg for keyword in how.keywords} if isinstance(how, ast.Call) else set()
    if options - {"frozen", "slots"}:
        raise ValueError(f"{node.name}: {ast.unparse(how)} cannot be spelt out")
    own = [
        parse_field(statement) for statement in node.body if isinstance(statement, ast.AnnAssign)
    ]
    fields = (*base_fields(node, known), *own)
    rest = [statement for statement in node.body if not isinstance(statement, ast.AnnAssign)]
    written = {statement.name for statement in rest if isinstance(statement, ast.FunctionDef)}
    names = tuple(field.name for field in fields)
    if typed:
        lines = [f"__match_args__: ClassVar[tuple[str, ...]] = {names!r}"]
        lines += [f"{field.name}: {field.type}" for field in own]
    else:
        lines = [f"__slots__ = {tuple(slot.name for slot in own)!r}", f"__match_args__ = {names!r}"]
    if own:
        lines += init_lines(fields, typed=typed)
    if isinstance(how, ast.Call):
        lines += comparison_lines(node.name, fields, frozen="frozen" in options)
    made = [
        statement
        for statement in ast.parse("\n".join(lines)).body
        if not (isinstance(statement, ast.FunctionDef) and statement.name in written)
    ]
    node.decorator_list.remove(how)
    node.body = [*made, *rest]
    return fields


def base_fields(node: ast.ClassDef, known: Mapping[str, tuple[Field, ...]]) -> Iterator[Field]:
    """Yield the fields of the bases; what a base leaves open is of the type that is named for it."""
    for base in node.bases:
        name, _, named = ast.unparse(base).removesuffix("]").partition("[")
        for field in known.get(name, ()):
            yield field._replace(type=named) if named and field.type in OPEN else field


def parse_field(node: ast.AnnAssign) -> Field:
    """Return the field that a line of a class's body describes."""
    name, its = ast.unparse(node.target), ast.unparse(node.annotation)
    given = node.value
    if its.startswith("ClassVar"):
        raise ValueError(f"{name}: what belongs to the class cannot be spelt out")
    if given is None:
        return Field(name, its)
    if not (isinstance(given, ast.Call) and ast.unparse(given.func) == "field"):
        return Field(name, its, ast.unparse(given))
    options = {keyword.arg: ast.unparse(keyword.value) for keyword in given.keywords}
    if options.keys() - {"default", "default_factory", "compare"}:
        raise ValueError(f"{name}: {ast.unparse(given)} cannot be spelt out")
    default, factory = options.get("default", ""), options.get("default_factory", "")
    return Field(name, its, default, factory, options.get("compare") != "False")


def init_lines(fields: Sequence[Field], *, typed: bool) -> Iterator[str]:
    """Yield the lines of the function that sets all fields."""
    heads = [f"{field.name}: {field.type}" if typed else field.name for field in fields]
    defaults = ["None" if field.factory else field.default for field in fields]
    given = [f"{a} = {b}" if b else a for a, b in zip(heads, defaults, strict=True)]
    yield f"def __init__(self, {', '.join(given)}){' -> None' if typed else ''}:"
    for name, _, _, factory, _ in fields:
        value = f"({factory})() if {name} is None else {name}" if factory else name
        yield f"    self.{name} = {value}"


def comparison_lines(kind: str, fields: Sequence[Field], *, frozen: bool) -> Iterator[str]:
    """Yield the lines of the functions that compare and show a record."""
    own, others = (
        "".join(f"{whose}.{field.name}, " for field in fields if field.compared)
        for whose in ("self", "other")
    )
    yield "def __eq__(self, other):"
    yield f"    return type(other) is {kind} and ({own}) == ({others})"
    if frozen:
        yield "def __hash__(self):"
        yield f"    return hash(({own}))"
    shown = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in fields)
    yield f"def __repr__(self): return f'{kind}({shown})'"


def without_decorators(node: ast.stmt, unused: Collection[str]) -> Iterator[ast.stmt]:
    """Yield a statement of a module, without what was there for its decorators only."""
    if isinstance(node, ast.ImportFrom) and node.module in {"dataclasses", "poch.game.facts"}:
        node.names = [alias for alias in node.names if alias.name not in unused]
        if not node.names:
            return
    if not (isinstance(node, ast.FunctionDef) and node.name == FACT):
        yield node
