"""The built site, served as GitHub Pages does: under a subpath, compressed, kept by caches for ten minutes.

Compressed once, before the first request, so that a bench does not measure the compressing.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import BaseServer
from typing import Any
from urllib.parse import urlsplit

from serve import TYPES, serving

SUBPATH = "/muggins/"
COMPRESSED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"})
"""Pages leaves what is compressed by itself as it is: pictures, zip files, wheels."""
UNKNOWN = "application/octet-stream"


@dataclass(frozen=True, slots=True)
class Answer:
    """A file as it goes over the wire."""

    body: bytes
    headers: dict[str, str]


class GzipSite:
    """The files of a directory, by their paths under `subpath`; `sent` counts the bytes of every body that
    went over the wire, by path."""

    def __init__(self, directory: Path, subpath: str = SUBPATH) -> None:
        self.subpath = subpath
        self.sent: Counter[str] = Counter()
        self._answers = {
            subpath + path.relative_to(directory).as_posix(): answer_of(path)
            for path in sorted(directory.rglob("*"))
            if path.is_file()
        }
        self._answers[subpath] = self._answers[f"{subpath}index.html"]

    def answer(self, path: str) -> Answer | None:
        """What is sent for a path; None where there is nothing."""
        return self._answers.get(path)


def answer_of(path: Path) -> Answer:
    """A file made ready to be sent; it is taken for granted that every browser knows gzip."""
    content = path.read_bytes()
    headers = {
        "Content-Type": TYPES.get(path.suffix, UNKNOWN),
        "Cache-Control": "max-age=600",
        "ETag": f'"{hashlib.sha256(content).hexdigest()[:16]}"',
    }
    if path.suffix in COMPRESSED:
        content = gzip.compress(content, mtime=0)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Answer(content, headers)


class GzipHandler(BaseHTTPRequestHandler):
    """Answers from a `GzipSite`, over connections that stay open."""

    protocol_version = "HTTP/1.1"

    def __init__(self, site: GzipSite, request: Any, client_address: Any, server: BaseServer) -> None:
        self.site = site
        super().__init__(request, client_address, server)

    def do_GET(self) -> None:
        """Send a file, or say that it has not changed, or that there is none."""
        path = urlsplit(self.path).path
        answer = self.site.answer(path)
        if answer is None:
            self._send(HTTPStatus.NOT_FOUND, Answer(b"", {}))
        elif self.headers.get("If-None-Match") == answer.headers["ETag"]:
            self._send(HTTPStatus.NOT_MODIFIED, Answer(b"", answer.headers))
        else:
            self.site.sent[path] += len(answer.body)
            self._send(HTTPStatus.OK, answer)

    def _send(self, status: HTTPStatus, answer: Answer) -> None:
        self.send_response(status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        try:
            self.wfile.write(answer.body)
        except ConnectionError:
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Say nothing: a bench prints its table alone."""


@contextmanager
def serve_gzip(site: GzipSite) -> Iterator[str]:
    """Serve until the end of the `with` block; gives the address of the page."""
    with serving(partial(GzipHandler, site)) as address:
        yield address + site.subpath
