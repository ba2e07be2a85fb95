"""Build the wheel of the rules package into a directory.

It is built reproducibly: the same sources at the same commit give the same bytes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
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
    for old in directory.glob("muggins_core-*.whl"):
        old.unlink()
    environment = {"SOURCE_DATE_EPOCH": str(commit_time(ROOT)), **os.environ}
    command = [sys.executable, "-m", "flit_core.wheel", "--outdir", str(directory.resolve()), str(ROOT)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def main() -> None:
    """Build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", type=Path)
    directory: Path = parser.parse_args().directory
    directory.mkdir(parents=True, exist_ok=True)
    build_rules_wheel(directory)


if __name__ == "__main__":
    main()
