"""YAML files: read with the line and column of everything in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from poch.compile import Complaint
from poch.compile import Path as Place


class DocumentError(ValueError):
    """A file that cannot be read; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Document:
    """What a YAML file holds, and where in the file each part of it stands."""

    file: str
    data: Any
    marks: Mapping[Place, tuple[int, int]]

    def located(self, complaint: Complaint) -> str:
        """Return a complaint as `file:line:col: path: message`."""
        path = complaint.path
        while path and path not in self.marks:
            path = path[:-1]
        line, column = self.marks.get(path, (1, 1))
        return f"{self.file}:{line}:{column}: {complaint}"


def load(file: Path | str) -> Document:
    """Read a YAML file; raises DocumentError with file, line and column where it cannot."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
        message = f"{file}: cannot be read: {reason}; give the path of a YAML file"
        raise DocumentError(message) from error
    return parsed(text, str(file))


def parsed(text: str, name: str) -> Document:
    """Read YAML text; raises DocumentError as `load` does."""
    try:
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
        marks: dict[Place, tuple[int, int]] = {}
        if node is not None:
            _mark(node, (), marks, name)
        return Document(name, yaml.load(text, Loader=yaml.CSafeLoader), marks)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{mark.line + 1}:{mark.column + 1}: " if mark else ""
        problem = getattr(error, "problem", None) or "it is not YAML"
        message = f"{name}:{place or '1:1: '}{problem}; mend the YAML there"
        raise DocumentError(message) from error
    except RecursionError as error:
        message = f"{name}:1:1: it is nested too deeply; a ruleset or hand needs few levels"
        raise DocumentError(message) from error


def _mark(node: yaml.Node, path: Place, marks: dict[Place, tuple[int, int]], name: str) -> None:
    marks.setdefault(path, (node.start_mark.line + 1, node.start_mark.column + 1))
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            own = key.value
            place = (*path, int(own) if key.tag.endswith(":int") and own.isdigit() else own)
            if place in marks:
                line, column = key.start_mark.line + 1, key.start_mark.column + 1
                message = f"{name}:{line}:{column}: {own}: stands twice; keep one of them"
                raise DocumentError(message)
            marks[place] = (key.start_mark.line + 1, key.start_mark.column + 1)
            _mark(value, place, marks, name)
    elif isinstance(node, yaml.SequenceNode):
        for at, value in enumerate(node.value):
            _mark(value, (*path, at), marks, name)
