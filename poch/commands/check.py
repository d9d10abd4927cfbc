"""`poch check`: whether rulesets, hands and what stands beside them are in order."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import click

from poch.commands.common import Failed, as_json
from poch.commands.output import print_json, say
from poch.records.expect import find_unmet
from poch.records.record import RecordError, replay_record
from poch.texts.apparatus import boards, reference_files, reference_words, translations
from poch.texts.compile import complaints
from poch.texts.complaint import Complaint
from poch.texts.document import DocumentError, load
from poch.texts.library import VARIANTS, bibliography, ids, lock, retired_ids
from poch.texts.lock import slips
from poch.texts.own import finder

MOST_FILES = 50_000
"""Files that are looked through for rulesets and hands."""


@click.command()
@click.argument("files", nargs=-1, required=True)
@as_json
def check(files: tuple[str, ...], *, as_json: bool) -> None:
    """Check rulesets, hand records and what stands beside them; folders are searched.

    Of the translations among them you see how much is done, and how much is stale.
    """
    by_name = {name: [*_find_yaml(Path(name))] for name in files}
    by_place: dict[str, Path] = {}  # a file may be named twice
    for file in chain.from_iterable(by_name.values()):
        by_place.setdefault(os.path.realpath(file), file)
    every = [*by_place.values()]
    count = len(every)
    messages = [
        f"{name}: no ruleset.yaml is in it, nor hands/*.yaml; name the folder of a ruleset, or a file"
        for name, within in by_name.items()
        if not within
    ]
    for file in every:
        try:
            messages.extend(_complaints(file))
        except DocumentError as error:
            messages.extend(error.complaints)
    messages = [*dict.fromkeys(messages)]
    if as_json:
        print_json({"files": count, "complaints": messages})
    for complaint in messages:
        say(complaint, err=True)
    if messages:
        sys.exit(1)
    if not as_json:
        say("1 file is in order" if count == 1 else f"{count} files are in order")
        for line in _progress(file for file in every if _is_of_texts(file)):
            say(line)


def _is_of_texts(file: Path) -> bool:
    folder = file.parent
    return folder.name == translations.FOLDER and folder.parent.name != boards.FOLDER


def _find_yaml(path: Path) -> Iterator[Path]:
    if os.path.isdir(path):  # noqa: PTH112 - of a name that is too long Path does not say no
        yield from (path / name for name in reference_files.FILES if (path / name).is_file())
        within = [*_walk_files(path)]
        yield from sorted(file for file in within if file.name == "ruleset.yaml")
        for beside in (boards.FOLDER, "hands", translations.FOLDER):
            yield from sorted(file for file in within if file.match(f"{beside}/*.yaml"))
    else:
        yield path


def _walk_files(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder and its folders; fails where there are more than anyone keeps."""
    seen = 0
    for place, folders, files in os.walk(folder):
        seen += len(folders) + len(files)
        if seen > MOST_FILES:
            says = f"more than {MOST_FILES:,} files are in it; name the folder of the rulesets"
            raise Failed(f"{folder}: {says}")
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in files)


