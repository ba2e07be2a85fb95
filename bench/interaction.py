"""How soon the table answers in Chromium: from a tap to the next paint on a line of 28 tiles, by the Event
Timing API, with what shifts on the page; and what a frame takes in which a line of up to 91 tiles is drawn.

Beside it, in the same browser and in turns: a button that changes its own text, and the same picture of a
line without the program. Run by `make bench`, in the environment of the tests.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from engines import launch
from moments import NAMES, Game, must_draw, save_when, tiles_on_table
from playwright.sync_api import Browser, Page, expect, sync_playwright
from site_server import serve_site
from table import Table

from muggins_core import Layout, full_set, preset_rules, shuffled
from muggins_core.line_view import line_view
from muggins_core.rules import SpinnerRule

ROOT = Path(__file__).resolve().parents[1]
AIM_MS, FRAME_MS = 100, 1000 / 60
AIM_SHIFT = 0.05
TAPS, DRAWS, ROUNDS = 25, 6, 7
LONG = Game("muggins", {"tile_set": 9, "hand_size": 7})
FELTS = {"320×568": (304, 200), "1280×800": (1020, 420)}
WATCH = """
window.taps = []; window.shifts = [];
new PerformanceObserver((list) => taps.push(...list.getEntries()
  .filter(({ interactionId }) => interactionId > 0)
  .map(({ interactionId, duration, startTime, processingEnd }) =>
    ({ id: interactionId, duration, processing: processingEnd - startTime }))))
  .observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => shifts.push(...list.getEntries()
  .map(({ value, hadRecentInput }) => [value, hadRecentInput])))
  .observe({ type: "layout-shift", buffered: true });
"""
"""Taps that are painted sooner than 16 ms are not told of; they count as 16 ms."""
FLOOR_PAGE = """<!doctype html><title>floor</title><button style="font-size: 3rem">0</button>
<script>document.querySelector("button").onclick = ({ target }) => { target.textContent++; };</script>"""
PATIENCE_MS = 120_000
Shifts = list[tuple[float, bool]]
"""How much shifted at a time, and whether that came of a tap just before."""


class Watched:
    """A page whose taps are told one by one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.latencies: dict[str, list[float]] = {}

    def tap(self, kind: str, act: Callable[[], object], settled: Callable[[], object]) -> None:
        """Do what is one tap, wait for what comes of it, and note how long its next paint took."""
        self.page.evaluate("taps.length = 0")
        act()
        settled()
        # Entries come when their frame has been painted, at the latest with the next but one.
        self.page.evaluate(
            "async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); }"
        )
        told = self.page.evaluate("taps.map(({ duration }) => duration)")
        self.latencies.setdefault(kind, []).append(max(told, default=16.0))


def tap_floor(page: Page, watched: Watched) -> None:
    """Tap what does next to nothing: no page is quicker in this browser."""
    button = page.get_by_role("button")
    for number in range(TAPS):
        watched.tap("a bare button", button.click, partial(expect(button).to_have_text, str(number + 1)))


def tap_long_line(table: Table, watched: Watched) -> None:
    """Choose tiles, place one and take it back, again and again."""
    page = table.page
    table.show_hand()
    placeable = page.locator(".hand-tile:not(.is-quiet)")
    for _ in range(TAPS):
        watched.tap("choosing", placeable.first.click, expect(table.places.first).to_be_visible)
        before = table.laid.count()
        watched.tap(
            "placing", table.places.first.click, partial(expect(table.laid).to_have_count, before + 1)
        )
        watched.tap("taking back", table.take_back.click, partial(expect(table.laid).to_have_count, before))
        if table.show.is_visible():
            table.show_hand()


def tap_boneyard(table: Table, watched: Watched, save: str) -> Iterator[Shifts]:
    """Draw a tile, on a table that is opened anew each time as nothing is put back. Yields shifts."""
    for _ in range(DRAWS):
        table.keep(save, NAMES[:2])
        table.show_hand()
        tiles = table.hand.count()
        watched.tap("drawing", table.draw.click, expect(table.hand.nth(tiles)).to_be_visible)
        yield table.page.evaluate("shifts")


