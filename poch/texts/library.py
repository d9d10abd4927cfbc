"""The rulesets that come with the package, as compiled into it, or as they are in variants/."""

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

from poch.game.ruleset import Document, Ruleset
from poch.game.said import shorten
from poch.texts.compile import ReadingError, RulesetError, compile_ruleset
from poch.texts.files import DocumentError, display_name, text_of
from poch.texts.lock import LOCKED, Lock
from poch.texts.ruleset_shape import RULESET, check_shape
from poch.texts.signs import bare_id

VARIANTS = Path(__file__).parents[2] / "variants"
VECTORS = VARIANTS.parent / "tests" / "vectors"
LOCK = "clauses.lock.json"
SILENCES = "silences.json"
NEXT = re.compile(r"^## Next$", re.MULTILINE)
"""In the change log above what comes with the next edition."""
ADOPTED: Mapping[str, str] = MappingProxyType({})
"""No reading chosen: all are as adopted."""
MOST = 256
"""So many rulesets are kept compiled; each takes some 100 kB."""
_rulesets: dict[tuple[int, str], Ruleset] = {}
"""Rulesets by the identity of their document, which each of them holds, and their readings."""


def ids(*games: str) -> list[str]:
    """Return the ids of all rulesets at hand, or of those that are texts of some games."""
    if games:
        return [name for name in ids() if document(name)["game"] in games]
    if VARIANTS.is_dir():
        return sorted(file.parent.name for file in VARIANTS.glob("*/ruleset.yaml"))
    folder = files("poch.texts") / "rulesets"
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".json"))


