"""axe in the page: what it finds, and what it leaves to be judged otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[1] / "web/node_modules/axe-core/axe.min.js"
JUDGED = """async () => {
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ["violations", "incomplete"],
    rules: { "target-size": { enabled: true } },
  });
  return [
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))].join(" | ")),
    Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.map(({ target }) => target[0])])),
  ];
}"""


class Judgement(NamedTuple):
    """What is wrong, and what axe cannot judge: by the rule, the selectors of the elements."""

    violations: list[str]
    incomplete: dict[str, list[str]]


def prepare(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))


def judge(page: Page) -> Judgement:
    return Judgement(*page.evaluate(JUDGED))
