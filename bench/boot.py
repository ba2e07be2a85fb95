"""How soon the page can be played on in Chromium: stock Pyodide with micropip and the wheel, our first visit,
and a later one that starts from the snapshot; what goes over the wire, and what the memory is.

Run by `make bench`, in the environment of the tests.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from engines import launch
from gzip_server import GzipSite, serve_gzip
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from starts import WATCH_STAGES, wait_for_snapshot

ROOT = Path(__file__).resolve().parents[1]
STOCK_REQUIREMENTS = ROOT / "bench" / "stock_requirements.txt"
REPEATS = 5
PATIENCE_MS = 120_000
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE = """<!doctype html><title>stock</title><h1>Stock</h1>
<script type="module">new Worker("worker.js", { type: "module" });</script>"""
STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const here = (path) => new URL(path, import.meta.url).href;
const pyodide = await loadPyodide();
await pyodide.loadPackage(here("MICROPIP"));
await pyodide.pyimport("micropip").install(here("WHEEL"));
const handle = pyodide.pyimport("muggins_core.session.handle");
handle('{"id": 1, "type": "list_games"}');
postMessage('{"stage": "ready"}');
"""
WATCH_USABLE = """
new MutationObserver(() => {
  if (!window.usable && document.querySelector("#app input:not([disabled])"))
    requestAnimationFrame(() => { window.usable ??= performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""
TIMES = """() => ({
  ready: Object.fromEntries(stages).ready,
  usable: window.usable,
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
})"""


@dataclass(frozen=True, slots=True)
class Visit:
    """Milliseconds from the beginning of the navigation, bytes on the wire, and the memory of the page's
    process in MB."""

    ready: float
    paint: float
    usable: float
    wire: int
    memory: float


@contextmanager
def stock_site() -> Iterator[Path]:
    """What the handbook of Pyodide tells to do, with its own files as they are."""
    with tempfile.TemporaryDirectory() as name:
        site = Path(name)
        for file in STOCK:
            shutil.copy(ROOT / "web/node_modules/pyodide" / file, site)
        micropip = fetch_micropip(site)
        (wheel,) = (ROOT / ".build/wheels").glob("muggins_core-*.whl")
        shutil.copy(wheel, site)
        worker = STOCK_WORKER.replace("MICROPIP", micropip.name).replace("WHEEL", wheel.name)
        (site / "worker.js").write_text(worker, encoding="utf-8")
        (site / "index.html").write_text(STOCK_PAGE, encoding="utf-8")
        yield site


def fetch_micropip(directory: Path) -> Path:
    """Download micropip, its hash checked."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--python-version=3.14", "--require-hashes"]
    command += ["--requirement", str(STOCK_REQUIREMENTS), "--dest", str(directory)]
    subprocess.run(command, check=True)
    (wheel,) = directory.glob("micropip-*.whl")
    return wheel


def visit(page: Page, site: GzipSite, address: str) -> Visit:
    """Open a page and wait until its Python answers."""
    before = site.sent.total()
    page.goto(address)
    page.wait_for_function("stages.at(-1)?.[0] === 'ready'", timeout=PATIENCE_MS)
    times = page.evaluate(TIMES)
    return Visit(
        times["ready"],
        times["paint"] or 0.0,
        times.get("usable") or 0.0,
        site.sent.total() - before,
        memory_of(page),
    )


def memory_of(page: Page) -> float:
    """The proportional memory of the largest process that shows pages, in MB, from Linux."""
    browser = page.context.browser
    assert browser is not None, "a page is of a browser that was launched"
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    sizes = [pss_of(process["id"]) for process in processes if process["type"] == "renderer"]
    return max(sizes, default=0.0)


def pss_of(process: int) -> float:
    """The proportional set size of a process in MB, 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("Pss:"))


def new_context(browser: Browser) -> BrowserContext:
    """A browser that has never been anywhere, and notes how pages start."""
    context = browser.new_context(bypass_csp=True)
    context.add_init_script(WATCH_STAGES + WATCH_USABLE)
    return context


def first_visit(browser: Browser, site: GzipSite, address: str) -> Visit:
    """Visit with a browser that has never been there."""
    context = new_context(browser)
    found = visit(context.new_page(), site, address)
    context.close()
    return found


def later_visits(browser: Browser, site: GzipSite, address: str) -> Callable[[], Visit]:
    """Visit once, stay until the snapshot is kept, and give how to visit again."""
    context = new_context(browser)
    page = context.new_page()
    visit(page, site, address)
    wait_for_snapshot(page)
    page.close()

    def again() -> Visit:
        page = context.new_page()
        found = visit(page, site, address)
        page.close()
        return found

    return again


def measure() -> tuple[dict[str, list[Visit]], int]:
    """Measure in turns, so that what slows the machine down slows all of them down; and the bytes of a first
    visit that stays until everything is kept."""
    measured: dict[str, list[Visit]] = {"stock": [], "first visit": [], "later visit": []}
    ours = GzipSite(ROOT / "dist")
    with sync_playwright() as playwright, stock_site() as directory:
        theirs = GzipSite(directory)
        browser = launch("chromium", playwright)
        with serve_gzip(ours) as address, serve_gzip(theirs) as stock:
            again = later_visits(browser, ours, address)
            staying = ours.sent.total()
            for _ in range(REPEATS):
                measured["stock"].append(first_visit(browser, theirs, stock))
                measured["first visit"].append(first_visit(browser, ours, address))
                measured["later visit"].append(again())
        browser.close()
    return measured, staying


def main() -> None:
    """Print the table."""
    measured, staying = measure()
    ready = {name: median(visit.ready for visit in visits) for name, visits in measured.items()}
    print(f"The start of the page in Chromium: medians of {REPEATS}, in seconds, measured in turns")
    print(f"  {'':<12}{'ready':>8}{'ratio':>8}{'paint':>8}{'usable':>8}{'wire MB':>10}{'memory MB':>11}")
    for name, visits in measured.items():
        ratio = ready[name] / ready["stock"]
        paint, usable, wire, memory = (
            median(getattr(visit, field) for visit in visits)
            for field in ("paint", "usable", "wire", "memory")
        )
        print(
            f"  {name:<12}{ready[name] / 1000:8.2f}{ratio:8.2f}{paint / 1000:8.2f}"
            f"{usable / 1000:8.2f}{wire / 1e6:10.2f}{memory:11.0f}"
        )
    print(f"  A first visit, until all is kept for play without a network: {staying / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