def _complaints(file: Path) -> Iterator[str]:
    read = load(file)
    if check_it := reference_files.FILES.get(file.name):
        own = (file.parent / "bibliography.yaml").is_file()
        yield from read.format_complaints(
            check_it(read.data, _known_names(file.parent if own else VARIANTS))
        )
    elif file.parent.name == boards.FOLDER:
        yield from read.format_complaints(boards.complaints(read.data, file.stem))
    elif file.parent.name == translations.FOLDER and file.parents[1].name == boards.FOLDER:
        english = {path.stem: load(path).data for path in sorted(file.parents[1].glob("*.yaml"))}
        if any(any(boards.complaints(board, name)) for name, board in english.items()):
            yield f"{file}: a board beside it is not in order; correct that first"
        else:
            yield from read.format_complaints(boards.translation_complaints(read.data, english))
    elif file.parent.name == translations.FOLDER and (beside := _reference_texts(file)):
        yield from read.format_complaints(reference_words.complaints(read.data, beside))
    elif file.parent.name == translations.FOLDER and any(complaints(_originals(file)[0])):
        yield f"{file}: the ruleset beside it is not in order; correct that first"
    elif file.parent.name == translations.FOLDER:
        yield from read.format_complaints(translations.complaints(read.data, *_originals(file)))
    elif _is_hand(file, read.data):
        yield from read.format_complaints(_hand_complaints(file, read.data))
    elif faults := [*complaints(read.data)]:
        yield from read.format_complaints(faults)
    else:
        yield from read.format_complaints(
            reference_files.unknown_texts(read.data, _ruleset_ids(file.parent.parent))
        )
        if isinstance(works := bibliography(file.parent.parent), dict) and works:
            yield from read.format_complaints(reference_files.unknown_works(read.data, works))
        if locked := lock(file.parent.parent):
            kept = slips(read.data, locked, retired_ids(file.parent.parent))
            yield from read.format_complaints(slip.complaint for slip in kept)


def _is_hand(file: Path, data: Any) -> bool:
    """Tell whether a file is the record of a hand; what is no map is one where hands are kept."""
    if isinstance(data, dict):
        return not {"clauses", "siglum"} & set(data)
    return file.parent.name == "hands"


def _ruleset_ids(folder: Path) -> frozenset[str]:
    """Return the ids of the rulesets that may be named from a folder: those in it, and the package's."""
    return frozenset((*ids(), *(file.parent.name for file in folder.glob("*/ruleset.yaml"))))


@cache
def _known_names(folder: Path) -> reference_files.KnownNames:
    """Return what may be named: the sources in a folder, and the rulesets that are in order."""
    rulesets = [load(file).data for file in sorted(folder.glob("*/ruleset.yaml"))]
    sound = [ruleset for ruleset in rulesets if not any(complaints(ruleset))]
    return reference_files.collect_names(load(folder / "bibliography.yaml").data, sound)


def _originals(file: Path) -> tuple[Any, dict[str, Any]]:
    """Return the ruleset and the hands that a translation is of, which lie beside its folder."""
    of = file.parent.parent
    hands = {path.stem: load(path).data for path in sorted(of.glob("hands/*.yaml"))}
    played = {name: hand for name, hand in hands.items() if isinstance(hand, dict)}
    return load(of / "ruleset.yaml").data, played


def _reference_texts(file: Path) -> dict[str, Any]:
    """Return the files beside the rulesets that a translation is of; none where it is of a ruleset."""
    of = file.parent.parent
    if not (of / "bibliography.yaml").is_file():
        return {}
    every = ((name, of / f"{name}.yaml") for name in reference_words.KEYS)
    return {name: load(path).data for name, path in every if path.is_file()}


def _progress(files: Iterable[Path]) -> Iterator[str]:
    """Yield a line for each language: how much of what is translated, and how much is stale."""
    every: dict[str, dict[str, list[translations.Share]]] = {}
    for file in files:
        data, beside = load(file).data, _reference_texts(file)
        words = (
            reference_words.english(beside) if beside else translations.english(*_originals(file))
        )
        for part, share in translations.shares(data, words).items():
            every.setdefault(data["language"], {}).setdefault(part, []).append(share)
    for language, parts in sorted(every.items()):
        done, stale, of = (
            {part: sum(share[at] for share in several) for part, several in parts.items()}
            for at in range(3)
        )
        each = ", ".join(f"{done[part]} of {of[part]} {part}" for part in of if part != "head")
        yield f"translated into {language}: {each}; stale: {sum(stale.values())}"


def _hand_complaints(file: Path, data: Any) -> Sequence[Complaint]:
    try:
        return find_unmet(data, replay_record(data, finder(file)))
    except RecordError as error:
        return error.complaints
