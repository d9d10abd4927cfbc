"""YAML files: read with the line and column of everything in them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path
from typing import Any

import yaml

from poch.texts.complaint import Complaint
from poch.texts.complaint import Path as Place
from poch.texts.files import MOST_CHARACTERS, Slip, display_name, text_of
from poch.texts.files import DocumentError as DocumentError
from poch.texts.signs import AMISS, format_sign, sign_message

MOST_LEVELS = 40
MOST_SHOWN = 30
READER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The quick reader where there is one; a browser has the other."""
TAG = "tag:yaml.org,2002:"
READ_AS = {"bool": "true or false", "timestamp": "a day", "float": "a number", "int": "a number"}
"""What some reader of YAML makes of a value without quotation marks."""
ONLY = {"bool": ("true", "false"), "null": ("null", "")}
"""The one way to write what is no text and no number."""
NUMBER = re.compile(r"0|-?[1-9][0-9]*")
"""The one way to write a number: as one counts, without a sign before it or a nought that says nothing."""
STRANGE_INDENT = re.compile("^ *([\u00a0\u2000-\u200a\u202f\u205f\u3000])", re.MULTILINE)
"""A space that a word processor or a printed page has put at the beginning of a line."""
LIKE_A_NUMBER = re.compile(
    r"[-+]?(0[oO]?[0-7_]+|0[xX][0-9a-fA-F_]+|0[bB][01_]+|[0-9][0-9_]*(:[0-9]+)+(\.[0-9_]*)?"
    r"|[0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*|([0-9]{1,7}(\.[0-9]*)?|\.[0-9]+)[eE][-+]?[0-9]{1,3})"
)
"""What one reader of YAML or another takes for a number; a hash of twelve figures is none."""


@dataclass(frozen=True, slots=True)
class LoadedDocument:
    """What a YAML file holds, and where in the file each part of it is."""

    file: str
    data: Any
    marks: Mapping[Place, tuple[int, int]]

    def format_complaints(self, complaints: Iterable[Complaint]) -> list[str]:
        """Return complaints as `file:line:col: path: message`, from the first line to the last."""
        return [
            f"{self.file}:{line}:{column}: {complaint}"
            for (line, column), complaint in self.with_places(complaints)
        ]

    def with_places(
        self, complaints: Iterable[Complaint]
    ) -> list[tuple[tuple[int, int], Complaint]]:
        """Return complaints with line and column, from the first line to the last."""
        placed = ((self.place(complaint.path), complaint) for complaint in complaints)
        return sorted(placed, key=itemgetter(0))

    def place(self, path: Place) -> tuple[int, int]:
        """Return where a part is, or the nearest part around it that has a place."""
        while path and path not in self.marks:
            path = path[:-1]
        return self.marks.get(path, (1, 1))


def load(file: Path | str) -> LoadedDocument:
    """Read a YAML file; raises DocumentError with file, line and column where it cannot."""
    return parse(text_of(file, "a YAML file"), display_name(file))


def format_yaml(value: Any) -> str:
    """Return a value as one writes it in a ruleset, in one line."""
    text = yaml.safe_dump(
        value, default_flow_style=True, sort_keys=False, width=10**6, allow_unicode=True
    )
    return text.removesuffix("...\n").strip()


def parse(text: str, name: str) -> LoadedDocument:
    """Read YAML text; raises DocumentError as `load` does."""
    if len(text) > MOST_CHARACTERS:
        says = f"YAML: more than {MOST_CHARACTERS:,} characters; a ruleset or hand needs far fewer"
        raise DocumentError(name, Slip((1, 1), says))
    try:
        _check_nesting(text, READER)
        loader = READER(text)
        node = loader.get_single_node()
        hidden = [*_find_unseen(text)]
        reading = _Marker(loader, hidden, seen=bool(hidden))
        if node is not None:
            reading.mark(node, ())
        if reading.slips:
            raise DocumentError(name, *sorted(dict.fromkeys(reading.slips)))
        return LoadedDocument(
            name, loader.construct_document(node) if node else None, reading.marks
        )
    except (_SlipError, yaml.YAMLError, UnicodeEncodeError) as error:
        place, says = _describe_error(_slow_error(text) or error, text)
        raise DocumentError(name, Slip(place, says)) from error


class _SlipError(Exception):
    """What is wrong with a part of a file, and where: ((line, column), sentence)."""


def _slow_error(text: str) -> Exception | None:
    """Return what the slower reader finds wrong, so that a slip has the same words everywhere."""
    try:
        _check_nesting(text, yaml.SafeLoader)
    except (_SlipError, yaml.YAMLError) as error:
        return error
    return None


def _describe_error(error: Exception, text: str) -> tuple[tuple[int, int], str]:
    if isinstance(error, _SlipError):
        place, says = error.args
        return place, says
    if not isinstance(error, yaml.MarkedYAMLError):
        place = place_in(text, getattr(error, "position", 0))
        sign = getattr(error, "character", None)
        says = f"{error}; take the character out" if sign is None else sign_message(chr(sign))
        return place, f"YAML: {says}"
    place = _at(error.problem_mark)
    if error.problem_mark and text[error.problem_mark.index :].startswith("\t"):
        return place, "YAML: there is a tab here; indent with spaces"
    if error.problem_mark and (blank := _strange_indent(text, error.problem_mark.index)):
        return place_in(text, blank.start(1)), f"YAML: {_indent_message(blank[1])}"
    problem = str(error.problem or error.context).removeprefix("but ")
    return place, f"YAML: {problem}; look at the indentation, colons and quotation marks there"


