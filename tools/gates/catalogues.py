"""Whether all languages say the same messages, with arguments and functions that there are, and nothing besides: part of `make check`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast, visitor

from poch.words.language import BUILT_IN, FOLDER, OWN, REFERENCE

PARTIAL = frozenset({"ja"})
"""Languages that need not say everything; the rest is said in English."""
ALWAYS = frozenset({"suits", "form"})
"""What every message may ask for: the suits of the table, and the grammatical form wanted of a part."""


FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})
ROOT = Path(__file__).resolve().parents[2]
ASKING = (
    "docs/assets/js/**/*.js", "mkdocs.yml", "poch/**/*.py",
    "tools/**/*.html", "tools/**/*.jinja", "tools/**/*.py",
)  # fmt: skip
"""Files that ask for messages."""
WORD = re.compile(r"(?<![\w-])[A-Za-z](?:[\w-]*\w)?(?![\w-])")
BEGINNING = re.compile(r"""["'`]([A-Za-z][\w-]*-)(?:["'`%]|\$?\{(?!\{))""")
"""How an id begins to which the name of a thing is put: as in `f"bar-{way}"`, or `"about-" ~ leaf`."""
KIND = re.compile(r"""\b_(?:names|meanings|by_kind|leaf_message)\(\s*"([\w-]+)\"""")
"""How it begins where a function is told what kind of thing it is to name."""
END = re.compile(r"""["'`]\{\w+\}(-[\w-]+)["'`]""")
"""How it ends where that is put to another: as in `f"{name}-via"`."""


class _Uses(visitor.Visitor):
    """What a part of a message uses."""

    def __init__(self, node: ast.SyntaxNode | None) -> None:
        self.variables = set[str]()
        self.functions = set[str]()
        self.messages = set[str]()
        self.selects = list[ast.SelectExpression]()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent names it
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent names it
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent names it
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent names it
        self.selects.append(node)
        self.generic_visit(node)


class Entry(NamedTuple):
    """A message, where it is, and what it uses."""

    id: str
    place: str
    uses: _Uses


def read(folder: Path) -> tuple[dict[str, Entry], list[str]]:
    """Return the messages of a language by id, and complaints about what cannot be read or is there twice."""
    entries: dict[str, Entry] = {}
    said: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        name = f"poch/words/{folder.name}/{file.name}"
        for node in FluentParser().parse(text).body:
            where = f"{name}:{text.count(chr(10), 0, node.span.start if node.span else 0) + 1}"
            if isinstance(node, ast.Junk):
                why = node.annotations[0].message if node.annotations else "it is no message"
                said.append(f"{where}: cannot be read: {why}")
            if isinstance(node, ast.Message):
                if node.id.name in entries:
                    first = entries[node.id.name].place
                    said.append(f"{where}: {node.id.name} is already at {first}; take one out")
                entries[node.id.name] = Entry(node.id.name, where, _Uses(node))
    return entries, said


def complaints(folder: Path = FOLDER) -> list[str]:
    """Return what is wrong with the catalogues below a folder, each with file and line."""
    said: list[str] = []
    every: dict[str, Mapping[str, Entry]] = {}
    for catalogue in sorted(path for path in folder.iterdir() if any(path.glob("*.ftl"))):
        try:
            Locale.parse(catalogue.name)
        except (ValueError, UnknownLocaleError):
            said.append(f"poch/words/{catalogue.name}: is no tag of a language; rename the folder")
            continue
        every[catalogue.name], wrong = read(catalogue)
        said += wrong
    english = every[REFERENCE]
    said += _never_asked_for(english)
    for tag, entries in every.items():
        said += _missing(tag, entries, english)
        for entry in entries.values():
            said += _faults(entry, tag, entries, english.get(entry.id))
    return said


def _missing(tag: str, entries: Mapping[str, Entry], english: Mapping[str, Entry]) -> Iterator[str]:
    if tag not in PARTIAL:
        for name in english.keys() - entries.keys():
            yield f"{english[name].place}: {name} is missing in poch/words/{tag}"
    parts = {name for entry in entries.values() for name in entry.uses.messages}
    for name in entries.keys() - english.keys() - parts:
        yield f"{entries[name].place}: English has no {name}; take it out, or write it there first"


def _never_asked_for(entries: Mapping[str, Entry]) -> Iterator[str]:
    """Yield a complaint of each message whose id stands nowhere, neither whole nor in parts."""
    asked, begun = _names_in_code()
    asked = asked.union(*(entry.uses.messages for entry in entries.values()))
    for name in entries.keys() - asked:
        if not name.startswith(begun):
            yield f"{entries[name].place}: {name} is asked for nowhere; take it out"


@cache
def _names_in_code() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return all words that may be ids of messages, and how ids begin that are put together."""
    files = (file for pattern in ASKING for file in ROOT.glob(pattern))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    words = {*WORD.findall(text)}
    ended = {f"{word}{end}" for end in {*END.findall(text)} for word in words}
    begun = {*BEGINNING.findall(text)} | {f"{kind}-" for kind in KIND.findall(text)}
    return frozenset(words | ended), (*begun,)


def _faults(
    entry: Entry, tag: str, entries: Mapping[str, Entry], english: Entry | None
) -> Iterator[str]:
    uses = entry.uses
    for name in sorted(uses.functions - OWN - BUILT_IN):
        yield f"{entry.place}: {entry.id}: there is no {name}()"
    for name in sorted(uses.messages - entries.keys()):
        yield f"{entry.place}: {entry.id}: there is no message {name}"
    if "id" in uses.variables:
        yield f"{entry.place}: {entry.id}: $id is the message itself; call the argument otherwise"
    if english:
        # a part of sentences is given by its function its own name, or n
        given = english.uses.variables or {"n", english.id}
        for name in sorted(uses.variables - given - ALWAYS):
            yield f"{entry.place}: {entry.id}: English has no ${name}"
    rule = Locale.parse(tag).plural_form
    for select in uses.selects:
        keys = _keys(select)
        if keys <= FORMS and (wrong := keys - {*rule.tags, "other"}):
            yield f"{entry.place}: {entry.id}: {tag} has no form for {', '.join(sorted(wrong))}"
        if "one" in keys <= FORMS and rule(0) == "one" and _silent_on_zero(select):
            yield f"{entry.place}: {entry.id}: [one] is said of 0 too; write [0], or the number"


def _silent_on_zero(select: ast.SelectExpression) -> bool:
    """Tell whether 0 is said as the text for 1 is, without the number."""
    keyed = [(variant.key, variant.value) for variant in select.variants]
    zero = any(isinstance(key, ast.NumberLiteral) and key.value == "0" for key, _ in keyed)
    singular = (it for key, it in keyed if isinstance(key, ast.Identifier) and key.name == "one")
    asked, uses = _Uses(select.selector), _Uses(next(singular))
    return not zero and not uses.messages and not asked.variables & uses.variables


def _keys(select: ast.SelectExpression) -> set[str]:
    keys = (variant.key for variant in select.variants)
    return {key.name for key in keys if isinstance(key, ast.Identifier)}


def main(said: Iterable[str] | None = None) -> int:
    """Print what is wrong; return how a process ends by it."""
    faults = sorted(complaints() if said is None else said)
    print(*faults, sep="\n", end="\n" if faults else "")
    if faults:
        print(f"catalogues: {len(faults)} faults")
    return bool(faults)


if __name__ == "__main__":
    raise SystemExit(main())
