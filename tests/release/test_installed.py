"""What is installed is named by version and hash, from no named host, and an audit is honest."""

import json
import re
from pathlib import Path

import pytest

from tools.gates.audit import LockAudit, parse_npm, parse_pip

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NODE_LOCKS = (ROOT / "package-lock.json", ROOT / "tools" / "bench" / "package-lock.json")
PINNED = re.compile(
    r"^([a-z0-9._-]+)==[^ ]+(?: ; [^\\]+)? \\(\n +--hash=sha256:[0-9a-f]{64}(?: \\)?)+$"
)
SAID = {
    "dependencies": [
        {"name": "sound", "version": "1.0", "vulns": []},
        {
            "name": "unsound",
            "version": "2.0",
            "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["2.1"]}],
        },
    ]
}
UNHEARD = {"dependencies": [{"name": "unheard-of", "skip_reason": "it is not on the list"}]}
REPORT = {
    "metadata": {"dependencies": {"total": 7}},
    "vulnerabilities": {
        "leaf": {"range": "<2", "via": [{"title": "It spills", "url": "https://x.example/1"}]},
        "branch": {"range": "*", "via": ["leaf"]},
    },
}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_is_locked_by_hash(lock: Path) -> None:
    """Each has one version and its hashes, and the list names no host."""
    text = re.sub(r"^ *#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    packages = re.split(r"\n(?=\S)", text.strip())

    assert [] == [package for package in packages if not PINNED.match(package)]
    assert "://" not in text


def test_every_list_of_packages_is_locked() -> None:
    """`make lock` knows each of them, and none is left over."""
    wanted = {path.stem for path in (ROOT / "requirements").glob("*.in")}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.search(r"^\tcd requirements && for name in (.+); do", makefile, re.MULTILINE)

    assert named
    assert wanted == {lock.stem for lock in LOCKS} == set(named[1].split())


@pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda lock: lock.parent.name)
def test_every_npm_package_is_locked_by_hash(lock: Path) -> None:
    """Each has its hash, and the list names no host."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    del packages[""]

    assert [] == [name for name, package in packages.items() if "integrity" not in package]
    assert [] == [name for name, package in packages.items() if "resolved" in package]


def test_an_audit_tells_what_is_known() -> None:
    """Each advisory once, with the package that it is about."""
    pip, npm = parse_pip(json.dumps(SAID), ""), parse_npm(json.dumps(REPORT), "")

    assert LockAudit(2, ("unsound 2.0: PYSEC-2026-1, mended in 2.1",)) == pip
    assert LockAudit(7, ("leaf <2: It spills, https://x.example/1",)) == npm


@pytest.mark.parametrize(
    "answer",
    [
        parse_pip(json.dumps(UNHEARD), "No known vulnerabilities found"),
        parse_pip("", "a traceback\nConnectionError: no route"),
        parse_npm('{"message": "405 Method Not Allowed"}', ""),
        parse_npm("", "npm error: no network"),
    ],
)
def test_a_package_that_could_not_be_looked_up_is_not_found_sound(answer: LockAudit) -> None:
    """Silence is told as silence, with its reason."""
    assert not answer.known
    assert re.search("list|no route|405|no network", answer.unanswered)
    assert [f"not all could be looked up: {answer.unanswered}"] == [*answer.findings()]
