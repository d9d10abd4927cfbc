"""`make audit`: looks all locked packages up among the known advisories.

pip-audit and npm ask the services that keep them. Where those do not answer, nothing is known of
a package, and that is said and fails: it is not the same as nothing being known against it.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PIP = ("pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off")
NPM = ("npm", "audit", "--json", "--package-lock-only")


class LockAudit(NamedTuple):
    """What is known of the packages of one lock file."""

    packages: int
    known: tuple[str, ...]
    """A line for each package against which something is known."""
    unanswered: str = ""
    """Why not all could be looked up, where that is so."""

    def findings(self) -> Iterator[str]:
        """Yield what there is to say, as ends of sentences."""
        yield from self.known
        if self.unanswered:
            yield f"not all could be looked up: {self.unanswered}"
        elif not self.known:
            yield f"{self.packages} packages, nothing known against them"


def parse_pip(said: str, complaint: str) -> LockAudit:
    """Return what pip-audit says, or why it says nothing."""
    if not said.strip():
        return LockAudit(0, (), last_line(complaint))
    packages = json.loads(said)["dependencies"]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    known = []
    for package in packages:
        for each in package.get("vulns", ()):
            mended = " or ".join(each["fix_versions"]) or "no version yet"
            known.append(
                f"{package['name']} {package['version']}: {each['id']}, mended in {mended}"
            )
    why = f"{len(skipped)} of {len(packages)}; of the first: {skipped[0]}" if skipped else ""
    return LockAudit(len(packages), tuple(known), why)


def parse_npm(said: str, complaint: str) -> LockAudit:
    """Return what npm says, or why it says nothing."""
    data: dict[str, Any] = json.loads(said) if said.strip() else {}
    if "vulnerabilities" not in data:
        return LockAudit(0, (), data.get("message") or last_line(complaint))
    known = [
        f"{name} {package['range']}: {each['title']}, {each['url']}"
        for name, package in data["vulnerabilities"].items()
        for each in package["via"]
        if isinstance(each, dict)
    ]
    return LockAudit(data["metadata"]["dependencies"]["total"], tuple(known))


def last_line(complaint: str) -> str:
    """Return the line with which a program ended."""
    return (complaint.strip() or "nothing was said").splitlines()[-1]


def answers() -> Iterator[tuple[str, LockAudit]]:
    """Ask for each lock file, and yield its name with the answer."""
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        run = [sys.executable, "-m", *PIP, "--format", "json", "--requirement", str(lock)]
        done = subprocess.run(run, check=False, capture_output=True, text=True)
        yield f"requirements/{lock.name}", parse_pip(done.stdout, done.stderr)
    for folder in (ROOT, ROOT / "tools" / "bench"):
        done = subprocess.run(NPM, cwd=folder, check=False, capture_output=True, text=True)
        name = (folder / "package-lock.json").relative_to(ROOT)
        yield str(name), parse_npm(done.stdout, done.stderr)


def main() -> None:
    """Say what is known of each lock file, and fail where that is anything, or not enough."""
    known = unanswered = 0
    for name, answer in answers():
        for line in answer.findings():
            print(f"{name}: {line}", flush=True)
        known += len(answer.known)
        unanswered += bool(answer.unanswered)
    if known:
        raise SystemExit(f"audit: {known} advisories concern what is locked here; see above")
    if unanswered:
        raise SystemExit(
            f"audit: {unanswered} lock files could not be looked up, so nothing is known of them; "
            "run it where the services that keep the advisories can be reached"
        )


if __name__ == "__main__":
    main()
