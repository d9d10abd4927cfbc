"""What an edition was built from and what it consists of, kept beside its name in docs/versions.json."""

import hashlib
from pathlib import Path
from zipfile import ZipFile

from tools.release.archive import git, git_hash
from tools.site.citing.changes import RELEASED, published_editions
from tools.site.output.files import indented_json

SUMS = "SHA256SUMS"


def record(root: Path, out: Path) -> str:
    """Write the last commit and the hashes of all files that go out into the newest edition, and return its version.

    Nothing is written unless the files are as they were made, and made from that commit.
    """
    newest, *older = published_editions(root)
    version = newest["version"]
    hashes = verified_hashes(out)
    if (archive := f"poch-{version}-archive") + ".zip" not in hashes:
        raise SystemExit(f"release: {out.name}/{SUMS} has no edition {version}; make it first")
    if other := changed_sources(root, out / f"{archive}.zip", f"{archive}/data/source/"):
        raise SystemExit(
            f"release: the last commit has not what edition {version} was made from: {', '.join(other[:5])}; "
            "commit its heads alone, or make it again"
        )
    newest |= {"commit": git(root, "rev-parse", "HEAD").strip(), "hashes": hashes}
    (root / RELEASED).write_text(indented_json([newest, *older]), encoding="utf-8")
    return str(version)


def verified_hashes(out: Path) -> dict[str, str]:
    """Return the hashes of the files of an edition, by name."""
    lines = (out / SUMS).read_text(encoding="utf-8").splitlines() if (out / SUMS).is_file() else []
    listed = {name: figures for figures, _, name in (line.partition("  ") for line in lines)}
    for name, figures in listed.items():
        file = out / name
        if not file.is_file() or hashlib.sha256(file.read_bytes()).hexdigest() != figures:
            raise SystemExit(f"{out.name}/{name}: is not what {SUMS} says; make the edition again")
    return listed


def changed_sources(root: Path, archive: Path, folder: str) -> list[str]:
    """Return the sources that differ between an archive and the last commit, or that only one of them has."""
    entries = git(root, "ls-tree", "-r", "-z", "HEAD").split("\0")[:-1]
    committed = {
        (name, about.split()[2]) for about, _, name in (entry.partition("\t") for entry in entries)
    }
    with ZipFile(archive) as packed:
        archived = {
            (name.removeprefix(folder), git_hash("blob", packed.read(name)))
            for name in packed.namelist()
            if name.startswith(folder)
        }
    return sorted({name for name, _ in committed ^ archived})
