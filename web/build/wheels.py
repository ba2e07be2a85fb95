"""Put the two wheels that the page installs into a directory: micropip and the rules package.

The rules package is built reproducibly: the same sources at the same commit give the same bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE_REQUIREMENTS = ROOT / "requirements" / "page.txt"
PYODIDE_LOCK = ROOT / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
EARLIEST_ZIP_TIME = 315532800  # 1980-01-01, for sources that come without a history


def commit_time(root: Path) -> int:
    """The time of the last commit in seconds; that of the earliest zip where there is no history."""
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return EARLIEST_ZIP_TIME
    return int(shown) if shown else EARLIEST_ZIP_TIME


def build_rules_wheel(directory: Path) -> None:
    """Build the wheel of the rules package into `directory`; SOURCE_DATE_EPOCH wins if it is set."""
    _remove_old(directory, "muggins_core")
    environment = {"SOURCE_DATE_EPOCH": str(commit_time(ROOT)), **os.environ}
    command = [sys.executable, "-m", "flit_core.wheel", "--outdir", str(directory.resolve()), str(ROOT)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def fetch_micropip(directory: Path) -> Path:
    """Download micropip, its hash checked, into `directory`, unless it is there already."""
    name: str = json.loads(PYODIDE_LOCK.read_text())["packages"]["micropip"]["file_name"]
    wheel = directory / name
    if wheel.is_file():
        return wheel
    _remove_old(directory, "micropip")
    with tempfile.TemporaryDirectory() as fetched:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes"]
        command += ["--requirement", str(PAGE_REQUIREMENTS), "--dest", fetched]
        subprocess.run(command, check=True)
        found = Path(fetched) / name
        if not found.is_file():
            raise FileNotFoundError(f"Pyodide asks for {name}: {PAGE_REQUIREMENTS.name} pins another")
        wheel.write_bytes(found.read_bytes())
    return wheel


def _remove_old(directory: Path, distribution: str) -> None:
    for wheel in directory.glob(f"{distribution}-*.whl"):
        wheel.unlink()


def write_licences(wheel: Path, target: Path) -> None:
    """Write every licence that a wheel encloses, also those of what it has vendored, into one file."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if Path(name).name.startswith("LICENSE"))
        if not names:
            raise FileNotFoundError(f"{wheel.name} comes without the text of its licence")
        texts = [f"{name}\n\n{archive.read(name).decode('utf-8')}" for name in names]
    target.write_text("\n\n".join(texts), encoding="utf-8")


def main() -> None:
    """Build and fetch."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", type=Path)
    directory: Path = parser.parse_args().directory
    directory.mkdir(parents=True, exist_ok=True)
    build_rules_wheel(directory)
    write_licences(fetch_micropip(directory), directory / "licences-micropip.txt")


if __name__ == "__main__":
    main()
