"""A server whose pages report each error that a console would show: WebKit's driver cannot be asked for them."""

from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

from tests.serving import Files

HEARD = "heard"
SCRIPT = b"""
const tell = (text) => {
  const request = new XMLHttpRequest();
  request.open("POST", "/heard", false);
  request.send(`${text} (${location.pathname})`);
};
const { error } = console;
console.error = (...all) => (tell(`console: ${all.join(" ")}`), error(...all));
addEventListener("error", ({ message, target }) => {
  // the theme observes how high a page is; what changes while it answers, it is told in the next frame
  if (!message?.startsWith("ResizeObserver loop completed")) tell(`error: ${message ?? target.src ?? target.href}`);
}, true);
addEventListener("unhandledrejection", ({ reason }) => tell(`rejection: ${reason}`));
addEventListener("securitypolicyviolation", (it) => tell(`policy: ${it.violatedDirective} ${it.blockedURI}`));
"""
FIRST = b'<meta charset="utf-8">'


class Listening(Files):
    """Serves a site, puts a script before all others of its pages, and takes note of what that reports."""

    def __init__(  # noqa: ANN401
        self, *args: Any, heard: list[str], instead: Mapping[str, bytes | None], **named: Any
    ) -> None:
        """Take where to note what goes wrong, and what is sent in place of a file: nothing where the line is cut."""
        self.heard = heard
        self.instead = instead
        super().__init__(*args, **named)

    def handle(self) -> None:
        """Answer until the reader leaves, which they may do in the middle of an answer."""
        with suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:  # noqa: N802  called so by its class
        """Send a page with the script, or a file as it is."""
        path = self.path.split("?")[0]
        file = Path(self.translate_path(path))
        page = file / "index.html" if path.endswith("/") else file
        if path in self.instead:
            self._spoil(self.instead[path], self.guess_type(path))
        elif path == f"/{HEARD}.js":
            self._send(b"{%s}" % SCRIPT, "text/javascript")
        elif page.suffix == ".html" and page.exists():
            script = b'<script src="/%s.js"></script>' % HEARD.encode()
            self._send(page.read_bytes().replace(FIRST, FIRST + script, 1), "text/html")
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802  called so by its class
        """Take note of an error."""
        self.heard.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self._send(b"", "text/plain")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Take note of what is not there."""
        self.heard.append(f"status {code}: {self.path}")
        super().send_error(code, message, explain)

    def _spoil(self, body: bytes | None, kind: str) -> None:
        if body is None:
            self.connection.shutdown(SHUT_RDWR)
            self.close_connection = True
        else:
            self._send(body, kind)

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
