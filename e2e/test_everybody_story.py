"""Every kind of screen is for everybody: axe finds nothing on it, light, dark, with more contrast and with
forced colours, and with whatever is chosen against the system; all is hit with a finger and read at any size,
on the smallest telephone, magnified four times, and with the spacing of text that people may set
(WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe import prepare, violations
from looks import FELTS, TILES, Theme, wear
from playwright.sync_api import Page
from screens import SCREENS
from table import Table
from visits import prefer
from witness import Witness

MODES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "forced": {"color_scheme": "dark", "contrast": "no-preference", "forced_colors": "active"},
}
CHOSEN: list[tuple[Literal["light", "dark"], Theme, str]] = [
    ("light", "dark", "claret"),
    ("dark", "contrast", "blue"),
    ("dark", "light", "green"),
]
"""What the system has, and what is chosen against it. The tiles, and the cloth in MODES, change from screen
to screen, so that each comes with each."""
SMALL = """() => {
  const kinds = "button, a[href], input, select, summary, [role=button], [tabindex='0']";
  const all = document.querySelectorAll(kinds);
  const over = document.querySelector("dialog[open]");
  const told = [];
  for (const it of all) {
    if (it.closest("[inert], [hidden]") || (over && !over.contains(it)) || !it.checkVisibility()) continue;
    if (it.matches("p a, li a, td a, dd a, pre a")) continue;
    // Who presses a label presses what it labels.
    const boxes = [it, ...(it.labels ?? [])].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    // The browser tells of pixels with a little noise.
    if (Math.min(width, height) < 43.9) {
      told.push(`${it.outerHTML.slice(0, 120)}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
  }
  return told;
}"""
"""What may be pressed and is smaller than 44 pixels, but for links in a text."""
CUT_OFF = """() => {
  const over = document.querySelector("dialog[open]");
  const told = [];
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const reach = (it) => {
    // The part of the page that can be brought into view there.
    const down = document.documentElement.scrollHeight - scrollY;
    const box = { left: 0, top: -scrollY, right: innerWidth, bottom: Math.max(innerHeight, down) };
    for (let up = it.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (scrolls(style, "X")) Object.assign(box, { left: -Infinity, right: Infinity });
      else if (style.overflowX !== "visible" && box.left !== -Infinity) {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (scrolls(style, "Y")) Object.assign(box, { top: -Infinity, bottom: Infinity });
      else if (style.overflowY !== "visible" && box.top !== -Infinity) {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      if (up === document.documentElement) break;
    }
    return box;
  };
  const walker = document.createTreeWalker(over ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    const isSeen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || node.data.trim() === "") continue;
    // Blanks at the end of a line of a licence hang out of it.
    const unread = ".visually-hidden, option, pre, noscript, svg, [aria-hidden=true], script, style";
    if (it.closest(unread)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const box = reach(it);
    const style = getComputedStyle(it);
    // A long name is told whole on the curtain and the sheet, and in its title.
    if (style.textOverflow === "ellipsis" && it.title === node.data.trim()) continue;
    const isShort = style.textOverflow === "ellipsis" && it.scrollWidth > it.clientWidth + 1;
    const isOut = text.left < box.left - 1.5 || text.right > box.right + 1.5
      || text.top < box.top - 1.5 || text.bottom > box.bottom + 1.5;
    if (isShort || isOut) {
      const at = [text.left, text.top, text.right, text.bottom].map(Math.round);
      told.push(`${node.data.trim().slice(0, 40)} in <${it.tagName} ${it.className}> at ${at}`);
    }
  }
  for (const it of (over ?? document).querySelectorAll("button, input, select, a, .line > .laid")) {
    if (!it.checkVisibility() || it.closest("[inert], .closer")) continue;
    const [edge, box] = [it.getBoundingClientRect(), reach(it)];
    if (edge.left < box.left - 1.5 || edge.right > box.right + 1.5
      || edge.top < box.top - 1.5 || edge.bottom > box.bottom + 1.5) {
      const at = [edge.left, edge.top, edge.right, edge.bottom].map(Math.round);
      told.push(`<${it.tagName} ${it.className.baseVal ?? it.className}> at ${at}`);
    }
  }
  const felt = over ? null : document.querySelector(".line-area");
  if (felt && felt.getBoundingClientRect().height < 80) told.push("there is no room for the line");
  if (document.documentElement.scrollWidth > innerWidth + 1) told.push("the page scrolls sideways");
  return told;
}"""
"""Texts, what may be pressed, and tiles, of which a part can be brought into view by no scrolling."""
SPACE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 4; frames += 1) await frame();
}"""
"""What is measured anew after a change of the window has been drawn."""


def expect_whole(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    assert page.evaluate(CUT_OFF) == [], f"{width} x {height}"


def expect_no_violations(page: Page) -> None:
    """Of axe, in each mode of the system and with what is chosen against it."""
    prepare(page)
    for mode, media in MODES.items():
        page.emulate_media(**media)
        assert violations(page) == [], mode
    page.emulate_media(forced_colors="none")
    for system, theme, felt in CHOSEN:
        page.emulate_media(color_scheme=system)
        wear(page, theme, felt)
        assert violations(page) == [], (system, theme, felt)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody(page: Page, witness: Witness, name: str) -> None:
    turn = list(SCREENS).index(name)
    prefer(page, tiles=TILES[turn % 3], felt=FELTS[turn // 3 % 3])
    SCREENS[name](Table(page), witness)
    expect_no_violations(page)
    page.emulate_media(color_scheme="light")
    expect_whole(page, 320, 568)
    assert page.evaluate(SMALL) == []
    expect_whole(page, 320, 256)
    page.evaluate(SPACE)
    expect_whole(page, 1280, 800)
    expect_whole(page, 320, 568)
