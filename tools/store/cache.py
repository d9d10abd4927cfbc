"""Work that takes long, kept as long as what it was made from is the same.

All is written beside its place and moved there whole. So an interrupt leaves what was there, and of
two runs at once the later one is kept. What is no whole cache is made anew.
"""

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from poch.texts.complaint import ComplaintsError
from poch.texts.files import DocumentError

Made = TypeVar("Made")

DIGEST = sha256().digest_size
STAMP = ".inputs"
"""The file in a folder that says from what the folder was made."""


def fingerprint(root: Path, patterns: Iterable[str], *facts: str) -> str:
    """Return one hash of all files below a root that match, with their names, and of some facts."""
    hashed = sha256("\0".join(facts).encode())
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        if path.is_file() and "__pycache__" not in path.parts:
            hashed.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
            hashed.update(sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; an OSError names it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        new.unlink(missing_ok=True)


def write_changed(path: Path, data: bytes) -> bool:
    """Write a file where it is to be another, and tell whether it was."""
    same = path.is_file() and path.read_bytes() == data
    if not same:
        write(path, data)
    return not same


def keep(path: Path, mark: str, value: object) -> None:
    """Write what was made from inputs with this mark."""
    data = pickle.dumps(value)
    write(path, _digest(mark, data) + data)


def load_kept(path: Path, mark: str) -> Any:
    """Return what was made from inputs with this mark; None where it is not there, or not whole."""
    content = path.read_bytes() if path.is_file() else b""
    digest, data = content[:DIGEST], content[DIGEST:]
    return pickle.loads(data) if digest == _digest(mark, data) else None  # noqa: S301 - written here


def _digest(mark: str, data: bytes) -> bytes:
    return sha256(mark.encode() + data).digest()


def load_or_make(path: Path, mark: str, make: Callable[[], Made]) -> Made:
    """Return what was made from inputs with this mark, or make it and keep it."""
    value: Made | None = load_kept(path, mark)
    if value is None:
        value = make()
        keep(path, mark, value)
    return value


def is_fresh(folder: Path, mark: str) -> bool:
    """Tell whether a folder was made from inputs with this mark."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == mark


@contextmanager
def replacing(folder: Path, mark: str) -> Iterator[Path]:
    """Yield an empty folder, which takes the place of the old one when it is filled without an error."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as place:
        stage = Path(place, "new")
        stage.mkdir()
        yield stage
        (stage / STAMP).write_text(mark, encoding="utf-8")
        for number in count():
            with suppress(FileNotFoundError):
                folder.rename(Path(place, f"old-{number}"))
            try:
                stage.rename(folder)
            except OSError:
                if folder.exists():  # another run was quicker
                    continue
                raise
            return


@contextmanager
def failing(what: str) -> Iterator[None]:
    """End a command with a sentence where a file can be neither written nor read, or a text or hand is wrong."""
    try:
        yield
    except OSError as error:
        says = f"{what}: {error.filename or 'a file'}: {error.strerror}"
        raise SystemExit(
            f"{says}; mend that and run it again, nothing half written is used"
        ) from error
    except (DocumentError, ComplaintsError) as error:
        raise SystemExit(f"{what}: {error}\n{what}: mend that and run it again") from error
