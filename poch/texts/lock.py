"""The lock: for each clause the hash of what it says, version by version.

A citation names a thing's id, its version and its hash. The lock makes that hold. What a clause
says cannot change under the same version, and no id goes without a word on where it went.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from poch.texts.complaint import Complaint, ComplaintsError, Path

Data = Mapping[str, Any]
Lock = Mapping[str, Mapping[str, str]]
"""The hashes of a thing's versions, the first one first, by ruleset and by clause.

The clause `""` has those of the ruleset as a whole. After the hash of a clause and `@` comes the
version of the ruleset with which it came, if that is not the first. After the last hash come `-@`
and the version with which the clause went.
"""

WHOLE = ""
GONE = "-"
FIGURES = 12
LOCKED = re.compile(rf"(([0-9a-f]{{{FIGURES}}}|{GONE})(@[1-9][0-9]*)?( (?!$)|$))*")
"""How the versions of a clause are written in the lock."""
_CITED_KEYS = (
    "status",
    "gap",
    "locus",
    "headings",
    "sentences",
    "sets",
    "when",
    "replaces",
    "source",
)


class Stamp(NamedTuple):
    """Which version of a thing this is, and the hash of what it says."""

    version: int
    hash: str


class LockedVersion(NamedTuple):
    """A version that is locked: its hash, or GONE, and the ruleset's version with which it came."""

    hash: str
    since: int


class Change(NamedTuple):
    """What became of a clause: `changed`, `new` or `gone`."""

    clause: str
    what: str


class VersionNote(NamedTuple):
    """What the editors say of a version of a ruleset, and the day it is of, as in 2027-01-30."""

    day: str
    says: str


class LockSlip(NamedTuple):
    """What is wrong with a ruleset by the lock; `pending` if locking again corrects it."""

    complaint: Complaint
    pending: bool


class LockError(ComplaintsError):
    """A ruleset that cannot be locked as it is; `complaints` says why."""


def digest(data: Any) -> str:
    """Return the first figures of the SHA-256 of data written as canonical JSON.

    That is: names sorted, no spaces, no escapes for letters, in UTF-8.
    """
    plain = json.loads(json.dumps(data))
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:FIGURES]


def without_places(document: Data) -> Data:
    """Return a ruleset whose clauses name no headings or sentences, as in citations from before."""
    bare = [
        {key: value for key, value in clause.items() if key not in {"headings", "sentences"}}
        for clause in document["clauses"]
    ]
    return {**document, "clauses": bare}


def stamps(document: Data) -> dict[str, Stamp]:
    """Return version and hash of every clause of a ruleset, and under `""` of the whole."""
    clauses = {
        str(clause["id"]): Stamp(clause.get("version", 1), digest(cited_content(clause)))
        for clause in document["clauses"]
    }
    whole = {
        "title": document["title"],
        "source": document["source"],
        "clauses": {name: stamp.hash for name, stamp in clauses.items()},
    }
    return {WHOLE: Stamp(document.get("version", 1), digest(whole)), **clauses}


def cited_content(clause: Data) -> dict[str, Any]:
    """Return what is cited of a clause: its text, what that rests on, and what it settles.

    Of a crux these are the question, the readings with what they set, and the adopted one. Notes
    and reasons are ours, and may be put better without a new version.
    """
    content = {key: clause[key] for key in _CITED_KEYS if key in clause}
    content["text"] = " ".join(clause["text"].split())
    if crux := clause.get("crux"):
        content["crux"] = {
            "id": crux["id"],
            "question": " ".join(crux["question"].split()),
            "adopted": crux["adopted"],
            "readings": {
                name: reading.get("sets", {}) for name, reading in crux["readings"].items()
            },
        }
    return content


def locked_versions(lock: Lock, slug: str, name: str) -> tuple[LockedVersion, ...]:
    """Return the versions of a clause that are locked, or of the ruleset as a whole."""
    entries = lock.get(slug, {}).get(name, "").split()
    parts = [entry.partition("@") for entry in entries]
    return tuple(
        LockedVersion(figures, int(since or (1 if name else number)))
        for number, (figures, _, since) in enumerate(parts, start=1)
    )


def text_versions(lock: Lock) -> dict[str, int]:
    """Return the version of each ruleset that was locked last."""
    return {slug: len(locked_versions(lock, slug, WHOLE)) for slug in lock}