def find(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset under chosen readings, crux by crux; the other cruxes are read as adopted.

    Raises ValueError where there is no such ruleset, and its kind ReadingError where it has no such
    crux or reading; that says why, where a question is asked no more.
    """
    try:
        return ruleset(document(name), readings)
    except RulesetError as error:
        slug = name if name in ids() else bare_id(name)
        raise DisorderError(f"variants/{slug}/ruleset.yaml", error) from error
    except ReadingError as error:
        asked, reading = f"{name}?{error.crux}", readings[error.crux]
        gone = retired_ids()
        entry, what = gone.get(asked), f"asks {error.crux} no more"
        if entry is None:
            entry = gone.get(f"{asked}={reading}")
            what = f"has {error.crux}: {reading} no more"
        if entry:
            says = f"{name} {what}; leave it out. {entry.get('because', '')}"
            raise ReadingError(error.crux, says.rstrip()) from error
        raise


class DisorderError(ValueError):
    """A file that is not in order: the message has the first complaint, and how to have them all."""

    def __init__(self, file: str, error: RulesetError) -> None:
        first, more = error.complaints[0], len(error.complaints) - 1
        says = f"{file} is not in order: {first}"
        says += f"; and {more} more" if more else ""
        super().__init__(f"{says}. All are listed by: poch check {file}")


def ruleset(document: Document, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return what a document says under chosen readings, compiled once; the document must not change.

    Raises as `compile_ruleset` does.
    """
    key = id(document), repr([*readings.items()])
    if key not in _rulesets:
        if len(_rulesets) == MOST:
            _rulesets.clear()
        _rulesets[key] = compile_ruleset(document, readings)
    return _rulesets[key]


def playable(*games: str) -> list[str]:
    """Return the ids of the rulesets of which enough is known to play by them, as `ids` does."""
    return [name for name in ids(*games) if document(name)["playable"] != "never"]


def playable_by(seats: int) -> list[str]:
    """Return the ids of the rulesets by which so many can play."""
    return [name for name in playable() if seats in find(name).rules_by_seats]


def hands(name: str) -> list[Path]:
    """Return the files of a ruleset's hands; the installed package has none."""
    return sorted(VARIANTS.glob(f"{name}/hands/*.yaml"))


def vectors(name: str) -> list[Path]:
    """Return the files of a ruleset's vectors, which are there in the repository only."""
    return sorted(VECTORS.glob(f"{name}/*.yaml"))


def boards(folder: Path = VARIANTS) -> list[Document]:
    """Return the boards that survive; they are in the repository, and without it there are none."""
    return [_load(file) for file in sorted(folder.glob("boards/*.yaml"))]


def lock(folder: Path = VARIANTS) -> Lock:
    """Return the locked versions of a folder of rulesets; there are none where nothing is locked."""
    hashes = _load_json_beside(folder, "lock", LOCK)
    for slug, clauses in hashes.items():
        texts = [*clauses.values()] if isinstance(clauses, dict) else [None]
        if not all(isinstance(text, str) and LOCKED.fullmatch(text) for text in texts):
            says = f"{slug}: not the hashes of clauses; put back what was there"
            raise DocumentError(display_name(folder / LOCK), says)
    return hashes


def silences(folder: Path = VARIANTS) -> Document:
    """Return what the model of silences was fitted to and how well it does; nothing where it was not."""
    return _load_json_beside(folder, "silences", SILENCES)


def retired_ids(folder: Path = VARIANTS) -> Document:
    """Return the ids that are no longer used, and what took their place."""
    return _load_beside(folder, "retired")


def bibliography(folder: Path = VARIANTS) -> Document:
    """Return the sources by id."""
    return _load_beside(folder, "bibliography")


def translation(name: str, tag: str) -> Document:
    """Return the translation of a ruleset, or of what stands beside them where none is named.

    There is none in English, nor in the installed package.
    """
    file = VARIANTS / name / "translations" / f"{tag}.yaml"
    return _load(file) if file.is_file() else {}


def edition() -> Document:
    """Return by whom the edition is, its title, its version and its day, and the versions of texts in all that are out.

    Version and day are empty as long as the change log tells of what is to come: that is in no edition.
    """
    if not VARIANTS.is_dir():
        return _load_shipped("beside", "edition")
    root = VARIANTS.parent
    cited = _load(root / "CITATION.cff")
    out = json.loads((root / "docs" / "versions.json").read_text(encoding="utf-8"))
    pending = NEXT.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    return {
        "author": cited["authors"][0]["name"],
        "title": cited["title"],
        "version": "" if pending else cited["version"],
        "day": "" if pending else cited["date-released"],
        "released": {release["version"]: release["texts"] for release in out},
    }


def _load_beside(folder: Path, name: str) -> Document:
    file = folder / f"{name}.yaml"
    if not folder.is_dir():
        return _load_shipped("beside", name)
    return _load(file) if file.is_file() else {}


def _load_json_beside(folder: Path, name: str, kept: str) -> dict[str, Any]:
    if not folder.is_dir():
        return _load_shipped("beside", name)
    file = folder / kept
    if not file.is_file():
        return {}
    try:
        data = json.loads(text_of(file, "a file of JSON"))
    except (json.JSONDecodeError, RecursionError) as error:
        raise DocumentError(
            display_name(file), f"no JSON: {error}; put back what was there"
        ) from error
    if not isinstance(data, dict):
        raise DocumentError(display_name(file), "no JSON object; put back what was there")
    return data


def _load_shipped(folder: str, name: str) -> dict[str, Any]:
    text = (files("poch.texts") / folder / f"{name}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def _load(file: Path) -> Document:
    from poch.texts.document import load  # noqa: PLC0415 - PyYAML is only needed in a checkout

    data: Document = load(file).data
    return data


@cache
def document(name: str) -> Document:
    """Return the document of a ruleset; raises ValueError naming the known ones.

    An id that a word processor has altered is known all the same.
    """
    known = ids()
    slug = name if name in known else bare_id(name) or name
    if slug not in known:
        near = get_close_matches(slug, known, n=1)
        meant = f"did you mean {near[0]}? The" if near else "the"
        raise ValueError(
            f"there is no ruleset {shorten(name)!r}; {meant} rulesets are: {', '.join(known)}"
        )
    if not VARIANTS.is_dir():
        return _load_shipped("rulesets", slug)
    data: Document = _load(VARIANTS / slug / "ruleset.yaml")
    if not (isinstance(data, Mapping) and data.keys() >= {*RULESET.needed}):
        error = RulesetError(check_shape(data)[0])
        raise DisorderError(f"variants/{slug}/ruleset.yaml", error)
    return data
