"""A server for the built site, at the root of a host or in a folder of one."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class Files(SimpleHTTPRequestHandler):
    """Serves a folder below a base path, and its 404.html for what is not there."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a small file waits until its head has arrived
    extensions_map = {  # noqa: RUF012  declared so by its class
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args: Any, base: str, **named: Any) -> None:  # noqa: ANN401
        """Take the path below which the site lies, such as / or /some/folder/."""
        self.base = base
        super().__init__(*args, **named)

    def translate_path(self, path: str) -> str:
        """Return the file for a path, or one that does not exist if it is outside the base."""
        if not path.startswith(self.base):
            return str(Path(self.directory) / "outside-of-the-site")
        return super().translate_path("/" + path.removeprefix(self.base))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer as a static host does: with the site's own page for what is not found."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:  # noqa: ANN401
        """Say nothing."""


@contextmanager
def served(
    folder: Path, base: str = "/", handler: type[Files] = Files, **named: Any
) -> Iterator[str]:
    """Serve a folder on a free port of this machine, and yield its address, ending in the base.

    Another handler may be named, with what else it takes.
    """
    made = partial(handler, base=base, directory=str(folder), **named)
    with ThreadingHTTPServer(("127.0.0.1", 0), made) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{base}"
        server.shutdown()
