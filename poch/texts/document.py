"""YAML files: read with the line and column of everything in them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from errno import EFBIG, EINVAL
from operator import itemgetter
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

import yaml

from poch.texts.complaint import Complaint
from poch.texts.complaint import Path as Place

MOST_LEVELS = 40
MOST_CHARACTERS = 300_000
MOST_BYTES = 4 * MOST_CHARACTERS
MOST_IN_NAME = 300
READER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The quick reader where there is one; a browser has the other."""
TAG = "tag:yaml.org,2002:"
KINDS = ("str", "int", "float", "bool", "null")
PARTS = (f"{TAG}map", f"{TAG}seq")
BY_SIXTIES = ("int", "float")


class DocumentError(ValueError):
    """A file that cannot be read; the message says where and why.

    `place` is the line and column, and `says` why, without them.
    """

    def __init__(self, name: str, says: str, place: tuple[int, int] | None = None) -> None:
        self.place = place or (1, 1)
        self.says = says
        super().__init__(":".join([name, *map(str, place or ())]) + f": {says}")


@dataclass(frozen=True, slots=True)
class Document:
    """What a YAML file holds, and where in the file each part of it is."""

    file: str
    data: Any
    marks: Mapping[Place, tuple[int, int]]

    def located(self, complaints: Iterable[Complaint]) -> list[str]:
        """Return complaints as `file:line:col: path: message`, from the first line to the last."""
        return [
            f"{self.file}:{line}:{column}: {complaint}"
            for (line, column), complaint in self.placed(complaints)
        ]

    def placed(self, complaints: Iterable[Complaint]) -> list[tuple[tuple[int, int], Complaint]]:
        """Return complaints with line and column, from the first line to the last."""
        placed = ((self.place(complaint.path), complaint) for complaint in complaints)
        return sorted(placed, key=itemgetter(0))

    def place(self, path: Place) -> tuple[int, int]:
        """Return where a part is, or the nearest part around it that has a place."""
        while path and path not in self.marks:
            path = path[:-1]
        return self.marks.get(path, (1, 1))


def load(file: Path | str) -> Document:
    """Read a YAML file; raises DocumentError with file, line and column where it cannot."""
    name = str(file) if len(str(file)) <= MOST_IN_NAME else f"{str(file)[:MOST_IN_NAME]}…"
    try:
        text = _text(Path(file))
    except OSError as error:
        says = f"{error.strerror}; give the path of a YAML file"
        raise DocumentError(name, says) from error
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode().split("\n")
        place = (len(before), len(before[-1]) + 1)
        raise DocumentError(str(file), "YAML: no text in UTF-8; save it as such", place) from error
    return parsed(text, name)


def written(value: Any) -> str:
    """Return a value as one writes it in a ruleset, in one line."""
    text = yaml.safe_dump(
        value, default_flow_style=True, sort_keys=False, width=10**6, allow_unicode=True
    )
    return text.removesuffix("...\n").strip()


def _text(file: Path) -> str:
    """Return what a file holds; a pipe or a device may never begin or end, and is not opened."""
    mode = file.stat().st_mode
    if not (S_ISREG(mode) or S_ISDIR(mode)):
        raise OSError(EINVAL, "Not a regular file")
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(EFBIG, f"Longer than {MOST_BYTES:,} bytes")
    return data.decode().replace("\r\n", "\n").replace("\r", "\n")


def parsed(text: str, name: str) -> Document:
    """Read YAML text; raises DocumentError as `load` does."""
    if len(text) > MOST_CHARACTERS:
        says = f"YAML: more than {MOST_CHARACTERS:,} characters; a ruleset or hand needs far fewer"
        raise DocumentError(name, says, (1, 1))
    try:
        _check_nesting(text, READER)
        loader = READER(text)
        node = loader.get_single_node()
        if node is None:
            return Document(name, None, {})
        marks: dict[Place, tuple[int, int]] = {(): _start(node)}
        _mark(loader, marks, node, ())
        return Document(name, loader.construct_document(node), marks)
    except (_FoundError, yaml.YAMLError, UnicodeEncodeError) as error:
        place, says = _told(_slowly(text) or error, text)
        raise DocumentError(name, says, place) from error


class _FoundError(Exception):
    """What is wrong with a part of a file, and where: ((line, column), sentence)."""


def _slowly(text: str) -> Exception | None:
    """Return what the slower reader finds wrong, so that a slip has the same words everywhere."""
    try:
        _check_nesting(text, yaml.SafeLoader)
    except (_FoundError, yaml.YAMLError) as error:
        return error
    return None


def _told(error: Exception, text: str) -> tuple[tuple[int, int], str]:
    if isinstance(error, _FoundError):
        place, says = error.args
        return place, says
    if not isinstance(error, yaml.MarkedYAMLError):
        before = text[: getattr(error, "position", 0)]
        place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
        return place, f"YAML: {getattr(error, 'reason', error)}; take the character out"
    place = _at(error.problem_mark)
    if error.problem_mark and text[error.problem_mark.index :].startswith("\t"):
        return place, "YAML: there is a tab here; indent with spaces"
    problem = str(error.problem or error.context).removeprefix("but ")
    return place, f"YAML: {problem}; look at the indentation, colons and quotation marks there"


def _at(mark: Any) -> tuple[int, int]:
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def _start(node: yaml.Node) -> tuple[int, int]:
    return _at(node.start_mark)


def _check_nesting(text: str, reader: Any) -> None:
    """Refuse what would make the reading run away: aliases, and more levels than anyone needs."""
    depth = 0
    for event in yaml.parse(text, Loader=reader):
        if isinstance(event, yaml.AliasEvent):
            says = f"YAML: *{event.anchor} is an alias; write out what it means"
            raise _FoundError(_at(event.start_mark), says)
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > MOST_LEVELS:
            says = f"YAML: more than {MOST_LEVELS} levels; a ruleset or hand needs few"
            raise _FoundError(_at(event.start_mark), says)


def _mark(loader: Any, marks: dict[Place, tuple[int, int]], node: yaml.Node, path: Place) -> None:
    """Note the places of all parts of a node; refuse what cannot be understood."""
    if not isinstance(node, yaml.ScalarNode) and node.tag not in PARTS:
        tag = node.tag.replace(TAG, "!!")
        raise _FoundError(_start(node), f"YAML: {tag} is a tag; leave it out")
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            own = _scalar(loader, key)
            if (*path, own) in marks:
                raise _FoundError(_start(key), f"{own}: is there twice; keep one of them")
            marks[*path, own] = _start(key)
            _mark(loader, marks, value, (*path, own))
    elif isinstance(node, yaml.SequenceNode):
        for number, item in enumerate(node.value):
            marks[*path, number] = _start(item)
            _mark(loader, marks, item, (*path, number))
    else:
        _scalar(loader, node)


def _scalar(loader: Any, node: yaml.Node) -> Any:
    kind = node.tag.removeprefix(TAG)
    if kind not in KINDS:
        says = f"YAML: read as a {kind}; put it in quotation marks"
        raise _FoundError(_start(node), says)
    if kind in BY_SIXTIES and ":" in node.value:
        says = "is read as a number of sixties; put it in quotation marks"
        raise _FoundError(_start(node), f"YAML: {node.value[:30]} {says}")
    try:
        return loader.construct_object(node)
    except ValueError as error:
        says = f"YAML: {str(node.value)[:30]} cannot be read (as {kind}); correct it"
        raise _FoundError(_start(node), says) from error
