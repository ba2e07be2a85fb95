"""What Lighthouse says of the built site on a desktop, served as GitHub Pages does.

Run by `make bench`, which names the directory that Lighthouse is installed in. Accessibility, best practices
and SEO have to be whole; the performance, which depends on the machine, is only told.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from engines import SOURCES, find
from gzip_server import GzipSite, serve_gzip

ROOT = Path(__file__).resolve().parents[1]
COMMAND = Path("node_modules/lighthouse/cli/index.js")
REPEATS = 5
WHOLE = ("accessibility", "best-practices", "seo")
"""The categories in which nothing may be amiss, in any of the repeats."""
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)

Report = dict[str, Any]


def audit(address: str, directory: Path, chromium: Path) -> Report:
    """Let the Lighthouse that is installed in a directory look at a page, with a browser of its own."""
    flags = ["--headless=new", *SOURCES["chromium"].arguments]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # The sandbox of Chromium refuses to start for root.
        flags.append("--no-sandbox")
    command = ["node", str(directory / COMMAND), address, "--preset=desktop", "--output=json", "--quiet"]
    command += ["--no-enable-error-reporting", f"--chrome-flags={' '.join(flags)}"]
    environment = {**os.environ, "CHROME_PATH": str(chromium)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    report: Report = json.loads(done.stdout)
    return report


def audit_site(directory: Path) -> list[Report]:
    """Audit the built site, each time in a browser that has never been there; LookupError without one."""
    chromium = find("chromium")
    if chromium is None:
        raise LookupError("there is no chromium: run `make test-e2e`")
    with serve_gzip(GzipSite(ROOT / "dist")) as address:
        return [audit(address, directory, chromium) for _ in range(REPEATS)]


def score(report: Report, category: str) -> float:
    """The score of a category, of 1; 0 where Lighthouse could not tell."""
    return report["categories"][category]["score"] or 0.0


def faults(report: Report) -> Iterator[str]:
    """What keeps a report from being whole, by categories and audits."""
    if report.get("runtimeError"):
        yield report["runtimeError"]["message"]
    for category in WHOLE:
        if score(report, category) < 1:
            audits = [report["audits"][each["id"]] for each in report["categories"][category]["auditRefs"]]
            failed = [each["title"] for each in audits if each["score"] is not None and each["score"] < 1]
            yield f"{category}: {score(report, category):.0%} ({'; '.join(failed)})"


def format_table(reports: Sequence[Report]) -> str:
    """The scores, and what the one for performance is made of."""
    lines = [f"Lighthouse {reports[0]['lighthouseVersion']}, desktop, of 100"]
    for category in WHOLE:
        lowest = 100 * min(score(report, category) for report in reports)
        lines.append(f"  {category:<26}{lowest:8.0f}  (lowest of {len(reports)})")
    performances = [100 * score(report, "performance") for report in reports]
    span = f"median of {len(reports)}; {min(performances):.0f} to {max(performances):.0f}"
    lines.append(f"  {'performance':<26}{median(performances):8.0f}  ({span})")
    for metric in METRICS:
        middle = median(report["audits"][metric]["numericValue"] for report in reports)
        unit = "" if metric == "cumulative-layout-shift" else " ms"
        lines.append(f"    {metric:<24}{middle:8.{0 if unit else 3}f}{unit}")
    return "\n".join(lines)


def main() -> int:
    """Print the scores; 1 where one that has to be whole is not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", type=Path, help="where Lighthouse is installed")
    reports = audit_site(parser.parse_args().directory)
    print(format_table(reports))
    found = sorted({fault for report in reports for fault in faults(report)})
    for fault in found:
        print(f"  not whole: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
