"""The contrast of texts that axe cannot judge, as over gradients: by the pixels really behind them."""

from __future__ import annotations

import base64

from playwright.sync_api import Page

LEAST = 4.5
LEAST_OF_LARGE = 3.0

BARE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
    text, tspan { fill: transparent !important; stroke: transparent !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  const isCutOut = (it) => getComputedStyle(it).backgroundClip === "text";
  window.cutOut = [...document.querySelectorAll("*")].filter(isCutOut);
  for (const it of cutOut) it.style.backgroundImage = "none";
}"""
"""Makes the texts invisible, and nothing else: what is drawn in the colour of the text stays."""
CLAD = """() => {
  document.adoptedStyleSheets.pop();
  for (const it of cutOut) it.style.backgroundImage = "";
}"""
IN_VIEW = """(selector) => {
  const it = document.querySelector(selector);
  it.scrollIntoView({ block: "center", inline: "nearest" });
}"""
INKS = """(selectors) => {
  window.inks = new Map(selectors.map((selector) => {
    const it = document.querySelector(selector);
    const style = getComputedStyle(it);
    // A text may be cut out of a gradient.
    const cut = style.backgroundClip === "text" ? style.backgroundImage.match(/rgba?\\([^)]*\\)/g) : null;
    return [selector, cut ?? [it instanceof SVGElement ? style.fill : style.color]];
  }));
}"""
"""Notes the colours of the texts while they are seen."""
MEASURE = """async ([selectors, shot]) => {
  const bytes = Uint8Array.from(atob(shot), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // Without the edge, and the arrow of what is chosen from.
  const inner = (it) => {
    const box = it.getBoundingClientRect();
    const away = it.matches("select") ? 30 : 4;
    return new DOMRect(box.x + away, box.y + 4, box.width - 2 * away, box.height - 8);
  };
  const boxes = (it) => {
    if (it.matches("input, select")) return it.value === "" ? [] : [inner(it)];
    const found = [];
    for (const node of it.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push(...range.getClientRects());
    }
    return found;
  };
  // Whatever takes no press is not hit either, but what holds it.
  const isHit = (it, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (it.contains(hit) || hit.contains(it) || it.closest("label")?.contains(hit));
  };
  const isSeen = (it, { left, top, right, bottom }) => {
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    for (let up = it.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      if (top < edge.top - 1 || bottom > edge.bottom + 1) return false;
    }
    // A mark lies in the felt, under places that take the presses there.
    if (it instanceof SVGElement) return true;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [top + 2, y, bottom - 2].every((down) => isHit(it, x, down));
  };
  return selectors.map((selector) => {
    const it = document.querySelector(selector);
    const style = getComputedStyle(it);
    let opacity = 1;
    for (let up = it; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const colours = inks.get(selector).map(rgba);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    let [worst, seen] = [Infinity, 0];
    for (const box of boxes(it)) {
      if (!isSeen(it, box)) continue;
      seen += 1;
      const [left, top] = [Math.max(0, Math.ceil(box.left)), Math.max(0, Math.ceil(box.top))];
      const width = Math.max(1, Math.floor(box.right) - left);
      const height = Math.max(1, Math.floor(box.bottom) - top);
      const { data } = context.getImageData(left, top, width, height);
      for (let at = 0; at < data.length; at += 4) {
        const behind = [data[at], data[at + 1], data[at + 2]];
        for (const colour of colours) {
          const alpha = (opacity * colour[3]) / 255;
          const text = behind.map((part, n) => colour[n] * alpha + part * (1 - alpha));
          worst = Math.min(worst, contrast(text, behind));
        }
      }
    }
    // A stamp that has gone by is seen no more.
    const isShown = it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isEmpty = !isShown || boxes(it).length === 0;
    return { selector, worst, seen: isEmpty ? 1 : seen, isLarge, text: it.textContent.trim().slice(0, 40) };
  });
}"""


def poor_contrasts(page: Page, selectors: list[str]) -> list[str]:
    """Of these elements, those with a text that is hard to tell from something behind it."""
    page.evaluate(INKS, selectors)
    page.evaluate(BARE)
    left, told = list(selectors), []
    while left:
        page.evaluate(IN_VIEW, left[0])
        shot = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
        judged = page.evaluate(MEASURE, [left, shot])
        for each in judged:
            least = LEAST_OF_LARGE if each["isLarge"] else LEAST
            if each["seen"] and each["worst"] < least:
                told.append(f"{each['text']!r} ({each['selector']}): {each['worst']:.2f}")
        seen = {each["selector"] for each in judged if each["seen"]}
        if left[0] not in seen:
            told.append(f"{left[0]} cannot be seen whole: {judged[0]['text']!r}")
        left = [selector for selector in left[1:] if selector not in seen]
    page.evaluate(CLAD)
    return told
