"""Serve the built site on this machine, at the next free port from the one that is asked for."""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from socketserver import BaseRequestHandler
from threading import Thread
from typing import TYPE_CHECKING, AnyStr

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

ROOT = Path(__file__).resolve().parents[2]
PORTS_TRIED = 50
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Files of the site with the types that browsers insist on, whatever the system's table says."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        """The media type of a file, by its extension."""
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        """Let a page that was built anew be seen at once."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def copyfile(self, source: SupportsRead[AnyStr], outputfile: SupportsWrite[AnyStr]) -> None:
        """Send a file, unless the browser goes away meanwhile, which it may."""
        try:
            super().copyfile(source, outputfile)
        except ConnectionError:
            self.close_connection = True

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Tell of failures only."""
        if not isinstance(code, int) or code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)


def open_server(directory: Path, port: int) -> ThreadingHTTPServer:
    """A server of a directory at `port` or the first free one after it; OSError if all are taken."""
    handler = partial(SiteHandler, directory=str(directory))
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return ThreadingHTTPServer(("127.0.0.1", candidate), handler)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TRIED - 1}")


@contextmanager
def serving(handler: Callable[..., BaseRequestHandler]) -> Iterator[str]:
    """Serve beside what is done in the `with` block, at a port that is free; gives the address, without a
    slash at its end."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def main() -> int:
    """Serve until the keyboard interrupts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--directory", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, default=8000)
    arguments = parser.parse_args()
    with open_server(arguments.directory, arguments.port) as server:
        print(f"Play at http://127.0.0.1:{server.server_port}/ (end with Ctrl+C)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
