"""The content-security policy of the built pages: they run, load and ask what is ours, nothing else."""

import base64
import hashlib
import re
from collections.abc import Iterator

INLINE = re.compile(r"<script(?![^>]*\b(?:src=|application/))[^>]*>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{}; worker-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'self'; "
    "form-action 'none'; object-src 'none'"
)
META = '<meta http-equiv="Content-Security-Policy" content="{}">'
MARKED = re.compile(META.format('[^"]*'))


def hashes(text: str) -> Iterator[str]:
    """Yield the hash of each script that stands in a page itself."""
    for script in INLINE.findall(text):
        digest = hashlib.sha256(script.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode()}'"


def meta(page: str) -> str:
    """Return what a page says in its head: the policy for the scripts that stand in it."""
    return META.format(POLICY.format("".join(f" {script}" for script in sorted({*hashes(page)}))))
