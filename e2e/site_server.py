"""The built site, served as a demanding host would: under a subpath, its policy sent as a header too."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from serve import SiteHandler, serving

SUBPATH = "/some/where/"
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"')


class SubpathHandler(SiteHandler):
    """Nothing outside the subpath, and the page's policy on every answer: a worker obeys headers only."""

    def translate_path(self, path: str) -> str:
        """The file of a path under the subpath; for any other, one that does not exist."""
        inside = path.removeprefix(SUBPATH) if path.startswith(SUBPATH) else "outside of the site"
        return super().translate_path("/" + inside)

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", read_policy(Path(self.directory)))
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing: what fails, the witness tells."""


def read_policy(site: Path) -> str:
    """The policy that the built page names."""
    found = POLICY.search((site / "index.html").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("the built page has no Content-Security-Policy")
    return html.unescape(found[1])


@contextmanager
def serve_site(site: Path) -> Iterator[str]:
    """Serve until the end of the `with` block; gives the address of the page."""
    handler = partial(SubpathHandler, directory=str(site))
    with serving(handler) as address:
        yield address + SUBPATH