def _indent_message(sign: str) -> str:
    return f"{format_sign(sign)} stands here in place of a space; indent with spaces"


def _strange_indent(text: str, at: int) -> re.Match[str] | None:
    """Return a space of another kind by which the line of a place is indented, or the line before."""
    first = text.rfind("\n", 0, max(text.rfind("\n", 0, at), 0)) + 1
    end = text.find("\n", at)
    return STRANGE_INDENT.search(text, first, len(text) if end < 0 else end)


def _at(mark: Any) -> tuple[int, int]:
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def place_in(text: str, at: int) -> tuple[int, int]:
    """Return line and column of a sign of a text, both counted from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _start(node: yaml.Node) -> tuple[int, int]:
    return _at(node.start_mark)


def _find_unseen(text: str) -> Iterable[Slip]:
    """Yield the signs in a text that nobody sees, or that stand for a lost one."""
    for match in AMISS.finditer(text, 1 if text.startswith("\ufeff") else 0):
        yield Slip(place_in(text, match.start()), f"YAML: {sign_message(match[0])}")


def _check_nesting(text: str, reader: Any) -> None:
    """Refuse what would make the reading run away, or lead it elsewhere.

    That is: aliases and what they are for, tags, and more levels than anyone needs.
    """
    depth = 0
    for event in yaml.parse(text, Loader=reader):
        if isinstance(event, yaml.AliasEvent):
            says = f"YAML: *{event.anchor} is an alias; write out what it means"
            raise _SlipError(_at(event.start_mark), says)
        if anchor := getattr(event, "anchor", None):
            says = f"YAML: &{anchor} is an anchor; leave it out"
            raise _SlipError(_at(event.start_mark), says)
        if tag := getattr(event, "tag", None):
            says = f"YAML: {tag.replace(TAG, '!!')} is a tag; leave it out"
            raise _SlipError(_at(event.start_mark), says)
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > MOST_LEVELS:
            says = f"YAML: more than {MOST_LEVELS} levels; a ruleset or hand needs few"
            raise _SlipError(_at(event.start_mark), says)


@dataclass(slots=True)
class _Marker:
    """Notes the places of all parts of a document, and what in it cannot be understood."""

    loader: Any
    slips: list[Slip]
    seen: bool
    marks: dict[Place, tuple[int, int]] = field(default_factory=dict)

    def mark(self, node: yaml.Node, path: Place) -> None:
        """Note a part and all that is in it."""
        self.marks.setdefault(path, _start(node))
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                own = self._scalar(key)
                blank = None if key.style else STRANGE_INDENT.match(str(own))
                if blank:
                    self._slip(key, f"YAML: {_indent_message(blank[1])}")
                if (*path, own) in self.marks:
                    self._slip(key, f"{own}: is there twice; keep one of them")
                self.marks[*path, own] = _start(key)
                self.mark(value, (*path, own))
        elif isinstance(node, yaml.SequenceNode):
            for number, item in enumerate(node.value):
                self.mark(item, (*path, number))
        else:
            self._scalar(node)

    def _slip(self, node: yaml.Node, says: str) -> None:
        self.slips.append(Slip(_start(node), says))

    def _scalar(self, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.ScalarNode):
            raise _SlipError(
                _start(node), "YAML: the name of a key is a list or a map; write a word"
            )
        if node.style == '"' and not self.seen and (match := AMISS.search(node.value)):
            self._slip(node, f"YAML: {sign_message(match[0])}")
        if says := None if node.style else _unquoted_complaint(node):
            self._slip(node, f"YAML: {says}")
            return node.value
        try:
            return self.loader.construct_object(node)
        except ValueError:
            self._slip(node, f"YAML: {_short(node.value)} is too long for a number; correct it")
            return node.value


def _unquoted_complaint(node: yaml.ScalarNode) -> str | None:
    """Return what is wrong with a value without quotation marks that readers of YAML take for no text.

    They do not agree on what `0765`, `1:30`, `1_000` or `no` means.
    """
    kind, value = node.tag.removeprefix(TAG), node.value
    if kind == "str" and not LIKE_A_NUMBER.fullmatch(value):
        return None
    if NUMBER.fullmatch(value) or value in ONLY.get(kind, ()):
        return None
    marks = f"put it in quotation marks where a text is meant: {_quote(value)}"
    if kind == "null":
        return f"{value} is read as nothing; leave the place empty, or {marks}"
    if kind in {"merge", "value"}:
        return f"{value} is read as a {kind}; write out what it means, or {marks}"
    if kind in {"bool", "timestamp"}:
        return f"{_short(value)} is read as {READ_AS[kind]}; {marks}"
    plain = _plain_number(value)
    write = f"write {plain}, or {marks}" if plain else f"write a whole number, or {marks}"
    return f"{_short(value)} is no plain number; {write}"


def _plain_number(value: str) -> str | None:
    """Return the number that somebody meant who wrote needless noughts, a plus or underscores."""
    bare = re.fullmatch(r"([-+]?)0*([0-9_]*?)(\.0*)?", value)
    figures = bare and bare[2].replace("_", "")
    if not bare or len(value) > MOST_SHOWN:
        return None
    return f"{bare[1].replace('+', '')}{figures}" if figures else "0"


def _quote(value: str) -> str:
    return f"'{_short(value)}'"


def _short(value: str) -> str:
    return value if len(value) <= MOST_SHOWN else f"{value[:MOST_SHOWN]}…"
