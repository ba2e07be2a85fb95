"""Watch a browser context for everything that a player must never meet."""

from __future__ import annotations

import re
from http import HTTPStatus

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# A worker that is ended at once, as an engine that has failed is, takes its error with it.
REPORT_TO_CONSOLE = """
globalThis.Worker = class extends Worker {
  constructor(...address) {
    super(...address);
    this.addEventListener("error", ({ message }) => console.error(`worker: ${message}`));
  }
};
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`policy violation: ${violatedDirective} ${blockedURI}`));
"""


# What Firefox calls a download that its page or worker did not outlive, as at a reload: nothing failed that
# a player could meet, and whether it is told hangs on how far the download was.
ENDED_WITH_ITS_PAGE = {"NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED"}


class Witness:
    """Notes console errors, uncaught errors (those of workers too), policy violations, failed requests and
    requests that leave the site; those that a test names with `expect` have to come, those that it names with
    `tolerate` may, others must not."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.incidents: list[str] = []
        self.context = context
        self._site = site
        self._expected: list[re.Pattern[str]] = []
        self._tolerated: list[re.Pattern[str]] = []
        context.add_init_script(REPORT_TO_CONSOLE)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("request", self._follow)
        context.on("requestfailed", self._fail)
        context.on("response", self._check)

    def expect(self, pattern: str) -> None:
        """Let incidents in which `pattern` is found pass; one at least must come."""
        self._expected.append(re.compile(pattern))

    def tolerate(self, pattern: str) -> None:
        """Let incidents in which `pattern` is found pass, whether or not they come."""
        self._tolerated.append(re.compile(pattern))

    def forget(self) -> None:
        """Begin anew."""
        self.incidents.clear()
        self._expected.clear()
        self._tolerated.clear()

    def close(self) -> None:
        """Raise AssertionError if something came that was not expected, or did not come that was."""
        known = (*self._expected, *self._tolerated)
        unexpected = [each for each in self.incidents if not any(p.search(each) for p in known)]
        missing = [p.pattern for p in self._expected if not any(map(p.search, self.incidents))]
        assert not unexpected, "incidents in the browser:\n" + "\n".join(unexpected)
        assert not missing, "expected incidents that did not come:\n" + "\n".join(missing)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.incidents.append(f"console: {message.text}")

    def _catch(self, error: WebError) -> None:
        self.incidents.append(f"uncaught: {error.error}")

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((self._site, "data:", "blob:")):
            self.incidents.append(f"left the site: {request.url}")

    def _fail(self, request: Request) -> None:
        if request.failure not in ENDED_WITH_ITS_PAGE:
            self.incidents.append(f"failed: {request.url} ({request.failure})")

    def _check(self, response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            self.incidents.append(f"status {response.status}: {response.url}")
