"""What has the focus, in the order of the Tab key, and whether it is seen whole with nothing over it
(WCAG 2.4.11, 2.4.12)."""

from __future__ import annotations

from playwright.sync_api import Page

STEPS_AT_MOST = 160
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
FOCUSED = """() => {
  const it = document.activeElement;
  if (it === null || it === document.body) return null;
  const isNew = !passed.includes(it);
  const isFirst = passed[0] === it;
  if (isNew) passed.push(it);
  // A radio button is drawn as the label around it.
  const label = it.labels?.[0];
  const drawn = [it, ...(label?.contains(it) ? [label] : [])];
  const sizes = drawn.map((one) => [one, one.getBoundingClientRect()]);
  const [seen, box] = sizes.sort(([, a], [, b]) => b.width * b.height - a.width * a.height)[0];
  const told = [];
  const over = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (drawn.some((one) => one.contains(hit)) || hit.contains(seen)) ? null : hit;
  };
  const isOut = (start, end, size) => (end - start <= size
    ? start < -1.5 || end > size + 1.5
    : end < size / 2 || start > size / 2);
  if (isOut(box.left, box.right, innerWidth) || isOut(box.top, box.bottom, innerHeight)) {
    told.push(`is at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }
  for (const [across, down] of [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = over(x, y);
    if (hit) told.push(`is under <${hit.tagName} ${hit.className}> at ${Math.round(x)},${Math.round(y)}`);
  }
  const words = it.textContent.trim().slice(0, 30);
  const name = `<${it.tagName} ${it.className.baseVal ?? it.className}> ${words}`;
  return { isNew, isFirst, told: told.map((one) => `${name} ${one}`) };
}"""


def tab_through(page: Page, key: str) -> tuple[int, list[str]]:
    """Press the key until it leads nowhere new; how many had the focus, and what was not seen."""
    page.evaluate("window.passed = []")
    told: list[str] = []
    passed = 0
    for _ in range(STEPS_AT_MOST):
        page.keyboard.press(key)
        page.evaluate(DRAWN)
        focused = page.evaluate(FOCUSED)
        if focused is None:
            continue
        if not focused["isNew"]:
            assert focused["isFirst"], "a trap"
            return passed, told
        passed += 1
        told += focused["told"]
    raise AssertionError("there is no end to it")


def expect_seen(page: Page) -> None:
    """Whatever the keys lead to, in either direction."""
    for key in ("Tab", "Shift+Tab"):
        passed, told = tab_through(page, key)
        assert passed > 0, key
        assert told == [], key
