"""What is in the built site, and what is not."""

from __future__ import annotations

import getpass
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def read_own_texts(site: Path) -> dict[str, str]:
    """The files that the build made (not those of Python, which it passes on as they are)."""
    return {path.name: path.read_text(encoding="utf-8") for path in site.iterdir() if path.is_file()}


def test_addresses_are_relative(site_directory: Path) -> None:
    page = (site_directory / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses
    for address in addresses:
        assert not address.startswith(("/", "http:", "https:"))
        assert address.startswith("data:") or (site_directory / address).is_file()


def test_the_policy_stands_before_what_it_governs(site_directory: Path) -> None:
    page = (site_directory / "index.html").read_text(encoding="utf-8")
    policy = page.index("Content-Security-Policy")
    assert policy < page.index("<link")
    assert policy < page.index("<script")
    assert "unsafe-inline" not in page
    assert "'unsafe-eval'" not in page


def test_nothing_of_the_building_machine_is_in_it(site_directory: Path) -> None:
    for name, text in read_own_texts(site_directory).items():
        assert str(ROOT) not in text, name
        assert str(Path.home()) + "/" not in text, name
        assert f"/home/{getpass.getuser()}" not in text, name
        assert "sourceMappingURL" not in text, name


def test_all_that_is_shipped_has_its_licence_in_it(site_directory: Path) -> None:
    page = (site_directory / "licences.html").read_text(encoding="utf-8")
    for name in (
        "Muggins",
        "Python",
        "pyodide",
        "lit",
        "lit-html",
        "@fluent/bundle",
        "idb-keyval",
        "workbox-core",
        "workbox-precaching",
        "workbox-routing",
        "workbox-strategies",
        "workbox-window",
    ):
        assert f"<h2><bdi>{name} (" in page, name
    for text in ("PSF LICENSE AGREEMENT", "Mozilla Public License Version 2.0", "Apache License"):
        assert text in page


def test_only_what_is_used_is_shipped(site_directory: Path) -> None:
    files = {path.name for path in site_directory.rglob("*") if path.is_file()} - {"muggins.html"}
    hashed = {re.sub(r"-[0-9A-Z]{8}(?=\.\w+$)", "", name) for name in files}
    assert hashed == {
        *(f"{language}.js" for language in ("ar", "de", "es", "fr", "pt-BR")),
        *(f"learn-{language}.js" for language in ("ar", "de", "en", "es", "fr", "pt-BR")),
        "app.css",
        "app.js",
        "apple-touch-icon.png",
        "compat.js",
        "create_worker.js",
        "icon-192.png",
        "icon-512.png",
        "icon.svg",
        "index.html",
        "licences.html",
        "licences.js",
        "manifest.webmanifest",
        "maskable-192.png",
        "maskable-512.png",
        "muggins_core-0.1.0-py3-none-any.whl",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "pyodide.mjs",
        "python_stdlib.zip",
        "snapshot_worker.js",
        "sw.js",
        "turn-desktop.png",
        "turn-phone.png",
        "worker.js",
    }