def changes_since(lock: Lock, slug: str, version: int) -> tuple[Change, ...]:
    """Return what became of the clauses of a ruleset after one of its versions."""
    changes = []
    for name in sorted(set(lock.get(slug, {})) - {WHOLE}):
        versions = locked_versions(lock, slug, name)
        gone, was = versions[-1].hash == GONE, versions[0].since <= version
        if versions[-1].since > version and (was or not gone):
            changes.append(Change(name, "gone" if gone else "changed" if was else "new"))
    return tuple(changes)


def changes_with(lock: Lock, slug: str, version: int) -> tuple[Change, ...]:
    """Return what became of the clauses of a ruleset with one of its later versions."""
    return tuple(
        Change(name, "gone" if entry.hash == GONE else "changed" if before else "new")
        for name in sorted(set(lock.get(slug, {})) - {WHOLE})
        for before, entry in enumerate(locked_versions(lock, slug, name))
        if entry.since == version
    )


def version_notes(document: Data) -> dict[int, VersionNote]:
    """Return what the editors say of the later versions of a ruleset."""
    every = document.get("changes", {})
    return {
        int(version): VersionNote(change["day"], change["says"])
        for version, change in every.items()
    }


def slips(document: Data, lock: Lock, retired: Data) -> Iterator[LockSlip]:
    """Return all in which a ruleset that is in order does not keep to the lock."""
    slug = document["id"]
    places = {clause["id"]: at for at, clause in enumerate(document["clauses"])}
    now = stamps(document)
    for name, stamp in now.items():
        path: Path = ("clauses", places[name]) if name else ()
        if slip := _slip(stamp, _hashes(lock, slug, name), name):
            complaint, pending = slip
            called = f"{name}.version" if name else "version"
            yield LockSlip(Complaint((*path, "version"), called, complaint), pending)
    if (version := now[WHOLE].version) > 1 and version not in version_notes(document):
        says = f"write below it {version}: with the day, and says: with what changed"
        wrong = Complaint((), "changes", f"nothing of version {version}; {says}")
        yield LockSlip(wrong, pending=False)
    for name in sorted(set(lock.get(slug, {})) - set(now)):
        if f"{slug}/{name}" not in retired:
            says = f"the clause is gone, and may be cited; put it back, or enter {slug}/{name} in retired.yaml"
            yield LockSlip(Complaint(("clauses",), name, says), pending=False)


def _hashes(lock: Lock, slug: str, name: str) -> list[str]:
    return [entry.hash for entry in locked_versions(lock, slug, name) if entry.hash != GONE]


def _slip(stamp: Stamp, before: Sequence[str], name: str) -> tuple[str, bool] | None:
    version, now = stamp
    last = len(before)
    if version < 1 or version < last:
        return f"is {version}, and version {last} is locked; versions only rise", False
    if version > last + 1:
        return f"is {version}, and version {last} is the last locked; write {last + 1}", False
    if version == last + 1:
        return f"version {version} is not locked yet; run: poch lock", True
    if now != before[-1]:
        what = "what the clause says" if name else "the title, the source or a clause"
        says = f"{what} changed since version {version}; write version: {version + 1}"
        return f"{says}, then run: poch lock", False
    return None


def update_lock(documents: Sequence[Data], lock: Lock, retired: Data) -> dict[str, dict[str, str]]:
    """Return the lock with the new versions of rulesets; raises LockError where one slipped.

    What was locked stays: the hashes of earlier versions, and those of retired clauses.
    """
    wrong = [
        slip.complaint._replace(name=f"{document['id']}/{slip.complaint.name}")
        for document in documents
        for slip in slips(document, lock, retired)
        if not slip.pending
    ]
    if wrong:
        raise LockError(wrong)
    hashes = {slug: dict(names) for slug, names in lock.items()}
    for document in documents:
        names = hashes.setdefault(document["id"], {})
        now = stamps(document)
        whole = now[WHOLE].version
        for name, stamp in now.items():
            if stamp.version > len(_hashes(lock, document["id"], name)):
                came = f"@{whole}" if name and whole > 1 else ""
                names[name] = f"{names.get(name, '')} {stamp.hash}{came}".strip()
        for name in set(names) - set(now):
            if not names[name].rpartition(" ")[2].startswith(GONE):
                names[name] += f" {GONE}@{whole}"
    return {slug: dict(sorted(names.items())) for slug, names in sorted(hashes.items())}
