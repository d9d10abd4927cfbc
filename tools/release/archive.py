"""An edition for archives: a BagIt bag of the site, the sources and the wheel, described for those who catalogue it."""

import hashlib
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.release.catalogued import documents
from tools.release.zipped import zip_site

ALGORITHM = "sha256"
UNSAFE = frozenset("%\n\r")
"""Signs that the standard and its libraries write differently."""
READ_ME = "docs/contributing/way-out.md"
EXECUTABLE = 0o100


def write_archive(root: Path, place: Path, edition: Mapping[str, str]) -> Path:
    """Write the bag of an edition as one file beside its wheel and its site, the same bytes for the same edition."""
    version = edition["version"]
    name = f"poch-{version}-archive"
    bag = place / name
    beside = (path for kind in ("epub", "whl") for path in place.glob(f"poch-{version}-*.{kind}"))
    fill_bag(root, bag, place / "site" / edition["address"], beside, edition)
    zip_site(bag, place / f"{name}.zip", name)
    shutil.rmtree(bag)
    return place / f"{name}.zip"


def fill_bag(
    root: Path, bag: Path, site: Path, beside: Iterable[Path], edition: Mapping[str, str]
) -> None:
    """Lay out a bag: what is archived in `data/`, and beside it what tells whether it is whole."""
    data = bag / "data"
    shutil.copytree(site, data / "site")
    for file in beside:
        shutil.copyfile(file, data / file.name)
    copy_sources(root, data / "source")
    shutil.copyfile(root / READ_ME, data / "READ-ME.md")
    shutil.copyfile(root / "CITATION.cff", data / "CITATION.cff")
    identifier = f"swh:1:dir:{tree_hash(data / 'source' / 'variants')}"
    for name, text in documents(data, edition, identifier).items():
        (data / name).write_text(text, encoding="utf-8")
    write_manifests(bag, {
        "Source-Organization": "The Poch contributors",
        "External-Description": f"Poch, edition {edition['version']}: READ-ME.md says what is needed to read it",
        "External-Identifier": identifier,
        "Bagging-Date": edition["day"],
    })  # fmt: skip


def git(root: Path, *asked: str) -> str:
    """Return what git answers in a checkout."""
    done = subprocess.run(("git", *asked), cwd=root, check=True, capture_output=True)
    return done.stdout.decode()


def copy_sources(root: Path, target: Path) -> None:
    """Copy all files that git knows of, as they are in the checkout, into a new folder."""
    for name in git(root, "ls-files", "-z").split("\0")[:-1]:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, target / name)


def tree_hash(folder: Path) -> str:
    """Return the hash that git has for the content of a folder, and Software Heritage for what it keeps."""
    entries = []
    for path in folder.iterdir():
        if path.is_dir():
            entries.append((f"{path.name}/", "40000", tree_hash(path)))
        else:
            mode = "100755" if path.stat().st_mode & EXECUTABLE else "100644"
            entries.append((path.name, mode, git_hash("blob", path.read_bytes())))
    return git_hash("tree", b"".join(
        f"{mode} {name.rstrip('/')}\0".encode() + bytes.fromhex(figures)
        for name, mode, figures in sorted(entries, key=lambda entry: entry[0].encode())
    ))  # fmt: skip


def git_hash(kind: str, content: bytes) -> str:
    """Return the hash that git has for what a file or a list of files holds."""
    # git names content by SHA-1; nothing here rests on that being hard to forge
    head = f"{kind} {len(content)}\0".encode()
    return hashlib.sha1(head + content, usedforsecurity=False).hexdigest()


def write_manifests(bag: Path, about: Mapping[str, str]) -> None:
    """Make a folder a bag, whose files are in `data/` already."""
    files = sorted(path for path in (bag / "data").rglob("*") if path.is_file())
    octets = sum(path.stat().st_size for path in files)
    info = {**about, "Payload-Oxum": f"{octets}.{len(files)}"}
    texts = {
        "bagit.txt": "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        "bag-info.txt": "".join(f"{name}: {value}\n" for name, value in info.items()),
        f"manifest-{ALGORITHM}.txt": _manifest(bag, files),
    }
    for name, text in texts.items():
        (bag / name).write_text(text, encoding="utf-8")
    own = _manifest(bag, [bag / name for name in sorted(texts)])
    (bag / f"tagmanifest-{ALGORITHM}.txt").write_text(own, encoding="utf-8")


def _manifest(bag: Path, files: Iterable[Path]) -> str:
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {_name(path.relative_to(bag))}\n"
        for path in files
    )


def _name(path: Path) -> str:
    name = path.as_posix()
    if {*name} & UNSAFE:
        raise SystemExit(
            f"{name}: programs do not agree how a list of a bag has this; give it another name"
        )
    return name
