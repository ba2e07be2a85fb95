"""What can be read and pressed: at any size, with the spacing of text that people may set, and with a finger
(WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5)."""

from __future__ import annotations

from playwright.sync_api import Page

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
