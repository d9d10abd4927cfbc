"""Rulesets in folders of your own: named by a path, or lying beside the hand that names them."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from poch.game.ruleset import Document, Finder, Ruleset
from poch.game.said import shorten
from poch.texts import library
from poch.texts.compile import RulesetError
from poch.texts.library import ADOPTED, VARIANTS, ids
from poch.texts.ruleset_shape import ID
from poch.texts.signs import bare_id

FILE = "ruleset.yaml"
Folder: TypeAlias = Path
"""Where a ruleset of one's own lies: its folder, or its file."""


def file_of(name: str) -> Path | None:
    """Return the file of a ruleset that is named by its path or folder; None for an id.

    An id of the package is an id, even where a folder is called so; `./` before it makes a path.
    """
    if {name, bare_id(name)} & {*ids()}:
        return None
    as_path = {"/", os.sep} & {*name} or name.endswith(".yaml") or name in {".", ".."}
    folder = os.path.isdir(name)  # noqa: PTH112 - of a name that is too long Path does not say no
    if folder and (as_path or _is_file(Path(name, FILE))):
        return Path(name, FILE)
    return Path(name) if as_path else None


def document(name: str) -> Document:
    """Return the document of a ruleset, by id or path; raises ValueError where it is not in order."""
    file = file_of(name)
    return library.document(name) if file is None else _compile_file(file, ADOPTED).document


def find(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset under chosen readings, by id or path; raises as `library.find` does."""
    file = file_of(name)
    return library.find(name, readings) if file is None else _compile_file(file, readings)


def find_in(folder: Folder, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return the ruleset in a folder, or in that file, even if the folder is called as one of ours."""
    return find(str(folder.absolute()), readings)


def finder(hand: Path | str, *given: str | None) -> Finder:
    """Return what finds the ruleset of a hand: one beside its file first, then those of the package.

    Beside it are the folder that it lies in, or in whose `hands` it lies, the folders next to that,
    and a folder in it that has the name of the ruleset.
    A hand names its ruleset by id. Those that are `given` with the command may be paths.
    """
    folder = Path(os.path.abspath(hand)).parent  # noqa: PTH100 - Path objects to endless names
    if folder.is_relative_to(VARIANTS):
        folder = VARIANTS

    def find_beside(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
        own = None if folder == VARIANTS else _ruleset_beside(folder, name)
        if name in given and own is None:
            return find(name, readings)
        if own:
            return _compile_file(own, readings)
        if {name, bare_id(name)} & {*ids()}:
            return library.find(name, readings)
        if near := _near(folder):
            says = f"there is no ruleset {name!r}, and {near[0]} has the id {near[1]!r}; write one id in both"
            raise ValueError(says)
        try:
            return library.find(name, readings)
        except ValueError as error:
            places = f"in the folder of the hand, around it, or in a folder {shorten(name)} there"
            raise ValueError(f"{error}. One of your own lies {places}") from error

    return find_beside


def hands(name: str) -> list[Path]:
    """Return the files of the hands of a ruleset, by id or path."""
    file = file_of(name)
    return library.hands(name) if file is None else sorted(file.parent.glob("hands/*.yaml"))


def _ruleset_beside(folder: Path, name: str) -> Path | None:
    """Return the file of the ruleset of this id beside a folder of hands."""
    files = _files(folder)
    if ID.fullmatch(name):
        places = (folder, *(file.parent.parent for file in files))
        files += [place / name / FILE for place in places]
    return next((file for file in files if _id(file) == name), None)


def _near(folder: Path) -> tuple[str, Any] | None:
    return next(((_display_path(file), _id(file)) for file in _files(folder)), None)


def _files(folder: Path) -> list[Path]:
    """Return the ruleset in a folder and the one around it, as far as there are any."""
    return [file for place in (folder, folder.parent) if _is_file(file := place / FILE)]


def _id(file: Path) -> Any:
    data = _data(file) if _is_file(file) else None
    return data.get("id") if isinstance(data, Mapping) else None


def _data(file: Path) -> Any:
    known = file.stat() if _is_file(file) else None
    return _load_cached(
        _display_path(file), (known.st_mtime_ns, known.st_size, known.st_ino) if known else ()
    )


@cache
def _load_cached(file: str, _: tuple[int, ...]) -> Any:
    """Return what a file holds, read once as long as it does not change."""
    from poch.texts.document import load  # noqa: PLC0415 - PyYAML is needed for a file only

    return load(file).data


def _is_file(file: Path) -> bool:
    return os.path.isfile(file)  # noqa: PTH113 - of a name that is too long Path does not say no


def _compile_file(file: Path, readings: Mapping[str, str]) -> Ruleset:
    shown = _display_path(file)
    try:
        return library.ruleset(_data(file), readings)
    except RulesetError as error:
        raise library.DisorderError(shown, error) from error


def _display_path(file: Path) -> str:
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)
