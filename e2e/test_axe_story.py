"""axe finds nothing on any kind of screen, light, dark, with more contrast and with forced colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from screens import SCREENS
from table import Table
from witness import Witness

AXE = Path(__file__).resolve().parents[1] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))].join(" | "));
}"""
MODES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "forced": {"color_scheme": "dark", "contrast": "no-preference", "forced_colors": "active"},
}


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(page: Page, witness: Witness, name: str) -> None:
    SCREENS[name](Table(page), witness)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for mode, media in MODES.items():
        page.emulate_media(**media)
        assert page.evaluate(RUN) == [], mode
