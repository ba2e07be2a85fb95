"""Find a Chromium to test in, and install one where there is none."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find_chromium() -> Path | None:
    """The browser that CHROMIUM names, one that is installed, or the one that Playwright fetched."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    candidates = [Path(path) for path in ([found] if found else APPLICATIONS)]
    return next((path for path in candidates if path.is_file()), None) or _fetched_by_playwright()


def _fetched_by_playwright() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def install_chromium() -> None:
    """Install Debian's package where that is at hand, else Playwright's own build."""
    if not (_is_debian() and shutil.which("apt-get") and _install_package()):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _is_debian() -> bool:
    # Of Debian's descendants some have no browser behind the package's name.
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def _install_package() -> bool:
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    update = subprocess.run([*prefix, "apt-get", "update"], check=False)
    command = [*prefix, "apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    return update.returncode == 0 and subprocess.run(command, check=False).returncode == 0


def main() -> int:
    """Install a browser if there is none; tell which one there is."""
    if find_chromium() is None:
        install_chromium()
    path = find_chromium()
    if path is None:
        print("No Chromium: install one, or name it with CHROMIUM=/path/to/chromium", file=sys.stderr)
        return 1
    print(f"Chromium: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
