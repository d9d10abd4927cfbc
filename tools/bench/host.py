"""A static host as they are: packs what can be packed, lets browsers keep files, has a limit."""

import gzip
import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from tests.serving import Files

PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml"}
"""What static hosts send with gzip; fonts, wheels and zip files are packed already."""
KEPT = "max-age=600"
PIECE = 16_384


class Sent(NamedTuple):
    """An answer to a browser: the path that was asked for, and the bytes of the body as sent."""

    path: str
    size: int


@dataclass(slots=True)
class NetworkLine:
    """The way between host and browser: bytes a second in all (0: no limit), seconds to answer."""

    rate: float = 0
    delay: float = 0
    sent: list[Sent] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def pieces(self, body: bytes) -> Iterator[bytes]:
        """Yield a body as fast as the line lets it through."""
        if not self.rate:
            yield body
            return
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            with self.lock:
                time.sleep(len(piece) / self.rate)
            yield piece


@cache
def pack_file(path: Path, _changed: int) -> tuple[bytes, str]:
    """Return a file as it is sent, with gzip -9 where that is of use, and a tag that tells it."""
    content = path.read_bytes()
    if path.suffix in PACKED:
        content = gzip.compress(content, 9, mtime=0)
    return content, f'"{hashlib.sha256(content).hexdigest()[:16]}"'


class Host(Files):
    """Serves files as a static host does, and writes down what it sends."""

    def __init__(self, *args: Any, line: NetworkLine, **named: Any) -> None:  # noqa: ANN401
        """Take the line that is used, besides what is served."""
        self.line = line
        super().__init__(*args, **named)

    def do_GET(self) -> None:  # noqa: N802  named so by its class
        """Send a file, or word that the browser's copy of it is still good."""
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        time.sleep(self.line.delay)
        if not path.is_file():
            super().do_GET()
            return
        content, tag = pack_file(path.resolve(), path.stat().st_mtime_ns)
        fresh = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if fresh else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", KEPT)
        if not fresh:
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Length", str(len(content)))
            if path.suffix in PACKED:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if fresh:
            content = b""
        for piece in self.line.pieces(content):
            self.wfile.write(piece)
        self.line.sent.append(Sent(self.path, len(content)))