def measure_taps(browser: Browser, site: str, floor: str) -> tuple[dict[str, list[float]], list[Shifts]]:
    """Return the milliseconds of every tap by its kind, and the shifts of the layout in each page."""
    context = browser.new_context(
        base_url=site, viewport={"width": 1280, "height": 800}, service_workers="block", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(WATCH)
    bare = context.new_page()
    bare.goto(floor)
    floored = Watched(bare)
    tap_floor(bare, floored)
    page = context.new_page()
    table, watched = Table(page), Watched(page)
    table.keep(save_when(tiles_on_table(28, 1), 2, game=LONG), NAMES[:2])
    tap_long_line(table, watched)
    shifts = [page.evaluate("shifts"), *tap_boneyard(table, watched, save_when(must_draw))]
    context.close()
    return floored.latencies | watched.latencies, shifts


def longest_line(spinner: SpinnerRule) -> tuple[Any, Any]:
    """Return the longest of some random lines of double-twelve, without its last tile and with it."""
    lines = max((list(random_lines(spinner, Random(seed))) for seed in range(20)), key=len)
    rules = replace(preset_rules("five_up", 4, {"tile_set": 12, "hand_size": 7}), spinner=spinner)
    before, line = (as_json(line_view(layout, rules)) for layout in lines[-2:])
    return before, line


def random_lines(spinner: SpinnerRule, rng: Random) -> Iterator[Layout]:
    """Yield a random layout after each placement, until nothing fits any more."""
    rest = list(shuffled(full_set(12), rng))
    layout = Layout(spinner).lead(rest.pop())
    yield layout
    while fitting := [tile for tile in rest if layout.ends_for(tile)]:
        ends = layout.ends_for(fitting[0])
        layout = layout.attach(fitting[0], ends[int(rng.random() * len(ends))].anchor)
        rest.remove(fitting[0])
        yield layout


def as_json(value: Any) -> Any:
    """Return what JSON makes of named tuples: objects with their fields."""
    if hasattr(value, "_asdict"):
        return {name: as_json(part) for name, part in value._asdict().items()}
    return [as_json(part) for part in value] if isinstance(value, tuple) else value


def measure_frames(page: Page, address: str) -> dict[str, list[dict[str, float]]]:
    """Return the milliseconds of frames by the line and the window."""
    page.goto(address)
    page.wait_for_function("() => window.round")
    found: dict[str, list[dict[str, float]]] = {}
    for spinner in SpinnerRule:
        before, line = longest_line(spinner)
        for name, (width, height) in FELTS.items():
            given = [before, line, {"width": width, "height": height}]
            kind = f"{len(line['tiles'])} tiles, spinners {spinner.value}, {name}"
            found[kind] = [page.evaluate("(given) => round(...given)", given) for _ in range(ROUNDS)]
    return found


@contextmanager
def bench_site() -> Iterator[str]:
    """Make a bare button, and the page on which lines are drawn with the program's own modules."""
    with tempfile.TemporaryDirectory() as name:
        site = Path(name)
        (site / "floor.html").write_text(FLOOR_PAGE, encoding="utf-8")
        styles = "".join(f'<link rel="stylesheet" href="{path.name}">' for path in put_styles(site))
        page = f'<!doctype html><title>line</title>{styles}<div id="felt"></div><div id="plain"></div>'
        page += '<script src="redraw.js"></script>'
        (site / "line.html").write_text(page, encoding="utf-8")
        options = ["--bundle", "--minify", "--format=iife", "--loader:.ftl=text", "--log-level=warning"]
        options += ['--define:process.env.NODE_ENV="production"', "--alias:lit=./web/node_modules/lit"]
        command = ["web/node_modules/.bin/esbuild", "bench/redraw.js", f"--outfile={site / 'redraw.js'}"]
        subprocess.run([*command, *options], check=True, cwd=ROOT)
        yield site.as_uri()


def put_styles(site: Path) -> Iterable[Path]:
    """The style sheet of the built site, with all it needs."""
    for path in (ROOT / "dist").glob("app-*.css"):
        (site / path.name).write_bytes(path.read_bytes())
        yield site / path.name


def p95(values: list[float]) -> float:
    """Return what 95 in a hundred do not exceed."""
    return sorted(values)[max(0, -(-95 * len(values) // 100) - 1)]


def main() -> None:
    """Print the tables."""
    with serve_site(ROOT / "dist") as site, bench_site() as bare, sync_playwright() as playwright:
        browser = launch("chromium", playwright)
        taps, shifts = measure_taps(browser, site, f"{bare}/floor.html")
        page = browser.new_page()
        frames = measure_frames(page, f"{bare}/line.html")
        browser.close()
    print(f"From a tap to the next paint on a line of 28 tiles, in ms (aim: {AIM_MS}; told in steps of 8)")
    print(f"  {'':<16}{'taps':>6}{'median':>8}{'p95':>8}{'most':>8}")
    for kind, values in taps.items():
        print(f"  {kind:<16}{len(values):6}{median(values):8.0f}{p95(values):8.0f}{max(values):8.0f}")
    for name, pages in (("with 75 taps", shifts[:1]), ("with a draw", shifts[1:])):
        most = max(sum(value for value, _ in page) for page in pages)
        unasked = max(sum(value for value, was_asked in page if not was_asked) for page in pages)
        print(f"  Layout shift on a page {name}: {most:.4f} (aim: {AIM_SHIFT}), without a tap {unasked:.4f}")
    print(f"A frame in which a line is drawn, in ms: medians of {ROUNDS} (a frame is {FRAME_MS:.1f})")
    kinds = ("placed", "resized", "rotated", "drawn", "alone")
    print(f"  {'':<40}" + "".join(f"{kind:>9}" for kind in kinds))
    for name, rounds in frames.items():
        cells = "".join(f"{median(one[kind] for one in rounds):9.1f}" for kind in kinds)
        print(f"  {name:<40}{cells}")
    print("  placed: the last tile added; drawn: all of it from nothing; alone: the same picture, no program")


if __name__ == "__main__":
    main()
