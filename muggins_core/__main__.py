"""The commands: `python -m muggins_core replay` and `python -m muggins_core play`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from random import Random, SystemRandom
from typing import TextIO

from muggins_core.errors import MugginsError
from muggins_core.presets import preset_names
from muggins_core.replay import replay_line
from muggins_core.terminal import play


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m muggins_core", description="Muggins, the dominoes game.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("replay", help="read records, one a line, and write what each one leads to")
    player = commands.add_parser("play", help="play a match here, passing the keyboard")
    player.add_argument("names", nargs="*", help="the players (Ann and Bob, or Ann alone)")
    player.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="LEVEL",
        help="have a computer play too, as often as wanted: beginner, casual, skilled or expert, or with a "
        "temperament expert/blocker, expert/hoarder, expert/racer",
    )
    player.add_argument("--seed", help="deal the same tiles for the same seed")
    player.add_argument("--game", default="muggins", choices=preset_names(), help="the preset to play")
    options = parser.parse_args(arguments)
    if options.command == "replay":
        answer_lines(sys.stdin.buffer, sys.stdout)
        return 0
    rng = SystemRandom() if options.seed is None else Random(options.seed)
    names = options.names or (["Ann"] if options.computer else ["Ann", "Bob"])
    try:
        play(names, rng, sys.stdin, sys.stdout, options.game, options.computer)
    except MugginsError as error:
        parser.error(error.message)
    return 0


def answer_lines(lines: Iterable[bytes], output: TextIO) -> None:
    """Answer each record at once, a line for a line; bytes that are no text are answered too."""
    for line in lines:
        output.write(replay_line(line.decode("utf-8", errors="replace")) + "\n")
        output.flush()


if __name__ == "__main__":
    sys.exit(main())
