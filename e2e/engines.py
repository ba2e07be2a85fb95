"""The browsers that the stories run in: find them, install what is missing, and open them.

Chromium and Firefox are driven by Playwright, WebKitGTK by Selenium on a screen that nobody sees.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver

Engine = Literal["chromium", "firefox"]
ENGINES: tuple[Engine, ...] = ("chromium", "firefox")


@dataclass(frozen=True, slots=True)
class Source:
    """Where an engine is found: under these names, in these places, in this package of Debian's; and how
    it is started."""

    names: tuple[str, ...]
    applications: tuple[str, ...]
    package: str
    arguments: tuple[str, ...] = ()


SOURCES: dict[Engine, Source] = {
    "chromium": Source(
        (
            "chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "chrome",
        ),
        (
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ),
        "chromium",
        (
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ),
    ),
    # Playwright drives a Firefox that it did not patch by WebDriver BiDi, and so far only Debian's is tried.
    "firefox": Source(("firefox-esr",), (), "firefox-esr"),
}
WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb")
FONTS_PACKAGE, FONT_FILE = "fonts-liberation", "LiberationSerif-Regular.*"
"""The serif that Debian's desktops have, and with them the pictures; a bare Debian has a wider one, in which
stories that measure words would measure something else."""


def find(engine: Engine) -> Path | None:
    """The browser that CHROMIUM or FIREFOX names, one that is installed, or the one Playwright fetched."""
    with sync_playwright() as playwright:
        return _found(engine, playwright)


def launch(engine: Engine, playwright: Playwright) -> Browser:
    """Start a browser without a window; LookupError where there is none."""
    path = _found(engine, playwright)
    if path is None:
        raise LookupError(f"there is no {engine}: run `make test-all`")
    is_own = path == _fetched(engine, playwright)
    channel = "moz-firefox" if engine == "firefox" and not is_own else None
    return _type(engine, playwright).launch(
        executable_path=path, channel=channel, args=SOURCES[engine].arguments
    )


def _found(engine: Engine, playwright: Playwright) -> Path | None:
    return _installed(engine) or _fetched(engine, playwright)


def _installed(engine: Engine) -> Path | None:
    named = os.environ.get(engine.upper())
    if named:
        return Path(named)
    source = SOURCES[engine]
    on_the_path = (Path(path) for path in map(shutil.which, source.names) if path)
    applications = (Path(path) for path in source.applications)
    return next((path for path in (*on_the_path, *applications) if path.is_file()), None)


def _fetched(engine: Engine, playwright: Playwright) -> Path | None:
    path = Path(_type(engine, playwright).executable_path)
    return path if path.is_file() else None


def _type(engine: Engine, playwright: Playwright) -> BrowserType:
    return playwright.chromium if engine == "chromium" else playwright.firefox


def find_mini_browser() -> Path | None:
    """The small browser of WebKitGTK that its driver steers, in Debian's directory of any architecture."""
    named = os.environ.get("WEBKIT")
    if named:
        return Path(named)
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    return found[0] if found else None


def has_webkit() -> bool:
    """Say whether there is a WebKitGTK, its driver and a screen for it."""
    return find_mini_browser() is not None and all(map(shutil.which, ("WebKitWebDriver", "Xvfb")))


@contextmanager
def open_webkit(width: int = 1280, height: int = 800) -> Iterator[WebDriver]:
    """WebKitGTK under Selenium until the end of the `with` block, in a window of about that size."""
    browser, driver = find_mini_browser(), shutil.which("WebKitWebDriver")
    if browser is None or driver is None:
        raise LookupError("there is no WebKitGTK: run `make test-all`")
    options = Options()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    with _screen() as display:
        environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
        if os.geteuid() == 0:
            # The sandbox of WebKitGTK refuses to start for root.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        with warnings.catch_warnings():
            # Selenium 4.50 warns of its own way to reach the driver.
            warnings.filterwarnings("ignore", "setting remote_server_addr", DeprecationWarning)
            web = WebDriver(options=options, service=Service(driver, env=environment))
        try:
            web.set_window_size(width, height)
            yield web
        finally:
            web.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen in memory, on a display that is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as answer:
                number = answer.readline().strip()
            if not number:
                raise LookupError("Xvfb does not start")
            yield f":{number}"
        finally:
            server.terminate()


def install(engine: Engine) -> None:
    """Install Debian's package where that is at hand, else Playwright's own build."""
    if not _install_packages(SOURCES[engine].package):
        subprocess.run([sys.executable, "-m", "playwright", "install", engine], check=False)


def _install_packages(*packages: str) -> bool:
    """Say whether this is a Debian, and they are installed now."""
    if not (_is_debian() and shutil.which("apt-get")):
        return False
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    if prefix and not shutil.which("sudo"):
        print(f"Only root can install packages; as root: {' '.join(install)}", file=sys.stderr)
        return False
    # Without a network the lists that are there may do.
    subprocess.run([*prefix, "apt-get", "update"], check=False)
    if subprocess.run([*prefix, *install], check=False).returncode == 0:
        return True
    print(f"Could not install packages; try as root: {' '.join(install)}", file=sys.stderr)
    return False


def _is_debian() -> bool:
    # Of Debian's descendants some have no browser behind the package's name.
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def provide(engine: Engine) -> bool:
    """Install a browser if there is none; tell which one there is."""
    if find(engine) is None:
        install(engine)
    path = find(engine)
    if path is None:
        name = engine.upper()
        print(f"No {engine}: install one, or name it with {name}=/path/to/{engine}", file=sys.stderr)
        return False
    print(f"{engine}: {path}")
    return True


def provide_webkit() -> bool:
    """Install WebKitGTK, its driver and a screen for it, if one is missing."""
    if not has_webkit():
        _install_packages(*WEBKIT_PACKAGES)
    if not has_webkit():
        print("No WebKitGTK: install its MiniBrowser, WebKitWebDriver and Xvfb,", file=sys.stderr)
        print(f"which Debian has in {' and '.join(WEBKIT_PACKAGES)}", file=sys.stderr)
        return False
    print(f"webkit: {find_mini_browser()}")
    return True


def provide_fonts() -> None:
    """Install the fonts that words are measured in, where Debian lacks them."""
    if not any(Path("/usr/share/fonts").rglob(FONT_FILE)):
        _install_packages(FONTS_PACKAGE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Provide the engines that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="+", choices=[*ENGINES, "webkit"], metavar="engine")
    wanted = parser.parse_args(arguments).engines
    provide_fonts()
    done = [provide_webkit() if engine == "webkit" else provide(engine) for engine in wanted]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
