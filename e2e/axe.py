"""axe in the page: what it finds, and what it leaves to be judged otherwise."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[1] / "web/node_modules/axe-core/axe.min.js"
FOUND = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))].join(" | "));
}"""
INCOMPLETE = """async () => {
  const { incomplete } = await axe.run(document, {
    resultTypes: ["incomplete"],
    rules: { "target-size": { enabled: true } },
  });
  return Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.map(({ target }) => target[0])]));
}"""


def prepare(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))


def violations(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FOUND)
    return found


def incomplete(page: Page) -> dict[str, list[str]]:
    """What axe cannot judge: by the rule, the selectors of the elements."""
    left: dict[str, list[str]] = page.evaluate(INCOMPLETE)
    return left
