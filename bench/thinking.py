"""How long experts think in the page, in Chromium: a turn from its first slice to its move, without the pause
that is made for people, and the longest that the engine is kept from anything else; and what memory the page
has come to. Run by `make bench`, in the environment of the tests.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from statistics import median
from typing import NamedTuple

from computers import keep_with
from engines import launch
from interaction import p95
from moments import Game, save_when, tiles_on_table
from playwright.sync_api import Browser, Page, expect, sync_playwright
from site_server import serve_site
from table import Table
from visits import prefer

ROOT = Path(__file__).resolve().parents[1]
AIM_MEDIAN_MS, AIM_P95_MS = 400, 1000
MOVES = 120
PATIENCE_MS = 60_000
LARGE = Game("muggins", {"tile_set": 12, "spinner": "all"})
"""What makes the most of ends: the largest set, and every double a spinner."""
TABLES = (
    ("muggins, 2", Game("muggins"), 2),
    ("muggins, 4", Game("muggins"), 4),
    ("all_fives, 2", Game("all_fives"), 2),
    ("all_fives, 4", Game("all_fives"), 4),
    ("five_up, 4", Game("five_up"), 4),
    ("double-twelve trees, 4", LARGE, 4),
)
WATCH = """
window.requests = [];
globalThis.Worker = class extends Worker {
  #asked = new Map();
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      const { id } = JSON.parse(data);
      if (this.#asked.has(id)) requests.push({ ...this.#asked.get(id), answered: performance.now() });
    });
  }
  postMessage(text, ...rest) {
    const { id, type, version } = JSON.parse(text);
    if (id !== undefined) this.#asked.set(id, { type, version, asked: performance.now() });
    super.postMessage(text, ...rest);
  }
};
"""


class Turns(NamedTuple):
    """Of a table: milliseconds of each turn, those of each slice of thinking, and megabytes of the page's
    process at its first turn and at its last."""

    turns: list[float]
    slices: list[float]
    first: float
    last: float


def watch(browser: Browser, site: str, game: Game, players: int) -> Turns:
    """Watch experts play until they have made enough moves."""
    context = browser.new_context(base_url=site, service_workers="block", locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(WATCH)
    page = context.new_page()
    prefer(page, pace="still")
    table = Table(page)
    record = json.loads(save_when(tiles_on_table(1), players, game=game))
    keep_with(table, record, ["expert"] * players)
    first = megabytes()
    while page.evaluate("requests.filter(({ type }) => type === 'move').length") < MOVES:
        go_on(table, page)
    found = page.evaluate("requests")
    last = megabytes()
    context.close()
    begun: dict[int, float] = {}
    turns, slices = [], []
    for request in found:
        if request["type"] == "think":
            begun.setdefault(request["version"], request["asked"])
            slices.append(request["answered"] - request["asked"])
        elif request["type"] == "move":
            turns.append(request["answered"] - begun.get(request["version"], request["asked"]))
    return Turns(turns, slices, first, last)


def go_on(table: Table, page: Page) -> None:
    """Lead from a round to the next, and from a match to another; else wait for a move."""
    rematch = page.get_by_role("button", name="Rematch")
    for button in (table.go_on, rematch):
        if button.is_visible():
            button.click()
            return
    page.evaluate("() => new Promise(requestAnimationFrame)")


def megabytes() -> float:
    """Return what the largest process of a page that this program has opened holds in memory."""
    status = {
        path.parent.name: fields for path in Path("/proc").glob("[0-9]*/status") if (fields := read(path))
    }
    sizes = [0.0]
    for process, fields in status.items():
        above = process
        while above in status and int(above) != os.getpid():
            above = status[above]["PPid"]
        if above == str(os.getpid()) and "chrom" in fields["Name"] and "VmRSS" in fields:
            sizes.append(int(fields["VmRSS"].split()[0]) / 1024)
    return max(sizes)


def read(status: Path) -> dict[str, str]:
    """Return the fields of a status file, none if its process is gone."""
    try:
        lines = status.read_text().splitlines()
    except OSError:
        return {}
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def main() -> None:
    """Print the table."""
    expect.set_options(timeout=PATIENCE_MS)
    print(f"An expert's turn in the page, in ms (aims: median {AIM_MEDIAN_MS}, p95 {AIM_P95_MS})")
    print(f"  {'':<24}{'turns':>6}{'median':>8}{'p95':>7}{'most':>7}   longest slice   MB at first, at last")
    with serve_site(ROOT / "dist") as site, sync_playwright() as playwright:
        for name, game, players in TABLES:
            browser = launch("chromium", playwright)
            turns, slices, first, last = watch(browser, site, game, players)
            browser.close()
            print(
                f"  {name:<24}{len(turns):6}{median(turns):8.0f}{p95(turns):7.0f}"
                f"{max(turns):7.0f}{max(slices):16.0f}{first:13.0f}{last:9.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
