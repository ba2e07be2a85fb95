"""The watch over the page sees what it is there to see, so that silence means something."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page
from witness import Witness

pytestmark = [pytest.mark.core, pytest.mark.first_visit]

Watched = tuple[Page, Witness]


@pytest.fixture
def watched(context: BrowserContext, site: str) -> Watched:
    """A page under the site's policy that runs nothing of its own, and a witness that is not closed."""
    witness = Witness(context, site)
    page = context.new_page()
    page.goto("licences.html")
    assert witness.incidents == []
    return page, witness


def test_console_errors_are_noted_and_warnings_are_not(watched: Watched) -> None:
    page, witness = watched
    page.evaluate("console.warn('fine'); console.error('not fine')")
    assert witness.incidents == ["console: not fine"]


def test_uncaught_errors_are_noted(watched: Watched) -> None:
    page, witness = watched
    with page.context.expect_event("weberror"):
        page.evaluate("queueMicrotask(() => { throw new Error('lost') })")
    assert any("lost" in incident for incident in witness.incidents)


def test_errors_of_workers_that_are_ended_at_once_are_noted(watched: Watched) -> None:
    page, witness = watched
    script = "throw new Error('lost')"
    page.route("**/lost.js", lambda route: route.fulfill(content_type="text/javascript", body=script))
    with page.expect_console_message(lambda message: message.text.startswith("worker: ")):
        page.evaluate("() => { const w = new Worker('lost.js'); w.onerror = () => w.terminate() }")
    assert any(incident.endswith("Error: lost") for incident in witness.incidents)


def test_violations_of_the_policy_are_noted(watched: Watched) -> None:
    page, witness = watched
    with page.expect_console_message(lambda message: message.text.startswith("policy violation")):
        page.evaluate(
            "document.head.append(Object.assign(document.createElement('style'), {textContent: 'p{}'}))"
        )
    assert "console: policy violation: style-src-elem inline" in witness.incidents


def test_the_policy_is_sent_as_a_header_too(page: Page) -> None:
    response = page.request.get("licences.html")
    assert response.headers["content-security-policy"].startswith("default-src 'none'; ")


def test_files_that_are_missing_are_noted(watched: Watched, site: str) -> None:
    page, witness = watched
    page.evaluate("fetch('missing.js').then(() => undefined)")
    assert f"status 404: {site}missing.js" in witness.incidents


def test_requests_that_leave_the_site_are_noted(watched: Watched, site: str) -> None:
    page, witness = watched
    page.goto("/elsewhere")
    assert f"left the site: {site.removesuffix('/some/where/')}/elsewhere" in witness.incidents


def test_requests_that_fail_are_noted(watched: Watched) -> None:
    page, witness = watched
    page.route("**/broken.js", lambda route: route.abort())
    page.evaluate("fetch('broken.js').catch(() => undefined)")
    assert any(incident.startswith("failed: ") for incident in witness.incidents)


def test_incidents_fail_a_story_unless_it_names_them(context: BrowserContext, site: str) -> None:
    witness = Witness(context, site)
    witness.incidents.append("console: worker lost")
    with pytest.raises(AssertionError, match="worker lost"):
        witness.close()
    witness.expect("^console: worker")
    witness.close()


def test_incidents_that_a_story_names_have_to_come(context: BrowserContext, site: str) -> None:
    witness = Witness(context, site)
    witness.expect("worker lost")
    with pytest.raises(AssertionError, match="did not come"):
        witness.close()
